// Dutch: two versions of a statement, words after the objection, play after the claim, the director's findings.

import type { HeardWords } from './heard.ts';

const side = { claimer: 'de claimer', opponents: 'de tegenpartij' } as const;
const slagen = (number: number) => (number === 1 ? '1 slag' : `${number} slagen`);
const ways = {
  count: 'er wordt een aantal genoemd',
  result: 'het resultaat van het contract wordt genoemd',
  lost: 'er worden slagen afgegeven',
  list: 'de genoemde slagen opgeteld',
  rest: 'de rest wordt geclaimd',
  none: 'de rest wordt afgegeven',
} as const;
const lijst = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} en ${items.at(-1)}`;
const named = { yes: 'wel', no: 'niet' } as const;
const levels: Readonly<Record<string, string>> = { novice: 'beginner', average: 'gemiddeld', expert: 'expert' };

export const heardNl: HeardWords = {
  doubt: ({ claimer, opponents }) =>
    `Er zijn twee lezingen van de toelichting: die van de claimer geeft ${slagen(claimer)}, die van de tegenpartij ${slagen(opponents)}.`,
  numbers: ({ claimed, said }) => {
    const numbers = lijst(said.map(({ by, tricks: number }) => `${slagen(number)} (${ways[by]})`));
    return claimed === undefined
      ? `De toelichting noemt meer dan één aantal: ${numbers}.`
      : `Het geclaimde aantal, ${slagen(claimed)}, is niet wat de toelichting zegt: ${numbers}.`;
  },
  reasons: {
    'number-in-statement': ({ tricks: number, by }) =>
      `Bij de claim is geen aantal genoemd; volgens de toelichting zijn het er ${number} (${ways[by]}).`,
    'version-found': ({ version }) =>
      `De wedstrijdleider stelde vast dat de toelichting luidde zoals ${side[version]} haar weergaf.`,
    'said-after-objection': ({ text }) => `„${text}” is pas na het bezwaar gezegd en telt niet mee.`,
    'said-in-time': ({ text }) =>
      `De wedstrijdleider stelde vast dat „${text}” vóór het bezwaar is gezegd: het hoort bij de toelichting.`,
    'play-after-claim': ({ worth, cards, tricks: won }) =>
      `Na de claim ${cards === 1 ? 'is 1 kaart' : `zijn ${cards} kaarten`} gespeeld. ${
        {
          void: 'Die tellen niet mee.',
          'not-agreed': 'Niet alle vier waren het eens met doorspelen; die kaarten tellen niet mee.',
          evidence: `Dat geldt als bewijs: zo spelen is voor de partij van de claimer een normale speelwijze. Zij maakte daarin ${slagen(won)}.`,
          unfinished:
            'Alle vier waren het eens met doorspelen: de claim vervalt, met wat erbij is gezegd; er is pas een resultaat na de laatste kaart.',
          result: `Alle vier waren het eens met doorspelen: de claim vervalt, met wat erbij is gezegd, en het resultaat blijft staan: ${slagen(won)}.`,
        }[worth]
      }`,
  },
  versions: 'Twee lezingen van de toelichting',
  version: (by, statement, number) =>
    `Volgens ${side[by]}: ${statement === '' ? 'er is niets gezegd' : `„${statement}”`}. Goed voor ${slagen(number)}.`,
  findings: 'De wedstrijdleider stelde vast',
  finding: (finding, value, about) =>
    ({
      version: `de toelichting luidde zoals ${side[value as 'claimer'] ?? value} haar weergaf`,
      'said-in-time': `de woorden waar het om gaat zijn ${value === 'yes' ? 'vóór' : 'pas na'} het bezwaar gezegd`,
      'shown-out': `had vóór de claim al niet bekend: ${about}`,
      'aware-of-trump': `de claimer wist ${named[value as 'yes'] ?? value} van de troef die nog buiten was`,
      class: `klasse van de speler: ${levels[value] ?? value}`,
      'struck-out': `niet normaal: ${about}`,
      allowed: `normaal: ${about}`,
    })[finding],
  change: (before, after) => `eerst ${slagen(before)}, daarna ${after}`,
};

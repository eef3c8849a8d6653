// Waarom een kaart normaal is, waarom een andere niet, en waarin normale speelwijzen verschillen, in het Nederlands.

import type { AccountWords, Say } from '../words.ts';

export const accountsNl = ({ card, play, count, list }: Say): AccountWords => {
  const tricks = (number: number) => count(number, 'slag', 'slagen');
  const lies = (some: number, all: number) => `bij ${some} van ${count(all, 'zitsel', 'zitsels')}`;
  return {
    headings: {
      grounds: 'Waarom deze kaarten normaal zijn, zoals de kaarten werden gezien',
      lines: 'De slechtste normale speelwijzen',
      why: 'Waarom niet een andere kaart',
    },
    grounds: {
      'only-card': () => 'er kon niets anders gespeeld worden',
      stated: () => 'de toelichting laat niets anders toe',
      'played-on': () => 'die kaart is na de claim gespeeld',
      unexamined: () => 'geldt als normaal, want niet alles is onderzocht',
      allowed: () => 'de wedstrijdleider liet het toe',
      sure: () => 'zeker van de claim, of van alle overige slagen, hoe de kaarten ook zitten',
      'no-guess': () => 'zonder gokken zeker van alles wat er te halen is',
      'as-good': ({ best, layouts }) =>
        best === 0
          ? 'geen andere kaart is altijd minstens zo goed'
          : `${lies(best, layouts)} haalt niets meer, en geen andere kaart is altijd minstens zo goed`,
    },
    plainSight: 'Dwang en ingooien tellen niet mee: wie er niets over zei, krijgt er niets voor.',
    refusals: {
      normal: () => 'ook die is normaal, en geeft niet minder slagen',
      'as-examined': () => 'ook die is normaal, en geeft voor zover onderzocht niet minder slagen',
      'against-statement': () => 'de toelichting zegt iets anders',
      'struck-out': () => 'de wedstrijdleider schrapte die',
      sure: (refusal) => `${card(refusal.instead)} is zeker van ${tricks(refusal.tricks)}, deze kaart niet`,
      'no-guess': (refusal) => `${card(refusal.instead)} is zonder gokken zeker van ${tricks(refusal.tricks)}`,
      dominated: (refusal) =>
        `${card(refusal.instead)} haalt ${lies(refusal.better, refusal.layouts)} meer, en nooit minder${refusal.game === 'plain' ? ' (dwang en ingooien niet meegeteld)' : ''}`,
      habit: (refusal) => `${card(refusal.instead)} is de kaart die een speler van die kleur zou kiezen`,
      'last-trump': (refusal) => `${card(refusal.instead)} gaat vóór troeven die de laatste lijken`,
      'double-dummy': (refusal) => `een topspeler ziet dat ${card(refusal.instead)} nooit slechter is en soms beter`,
      returns: (refusal) => `die neemt een kleur weer op terwijl ${card(refusal.instead)} gespeeld kan worden`,
    },
    whyNot: (asked, because) => `${play(asked)}: ${because}.`,
    isPlayed: (name, trick) =>
      `${card(name)} wordt ${trick === undefined ? 'in deze speelwijze' : `in slag ${trick}`} gespeeld.`,
    notPlayed: (name, trick) =>
      `${card(name)} had ${trick === undefined ? 'nergens in deze speelwijze' : `in slag ${trick} niet`} in plaats van een andere kaart gespeeld kunnen worden.`,
    line: (number, taken) => `${number}. ${tricks(taken)}`,
    differs: (from, trick, made, instead) =>
      `als speelwijze ${from}, maar in slag ${trick} ${play(made)} in plaats van ${card(instead)}`,
    at: (trick, made) => `slag ${trick}, ${list(made.map(play))}`,
    because: (plays, ground) => `${plays.join('; ')}: ${ground}.`,
    cards: (names) => names.map(card).join(' '),
    decisive: 'de speelwijze hierboven',
    noMoreLines: 'Er is geen andere normale speelwijze die in het spel van de claimende partij verschilt.',
  };
};

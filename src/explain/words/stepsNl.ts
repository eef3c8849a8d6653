// Dutch: what became of the steps of a statement.

import type { StepWords } from './steps.ts';

const seats = { N: 'Noord', E: 'Oost', S: 'Zuid', W: 'West' } as const;
const because = (why: string) => (why === '' ? '' : `: ${why}`);
const hand = (seat: keyof typeof seats | undefined) => (seat === undefined ? 'die hand' : seats[seat]);

export const stepsNl: StepWords = {
  fates: {
    followed: (tricks) => (tricks === '' ? 'zo gedaan' : `gevolgd in ${tricks}`),
    partly: (tricks, why) => `maar ten dele gevolgd${tricks === '' ? '' : `, ${tricks}`}${because(why)}`,
    'not-reached': () => 'niet aan toegekomen',
    'not-needed': () => 'niets te doen: het was al zo',
    impossible: (_, why) => `onmogelijk${because(why)}`,
    irregular: (_, why) => `in strijd met de spelregels${because(why)}`,
    'not-met': () => 'dus deze stap vraagt niets',
    open: () => 'de lijn toont niet of de voorwaarde opgaat',
    lapsed: () => 'bindt niet meer: een eerdere stap kon niet worden gevolgd',
  },
  tricks: (numbers) =>
    numbers.length === 1 ? `slag ${numbers[0]}` : `de slagen ${numbers.slice(0, -1).join(', ')} en ${numbers.at(-1)}`,
  obstacles: {
    'not-held': () => 'de partij van de claimer heeft niet wat is genoemd',
    spent: () => 'wat is genoemd was toen al gespeeld',
    'not-in-hand': (seat) => `${hand(seat)} heeft niet wat is genoemd`,
    'not-out': () => 'de te vangen kaart zit niet bij de tegenpartij',
    notrump: () => 'het contract is in sans atout',
    'which-suit': () => 'er is niet gezegd welke kleur',
    'no-trump-left': (seat) => `${hand(seat)} heeft geen troef om mee in te troeven`,
    'no-ruff': (seat) => `${hand(seat)} kan dat niet introeven`,
    'no-entry': (seat) => `${hand(seat)} is zo niet te bereiken`,
    'no-finesse': () => 'geen hand kan de kleur naar de andere toe spelen',
    'suit-lost': () =>
      'een slag in de kleur ging verloren, en volgens de gebruikte lezing mag de kleur dan worden verlaten',
    'showed-out': () =>
      'een tegenstander bekende niet meer, en volgens de gebruikte lezing mag de kleur dan worden verlaten',
    'not-won': () => 'niet al deze slagen werden gewonnen',
    lapsed: () => 'een eerdere stap kon niet worden gevolgd',
    'wrong-hand': (seat) => `de verkeerde hand, ${hand(seat)}, was aan slag`,
    'must-follow': (seat) => `${hand(seat)} had de voorgespeelde kleur nog`,
    'only-play': () => 'er kon niets anders worden gespeeld',
  },
  condition: (held) => (held ? 'de voorwaarde ging op' : 'de voorwaarde ging niet op'),
};

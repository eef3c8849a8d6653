// English: what became of the steps of a statement.

import type { StepWords } from './steps.ts';

const seats = { N: 'North', E: 'East', S: 'South', W: 'West' } as const;
const because = (why: string) => (why === '' ? '' : `: ${why}`);
const inTricks = (tricks: string) => (tricks === '' ? '' : ` in ${tricks}`);
const hand = (seat: keyof typeof seats | undefined) => (seat === undefined ? 'the hand' : seats[seat]);

export const stepsEn: StepWords = {
  fates: {
    followed: (tricks) => (tricks === '' ? 'kept to' : `followed${inTricks(tricks)}`),
    partly: (tricks, why) => `followed only in part${tricks === '' ? '' : `, ${tricks}`}${because(why)}`,
    'not-reached': () => 'not reached',
    'not-needed': () => 'nothing to do: it was so already',
    impossible: (_, why) => `impossible${because(why)}`,
    irregular: (_, why) => `irregular${because(why)}`,
    'not-met': () => 'so this step asks nothing',
    open: () => 'the line does not show whether the condition holds',
    lapsed: () => 'no longer binding: an earlier step could not be followed',
  },
  tricks: (numbers) =>
    numbers.length === 1 ? `trick ${numbers[0]}` : `tricks ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`,
  obstacles: {
    'not-held': () => "the claimer's side does not hold what was named",
    spent: () => 'what was named had been played by then',
    'not-in-hand': (seat) => `${hand(seat)} does not hold what was named`,
    'not-out': () => 'the card to be caught is not with the opponents',
    notrump: () => 'the contract is in notrump',
    'which-suit': () => 'it was not said which suit',
    'no-trump-left': (seat) => `${hand(seat)} has no trump to ruff with`,
    'no-ruff': (seat) => `${hand(seat)} cannot ruff it`,
    'no-entry': (seat) => `${hand(seat)} cannot be reached so`,
    'no-finesse': () => 'no hand can lead the suit up to the other',
    'suit-lost': () => 'a trick in the suit was lost, and under the reading used the suit may then be left',
    'showed-out': () => 'an opponent showed out, and under the reading used the suit may then be left',
    'not-won': () => 'not all of these tricks were won',
    lapsed: () => 'an earlier step could not be followed',
    'wrong-hand': (seat) => `the lead was in the wrong hand, ${hand(seat)}`,
    'must-follow': (seat) => `${hand(seat)} still had the suit that was led`,
    'only-play': () => 'nothing else could be played',
  },
  condition: (held) => (held ? 'the condition held' : 'the condition did not hold'),
};

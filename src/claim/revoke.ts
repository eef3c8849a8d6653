// A revoke that came to light at the claim, as the director found it: who, in which suit, who won that trick and what that side
// won after it. What it costs is for the edition to say (61 to 64). All but the player may be left out.

import {
  parseSeat,
  parseSuit,
  type SeatLetter,
  type SuitLetter,
  seatLetters,
  sideOf,
  suitLetters,
} from '../cards/cards.ts';
import { readSeat } from './hands.ts';
import { readFields, readText, readWhole, readWord, readYesNo, refuse, shown } from './read.ts';

const faced = ['penalty-card', 'faced-card'] as const;
const lateness = ['after-call', 'after-round'] as const;
const winners = ['player', 'partner', 'other-side'] as const;

export interface Revoke {
  readonly by: SeatLetter;
  readonly suit?: SuitLetter;
  /** Whether it was established, when the director has found that; otherwise it follows from who claimed and what was played. */
  readonly established?: boolean;
  /** Who won the trick of the revoke: the player himself, his partner (dummy is one), or the other side. */
  readonly wonBy?: (typeof winners)[number];
  /** Tricks that the side won after that one, up to the claim. */
  readonly laterTricks?: number;
  /** Whether the player won a later trick with a card that could have been played to the trick of the revoke. */
  readonly lateCard?: boolean;
  /** Which card should have been played, when it lay faced: a penalty card, or another one. */
  readonly instead?: (typeof faced)[number];
  /** Whether the player had revoked in the suit before on this board, and that was established. */
  readonly repeated?: boolean;
  /** Whether a player of the other side had revoked too, and both revokes are established. */
  readonly bothSides?: boolean;
  /** Whether it was in the twelfth trick. */
  readonly twelfthTrick?: boolean;
  /** When attention was first drawn to it only after the other side had called on the next board, or after the round. */
  readonly attention?: (typeof lateness)[number];
  /** Not established: whether it has been corrected, so that the cards of the case are those after it. */
  readonly corrected?: boolean;
  /** Tricks transferred, when the director has decided that himself. */
  readonly transferred?: number;
}

/** The tricks before the claim, as far as the case gives them. */
export interface TricksBefore {
  readonly played: number;
  readonly won?: { readonly NS: number; readonly EW: number } | undefined;
}

const yesNoKeys = ['established', 'lateCard', 'repeated', 'bothSides', 'twelfthTrick', 'corrected'] as const;
const keys = ['by', 'suit', 'wonBy', 'laterTricks', 'instead', 'attention', 'transferred', ...yesNoKeys];

/** `played`: tricks played before the one in progress; `won`: who won them, where that is given. */
export function readRevoke(value: unknown, at: string, { played, won }: TricksBefore): Revoke {
  const given = readFields(value, at, 'the revoke', keys);
  const yesNo = (key: (typeof yesNoKeys)[number]) => {
    const found = given.get(key);
    return found === undefined ? {} : { [key]: readYesNo(found, given.place(key)) };
  };
  const [suit, wonBy, later, transferred] = ['suit', 'wonBy', 'laterTricks', 'transferred'].map((key) =>
    given.get(key),
  );
  const most = Math.max(0, played - 1);
  const word = <W extends string>(key: string, words: readonly W[], code: string, what: string) => {
    const found = given.get(key);
    return found === undefined ? {} : { [key]: readWord(found, given.place(key), words, code, what) };
  };
  const revoke: Revoke = {
    by: seatLetters[readSeat(given.get('by'), given.place('by'))],
    ...(suit !== undefined && { suit: readSuit(suit, given.place('suit')) }),
    ...(wonBy !== undefined && {
      wonBy: readWord(wonBy, given.place('wonBy'), winners, 'unknown-winner', 'who won the trick of the revoke'),
    }),
    ...(later !== undefined && {
      laterTricks: readWhole(
        later,
        given.place('laterTricks'),
        0,
        most,
        `tricks of that side after the revoke, up to the claim, 0 to ${most}`,
      ),
    }),
    ...word('instead', faced, 'unknown-faced', 'which card lay faced'),
    ...word('attention', lateness, 'unknown-attention', 'when attention was drawn to it'),
    ...(transferred !== undefined && {
      transferred: readWhole(transferred, given.place('transferred'), 0, 13, 'tricks transferred, 0 to 13'),
    }),
  };
  for (const key of yesNoKeys) Object.assign(revoke, yesNo(key));
  if (revoke.twelfthTrick && played < 12)
    refuse(
      'revoke-trick',
      given.place('twelfthTrick'),
      `${played} tricks had been played, so that it cannot have been in the twelfth`,
      'no "twelfthTrick"',
    );
  if (won !== undefined) fitting(revoke, given.place, played, won);
  const { established, corrected } = revoke;
  if (corrected !== undefined && established === true)
    refuse(
      'revoke-corrected',
      given.place('corrected'),
      'the revoke was established, and then it is not corrected',
      '"established": false, or no "corrected"',
    );
  return revoke;
}

/** What is told of the revoke must fit the tricks won: none is transferred that the side has not won or cannot win yet. */
function fitting(
  { by, wonBy, laterTricks = 0, transferred = 0 }: Revoke,
  place: (key: string) => string,
  played: number,
  won: { readonly NS: number; readonly EW: number },
): void {
  const own = sideOf(parseSeat(by)!) === 0 ? won.NS : won.EW;
  const that = wonBy === 'player' || wonBy === 'partner' ? 1 : 0;
  const otherHasNone = wonBy === 'other-side' && own === played;
  if (laterTricks + that > own || otherHasNone)
    refuse(
      'revoke-won',
      place(otherHasNone || own < that ? 'wonBy' : 'laterTricks'),
      `that side has won ${own} of ${played} tricks before the claim`,
      'the trick of the revoke and later tricks that are among those in "won"',
    );
  const reach = own + 13 - played;
  if (transferred > reach)
    refuse(
      'revoke-won',
      place('transferred'),
      `${transferred} tricks transferred from a side that can have ${reach} at most`,
      `0 to ${reach}`,
    );
}

function readSuit(value: unknown, at: string): SuitLetter {
  const right = 'one of S, H, D, C';
  const text = readText(value, at, right);
  const suit = parseSuit(text.trim().toUpperCase());
  return suit === undefined ? refuse('unknown-suit', at, `${shown(text)} is not a suit`, right) : suitLetters[suit];
}

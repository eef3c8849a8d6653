// What the parts of a case must agree on, once each of them has been read: two questions at once, findings that leave nothing,
// a recorded result that the tricks won do not allow. Each part may be assumed to be sound by itself.

import { allSeats, type Card, type Seat, seatLetters, sideOf } from '../cards/cards.ts';
import { cardsOfSeat } from '../cards/hands.ts';
import type { Contract } from '../play/contract.ts';
import { type Position, tricksLeft } from '../play/position.ts';
import type { Act } from './act.ts';
import { seatNames } from './hands.ts';
import type { Incidents } from './incidents.ts';
import type { PlayedOn } from './playedOn.ts';
import { refuse } from './read.ts';
import { withLate } from './said.ts';
import { LONGEST_STATEMENT } from './statement/parse.ts';
import type { Scoring, Withdrawal } from './withdrawal.ts';

/** Of a case, the parts that can be at odds. */
interface Parts extends Scoring {
  readonly position: Position;
  readonly declarer: Seat;
  readonly contract?: Contract;
  readonly won?: { readonly NS: number; readonly EW: number };
  readonly claim: { readonly statement?: string; readonly heard?: string; readonly afterObjection?: string };
  readonly playedOn?: PlayedOn;
  readonly withdrawal?: Withdrawal;
  readonly incidents?: Incidents;
  readonly isClaim?: Act;
  readonly findings: {
    readonly notNormal: readonly { readonly card: Card; readonly trick?: number }[];
    readonly version?: string;
    readonly saidInTime?: boolean;
  };
}

/** The case itself, or a refusal. */
export function together<T extends Parts>(theCase: T): T {
  oneQuestion(theCase);
  somethingNormal(theCase);
  versionHeard(theCase);
  wordsInTime(theCase);
  contractDone(theCase);
  scoreAllowed(theCase);
  return theCase;
}

function oneQuestion({ withdrawal, ...parts }: Parts): void {
  const other = (['playedOn', 'incidents', 'isClaim'] as const).find((key) => parts[key] !== undefined);
  if (withdrawal !== undefined && other !== undefined)
    refuse(
      'two-questions',
      other,
      `"${other}" belongs to the ruling on the claim, "withdrawal" to a later one`,
      'one of the two in a case: rule on the claim first, then on the tricks asked back',
    );
}

function somethingNormal({ position, findings }: Parts): void {
  for (const seat of allSeats) {
    const held = cardsOfSeat(position.hands, seat);
    const struck = held.filter((card) =>
      findings.notNormal.some((play) => play.card === card && play.trick === undefined),
    );
    if (held.length > 0 && struck.length === held.length)
      refuse(
        'all-struck-out',
        'findings.notNormal',
        `every card of ${seatNames[seat]} is struck out, so that ${seatLetters[seat]} could play none`,
        'at least one card of each hand left',
      );
  }
}

function versionHeard({ claim, findings }: Parts): void {
  if (findings.version !== undefined && claim.heard === undefined)
    refuse(
      'one-version',
      'findings.version',
      'only one version of the statement is given',
      'the words as the opponents heard them in "claim": { "heard": "..." }, or no "version"',
    );
}

function wordsInTime({ claim, findings }: Parts): void {
  if (findings.saidInTime === undefined) return;
  const at = 'findings.saidInTime';
  const { statement, heard, afterObjection } = claim;
  if (afterObjection === undefined)
    refuse(
      'nothing-late',
      at,
      'no words are given of which it is in doubt when they were said',
      'these words in "claim": { "afterObjection": "..." }, or no "saidInTime"',
    );
  for (const text of [statement, heard])
    if (findings.saidInTime && withLate(text, afterObjection).length > LONGEST_STATEMENT)
      refuse(
        'statement-too-long',
        at,
        'the statement is too long with the words of "afterObjection"',
        `at most ${LONGEST_STATEMENT} characters together`,
      );
}

/** By the side that asks, and as the tricks won say. */
function contractDone({ contract, won, declarer, position, withdrawal }: Parts): void {
  const done = withdrawal?.contractDone;
  if (withdrawal === undefined || done === undefined) return;
  const at = 'withdrawal.contractDone';
  if (contract === undefined) refuse('no-contract', at, 'no contract is given', '"contract" too: "4S", "3NT"');
  const asks = sideOf(withdrawal.by) === sideOf(declarer);
  if (asks !== (done === 'made'))
    refuse(
      'contract-done-side',
      at,
      `the side of ${seatNames[withdrawal.by]} asks, which ${asks ? 'plays' : 'opposes'} the contract`,
      `"${asks ? 'made' : 'defeated'}", or nothing when it was not`,
    );
  const needed = asks ? contract.level + 6 : 8 - contract.level;
  const played = 13 - tricksLeft(position);
  if (needed > played)
    refuse(
      'contract-not-done',
      at,
      `${played} tricks had been played, and ${done} takes ${needed}`,
      'nothing: the contract could not have been decided yet',
    );
  if (won === undefined) return;
  const had = sideOf(withdrawal.by) === 0 ? won.NS : won.EW;
  if (had < needed)
    refuse(
      'contract-not-done',
      at,
      `the side of ${seatNames[withdrawal.by]} had won ${had} tricks, and ${done} takes ${needed}`,
      'nothing: the tricks won tell it',
    );
}

/** A trick that had been won and was scored away can be asked back by the side that won it, and by nobody else. */
function scoreAllowed({ contract, won, recorded, others, declarer, position, withdrawal }: Parts): void {
  const given = recorded !== undefined ? 'recorded' : others !== undefined ? 'others' : undefined;
  if (given === undefined) return;
  const known = won !== undefined || withdrawal?.contractDone !== undefined;
  const lacks = contract === undefined ? 'contract' : known ? undefined : 'won';
  if (lacks !== undefined)
    refuse(
      'score-unknown',
      given,
      `"${given}" is given, but there is no "${lacks}" to score by`,
      `"contract" and "won" too, or no "${given}"`,
    );
  if (recorded === undefined || won === undefined) return;
  const side = sideOf(declarer);
  const [own, theirs] = side === 0 ? [won.NS, won.EW] : [won.EW, won.NS];
  const asks = withdrawal === undefined ? undefined : sideOf(withdrawal.by) === side;
  const least = asks === true ? 0 : own;
  const most = asks === false ? 13 : 13 - theirs;
  if (recorded < least || recorded > most)
    refuse(
      'recorded-won',
      'recorded',
      `${recorded} tricks for declarer, who has won ${own} and lost ${theirs} with ${tricksLeft(position)} to come`,
      `${least} to ${most}; a side that lost a trick it had won asks for it in "withdrawal"`,
    );
}

// From what a reader found in a file to a board: the contract from the auction where it is not given, the play walked
// through, the recorded result held against it, and the class of the ending. The same for every format.

import { allSeats, nextSeat, type Seat, type Strain, seatLetters, sideOf } from '../cards/cards.ts';
import { cardsOfSeat, type Hands, handSize } from '../cards/hands.ts';
import type { Contract, Vulnerability } from '../play/contract.ts';
import { declarersTricks, outcomeOf, type SideTricks } from './auction.ts';
import { type Board, type Diagnostic, type EndingClass, type Format, note, trouble } from './board.ts';
import { allKnown, type LooseHands } from './hands.ts';
import { partOf, saidOf, stoppedAt } from './unseen.ts';
import { type Row, type Walk, walk } from './walk.ts';

/** A board as a reader leaves it. */
export interface Draft {
  readonly format: Format;
  readonly line: number;
  readonly column: number;
  readonly number?: string | undefined;
  readonly room?: string | undefined;
  readonly table?: string | undefined;
  readonly names: readonly (string | undefined)[];
  readonly dealer?: Seat | undefined;
  readonly vulnerable?: Vulnerability | undefined;
  /** Absent when no cards were given, or when they cannot be read (then a diagnostic says so). */
  readonly hands?: LooseHands | undefined;
  readonly calls: readonly (string | undefined)[];
  readonly declarer?: Seat | undefined;
  readonly contract?: Contract | undefined;
  readonly strain?: Strain | undefined;
  readonly passed: boolean;
  /** The play, in the ways in which its rows can be read: the first that agrees with the cards is taken. */
  readonly rows: readonly (readonly Row[])[];
  /** The seat of the first column of the rows; absent when the rows are in order of play. */
  readonly columns?: Seat | undefined;
  /** The file says that the next card is to come. */
  readonly unfinished: boolean;
  /** Declarer's tricks, or those of a side when the result is written so. */
  readonly recorded?: number | SideTricks | undefined;
  /** The result was agreed on and is not what the play gave (PBN "^9"), as after a revoke. */
  readonly agreed?: boolean;
  readonly vugraph: boolean;
  readonly diagnostics: readonly Diagnostic[];
  readonly tags: Board['tags'];
}

/** At most so many cards are no record of the play: the lead, or the first trick. */
const LEAD_ONLY = 4;

export function finish(draft: Draft): Board {
  const diagnostics = [...draft.diagnostics];
  const auction = draft.calls.filter((call) => call !== undefined);
  const outcome = outcomeOf(draft.calls, draft.dealer);
  const passed = draft.passed || (draft.contract === undefined && draft.strain === undefined && outcome.passed);
  const contract = passed ? undefined : (draft.contract ?? outcome.contract);
  const strain = contract?.strain ?? (passed ? undefined : draft.strain);
  const declarer = passed ? undefined : declarerOf(draft, outcome.declarer, diagnostics);
  const opening = draft.columns ?? (declarer === undefined ? undefined : nextSeat(declarer));
  const count = draft.rows[0]?.reduce((sum, row) => sum + row.filter((cell) => cell.card !== undefined).length, 0) ?? 0;

  const whole = draft.hands !== undefined && allKnown(draft.hands);
  const walked = count > 0 ? walkDraft(draft, strain, opening, declarer) : undefined;
  sayOfWalk(draft, walked, count, diagnostics);
  sayOfShortHands(draft, diagnostics);
  const standing =
    walked && !walked.fault
      ? walked
      : count === 0 && strain !== undefined && opening !== undefined && draft.hands
        ? walk(draft.hands, strain, opening, [])
        : undefined;
  const recorded = declarersTricks(draft.recorded, declarer);
  const part = draft.hands && !whole && !walked?.fault ? partOf(draft.hands, walked) : undefined;
  const stopped = part && standing && stoppedAt(draft.hands!, part, standing);
  const impossible = part !== undefined && standing !== undefined && !stopped;
  if (part) diagnostics.push(saidOf(draft.hands!, impossible, draft));
  const ending = classOf({ draft, passed, count, walked, impossible, declarer, recorded, diagnostics });
  const usable = standing !== undefined && (whole || stopped) && ending !== 'inconsistent' && !passed;
  return {
    format: draft.format,
    line: draft.line,
    column: draft.column,
    ...given({ number: draft.number, room: draft.room, table: draft.table, dealer: draft.dealer }),
    names: draft.names,
    vulnerable: draft.vulnerable ?? vulnerableOf(draft.number),
    ...given({ deal: whole ? draft.hands?.hands : undefined, part, declarer, contract, strain, opening }),
    auction,
    play: walked?.cards ?? [],
    irregular: (walked?.irregular ?? false) || draft.agreed === true,
    ...given({ recorded }),
    ending,
    ...(usable && { position: standing.position, ...stopped, won: standing.won, shownOut: standing.shownOut }),
    vugraph: draft.vugraph,
    diagnostics,
    tags: draft.tags,
  };
}

/** A deal, not an end position, in which a hand has fewer than thirteen cards: some hands have them all. */
function sayOfShortHands({ format, hands: loose, line, column }: Draft, diagnostics: Diagnostic[]): void {
  // links and RBN also show positions in the middle of a trick
  if (format !== 'pbn' && format !== 'lin') return;
  if (loose === undefined || !loose.known.every(Boolean)) return;
  const sizes = allSeats.map((seat) => handSize(loose.hands, seat));
  const short = allSeats.filter((seat) => sizes[seat]! < 13);
  if (short.length === 0 || short.length > 2 || short.some((seat) => sizes[seat]! < 11)) return;
  const wrong = short.map((seat) => `${seatLetters[seat]} has ${sizes[seat]} cards`).join(', ');
  const right = 'thirteen cards in each hand';
  const dealt = allSeats.map((seat) => cardsOfSeat(loose.hands, seat));
  diagnostics.push({ ...trouble(line, column, 'hand-size', wrong, right), dealt });
}

/** An object without the keys whose value is undefined. */
const given = <T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;

function declarerOf(draft: Draft, bid: Seat | undefined, diagnostics: Diagnostic[]): Seat | undefined {
  if (draft.declarer !== undefined) return draft.declarer;
  if (bid !== undefined) return bid;
  if (draft.columns === undefined) return undefined;
  const declarer = nextSeat(draft.columns, 3);
  if (draft.rows[0]?.some((row) => row.some((cell) => cell.card !== undefined)))
    diagnostics.push(
      note(
        draft.line,
        draft.column,
        'declarer-assumed',
        'no declarer is given',
        `${seatLetters[declarer]} is taken, to the right of the opening leader`,
      ),
    );
  return declarer;
}

/** The way to read the rows that agrees with the cards, or the one that gets furthest. */
function walkDraft(
  draft: Draft,
  strain: Strain | undefined,
  opening: Seat | undefined,
  declarer: Seat | undefined,
): Walk | undefined {
  if (draft.hands === undefined || strain === undefined || opening === undefined) return undefined;
  const leaders = declarer === undefined ? [opening] : [...new Set([opening, nextSeat(declarer)])];
  let best: Walk | undefined;
  for (const rows of draft.rows)
    for (const leader of leaders) {
      const found = walk(draft.hands, strain, leader, rows, draft.columns);
      if (!found.fault) return found;
      if (!best || found.cards.length > best.cards.length) best = found;
    }
  return best;
}

function sayOfWalk(draft: Draft, walked: Walk | undefined, count: number, diagnostics: Diagnostic[]): void {
  if (count === 0) return;
  if (!walked) {
    if (draft.hands === undefined && diagnostics.some(({ weight }) => weight === 'problem')) return;
    const lacks = draft.hands === undefined ? 'the deal' : 'the contract';
    diagnostics.push(
      trouble(
        draft.line,
        draft.column,
        'play-alone',
        `cards were played, but ${lacks} is not known`,
        'deal, contract and play of one board',
      ),
    );
    return;
  }
  if (walked.fault) {
    const { cell, code, wrong } = walked.fault;
    diagnostics.push(
      trouble(
        cell.line,
        cell.column,
        code,
        wrong,
        'a play in which every card is held by its seat and follows suit when it can',
      ),
    );
  } else if (walked.moved) {
    const { line, column } = walked.moved;
    diagnostics.push(
      note(
        line,
        column,
        'play-order',
        'cards are not in the places of their seats',
        'each card was given to the hand that holds it',
      ),
    );
  }
  if (walked.irregular)
    diagnostics.push(
      note(
        draft.line,
        draft.column,
        'irregular',
        'a revoke or a lead out of turn is marked in the play',
        'it was walked over',
      ),
    );
}

interface Facts {
  readonly draft: Draft;
  readonly passed: boolean;
  readonly count: number;
  readonly walked: Walk | undefined;
  /** No cards of the hands that are not given fit the play. */
  readonly impossible: boolean;
  readonly declarer: Seat | undefined;
  readonly recorded: number | undefined;
  readonly diagnostics: Diagnostic[];
}

function classOf({ draft, passed, count, walked, impossible, declarer, recorded, diagnostics }: Facts): EndingClass {
  if (count === 0) return passed ? 'passed' : 'no-play';
  if (!walked || walked.fault || impossible || passed) return 'inconsistent';
  const dealt = dealtTricks(draft.hands!.hands);
  const left = dealt - (walked.won.NS + walked.won.EW);
  const fits =
    declarer === undefined ||
    recorded === undefined ||
    draft.agreed ||
    dealt < 13 ||
    resultFits(walked, declarer, left, recorded);
  if (!fits) {
    const side = sideOf(declarer!) === 0 ? 'NS' : 'EW';
    const most = walked.won[side] + left;
    diagnostics.push(
      trouble(
        draft.line,
        draft.column,
        'result-impossible',
        `the result gives declarer ${recorded} tricks, but ${walked.won[side]} were won and ${left} are left`,
        left === 0 ? `${most}, as the play has it` : `${walked.won[side]} to ${most}`,
      ),
    );
    return 'inconsistent';
  }
  if (walked.cards.length === dealt * 4) return 'played-out';
  if (walked.cards.length <= LEAD_ONLY) return 'lead-only';
  return recorded === undefined || draft.unfinished ? 'stopped' : 'claim';
}

const dealtTricks = (hands: Hands): number => Math.max(...[0, 1, 2, 3].map((seat) => handSize(hands, seat as Seat)));

function resultFits({ won }: Walk, declarer: Seat, left: number, recorded: number): boolean {
  const before = sideOf(declarer) === 0 ? won.NS : won.EW;
  return recorded >= before && recorded <= before + left;
}

const wheel: readonly Vulnerability[] = ['None', 'NS', 'EW', 'Both'];

/** The vulnerability that belongs to a board number (Law 2). */
export function vulnerableOf(number: string | undefined): Vulnerability {
  const found = /\d+/.exec(number ?? '');
  if (!found) return 'None';
  const at = Number(found[0]) - 1;
  return wheel[(at + Math.floor(at / 4)) & 3]!;
}

export const dealerOf = (number: string | undefined): Seat | undefined => {
  const found = /\d+/.exec(number ?? '');
  return found ? (((Number(found[0]) - 1) & 3) as Seat) : undefined;
};

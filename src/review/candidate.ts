// A board of a session file as a claim to be reviewed. Files never say who claimed, when, or with which words: all they have is
// "the play stops here and declarer is given N tricks". So declarer is taken to claim N less what he has, without a word.

import { type SeatLetter, seatLetters, sideOf, strainLetters } from '../cards/cards.ts';
import type { Case } from '../claim/case.ts';
import { type CaseJson, makeCase } from '../claim/caseJson.ts';
import { examineDealt } from '../doctor/dealt.ts';
import { type SaidDiagnosis, saidDiagnosis } from '../doctor/said.ts';
import type { Board } from '../formats/board.ts';
import type { EditionId } from '../laws/editions.ts';
import { makeContract, type Vulnerability } from '../play/contract.ts';
import { tricksLeft } from '../play/position.ts';
import { type Unknown, unknownSeats } from '../play/unknown.ts';
import type { Irregularity } from '../ruling/irregularity.ts';
import { type OperatorSign, operatorSigns } from './operator.ts';

/** Where a board stands and what it is called. */
export interface BoardName {
  readonly file: string;
  readonly line: number;
  /** Place of the board in its file, from 0. */
  readonly index: number;
  readonly board?: string;
  readonly room?: string;
  readonly table?: string;
  readonly names: Readonly<Partial<Record<SeatLetter, string>>>;
  readonly declarer?: SeatLetter;
  /** Contract, or only its strain when that is all that is known. */
  readonly contract?: string;
  readonly vulnerable: Vulnerability;
}

export interface Candidate extends BoardName {
  /** Declarer's tricks in all, as recorded. */
  readonly recorded: number;
  /** Who is taken to have claimed. */
  readonly by: SeatLetter;
  /** What the result leaves the claimer of the tricks still to be played: the claim. */
  readonly claimed: number;
  readonly remaining: number;
  /** Seats whose cards are not all known; absent when all are. */
  readonly unseen?: readonly SeatLetter[];
  /** Declarer's tricks before the claim. */
  readonly before: number;
  readonly signs: readonly OperatorSign[];
  readonly case: CaseJson;
}

/** Why a board cannot be reviewed as a claim. */
export type LeftOut =
  | 'wrong-cards'
  | 'result-impossible'
  | 'hands-unknown'
  | 'own-hands-unknown'
  | 'irregular'
  | 'no-declarer';

/** What the board doctor found, and the guided ruling to go on with. */
export interface Examined extends SaidDiagnosis {
  readonly next?: Irregularity;
}

export interface NoClaim {
  readonly leftOut: LeftOut;
  readonly name: BoardName;
  readonly why: string;
  /** When it is the cards that are wrong. */
  readonly diagnosis?: Examined;
}

export type Look = { readonly candidate: Candidate } | NoClaim;

/** A stopped board with a result as a candidate, a board with wrong cards with its diagnosis; nothing for one of another kind. */
export function candidateOf(board: Board, file: string, index: number, edition: EditionId): Look | undefined {
  const name = boardName(board, file, index);
  const examined = wrongCards(board, name, edition);
  if (examined) return examined;
  const impossible = board.diagnostics.find(({ code }) => code === 'result-impossible');
  if (impossible) return { leftOut: 'result-impossible', name, why: `${impossible.wrong}; ${impossible.right}` };
  const stopped = board.ending === 'claim' || (board.ending === 'lead-only' && board.recorded !== undefined);
  if (!stopped) return undefined;
  const { position, unknown, won, shownOut, declarer, recorded } = board;
  if (board.irregular)
    return {
      leftOut: 'irregular',
      name,
      why: 'a revoke, a lead out of turn or an agreed result: the tricks are not those of the play',
    };
  if (!position || !won || !shownOut) return { leftOut: 'hands-unknown', name, why: 'not all four hands are known' };
  if (declarer === undefined || recorded === undefined)
    return { leftOut: 'no-declarer', name, why: 'no declarer is known' };
  if (unknown && !board.given && unknownSeats(unknown).some((seat) => sideOf(seat) === sideOf(declarer)))
    return { leftOut: 'own-hands-unknown', name, why: "not all of declarer's cards and dummy's are known" };

  const before = sideOf(declarer) === 0 ? won.NS : won.EW;
  if (board.given) return { candidate: givenCandidate(board.given, name, recorded, before) };
  const claimed = recorded - before;
  const remaining = tricksLeft(position);
  const theCase: Case = {
    edition,
    position,
    ...(unknown && { unknown }),
    declarer,
    ...(board.contract && { contract: board.contract }),
    vulnerable: board.vulnerable,
    won,
    shownOut,
    played: board.opening === ((declarer + 1) & 3) ? board.play : [],
    claim: { by: declarer, tricks: claimed },
    findings: { awareOfTrump: null, notNormal: [], normal: [], class: 'average' },
    regulations: {},
  };
  const signs = operatorSigns(board, remaining, claimed);
  return {
    candidate: {
      ...name,
      recorded,
      by: seatLetters[declarer],
      claimed,
      remaining,
      ...unseenIn(unknown),
      before,
      signs,
      case: makeCase(theCase),
    },
  };
}

const unseenIn = (unknown: Unknown | undefined): Pick<Candidate, 'unseen'> =>
  unknown ? { unseen: unknownSeats(unknown).map((seat) => seatLetters[seat]) } : {};

function wrongCards(board: Board, name: BoardName, edition: EditionId): NoClaim | undefined {
  const { diagnostics, play, opening, strain } = board;
  const found = diagnostics.find(({ dealt }) => dealt !== undefined);
  if (found?.dealt === undefined) return undefined;
  const { diagnosis, next } = examineDealt({ cards: found.dealt, play, opening, strain }, edition);
  return {
    leftOut: 'wrong-cards',
    name,
    why: found.wrong,
    diagnosis: { ...saidDiagnosis(diagnosis), ...(next && { next }) },
  };
}

/** A case that was given as one: its own claimer and statement. */
function givenCandidate(given: Case, name: BoardName, recorded: number, before: number): Candidate {
  const remaining = tricksLeft(given.position);
  const by = seatLetters[given.claim.by];
  return {
    ...name,
    recorded,
    by,
    claimed: given.claim.tricks ?? remaining,
    remaining,
    ...unseenIn(given.unknown),
    before,
    signs: [],
    case: makeCase(given),
  };
}

export function boardName(board: Board, file: string, index: number): BoardName {
  const names = Object.fromEntries(
    board.names.flatMap((name, seat) => (name === undefined ? [] : [[seatLetters[seat]!, name]])),
  );
  const contract = board.contract
    ? makeContract(board.contract)
    : board.strain === undefined
      ? undefined
      : strainLetters[board.strain];
  return {
    file,
    line: board.line,
    index,
    ...(board.number !== undefined && { board: board.number }),
    ...(board.room !== undefined && { room: board.room }),
    ...(board.table !== undefined && { table: board.table }),
    names,
    ...(board.declarer !== undefined && { declarer: seatLetters[board.declarer] }),
    ...(contract !== undefined && { contract }),
    vulnerable: board.vulnerable,
  };
}

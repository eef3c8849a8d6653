// A case as it is being entered: everything may still be missing, and a card may be in two hands. Plain JSON, so that it can be
// kept, undone and read back. `null` stands for what has not been said yet. Edits are in edit.ts, what is wrong with it in check.ts.

import { allSeats, type Card, nextSeat, type Seat, type Strain, sideOf } from '../../../cards/cards.ts';
import { countBits } from '../../../cards/hands.ts';
import type { Act } from '../../../claim/act.ts';
import type { JudgedPlay } from '../../../claim/findings.ts';
import type { Incidents } from '../../../claim/incidents.ts';
import type { PlayedOn } from '../../../claim/playedOn.ts';
import type { Regulations } from '../../../claim/regulations.ts';
import type { KnownJson } from '../../../claim/unknown.ts';
import { type Withdrawal, withdrawalKeys } from '../../../claim/withdrawal.ts';
import { type EditionId, latestEdition } from '../../../laws/editions.ts';
import { possibleScores, type Vulnerability } from '../../../play/contract.ts';
import type { Irregularity } from '../../../ruling/irregularity.ts';

/** What the form needs beside the case. Free text, all of it. */
export interface About {
  readonly event: string;
  readonly section: string;
  readonly table: string;
  readonly board: string;
  readonly north: string;
  readonly east: string;
  readonly south: string;
  readonly west: string;
  readonly objection: string;
  readonly director: string;
}

/** What is asked back; who asks follows from the claimer. */
export type AskedBack = Omit<Withdrawal, 'by'>;

/** The play of a board from a file, and the point of it that is looked at. */
export interface Recorded {
  readonly deal: readonly number[];
  readonly opening: Seat;
  readonly play: readonly Card[];
  /** How many cards have been played. */
  readonly at: number;
  /** Declarer's tricks as written in the file. */
  readonly tricks: number | null;
}

export interface Draft {
  /** Sixteen holdings, seat * 4 + suit, of the cards still held. */
  readonly hands: readonly number[];
  /** By seat the suits (bits) in which it may hold more than is entered; 0 when the hand is known card by card. */
  readonly open: readonly number[];
  /** By suit the cards that the open hands hold between them, all told; null when that is not known. */
  readonly out: readonly (number | null)[];
  /** Other facts about the cards of open hands. */
  readonly known: readonly KnownJson[];
  readonly strain: Strain | null;
  readonly level: number | null;
  readonly doubled: 0 | 1 | 2;
  readonly declarer: Seat | null;
  readonly vulnerable: Vulnerability;
  readonly leader: Seat | null;
  readonly trick: readonly Card[];
  /** Tricks of declarer's side before the trick in progress. */
  readonly won: number | null;
  readonly shownOut: readonly number[];
  /** The same, where it is the director who found it. Only of hands that are known. */
  readonly shownOutFound: readonly number[];
  readonly recorded: Recorded | null;
  /** The claimer; declarer when null. */
  readonly by: Seat | null;
  readonly claimed: number | null;
  readonly statement: string;
  /** The statement as the opponents heard it, words said only after an objection, and whose version was said. */
  readonly heard: string;
  readonly afterObjection: string;
  readonly version: 'claimer' | 'opponents' | null;
  /** Whether the words of `afterObjection` were said in time after all. */
  readonly saidInTime: boolean | null;
  readonly aware: boolean | null;
  readonly class: 'novice' | 'average' | 'expert';
  readonly edition: EditionId;
  /** The authority, and readings of its own where the law leaves a choice. */
  readonly regulations: Regulations;
  /** Set when tricks are asked back after a concession or an agreement. */
  readonly withdrawal: AskedBack | null;
  /** Declarer's tricks in all as the board was scored before the ruling. */
  readonly scored: number | null;
  /** The scores of other tables for North-South, as typed. */
  readonly others: string;
  /** What else happened at the claim; what is asked of defenders only counts when a defender claims. */
  readonly incidents: Incidents;
  /** What was done or said, when it was asked whether it was a claim at all. */
  readonly act: Act;
  /** Play that went on after the claim. */
  readonly playedOn: PlayedOn | null;
  readonly struck: readonly JudgedPlay[];
  readonly allowed: readonly JudgedPlay[];
  readonly about: About;
  /** The guided ruling on an irregularity, as far as it is answered. */
  readonly irregularity: Irregularity | null;
  /** What the board doctor is told beside the hands on the desk. */
  readonly found: Found;
}

/** As typed: the record of the deal, and cards that lay elsewhere. */
export interface Found {
  readonly record: string;
  readonly elsewhere: string;
}

export const noAbout: About = {
  event: '',
  section: '',
  table: '',
  board: '',
  north: '',
  east: '',
  south: '',
  west: '',
  objection: '',
  director: '',
};

export const emptyDraft: Draft = {
  hands: Array.from({ length: 16 }, () => 0),
  open: [0, 0, 0, 0],
  out: [null, null, null, null],
  known: [],
  strain: null,
  level: null,
  doubled: 0,
  declarer: null,
  vulnerable: 'None',
  leader: null,
  trick: [],
  won: null,
  shownOut: [0, 0, 0, 0],
  shownOutFound: [0, 0, 0, 0],
  recorded: null,
  by: null,
  claimed: null,
  statement: '',
  heard: '',
  afterObjection: '',
  version: null,
  saidInTime: null,
  aware: null,
  class: 'average',
  edition: latestEdition,
  regulations: {},
  withdrawal: null,
  scored: null,
  others: '',
  incidents: {},
  act: {},
  playedOn: null,
  struck: [],
  allowed: [],
  about: noAbout,
  irregularity: null,
  found: { record: '', elsewhere: '' },
};

export const holdingOf = ({ hands }: Pick<Draft, 'hands'>, seat: Seat, suit: number): number => hands[seat * 4 + suit]!;

export const sizeOf = (draft: Pick<Draft, 'hands'>, seat: Seat): number =>
  [0, 1, 2, 3].reduce((sum, suit) => sum + countBits(holdingOf(draft, seat, suit)), 0);

export const hasCards = (draft: Draft): boolean => draft.hands.some((bits) => bits !== 0) || draft.trick.length > 0;

/** The seat that played card `i` of the trick in progress; undefined while nobody is known to have led. */
export const seatOfTrick = ({ leader }: Draft, i: number): Seat | undefined =>
  leader === null ? undefined : nextSeat(leader, i);

/** Cards that a seat had when the trick in progress began. */
export function startedWith(draft: Draft, seat: Seat): number {
  const played = draft.trick.some((_, i) => seatOfTrick(draft, i) === seat);
  return sizeOf(draft, seat) + (played ? 1 : 0);
}

/** Tricks still to be won, the one in progress included: what most hands that are known say, and of two the larger. */
export function tricksToGo(draft: Draft): number {
  const sizes = allSeats
    .filter((seat) => draft.open[seat] === 0)
    .map((seat) => startedWith(draft, seat))
    .filter((size) => size > 0);
  const times = (size: number) => sizes.filter((other) => other === size).length;
  return sizes.reduce(
    (best, size) => (times(size) > times(best) || (times(size) === times(best) && size > best) ? size : best),
    0,
  );
}

/** The scores of other tables: numbers, however they are separated; undefined when something else is among them. */
export function othersOf({ others, vulnerable }: Pick<Draft, 'others' | 'vulnerable'>): number[] | undefined {
  const scores = others
    .replaceAll('−', '-')
    .split(/[\s,;]+/)
    .filter((text) => text !== '')
    .map((text) => (/^[+-]?\d{1,4}$/.test(text) ? Number(text) : Number.NaN));
  const possible = possibleScores(vulnerable);
  const fits = scores.every((score) => possible.has(score));
  return fits ? scores : undefined;
}

/** What is asked back, without what belongs to the other kind or is told by the tricks won. The side that asks for a concession
 *  is the claimer's: its contract was made, or the other one beaten. */
export function askedBackOf(draft: Draft): AskedBack | undefined {
  const { withdrawal, won } = draft;
  if (!withdrawal) return undefined;
  const { contractDone, ...rest } = withdrawal;
  const strange = withdrawalKeys[withdrawal.of === 'concession' ? 'agreement' : 'concession'];
  const outcome = outcomeAsked(draft);
  const told = won !== null || contractDone === undefined || outcome === undefined;
  const all = Object.entries({ ...rest, ...(!told && { contractDone: outcome }) });
  return Object.fromEntries(all.filter(([key]) => !strange.includes(key))) as unknown as AskedBack;
}

/** What the side of the claimer may have done to the contract before it conceded, when enough tricks had been played for it. */
export function outcomeAsked(draft: Draft): 'made' | 'defeated' | undefined {
  const { level, declarer } = draft;
  const claimer = claimerOf(draft);
  if (level === null || declarer === null || claimer === null) return undefined;
  const outcome = sideOf(claimer) === sideOf(declarer) ? 'made' : 'defeated';
  const needed = outcome === 'made' ? level + 6 : 8 - level;
  return needed <= 13 - tricksToGo(draft) ? outcome : undefined;
}

/** What happened at the claim: what is asked of a defender who claims is left out for a declarer. */
export function incidentsOf(draft: Draft): Incidents | undefined {
  const { partnerObjected, shownToDeclarerOnly, ...others } = draft.incidents;
  const incidents = claimerOf(draft) === draft.declarer ? others : draft.incidents;
  return Object.keys(incidents).length === 0 ? undefined : incidents;
}

export const claimerOf = ({ by, declarer }: Draft): Seat | null => by ?? declarer;

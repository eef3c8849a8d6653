// What a case says when a side wants tricks back (Law 71 a concession, Law 69B its agreement to a claim), how the board was
// scored before the ruling, and the scores of other tables. All of it optional.

import { type Seat, seatLetters, sideOf } from '../cards/cards.ts';
import { possibleScores, type Vulnerability } from '../play/contract.ts';
import { readSeat, seatNames } from './hands.ts';
import { type Fields, readFields, readList, readText, readWhole, readWord, readYesNo, refuse, shown } from './read.ts';

const outcomes = ['made', 'defeated'] as const;

export interface Withdrawal {
  readonly of: 'concession' | 'agreement';
  /** Who asks: the claimer's side for a concession, the other side for agreement. */
  readonly by: Seat;
  /** When the director was asked, and when the official score was available: "2026-11-30T22:40". */
  readonly asked?: string;
  readonly available?: string;
  /** Whether all four hands were back in the board (1963), or the short time of 71C had passed (1997). */
  readonly handsReturned?: boolean;
  readonly shortTimePassed?: boolean;
  /** Whether the contract had already been made or beaten, as the director finds; needed only where the tricks won are not known. */
  readonly contractDone?: (typeof outcomes)[number];
  /** Whether the side that agreed has called on the next board, or the round has ended: only then has it agreed (69A). */
  readonly calledNext?: boolean;
  /** Tricks of the remaining ones that the side would likely have won, as the director finds (69B since 2007). */
  readonly likely?: number;
}

export interface Scoring {
  /** Declarer's tricks in all, as the board was scored before the ruling. */
  readonly recorded?: number;
  /** The scores of other tables for North-South. */
  readonly others?: readonly number[];
}

/** What is asked of the one kind only. */
export const withdrawalKeys: Readonly<Record<Withdrawal['of'], readonly string[]>> = {
  concession: ['contractDone', 'handsReturned', 'shortTimePassed'],
  agreement: ['calledNext', 'likely'],
};

const keys = [
  'of',
  'by',
  'asked',
  'available',
  'handsReturned',
  'shortTimePassed',
  'contractDone',
  'calledNext',
  'likely',
];

export function readWithdrawal(fields: Fields, claimer: Seat, left: number): Withdrawal | undefined {
  const value = fields.get('withdrawal');
  if (value === undefined) return undefined;
  const given = readFields(value, 'withdrawal', 'the withdrawal', keys);
  const of = readWord(given.get('of'), 'withdrawal.of', ['concession', 'agreement'], 'unknown-withdrawal', 'it');
  const by = readSeat(given.get('by'), 'withdrawal.by');
  const own = sideOf(by) === sideOf(claimer);
  if (own !== (of === 'concession'))
    refuse(
      'withdrawal-side',
      'withdrawal.by',
      `${seatNames[by]} ${own ? 'is on' : 'opposes'} the side of the claimer (${seatLetters[claimer]})`,
      'a concession is taken back by the side that made it, agreement by the side that agreed to the claim',
    );
  const { asked, available } = readTimes(given);
  const yesNo = (key: 'handsReturned' | 'shortTimePassed' | 'calledNext') => {
    const found = given.get(key);
    return found === undefined ? undefined : readYesNo(found, given.place(key));
  };
  const [likely, contractDone] = [given.get('likely'), given.get('contractDone')];
  const strange = withdrawalKeys[of === 'concession' ? 'agreement' : 'concession'].find(
    (key) => given.get(key) !== undefined,
  );
  if (strange !== undefined)
    refuse(
      'withdrawal-key',
      given.place(strange),
      `"${strange}" says nothing of ${of === 'concession' ? 'a concession' : 'agreement'}`,
      `of ${of === 'concession' ? 'a concession' : 'agreement'}: ${withdrawalKeys[of].join(', ')}`,
    );
  return defined({
    of,
    by,
    asked,
    available,
    handsReturned: yesNo('handsReturned'),
    shortTimePassed: yesNo('shortTimePassed'),
    contractDone: contractDone === undefined ? undefined : readOutcome(contractDone, given.place('contractDone')),
    calledNext: yesNo('calledNext'),
    likely:
      likely === undefined
        ? undefined
        : readWhole(likely, given.place('likely'), 0, left, `tricks of the remaining ones, 0 to ${left}`),
  });
}

/** When something was asked for, and when the official score was available: both by one clock. */
export function readTimes(given: Fields): { readonly asked?: string; readonly available?: string } {
  const time = (key: 'asked' | 'available') => readTime(given.get(key), given.place(key));
  const [asked, available] = [time('asked'), time('available')];
  if (asked !== undefined && available !== undefined && zoned(asked) !== zoned(available))
    refuse(
      'time-zones',
      given.place('asked'),
      `one of ${asked} and ${available} has a zone, the other has none`,
      'both times by the clock on the wall, or both with a zone: "2026-11-30T22:40+01:00"',
    );
  return defined({ asked, available });
}

const readOutcome = (value: unknown, at: string) =>
  readWord(value, at, outcomes, 'unknown-outcome', 'the contract was made or defeated: it');

/** A moment as "2026-11-30T22:40", with seconds and a zone if need be. */
export function readTime(value: unknown, at: string): string | undefined {
  if (value === undefined) return undefined;
  const right = 'a date and a time: "2026-11-30T22:40"';
  const text = readText(value, at, right);
  const form = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)?$/;
  // the 31st of February is read as the 3rd of March: the day must come back as it was
  const day = text.slice(0, 10);
  const real = new Date(`${day}T00:00Z`).toJSON()?.slice(0, 10) === day;
  if (!form.test(text) || !real || Number.isNaN(Date.parse(text)))
    refuse('time-form', at, `${shown(text)} is no time`, right);
  return text;
}

const zoned = (time: string) => /(Z|[+-]\d\d:\d\d)$/.test(time);

/** `vulnerable`: as given, to tell which scores other tables can have. */
export function readScoring(fields: Fields, vulnerable: Vulnerability | undefined): Scoring {
  const recorded = fields.get('recorded');
  const others = fields.get('others');
  const right = 'the scores of other tables for North-South: [620, -100, 170]';
  return defined({
    recorded:
      recorded === undefined ? undefined : readWhole(recorded, 'recorded', 0, 13, "declarer's tricks in all, 0 to 13"),
    others:
      others === undefined
        ? undefined
        : readList(others, 'others', right).map((score, i) => readScore(score, `others[${i}]`, right, vulnerable)),
  });
}

function readScore(value: unknown, at: string, right: string, vulnerable: Vulnerability | undefined): number {
  const score = readWhole(value, at, -7600, 7600, right);
  if (!possibleScores(vulnerable).has(score)) {
    const zone = vulnerable === undefined ? 'no contract gives' : `no contract gives with vulnerable "${vulnerable}"`;
    refuse('out-of-range', at, `${score} is a score that ${zone}`, right);
  }
  return score;
}

/** Without the keys that have no value. */
function defined<T extends object>(record: { [K in keyof T]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T;
}

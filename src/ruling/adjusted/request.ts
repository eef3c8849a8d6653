// What is asked about an adjusted score, from JSON: `{ "law70": "adjust/1", "edition", "vulnerable", "offenders", "result",
// "outcomes", "standard", "fault", "ownAverage", "others", "otherTable", "severalResults", "deal" }`. Results are contracts with declarer and
// tricks, or points of North-South; tricks left out are counted double dummy when the deal is given.

import { type Side, sideOf } from '../../cards/cards.ts';
import type { Hands } from '../../cards/hands.ts';
import type { Result } from '../../cards/result.ts';
import { readContract, readVulnerable } from '../../claim/case.ts';
import { readDeal, readSeat } from '../../claim/hands.ts';
import {
  attempt,
  type Fields,
  readFields,
  readList,
  readWhole,
  readWord,
  readYesNo,
  refuse,
  shown,
} from '../../claim/read.ts';
import { type EditionId, editionIds, latestEdition } from '../../laws/editions.ts';
import { isVulnerable, score, type Vulnerability } from '../../play/contract.ts';
import type { Fault } from './artificial.ts';
import type { Outcome, StandardId } from './standards.ts';

/** Tricks of a contract with all cards in view: strain and declarer in, tricks out. */
export type CountTricks = (deal: Hands, strain: number, declarer: number) => number;

export interface Adjustment {
  readonly edition: EditionId;
  readonly offenders: Side | 'both';
  /** What was scored at the table, points of North-South. */
  readonly result?: number;
  readonly outcomes: readonly (Outcome & { readonly doubleDummy?: number })[];
  readonly standard?: StandardId;
  readonly fault?: readonly [Fault, Fault];
  readonly ownAverage?: number;
  readonly others: readonly number[];
  readonly otherTable?: number;
  /** Team play of 2017: several results at the other tables, one side at fault (86B). */
  readonly severalResults?: true;
}

const keys = [
  'law70',
  'edition',
  'vulnerable',
  'offenders',
  'result',
  'outcomes',
  'standard',
  'fault',
  'ownAverage',
  'others',
  'otherTable',
  'severalResults',
  'deal',
];
const resultKeys = ['contract', 'declarer', 'tricks', 'score', 'weight', 'likely', 'atAllProbable'];
const standardIds: readonly StandardId[] = ['one-result', 'likely-possible', 'likely-probable', 'weighted'];
const sides = ['NS', 'EW'] as const;

export const parseAdjustment = (input: unknown, count: CountTricks): Result<Adjustment> =>
  attempt(() => {
    const fields = readFields(input, '', 'a score to adjust', keys);
    const kind = fields.get('law70') ?? 'adjust/1';
    if (kind !== 'adjust/1') refuse('kind', 'law70', `${shown(kind)} is not known`, '"adjust/1"');
    const has = (key: string) => fields.get(key) !== undefined;
    const vulnerable = readVulnerable(fields.get('vulnerable'));
    const deal = has('deal') ? readDeal(fields.get('deal'), 'deal') : undefined;
    const scene = { vulnerable, deal, count };
    const outcomes = readList(fields.get('outcomes') ?? [], 'outcomes', 'a list of results').map((one, i) =>
      readOutcome(one, `outcomes[${i}]`, scene),
    );
    if (outcomes.length === 0 && !has('fault'))
      refuse(
        'missing',
        'outcomes',
        'neither results nor fault are given',
        '"outcomes" for an assigned score, "fault" for an artificial one',
      );
    if (outcomes.length > 0 && has('fault'))
      refuse(
        'both',
        'fault',
        'both results and fault are given',
        'one of them: the score is assigned or it is artificial',
      );
    const offender = readWord(
      fields.get('offenders') ?? 'both',
      'offenders',
      [...sides, 'both'],
      'unknown-side',
      'the side',
    );
    const several = has('severalResults') && readYesNo(fields.get('severalResults'), 'severalResults');
    const edition = readWord(
      fields.get('edition') ?? latestEdition,
      'edition',
      editionIds,
      'unknown-edition',
      'the edition',
    );
    if (several && (edition !== '2017' || offender === 'both' || !has('otherTable')))
      refuse(
        'several-results',
        'severalResults',
        'this is for one side at fault in a team match of 2017',
        '"edition": "2017", "offenders" with one side, and "otherTable"',
      );
    return {
      edition,
      offenders: offender === 'both' ? offender : (sides.indexOf(offender) as Side),
      outcomes,
      others: readList(fields.get('others') ?? [], 'others', 'a list of scores of North-South').map((one, i) =>
        readPoints(one, `others[${i}]`),
      ),
      ...(has('result') && { result: readOutcome(fields.get('result'), 'result', scene).score }),
      ...(has('standard') && {
        standard: readWord(fields.get('standard'), 'standard', standardIds, 'unknown-standard', 'the standard'),
      }),
      ...(has('fault') && { fault: readFault(fields.get('fault')) }),
      ...(has('ownAverage') && {
        ownAverage: readNumber(fields.get('ownAverage'), 'ownAverage', 0, 100, 'per cent, 0 to 100'),
      }),
      ...(several && { severalResults: true as const }),
      ...(has('otherTable') && { otherTable: readPoints(fields.get('otherTable'), 'otherTable') }),
    };
  });

const readPoints = (value: unknown, at: string): number =>
  readWhole(value, at, -8000, 8000, 'points of North-South, such as 420 or -50');

function readNumber(value: unknown, at: string, least: number, most: number, right: string): number {
  if (typeof value !== 'number' || !(value >= least && value <= most))
    refuse('out-of-range', at, `${shown(value)} is not possible`, right);
  return value;
}

function readFault(value: unknown): readonly [Fault, Fault] {
  const fields = readFields(value, 'fault', 'the fault of each side', sides);
  const [NS, EW] = sides.map((side) =>
    readWord(
      fields.get(side),
      fields.place(side),
      ['none', 'partly', 'directly'] as const,
      'unknown-fault',
      'the fault',
    ),
  );
  return [NS!, EW!];
}

interface Scene {
  readonly vulnerable: Vulnerability;
  readonly deal: Hands | undefined;
  readonly count: CountTricks;
}

function readOutcome(value: unknown, at: string, scene: Scene): Outcome & { doubleDummy?: number } {
  if (typeof value === 'number') return { score: readPoints(value, at) };
  const fields = readFields(value, at, 'a result: contract, declarer and tricks, or a score', resultKeys);
  const yesNo = (key: string) => fields.get(key) !== undefined && readYesNo(fields.get(key), fields.place(key));
  const weight = fields.get('weight');
  const found = readResult(fields, scene);
  return {
    ...found,
    likely: yesNo('likely'),
    atAllProbable: yesNo('atAllProbable'),
    ...(weight !== undefined && { weight: readNumber(weight, fields.place('weight'), 1e-6, 1e6, 'a number above 0') }),
  };
}

function readResult(fields: Fields, { vulnerable, deal, count }: Scene): { score: number; doubleDummy?: number } {
  const points = fields.get('score');
  if (points !== undefined) return { score: readPoints(points, fields.place('score')) };
  const contract = readContract(fields);
  if (contract === undefined)
    refuse('missing', fields.place('contract'), 'no contract is given', 'the contract: "4S", or a "score" in points');
  const declarer = readSeat(fields.get('declarer'), fields.place('declarer'));
  const doubleDummy = deal === undefined ? undefined : count(deal, contract.strain, declarer);
  const given = fields.get('tricks');
  const tricks =
    given === undefined && doubleDummy !== undefined
      ? doubleDummy
      : readWhole(given, fields.place('tricks'), 0, 13, 'declarer\'s tricks, 0 to 13, or a "deal" to count them in');
  const own = score(contract, isVulnerable(vulnerable, sideOf(declarer)), tricks);
  const scoreNS = sideOf(declarer) === 0 ? own : -own || 0;
  return { score: scoreNS, ...(doubleDummy !== undefined && { doubleDummy }) };
}

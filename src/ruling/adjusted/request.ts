// What is asked about an adjusted score, from JSON: `{ "law70": "adjust/1", "edition", "vulnerable", "offenders", "result",
// "outcomes", "standard", "fault", "ownAverage", "others", "otherTable", "severalResults", "knockOut", "field", "deal" }`. Results are contracts with
// declarer and tricks, or points of North-South; tricks left out are counted from the deal, or from the position of that contract.

import { type Seat, type SeatLetter, type Side, seatLetters, sideOf } from '../../cards/cards.ts';
import type { Hands } from '../../cards/hands.ts';
import type { Result } from '../../cards/result.ts';
import { readContract, readVulnerable } from '../../claim/case.ts';
import { readDeal, readSeat } from '../../claim/hands.ts';
import { readEdition, readKind } from '../../claim/kind.ts';
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
import type { EditionId } from '../../laws/editions.ts';
import { type Contract, isVulnerable, makeContract, score, type Vulnerability } from '../../play/contract.ts';
import type { Fault } from './artificial.ts';
import { type Contest, othersAt, readContest, readPoints, scoreAt } from './contest.ts';
import type { Counting, Counts } from './counting.ts';
import type { Outcome, StandardId } from './standards.ts';

/** A result that was counted: what the cards say of that contract. */
export interface Counted extends Counts {
  readonly contract: string;
  readonly declarer: SeatLetter;
}

export interface Adjustment {
  readonly edition: EditionId;
  readonly offenders: Side | 'both';
  /** What was scored at the table, points of North-South. */
  readonly result?: number;
  readonly outcomes: readonly (Outcome & { readonly counted?: Counted })[];
  readonly standard?: StandardId;
  readonly fault?: readonly [Fault, Fault];
  readonly ownAverage?: number;
  readonly others: readonly number[];
  readonly otherTable?: number;
  /** Team play of 2017: several results at the other tables (86B2). */
  readonly severalResults?: true;
  /** A knock-out match, in which scores that do not balance are averaged. */
  readonly knockOut?: true;
  /** The contest in which the score counts, for totals by pair; the other tables of the board are its. */
  readonly contest?: Contest;
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
  'knockOut',
  'field',
  'deal',
];
const resultKeys = ['contract', 'declarer', 'tricks', 'score', 'weight', 'likely', 'atAllProbable', 'position'];
const standardIds: readonly StandardId[] = ['one-result', 'likely-possible', 'likely-probable', 'weighted'];
const sides = ['NS', 'EW'] as const;

export const parseAdjustment = (input: unknown, counting: Counting): Result<Adjustment> =>
  attempt(() => {
    const fields = readFields(input, '', 'a score to adjust', keys);
    readKind(fields, 'adjust/1');
    const has = (key: string) => fields.get(key) !== undefined;
    const vulnerable = readVulnerable(fields.get('vulnerable'));
    const edition = readEdition(fields);
    const deal = has('deal') ? readDeal(fields.get('deal'), 'deal') : undefined;
    const scene = { edition, vulnerable, deal, counting };
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
    const fault = has('fault') ? readFault(fields.get('fault')) : undefined;
    const knockOut = has('knockOut') && readYesNo(fields.get('knockOut'), 'knockOut');
    if (several) checkSeveral(edition, fault, offender !== 'both' && has('otherTable'));
    if (knockOut && fault === undefined && !has('otherTable'))
      refuse('missing', 'otherTable', 'a match is scored against the other table', 'points of North-South there');
    const contest = has('field') ? readContest(fields.get('field'), 'field') : undefined;
    const tableScore = contest && scoreAt(contest);
    const twice = contest && ['others', 'result'].find(has);
    if (twice !== undefined)
      refuse('both', twice, `"${twice}" beside "field"`, 'one of them: the field has the other tables and the result');
    return {
      edition,
      offenders: offender === 'both' ? offender : (sides.indexOf(offender) as Side),
      outcomes,
      ...(contest && { contest }),
      ...(tableScore !== undefined && { result: tableScore }),
      others: contest
        ? othersAt(contest)
        : readList(fields.get('others') ?? [], 'others', 'a list of scores of North-South').map((one, i) =>
            readPoints(one, `others[${i}]`),
          ),
      ...(has('result') && { result: readOutcome(fields.get('result'), 'result', scene).score }),
      ...(has('standard') && {
        standard: readWord(fields.get('standard'), 'standard', standardIds, 'unknown-standard', 'the standard'),
      }),
      ...(fault && { fault }),
      ...(has('ownAverage') && {
        ownAverage: readNumber(fields.get('ownAverage'), 'ownAverage', 0, 100, 'per cent, 0 to 100'),
      }),
      ...(several && { severalResults: true as const }),
      ...(knockOut && { knockOut: true as const }),
      ...(has('otherTable') && { otherTable: readPoints(fields.get('otherTable'), 'otherTable') }),
    };
  });

/** 86B2 is for 2017, and what it gives depends on whose fault it was: nobody's or both sides' by fault, one side's by results. */
function checkSeveral(edition: EditionId, fault: readonly [Fault, Fault] | undefined, oneSide: boolean): void {
  const guilty = fault?.filter((one) => one !== 'none').length;
  if (edition === '2017' && (guilty === undefined ? oneSide : guilty !== 1)) return;
  refuse(
    'several-results',
    'severalResults',
    'this is for a team match of 2017, and what it gives depends on whose fault it was',
    '"edition": "2017", with "outcomes", "offenders" (one side) and "otherTable", or "fault" of nobody or of both sides',
  );
}

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
  readonly edition: EditionId;
  readonly vulnerable: Vulnerability;
  readonly deal: Hands | undefined;
  readonly counting: Counting;
}

function readOutcome(value: unknown, at: string, scene: Scene): Outcome & { counted?: Counted } {
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

function readResult(fields: Fields, scene: Scene): Pick<Outcome, 'score' | 'worst'> & { counted?: Counted } {
  const points = fields.get('score');
  if (points !== undefined) return { score: readPoints(points, fields.place('score')) };
  const contract = readContract(fields);
  if (contract === undefined)
    refuse('missing', fields.place('contract'), 'no contract is given', 'the contract: "4S", or a "score" in points');
  const declarer = readSeat(fields.get('declarer'), fields.place('declarer'));
  const counted = count(fields, contract, declarer, scene);
  const given = fields.get('tricks');
  const tricks =
    given === undefined && counted !== undefined
      ? counted.doubleDummy
      : readWhole(
          given,
          fields.place('tricks'),
          0,
          13,
          'declarer\'s tricks, 0 to 13, or a "deal" or "position" to count them in',
        );
  const scoreOf = (made: number) => {
    const own = score(contract, isVulnerable(scene.vulnerable, sideOf(declarer)), made);
    return sideOf(declarer) === 0 ? own : -own || 0;
  };
  const worst = given === undefined ? counted?.worstNormal : undefined;
  return {
    score: scoreOf(tricks),
    ...(worst !== undefined && { worst: scoreOf(worst) }),
    ...(counted && { counted }),
  };
}

/** What the cards say of the contract: from the position given with it, else from the deal. */
function count(
  fields: Fields,
  contract: Contract,
  declarer: Seat,
  { edition, deal, counting }: Scene,
): Counted | undefined {
  const named = { contract: makeContract(contract), declarer: seatLetters[declarer] };
  const position = fields.get('position');
  if (position === undefined)
    return deal && { ...named, doubleDummy: counting.inDeal(deal, contract.strain, declarer) };
  const at = fields.place('position');
  if (typeof position !== 'object' || position === null)
    refuse('position', at, `${shown(position)} is no position`, '"hands", "leader", "trick" and "won" as in a case');
  const found = counting.inPosition(position, { edition, ...named });
  if (!found.ok) refuse(found.problem.code, `${at}.${found.problem.at}`, found.problem.wrong, found.problem.right);
  return { ...named, ...found.value };
}

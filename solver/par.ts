// Par of a double-dummy table: the score both sides can hold the other to in a perfect auction, and the contracts that reach it.
// Duplicate scoring since 1987. Par is found by walking the contracts upward in the bidding: a side bids on while that gains,
// doubled when it would go down.
import { fail, type Result } from './position.ts';

export type Vulnerability = 'None' | 'NS' | 'EW' | 'Both';

/** A par contract; `tricks` over (+) or under (-) its level; `declarers` are the seats that reach it. */
export interface Contract {
  readonly level: number;
  readonly strain: number;
  readonly side: 'NS' | 'EW';
  readonly declarers: readonly number[];
  readonly doubled: boolean;
  readonly tricks: number;
}

export interface Par {
  /** from the side of NS */
  readonly scoreNS: number;
  /** all contracts that reach it, in the order of the bidding, lowest first; none when the deal is passed out */
  readonly contracts: readonly Contract[];
}

/** Clubs, diamonds, hearts, spades, notrump: the order of the bidding, as strain numbers. */
const LADDER = [3, 2, 1, 0, 4];

function score(level: number, strain: number, made: number, vulnerable: boolean): number {
  const over = made - level - 6;
  if (over < 0) {
    const down = -over;
    if (vulnerable) return -(300 * down - 100);
    return -(down <= 3 ? 200 * down - 100 : 300 * down - 400);
  }
  const each = strain === 2 || strain === 3 ? 20 : 30;
  const trickScore = each * level + (strain === 4 ? 10 : 0);
  let bonus = trickScore >= 100 ? (vulnerable ? 500 : 300) : 50;
  if (level === 6) bonus += vulnerable ? 750 : 500;
  if (level === 7) bonus += vulnerable ? 1500 : 1000;
  return trickScore + bonus + each * over;
}

interface Bid {
  readonly contract: Contract;
  /** for the declaring side */
  readonly score: number;
}

function bidOf(table: ArrayLike<number>, at: number, side: 0 | 1, vulnerable: boolean): Bid {
  const strain = LADDER[at % 5]!;
  const level = Math.floor(at / 5) + 1;
  const made = Math.max(table[strain * 4 + side]!, table[strain * 4 + side + 2]!);
  const declarers = [side, side + 2].filter((seat) => table[strain * 4 + seat] === made);
  const tricks = made - level - 6;
  return {
    contract: { level, strain, side: side === 0 ? 'NS' : 'EW', declarers, doubled: tricks < 0, tricks },
    score: score(level, strain, made, vulnerable),
  };
}

export function parOf(table: ArrayLike<number>, dealer: number, vulnerability: Vulnerability): Result<Par> {
  if (table?.length !== 20) return fail('table', 'table', table?.length, '20 results at strain*4+declarer');
  for (let i = 0; i < 20; i++)
    if (!Number.isInteger(table[i]) || table[i]! < 0 || table[i]! > 13)
      return fail('table', `table[${i}]`, table[i], '0..13');
  if (!Number.isInteger(dealer) || dealer < 0 || dealer > 3) return fail('dealer', 'dealer', dealer, '0..3');
  if (!['None', 'NS', 'EW', 'Both'].includes(vulnerability))
    return fail('vulnerability', 'vulnerability', undefined, 'None, NS, EW or Both');
  const vulnerable = [
    vulnerability === 'NS' || vulnerability === 'Both',
    vulnerability === 'EW' || vulnerability === 'Both',
  ];
  const bids = ([0, 1] as const).map((side) =>
    Array.from({ length: 35 }, (_, at) => bidOf(table, at, side, vulnerable[side]!)),
  );
  // held[side][at]: what the side that bid `at` gets when the other side may still bid on; from the top bid down
  const held: number[][] = [new Array<number>(35), new Array<number>(35)];
  const bestFrom = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let at = 34; at >= 0; at--) {
    const now = [0, 1].map((side) => Math.min(bids[side]![at]!.score, -bestFrom[1 - side]!));
    for (const side of [0, 1]) {
      held[side]![at] = now[side]!;
      bestFrom[side] = Math.max(bestFrom[side]!, now[side]!);
    }
  }
  const first = dealer & 1;
  // the side of the dealer opens, or passes and lets the other side open or pass the deal out
  const passed = Math.min(0, -bestFrom[1 - first]!);
  const open = bestFrom[first]!;
  const parFirst = Math.max(open, passed);
  const contracts: Contract[] = [];
  const taken = new Set<string>();
  for (let at = 0; at < 35; at++) {
    for (const side of [0, 1] as const) {
      const { contract, score } = bids[side]![at]!;
      const wanted = side === first ? parFirst : -parFirst;
      if (score !== wanted || held[side]![at] !== wanted) continue;
      // not final while the other side has a higher bid that by itself scores better
      if (bids[1 - side]!.some((other, above) => above > at && other.score > -score)) continue;
      const name = `${contract.strain}${side}${contract.doubled ? contract.level : ''}`;
      if (taken.has(name)) continue;
      taken.add(name);
      contracts.push(contract);
    }
  }
  const scoreNS = first === 0 ? parFirst : -parFirst;
  return { ok: true, value: { scoreNS: scoreNS || 0, contracts: scoreNS === 0 ? [] : contracts } };
}

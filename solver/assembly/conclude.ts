// What a proof rests on, and keeping it: the ranks a search needed become the number of top cards a suit that must lie as they
// do, and with its bounds that is a pattern of the table. Also the values of single cards the caller asks for.
import { nthCard } from './frame';
import { hitTops, hitValue } from './patterns';
import * as S from './state';
import { repeated, suitEntry } from './suits';
import { keep, probe } from './table';

/**
 * How many top cards of the suit must lie as they do. From the lowest needed card down over the touching cards of its owner
 * (they are one move); when that reaches the last card, the last run follows from the lengths and is dropped.
 */
function topsOf(entry: u64, cards: u64, needed: u64): i32 {
  if (!needed) return 0;
  const total = <i32>popcnt(cards);
  if (!(S.parts & S.USE_RANKS)) return total;
  const low = needed & (0 - needed);
  let k = <i32>popcnt(cards & (0 - low));
  const owners = <u32>(entry >> 32);
  const owner = <i32>((owners >> (32 - (k << 1))) & 3);
  const same = (owners ^ repeated(owner)) << (k << 1);
  k = min(total, k + (same ? clz(same) >> 1 : 16));
  if (k == total) {
    const differ = (owners ^ repeated(owner)) >> (32 - (total << 1));
    k -= differ ? min(total, ctz(differ) >> 1) : total;
  }
  return k;
}

/** How many top cards of each suit, 8 bits a suit, the ranks in `needed` fix. */
export function topsNeeded(aggr: u64): u32 {
  return topsIn(suitEntry(0, aggr), suitEntry(1, aggr), suitEntry(2, aggr), suitEntry(3, aggr), aggr, S.needed);
}

// @ts-ignore: decorator
@inline
function topsIn(e0: u64, e1: u64, e2: u64, e3: u64, aggr: u64, proof: u64): u32 {
  return (
    topsOf(e0, aggr & 0xffff, proof & 0xffff) |
    (topsOf(e1, aggr & 0xffff0000, proof & 0xffff0000) << 8) |
    (topsOf(e2, aggr & 0xffff00000000, proof & 0xffff00000000) << 16) |
    (topsOf(e3, aggr & 0xffff000000000000, proof & 0xffff000000000000) << 24)
  );
}

/** The lowest of the top cards of each suit that matter. */
// @ts-ignore: decorator
@inline
export function ranksOf(aggr: u64, tops: u32): u64 {
  let ranks: u64 = 0;
  if (tops & 15) ranks = nthCard(aggr, 0, tops & 15);
  if (tops & 0xf00) ranks |= nthCard(aggr, 1, (tops >> 8) & 15);
  if (tops & 0xf0000) ranks |= nthCard(aggr, 2, (tops >> 16) & 15);
  if (tops & 0xf000000) ranks |= nthCard(aggr, 3, (tops >> 24) & 15);
  return ranks;
}

/** Keeps a value with the ranks its proof needs, and leaves those ranks in `needed`. */
// @ts-ignore: decorator
@inline
export function conclude(key: u64, kind: u32, low: u64, high: u64, aggr: u64, proof: u64, target: i32, n: i32, value: i32): i32 {
  const tops = topsIn(low << 32, low, high << 32, high, aggr, proof);
  if (S.parts & S.USE_TABLE) keep(key, kind, low, high, tops, value >= target ? value : 0, value >= target ? n : value);
  S.needed = ranksOf(aggr, tops);
  return value;
}

/**
 * The value after a card the caller chose, remembered like that of a position: `code` names the cards on the table and the card
 * chosen by their places in the suits. Layouts of one case alike down to the ranks that mattered are answered at once. With
 * `value` < 0 looks it up (-1 when not known), else keeps it; `needed` is then that of its search. Affects speed only.
 */
export function moveMemory(code: u32, aggr: u64, leader: i32, target: i32, n: i32, value: i32): i32 {
  const e0 = suitEntry(0, aggr);
  const e1 = suitEntry(1, aggr);
  const e2 = suitEntry(2, aggr);
  const e3 = suitEntry(3, aggr);
  const key = (e0 & 0xffff) | ((e1 & 0xffff) << 16) | ((e2 & 0xffff) << 32) | (e3 << 48);
  const kind = <u32>(leader | (S.strain << 2) | ((S.plain + 1) << 5) | 128) | (code << 8);
  const low = (e0 >> 32) | (e1 & 0xffffffff00000000);
  const high = (e2 >> 32) | (e3 & 0xffffffff00000000);
  if (value >= 0) return conclude(key, kind, low, high, aggr, S.needed, target, n, value);
  if (!(S.parts & S.USE_TABLE && probe(key, kind, low, high, target))) return -1;
  S.needed = ranksOf(aggr, hitTops);
  return hitValue;
}

// Cut-off cards: the card that decided a like situation is tried first. One place a situation, the last one stays.
// Affects speed only.
import * as S from './state';
import { CUTS } from './state';

// @ts-ignore: decorator
@inline
export function cutSlot(a: u64, b: u64): u64 {
  const h = (a ^ (b << 7) ^ (b >> 13)) * 0x9e3779b97f4a7c15;
  return h ^ (h >> 31);
}

// @ts-ignore: decorator
@inline
export function remembered(h: u64, alive: u64): u64 {
  const e = load<u32>(CUTS + ((<usize>(<u32>h & S.cutMask)) << 2));
  if (<u32>(h >> 38) != e >> 6) return 0;
  return alive & ((<u64>1) << (e & 63));
}

// @ts-ignore: decorator
@inline
export function remember(h: u64, card: u64): void {
  store<u32>(CUTS + ((<usize>(<u32>h & S.cutMask)) << 2), (<u32>(h >> 38) << 6) | <u32>ctz(card));
}

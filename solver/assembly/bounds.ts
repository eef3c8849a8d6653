// Tricks that are certain at a trick start, without search: quick tricks of the side on lead (quick.ts) and sure tricks of the
// other side (sure.ts). Every rule is a proof, valid in the standard game and (where not switched off there) in the plain one.
// The kinds of rules are those of Chang (1996), Haglund's DDS and macroxue/bridge-solver; each is derived again in the comments.
import { quickTricks } from './quick';
import { parts, USE_QUICK, USE_SURE } from './state';
import { sureTricks } from './sure';

/** The value (NS tricks to come) that decides the target, with `needed` set; -1 when nothing is certain. */
export function certain(aggr: u64, leader: i32, target: i32, n: i32): i32 {
  const ns = (leader & 1) == 0;
  const forLeader = ns ? target : n - target + 1;
  const forOthers = ns ? n - target + 1 : target;
  if (parts & USE_QUICK && quickTricks(aggr, leader, forLeader, n)) return ns ? target : target - 1;
  if (parts & USE_SURE && sureTricks(aggr, leader, forOthers, n)) return ns ? target - 1 : target;
  return -1;
}

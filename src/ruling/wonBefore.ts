// Tricks that had been won before they were conceded or agreed away, and a contract that was already made or beaten by them (71;
// 71A and 71B of the older editions; 74a of 1963): they come back without proof, in time. The tricks won tell which they are;
// where these are not known, the director's finding that the contract was made or beaten tells the least that was won.

import { sideOf } from '../cards/cards.ts';
import type { Case } from '../claim/case.ts';
import type { Reading } from './lawBook.ts';
import type { Reason } from './reason.ts';

/** Declarer's tricks in all, or the least or the most they can be. */
export interface Total {
  readonly tricks: number;
  readonly bound?: 'least' | 'most';
}

export interface WonBefore {
  readonly reasons: readonly Reason[];
  /** Declarer's tricks in all, given those awarded to him and to the defenders of the ones left; undefined where the tricks
   *  won before and the award say all. */
  total(declarers: number, defenders: number): Total | undefined;
}

const nothing = { reasons: [], total: () => undefined };

/** `inTime`: whether the request came within the period for tricks that had been won; asked only when there are any. */
export function wonBefore(theCase: Case, law: Reading, inTime: (cite: readonly string[]) => boolean): WonBefore {
  const lost = scoredAway(theCase, law);
  const done = contractDone(theCase, law);
  const reasons = [...lost, ...done];
  if (reasons.length === 0) return nothing;
  const { won, contract, recorded, withdrawal } = theCase;
  const late = !inTime(law.cite('wonTrickTime'));
  if (late && recorded !== undefined) return { reasons, total: () => ({ tricks: recorded }) };
  if (late || won !== undefined || contract === undefined || withdrawal?.contractDone === undefined)
    return { reasons, total: () => undefined };
  const { level } = contract;
  return {
    reasons,
    total: (declarers, defenders) =>
      withdrawal.contractDone === 'made'
        ? { tricks: Math.max(level + 6 + declarers, recorded ?? 0), bound: 'least' }
        : { tricks: Math.min(level + 5 - defenders, recorded ?? 13), bound: 'most' },
  };
}

/** Tricks of the side that asks which the recorded result does not give it. */
function scoredAway({ recorded, won, declarer, withdrawal }: Case, law: Reading): Reason[] {
  if (recorded === undefined || won === undefined || withdrawal === undefined) return [];
  const asks = sideOf(withdrawal.by) === sideOf(declarer);
  const had = sideOf(withdrawal.by) === 0 ? won.NS : won.EW;
  const scored = asks ? recorded : 13 - recorded;
  if (scored >= had) return [];
  law.answer('wonTrickTime');
  const facts = { of: asks ? 'declarer' : 'defenders', recorded: scored, won: had } as const;
  return [{ code: 'already-won', facts, cite: law.cite('wonTrickTime') }];
}

/** A contract that the side which asks had already made or beaten when it conceded. */
function contractDone({ contract, won, declarer, withdrawal }: Case, law: Reading): Reason[] {
  if (contract === undefined || withdrawal?.of !== 'concession') return [];
  const asks = sideOf(withdrawal.by) === sideOf(declarer);
  const needed = asks ? contract.level + 6 : 8 - contract.level;
  const had = won && (sideOf(withdrawal.by) === 0 ? won.NS : won.EW);
  const done = had === undefined ? withdrawal.contractDone !== undefined : had >= needed;
  if (!done) return [];
  const law71 = law.answer('contractDone');
  return [
    {
      code: 'contract-done',
      facts: { done: asks ? 'made' : 'defeated', needed, won: had ?? null, law: law71 },
      cite: law.cite('contractDone'),
    },
  ];
}

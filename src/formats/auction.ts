// An auction as files write it, and the contract and declarer that follow from it (Laws 22, 54). Calls are kept in one
// spelling: "1S", "3NT", "Pass", "X", "XX". Whether a call was sufficient is no concern of ours.

import { nextSeat, type Seat, type Strain, sideOf } from '../cards/cards.ts';
import { type Contract, parseContract } from '../play/contract.ts';

/** The call that a word means, or nothing when it is none. */
export function callOf(word: string): string | undefined {
  const text = word.toUpperCase().replace(/[!?*]+$/, '');
  if (/^P(ASS(ED)?|A|AS)?$/.test(text)) return 'Pass';
  if (/^(D|X|DB|DBL|DOUBLE)$/.test(text)) return 'X';
  if (/^(R|XX|RD|RDBL|REDOUBLE)$/.test(text)) return 'XX';
  const bid = /^([1-7])(S|H|D|C|NT?)$/.exec(text);
  return bid ? bid[1]! + (bid[2] === 'N' ? 'NT' : bid[2]) : undefined;
}

export interface Outcome {
  readonly contract?: Contract;
  readonly declarer?: Seat;
  readonly passed: boolean;
}

/** What an auction came to. Calls go round from the dealer; unknown calls are `undefined` and keep their turn. */
export function outcomeOf(calls: readonly (string | undefined)[], dealer: Seat | undefined): Outcome {
  let bid: { readonly text: string; readonly at: number } | undefined;
  let doubles = '';
  const first = new Map<string, number>();
  for (const [at, call] of calls.entries()) {
    if (call === undefined || call === 'Pass') continue;
    if (call === 'X' || call === 'XX') doubles = call;
    else {
      bid = { text: call, at };
      doubles = '';
      const key = `${at % 2}${call.slice(1)}`;
      if (!first.has(key)) first.set(key, at);
    }
  }
  if (!bid) return { passed: calls.length >= 4 && calls.every((call) => call === 'Pass') };
  const contract = parseContract(bid.text + doubles);
  if (!contract) return { passed: false };
  if (dealer === undefined) return { contract, passed: false };
  return { contract, declarer: nextSeat(dealer, first.get(`${bid.at % 2}${bid.text.slice(1)}`)!), passed: false };
}

/** Tricks of one side, as in "EW 9": declarer's when declarer is of that side. */
export interface SideTricks {
  readonly side: 'NS' | 'EW';
  readonly tricks: number;
}

/** A written result: declarer's tricks ("9", "^9"), or those of a side ("EW 9", "EW 9 NS 4"). */
export function tricksOf(text: string): number | SideTricks | undefined {
  const plain = /^\s*\^?\s*(\d{1,2})\s*$/.exec(text);
  if (plain) return inDeal(Number(plain[1]));
  const found = /\^?\s*\b(NS|EW)\s*\+?(\d{1,2})\b/i.exec(text);
  const tricks = found ? inDeal(Number(found[2])) : undefined;
  return tricks === undefined ? undefined : { side: found![1]!.toUpperCase() as 'NS' | 'EW', tricks };
}

export function declarersTricks(
  recorded: number | SideTricks | undefined,
  declarer: Seat | undefined,
): number | undefined {
  if (recorded === undefined || typeof recorded === 'number') return recorded;
  if (declarer === undefined) return undefined;
  const mine = (recorded.side === 'NS') === (sideOf(declarer) === 0);
  return mine ? recorded.tricks : 13 - recorded.tricks;
}

/** Declarer's tricks from a score relative to the contract: "=", "+1", "-2". */
export function tricksRelative(text: string, contract: Contract): number | undefined {
  const parts = /^(=|[+-]\s*\d{1,2})$/.exec(text.trim());
  if (!parts) return undefined;
  return inDeal(6 + contract.level + (parts[1] === '=' ? 0 : Number(parts[1]!.replace(/\s/g, ''))));
}

const inDeal = (tricks: number): number | undefined => (tricks >= 0 && tricks <= 13 ? tricks : undefined);

export const strainOfText = (text: string): Strain | undefined => {
  const at = ['S', 'H', 'D', 'C', 'NT'].indexOf(text.trim().toUpperCase() === 'N' ? 'NT' : text.trim().toUpperCase());
  return at < 0 ? undefined : (at as Strain);
};

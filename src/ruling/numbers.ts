// The number of tricks claimed, where the statement says another: "one down", "conceding a heart", a list that adds up to
// something else. Each number is ruled on, the lowest count stands (70A), and the difference is a doubtful point even where it
// costs nothing. A number that only the words give is taken from them.

import { sideOf } from '../cards/cards.ts';
import type { Case } from '../claim/case.ts';
import { type NumberSaid, numbersSaid } from '../claim/statement/numbers.ts';
import { parseStatement } from '../claim/statement/parse.ts';
import { tricksLeft } from '../play/position.ts';
import type { Reason } from './reason.ts';
import type { Doubt, Ruling } from './ruling.ts';

/** `cite`: the articles on a doubtful point. */
export function ruleOnNumbers(theCase: Case, rule: (one: Case) => Ruling, cite: readonly string[]): Ruling {
  const { claim } = theCase;
  const said = saidIn(theCase);
  if (said.length === 0) return rule(theCase);
  const remaining = tricksLeft(theCase.position);
  const possible = [...new Set(said.map(({ tricks }) => tricks))].filter((n) => n >= 0 && n <= remaining);
  const ruleFor = (tricks: number) => rule({ ...theCase, claim: { ...claim, tricks } });
  const differ = said.some(({ tricks }) => tricks !== (claim.tricks ?? said[0]!.tricks));
  if (!differ) {
    const only = possible[0];
    if (claim.tricks !== undefined || only === undefined || said.some(({ by }) => by === 'list' || by === 'rest'))
      return rule(theCase);
    const ruling = ruleFor(only);
    const { tricks: _tricks, ...own } = ruling.claim;
    return { ...ruling, claim: own, reasons: ruling.reasons.map((reason) => fromWords(reason, said[0]!)) };
  }
  const numbers = claim.tricks === undefined ? possible : [claim.tricks, ...possible.filter((n) => n !== claim.tricks)];
  const rulings = numbers.length === 0 ? [rule(theCase)] : numbers.map(ruleFor);
  const counts = rulings.map(({ tricks }) => tricks.claimer);
  const least = Math.min(...counts);
  const ruling = rulings[counts.indexOf(least)]!;
  const doubt: Doubt = {
    code: 'number-said',
    cost: Math.max(...counts) - least,
    cite,
    facts: { ...(claim.tricks !== undefined && { claimed: claim.tricks }), said },
  };
  const { tricks: _tricks, ...own } = ruling.claim;
  return {
    ...ruling,
    claim: { ...own, ...(claim.tricks !== undefined && { tricks: claim.tricks }) },
    doubts: [...ruling.doubts, doubt],
    citations: [...new Set([...ruling.citations, ...cite])].sort(),
  };
}

/** What the statement says of the number. */
function saidIn({ claim, position, contract, won, declarer }: Case): NumberSaid[] {
  const read = parseStatement(claim.statement ?? '');
  if (!read.ok || read.value.steps.length === 0) return [];
  const side = sideOf(declarer);
  const tricks = won && ([won.NS, won.EW] as const);
  return numbersSaid(read.value.steps, {
    remaining: tricksLeft(position),
    declares: sideOf(claim.by) === side,
    ...(claim.tricks !== undefined && { claimed: claim.tricks }),
    ...(contract && { level: contract.level }),
    ...(tricks && { won: side === 0 ? tricks : [tricks[1], tricks[0]] }),
  });
}

const fromWords = (reason: Reason, { tricks, by }: NumberSaid): Reason =>
  reason.code === 'number-claimed' ? { code: 'number-in-statement', facts: { tricks, by }, cite: reason.cite } : reason;

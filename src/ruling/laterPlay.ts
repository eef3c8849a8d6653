// Play that went on after the claim. Up to 1997 it counts for nothing; in 2007 it is evidence: the line on which the
// claimer's side plays as it did counts as one of its normal lines, whatever the other side does then; in 2017 it is the result when all four had agreed to play on (none yet
// before the last card), and nothing when not.

import { rankOf, sideOf, suitOf } from '../cards/cards.ts';
import type { Case } from '../claim/case.ts';
import type { SeatCard } from '../claim/findings.ts';
import type { PlayedOn } from '../claim/playedOn.ts';
import { LONGEST_STATEMENT } from '../claim/statement/parse.ts';
import type { PlanSwitches } from '../claim/statement/plan/switches.ts';
import { printStatement } from '../claim/statement/print.ts';
import type { Step } from '../claim/statement/tree.ts';
import type { Answers } from '../laws/answers.ts';
import { afterPlay, seatToPlay, tricksLeft } from '../play/position.ts';
import { statementOf, withTricks } from './compose.ts';
import type { Reading } from './lawBook.ts';
import { playOf } from './playText.ts';
import type { Reason } from './reason.ts';
import { playText, type Ruling } from './ruling.ts';

type Worth = Extract<Reason, { code: 'play-after-claim' }>['facts']['worth'];

/** `borrowed`: where `law` notes the answers of other editions that it had to use. `switches`: how what was said binds. */
export function ruleOnLaterPlay(
  theCase: Case,
  law: Reading,
  borrowed: readonly Reason[],
  switches: PlanSwitches,
  rule: (one: Case) => Ruling,
): Ruling {
  const { playedOn } = theCase;
  if (playedOn === undefined || playedOn.cards.length === 0) return rule(theCase);
  const { plays, tricks, left } = lineOf(theCase, playedOn);
  const worth = worthOf(law.answer('playAfterClaim'), playedOn, left);
  const ruling = worth === 'evidence' ? ruleWithEvidence(theCase, plays, switches, rule) : rule(theCase);
  const cite = law.cite('playAfterClaim');
  const reason: Reason = {
    code: 'play-after-claim',
    facts: { worth, cards: plays.length, tricks },
    cite,
  };
  if (worth !== 'result' && worth !== 'unfinished') {
    const reasons = [...ruling.reasons, ...borrowed, reason];
    return { ...ruling, reasons, citations: [...new Set([...ruling.citations, ...cite])].sort() };
  }
  // the claim is void: nothing that was found about it counts, nor what was asked about its line
  const {
    grounds: _grounds,
    lines: _lines,
    whyNot: _why,
    steps: _steps,
    ...played
  } = withTricks(theCase, ruling, worth === 'result' ? tricks : ruling.ladder.doubleDummy);
  const { result, effect, ...rest } = played;
  return {
    ...rest,
    ...(worth === 'unfinished' ? { status: 'play-on' } : { ...(result && { result }), ...(effect && { effect }) }),
    line: plays.map(playText),
    doubts: [],
    reasons: [...ruling.reasons.filter(({ code }) => code === 'number-claimed'), ...borrowed, reason],
    citations: [...new Set(cite)].sort(),
    exact: true,
  };
}

function worthOf(answer: Answers['playAfterClaim'], { agreed }: PlayedOn, left: number): Worth {
  if (answer === 'evidence') return 'evidence';
  if (answer === 'result-if-all-agreed') return !agreed ? 'not-agreed' : left > 0 ? 'unfinished' : 'result';
  return 'void';
}

/** The plays with their seats, the tricks that they won for the claimer's side, and those not complete yet. */
function lineOf(
  { position: start, claim }: Case,
  { cards }: PlayedOn,
): { plays: SeatCard[]; tricks: number; left: number } {
  let position = start;
  let tricks = 0;
  const plays = cards.map((card): SeatCard => {
    const seat = seatToPlay(position);
    const after = afterPlay(position, card);
    position = after.position;
    if (after.wonBy !== undefined && sideOf(after.wonBy) === sideOf(claim.by)) tricks++;
    return { seat, card };
  });
  return { plays, tricks, left: tricksLeft(position) };
}

/** The lower of two: the ruling without the evidence, and the one on a claimer who said that he would play so. */
function ruleWithEvidence(
  theCase: Case,
  plays: readonly SeatCard[],
  switches: PlanSwitches,
  rule: (one: Case) => Ruling,
): Ruling {
  const ruling = rule(theCase);
  const { claim } = theCase;
  const trickOf = (at: number) => Math.floor((theCase.position.trick.length + at) / 4) + 1;
  const struck = (card: number, trick: number) =>
    theCase.findings.notNormal.some((play) => play.card === card && (play.trick ?? trick) === trick);
  const made = plays.filter(({ seat, card }, at) => sideOf(seat) === sideOf(claim.by) && !struck(card, trickOf(at)));
  const line = printStatement({ steps: made.map(asStep) }, ruling.statement?.lang ?? 'en');
  const statement = `${line} ${claim.statement ?? ''}`.trim();
  if (made.length === 0 || statement.length > LONGEST_STATEMENT) return ruling;
  const played = rule({ ...theCase, claim: { ...claim, statement } });
  if (played.tricks.claimer >= ruling.tricks.claimer) return ruling;
  const heard = ruling.reasons.filter(({ code }) => code === 'statement');
  const { statement: _said, steps: _steps, ...rest } = played;
  const playedOn = new Set(made.map(playText));
  const grounds = rest.grounds?.map((one) =>
    one.ground.code === 'stated' && playedOn.has(rest.line[one.at]!)
      ? { ...one, ground: { code: 'played-on' } as const }
      : one,
  );
  return {
    ...rest,
    ...(grounds && { grounds }),
    claim: ruling.claim,
    ...statementOf(theCase, switches, rest.line.map(playOf)),
    reasons: played.reasons.flatMap((reason) => (reason.code === 'statement' ? heard : [reason])),
  };
}

const asStep = ({ card }: SeatCard): Step => ({
  kind: 'play',
  at: 0,
  length: 0,
  cards: [{ kind: 'card', at: 0, length: 0, rank: rankOf(card), suit: suitOf(card) }],
});

// An edition, the director's findings and the statement, turned into the plain policy that the search for lines obeys.
// Each answer of the edition that was used is cited; where it is not known to us, the nearest known one, which is said.

import { NT, sideOf } from '../cards/cards.ts';
import { countBits } from '../cards/hands.ts';
import type { Case } from '../claim/case.ts';
import { judgedText } from '../claim/findings.ts';
import { parseStatement } from '../claim/statement/parse.ts';
import { believed } from '../claim/statement/plan/believed.ts';
import type { PlanSwitches } from '../claim/statement/plan/switches.ts';
import { planOf } from '../claim/statement/plan.ts';
import { namesSkill } from '../claim/statement/skill.ts';
import { type TrumpMention, trumpsIn } from '../claim/statement/trumps.ts';
import type { LawBook } from '../laws/editions.ts';
import { regulated, type Switches, type SwitchName } from '../laws/regulations.ts';
import type { Policy } from '../lines/policy.ts';
import { Reading } from './lawBook.ts';
import type { Reason } from './reason.ts';
import { regulationReasons } from './regulationReasons.ts';
import type { PlayText } from './ruling.ts';
import { wasDrawingTrumps } from './trumpPlay.ts';

/** What the class of player changes: how many cards he may have forgotten, and when; whether he stays with a line that is
 *  sure; how far he sees. */
const classes = {
  novice: { maxForgotten: 2, forgets: 'any-one', sureLines: false, comparison: 'plain' },
  average: { maxForgotten: 2, forgets: 'to-explain', sureLines: true, comparison: 'plain' },
  expert: { maxForgotten: 1, forgets: 'to-explain', sureLines: true, comparison: 'both' },
} as const satisfies Record<Case['findings']['class'], Partial<Policy>>;

export interface Standard {
  readonly policy: Policy;
  readonly reasons: readonly Reason[];
  /** How a statement is read where authorities differ. */
  readonly switches: PlanSwitches;
  /** The law book, for what else it is asked. */
  readonly law: Reading;
}

export function policyFor(theCase: Case, book?: LawBook): Standard {
  const { edition, findings, regulations, claim, position, declarer } = theCase;
  const reasons: Reason[] = [];
  const law = new Reading(edition, reasons, book);

  const statement = parseStatement(claim.statement ?? '');
  const mention = statement.ok ? trumpsIn(statement.value, position.strain).mention : 'not-mentioned';
  reasons.push({ code: 'statement', facts: { text: claim.statement ?? '', trump: mention }, cite: [] });

  const trumpForgotten = mayHaveForgotten(theCase, mention);
  if (trumpForgotten !== undefined) {
    reasons.push({ code: 'trump-awareness', facts: { finding: trumpForgotten }, cite: law.cite('outstandingTrump') });
    law.answer('outstandingTrump');
  }

  const defends = sideOf(claim.by) !== sideOf(theCase.declarer);
  const noCredit = defends && law.answer('partnersChoice') === 'no-credit';
  if (defends) {
    reasons.push({ code: 'partners-choice', facts: { credit: !noCredit }, cite: law.cite('partnersChoice') });
  }
  const partner = defends && !noCredit ? 'trusts-claim' : 'own-view';
  const escapes = law.answer('particularCard');
  const frozen = law.answer('knowledgeAfterClaim') === 'frozen';
  if (frozen) reasons.push({ code: 'knowledge-frozen', facts: {}, cite: law.cite('knowledgeAfterClaim') });

  const mayFixOrder = law.answer('suitOrder') === 'regulator-may-fix';
  const regulation = <S extends SwitchName>(name: S): Switches[S] => regulated(regulations, name).value;
  const topDown = regulation('topDown') && mayFixOrder;
  reasons.push({ code: 'top-down', facts: { applied: topDown }, cite: mayFixOrder ? law.cite('suitOrder') : [] });
  const { classOfPlayer } = law.answer('normalFootnote');
  if (findings.class !== 'average') {
    reasons.push({
      code: 'class-of-player',
      facts: { class: findings.class, counts: classOfPlayer },
      cite: law.cite('normalFootnote'),
    });
  }
  reasons.push(...regulationReasons(regulations));
  const texts = (plays: Case['findings']['normal']): PlayText[] => plays.map(judgedText);
  if (findings.notNormal.length > 0)
    reasons.push({ code: 'struck-out', facts: { plays: texts(findings.notNormal) }, cite: [] });
  if (findings.normal.length > 0) reasons.push({ code: 'allowed', facts: { plays: texts(findings.normal) }, cite: [] });

  const switches: PlanSwitches = {
    afterBreakdown: regulation('afterBreakdown'),
    run: regulation('run'),
    afterShowOut: regulation('afterShowOut'),
    listed: regulation('listed'),
  };
  const progress = statement.ok
    ? planOf(statement.value, { claimer: claim.by, declarer, strain: position.strain }, switches)
    : undefined;

  const asserted = statement.ok
    ? believed(statement.value.steps, { claimer: claim.by, declarer, strain: position.strain }, position.hands)
    : undefined;

  const policy: Policy = {
    trumpForgotten: trumpForgotten === 'open' || trumpForgotten === 'unaware',
    ...(classOfPlayer ? classes[findings.class] : classes.average),
    ...(statement.ok && namesSkill(statement.value.steps) && { comparison: 'double-dummy' }),
    lastTrumpAtTheEnd: regulation('ownLastTrump') === 'at-the-end',
    noReturn: regulation('suitOrder') === 'not-tortuous',
    assumedLie: escapes.irrationalOtherwise ? 'any' : 'no-given-card',
    partner,
    knowledge: frozen || regulation('showOuts') === 'missed' ? 'frozen' : 'as-shown',
    habits: {
      topDown: topDown && (regulation('smallCards') === 'any' ? 'with-honours' : true),
      lowestWinner: regulation('winWith') === 'lowest',
      lowRuff: regulation('ruff') === 'low',
      lowestLoser: true,
    },
    struck: findings.notNormal,
    allowed: findings.normal,
    ...(asserted !== undefined && (asserted.forgotten.length > 0 || asserted.fits) && { asserted }),
    ...(progress !== undefined && progress.todo.length > 0 && { plan: { progress, switches } }),
  };
  return { policy, reasons, law, switches };
}

/** Whether the claimer knew of the opponents' trumps: undefined when none is out. A finding of the director decides;
 *  then what was said; and nobody thinks trumps gone that have not been played at all. */
function mayHaveForgotten(
  theCase: Case,
  mention: TrumpMention,
): 'aware' | 'unaware' | 'open' | 'no-round-played' | 'drawing' | undefined {
  const { position, claim, findings } = theCase;
  const { strain, hands } = position;
  if (strain === NT) return undefined;
  const held = ([0, 1, 2, 3] as const).map((seat) => countBits(hands[seat * 4 + strain]!));
  const theirs = held.reduce((sum, count, seat) => (sideOf(seat as 0) === sideOf(claim.by) ? sum : sum + count), 0);
  if (theirs === 0) return undefined;
  if (findings.awareOfTrump !== null) return findings.awareOfTrump ? 'aware' : 'unaware';
  if (mention === 'mentioned') return 'aware';
  if (mention === 'thought-gone') return 'unaware';
  const weighed = regulated(theCase.regulations, 'silentTrump').value === 'unless-drawing';
  if (weighed && mention === 'not-mentioned' && wasDrawingTrumps(theCase, sideOf(claim.by))) return 'drawing';
  return held.reduce((sum, count) => sum + count, 0) === 13 ? 'no-round-played' : 'open';
}

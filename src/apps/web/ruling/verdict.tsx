// The count, large, with what was claimed; and the score as claimed and as ruled, with the difference in IMPs.

import { seatLetters, sideOf } from '../../../cards/cards.ts';
import { imps } from '../../../play/compareScores.ts';
import { isVulnerable, makeContract, score } from '../../../play/contract.ts';
import { resultText, scoreText } from '../parts/contractText.tsx';
import type { Answer } from '../state/desk.ts';
import { ruleWords, texts } from '../words/words.ts';

export function Verdict({ answer: { ruling, case: theCase, ms } }: { readonly answer: Answer }) {
  const t = texts.value;
  const { verdict, table, names } = ruleWords.value;
  const { tricks, remaining, claim, edition, exact } = ruling;
  const over = claim.tricks === undefined ? undefined : tricks.claimer - claim.tricks;
  const others = names.sides[claim.by === 'N' || claim.by === 'S' ? 1 : 0];
  return (
    <section class={`panel verdict ${over !== undefined && over < 0 ? 'less' : 'good'}`} aria-live="polite">
      <p class="edition">{table.edition(edition)}</p>
      <div class="count-row">
        <p class="count">
          <b>{tricks.claimer}</b>
          <span>
            <span class="vh"> </span>
            {t.verdict.tricksFor(verdict.claimerSide(claim.by), remaining)}
          </span>
        </p>
        <p class="count second-count">
          <b>{tricks.opponents}</b>
          <span>{others}</span>
        </p>
      </div>
      {over !== undefined && <p class="against">{verdict.against(over)}</p>}
      <Scores answer={{ ruling, case: theCase }} />
      <p class="hint">
        {exact ? verdict.exact : verdict.notExact} {t.verdict.took(ms)}
      </p>
    </section>
  );
}

/** Declarer's tricks in all, if the claim had stood and as ruled. */
export function scoresOf({ ruling, case: theCase }: Pick<Answer, 'ruling' | 'case'>) {
  const { contract, won, declarer, vulnerable, claim } = theCase;
  if (!contract || !won || !ruling.result) return undefined;
  const side = sideOf(declarer);
  const before = side === 0 ? won.NS : won.EW;
  const claimed = claim.tricks ?? ruling.remaining;
  const asClaimed = before + (sideOf(claim.by) === side ? claimed : ruling.remaining - claimed);
  const points = (tricks: number) => score(contract, isVulnerable(vulnerable, side), tricks);
  const ruled = ruling.result.tricks;
  const difference = points(ruled) - points(asClaimed);
  return {
    contract: makeContract(contract),
    declarer,
    asClaimed: { tricks: asClaimed, points: points(asClaimed) },
    ruled: { tricks: ruled, points: points(ruled) },
    difference,
    imps: imps(difference),
  };
}

export function Scores({ answer }: { readonly answer: Pick<Answer, 'ruling' | 'case'> }) {
  const t = texts.value;
  const scores = scoresOf(answer);
  if (!scores) return <p class="hint">{t.verdict.noScore}</p>;
  const { contract, declarer, asClaimed, ruled, difference } = scores;
  return (
    <dl class="scores">
      <div>
        <dt>{t.verdict.ruled}</dt>
        <dd>
          <b>{resultText(contract, declarer, ruled.tricks, ruled.points)}</b>
        </dd>
      </div>
      {difference !== 0 && (
        <>
          <div>
            <dt>{t.verdict.asClaimed}</dt>
            <dd>{resultText(contract, declarer, asClaimed.tricks, asClaimed.points)}</dd>
          </div>
          <div>
            <dt>{t.verdict.difference}</dt>
            <dd>
              {t.verdict.swing(scoreText(difference), scores.imps, ruleWords.value.names.seats[seatLetters[declarer]])}
            </dd>
          </div>
        </>
      )}
    </dl>
  );
}

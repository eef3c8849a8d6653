// The count, large, with what was claimed; and the score before and after, with the difference in IMPs.

import { seatLetters } from '../../../cards/cards.ts';
import { exactness } from '../../../explain/exactness.ts';
import { resultText, scoreText } from '../parts/contractText.tsx';
import { Meetings } from '../parts/meetings.tsx';
import type { Answer } from '../state/desk.ts';
import { ruleWords, texts } from '../words/words.ts';

export function Verdict({ answer: { ruling, case: theCase, ms } }: { readonly answer: Answer }) {
  const t = texts.value;
  const { verdict, table, names, chapter } = ruleWords.value;
  const { tricks, remaining, claim, edition } = ruling;
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
      {ruling.status && <p class="banner wrong">{verdict.status[ruling.status]}</p>}
      {ruling.transfer && <p>{chapter.transfer(ruling.transfer, claim.by)}.</p>}
      <Meetings />
      {over !== undefined && <p class="against">{verdict.against(over)}</p>}
      <Scores answer={{ ruling, case: theCase }} />
      <p class="hint">
        {exactness(ruling, { verdict })} {t.verdict.took(ms)}
      </p>
    </section>
  );
}

/** The score by the ruling and before it, with the difference; when contract and tricks are known. */
export function Scores({ answer: { ruling, case: theCase } }: { readonly answer: Pick<Answer, 'ruling' | 'case'> }) {
  const words = ruleWords.value.effect;
  const { result, effect } = ruling;
  if (!result) return <p class="hint">{texts.value.verdict.noScore}</p>;
  const { declarer } = theCase;
  return (
    <dl class="scores">
      <div>
        <dt>{capital(words.after)}</dt>
        <dd>
          <b>{resultText(result, declarer)}</b>
        </dd>
      </div>
      {effect && effect.swing.points !== 0 && (
        <div>
          <dt>{capital(words.before(effect.before))}</dt>
          <dd>{scoreText(effect.before.score)}</dd>
        </div>
      )}
      {effect && (
        <div>
          <dd>
            {words.swing(effect.swing.points, effect.swing.imps, seatLetters[declarer])}{' '}
            {effect.others && words.others(effect.others)}
          </dd>
        </div>
      )}
    </dl>
  );
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

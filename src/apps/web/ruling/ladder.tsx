// How much hangs on the judgement: the tricks under four standards of play, each a bar of as many fields as there are tricks.

import type { Ruling } from '../../../ruling/ruling.ts';
import { ruleWords, texts } from '../words/words.ts';

const rungs = ['anyPlay', 'normal', 'careful', 'doubleDummy'] as const;

export function Ladder({ ruling: { ladder, remaining, tricks } }: { readonly ruling: Ruling }) {
  const words = ruleWords.value;
  return (
    <section class="panel">
      <h2>{words.headings.ladder}</h2>
      <dl class="ladder">
        {rungs.map((rung) => (
          <div key={rung} class={rung === 'normal' ? 'decides' : ''}>
            <dt>
              {words.ladder[rung]}
              {rung === 'normal' && ladder.normal === tricks.claimer && <small> ◂ {words.ladder.ruling}</small>}
            </dt>
            <dd>
              <span class="bar" aria-hidden="true">
                {Array.from({ length: remaining }, (_, i) => (
                  <i key={i} class={i < ladder[rung] ? 'full' : ''} />
                ))}
              </span>
              <b>{ladder[rung]}</b>
            </dd>
          </div>
        ))}
      </dl>
      <p class="hint">{texts.value.ladderHint}</p>
    </section>
  );
}

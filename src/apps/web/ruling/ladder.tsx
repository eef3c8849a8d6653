// How much hangs on the judgement: the tricks under four standards of play, each a bar of as many fields as there are tricks.

import { ladderOf } from '../../../explain/explain.ts';
import type { Ruling } from '../../../ruling/ruling.ts';
import { ruleWords, texts } from '../words/words.ts';

const rungs = ['anyPlay', 'normal', 'careful', 'doubleDummy'] as const;

export function Ladder({ ruling }: { readonly ruling: Ruling }) {
  const words = ruleWords.value;
  const { remaining } = ruling;
  const { of, side, ruled, counts } = ladderOf(ruling);
  return (
    <section class="panel">
      <h2>{words.headings.ladder}</h2>
      {of === 'asker' && <p>{words.chapter.askersLadder(side)}</p>}
      <dl class="ladder">
        {rungs.map((rung) => (
          <div key={rung} class={rung === 'normal' ? 'decides' : ''}>
            <dt>
              {words.ladder[rung]}
              {rung === 'normal' && counts.normal === ruled && <small> ◂ {words.ladder.ruling}</small>}
            </dt>
            <dd>
              <span class="bar" aria-hidden="true">
                {Array.from({ length: remaining }, (_, i) => (
                  <i key={i} class={i < counts[rung] ? 'full' : ''} />
                ))}
              </span>
              <b>{counts[rung]}</b>
            </dd>
          </div>
        ))}
      </dl>
      <p class="hint">{texts.value.ladderHint}</p>
    </section>
  );
}

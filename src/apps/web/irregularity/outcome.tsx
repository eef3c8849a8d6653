// Where the answers led: the rules part by part, each with its law and how it is known, the score, what to say at the table; and what
// can be done with it. A claim that waits for it is one tap away.

import { aboutOf, contradictionText, explainIrregularity, ruleText } from '../../../explain/irregularity.ts';
import { articles, parts, rules } from '../../../laws/irregularities/vocabulary.ts';
import type { Walk } from '../../../ruling/irregularity.ts';
import { hasCards } from '../case/draft.ts';
import { printed } from '../form/printed.ts';
import { TakeByHand, useCopy } from '../parts/takeByHand.tsx';
import { change, draft, endRun } from '../state/history.ts';
import { keepIrregularity, takenUp } from '../state/keeping.ts';
import { go, linkTo } from '../state/route.ts';
import { settings } from '../state/settings.ts';
import { ruleWords } from '../words/words.ts';
import { begin, leave, onDesk, setEdition, setTitle } from './onDesk.ts';
import { guided, lawWords } from './words.ts';

export function Outcome({ walk }: { readonly walk: Walk }) {
  const t = guided.value;
  const { outcome, lookIn, edition, article } = walk;
  const known = outcome !== undefined && outcome.notKnown !== true;
  return (
    <>
      {walk.ask === undefined && (
        <section class="panel outcome" aria-live="polite">
          <h2>{t.outcome}</h2>
          <Before walk={walk} />
          {known ? <Rules walk={walk} /> : <p>{lawWords.value.notKnown(edition, article, lookIn)}</p>}
          {!known && lookIn !== undefined && (
            <button type="button" onClick={() => setEdition(lookIn)}>
              {t.lookIn(lookIn)}
            </button>
          )}
          {known && <GoOn walk={walk} />}
        </section>
      )}
      {known && <Afterwards walk={walk} />}
      <Back settled={walk.ask === undefined} />
    </>
  );
}

/** What the kept ruling ended as, when that was something else. */
function Before({ walk: { outcome } }: { readonly walk: Walk }) {
  const kept = takenUp.value;
  if (!kept || !('irregularity' in kept) || !outcome || kept.outcome === outcome.outcome) return null;
  if (JSON.stringify(kept.irregularity) !== JSON.stringify(onDesk.value)) return null;
  return <p class="banner wrong">{guided.value.now(kept.outcome, outcome.outcome)}</p>;
}

export function Rules({ walk: { outcome, path } }: { readonly walk: Walk }) {
  const words = lawWords.value;
  const { lang } = settings.value;
  const { cite, laws } = ruleWords.value;
  const about = aboutOf(path, lang);
  if (!outcome) return null;
  const contradiction = contradictionText({ outcome, path }, lang, false);
  return (
    <>
      {contradiction !== '' && <p>{contradiction}</p>}
      {parts.map((part) => {
        const here = outcome.rules.filter(({ rule }) => rules[rule] === part);
        if (here.length === 0) return null;
        return (
          <div key={part}>
            <h3>{words.parts[part]}</h3>
            <ol class="reasons">
              {here.map((rule) => (
                <li key={rule.rule}>
                  {ruleText(rule, lang, about)} {!rule.ours && <b>{cite(rule.cite)}</b>}{' '}
                  <small>
                    [{rule.ours ? words.ours(rule.cite) : rule.read === 'second-hand' && `${laws.secondHand}: `}
                    {!rule.ours && laws.sources[rule.source]}]
                  </small>
                </li>
              ))}
            </ol>
          </div>
        );
      })}
      <h3>{words.score}</h3>
      <p>{words.scores[outcome.score]}</p>
      <h3>{words.say}</h3>
      <p class="say">“{words.says[outcome.say]}”</p>
      {outcome.rules.some(({ part, ours }) => part !== undefined && !ours) && <p class="hint">{words.partNotKnown}</p>}
    </>
  );
}

/** Other laws to go on with: those of this chapter with a tap, the rest by their number. */
function GoOn({ walk: { outcome, edition } }: { readonly walk: Walk }) {
  const see = outcome?.see ?? [];
  const guidedOnes = articles.filter((article) => see.includes(article));
  const rest = see.filter((article) => !(articles as readonly string[]).includes(article));
  return (
    <>
      {rest.length > 0 && <p>{lawWords.value.see(rest)}</p>}
      <div class="row">
        {guidedOnes.map((article) => (
          <button key={article} type="button" onClick={() => begin({ edition, article, answers: {} })}>
            {guided.value.goOn(ruleWords.value.laws.article(article))}
          </button>
        ))}
      </div>
    </>
  );
}

function Afterwards({ walk }: { readonly walk: Walk }) {
  const t = guided.value;
  const now = onDesk.value!;
  const { copy, byHand } = useCopy();
  return (
    <section class="panel actions">
      <label class="field">
        {t.title}
        <input
          value={now.title ?? ''}
          autocomplete="off"
          onInput={(event) => setTitle(event.currentTarget.value)}
          onBlur={endRun}
        />
      </label>
      <div class="row">
        <button type="button" class="primary" onClick={() => void keepIrregularity(now, walk.outcome!.outcome)}>
          {t.keep}
        </button>
        <button
          type="button"
          onClick={() => {
            printed.value = 'irregularity';
            go('form');
          }}
        >
          {t.form}
        </button>
        <button type="button" onClick={() => void copy(explainIrregularity(walk, settings.value.lang))}>
          {t.copy}
        </button>
        <button
          type="button"
          onClick={async () =>
            void copy(linkTo((await import('../case/packed.ts')).packIrregularity(now, draft.value)))
          }
        >
          {t.link}
        </button>
      </div>
      {byHand !== undefined && <TakeByHand text={byHand} />}
    </section>
  );
}

/** To the claim, if there is one on the desk; a wrong number of cards that was open there is settled with the ruling. */
function Back({ settled }: { readonly settled: boolean }) {
  const t = guided.value;
  const now = draft.value;
  const waits = now.incidents.wrongCards === 'open';
  const settles = waits && settled;
  const back = () => {
    if (settles) change((before) => ({ ...before, incidents: { ...before.incidents, wrongCards: 'settled' } }));
    go('claim');
  };
  return (
    <div class="row after">
      <button type="button" onClick={leave}>
        {t.another}
      </button>
      {hasCards(now) && (
        <button type="button" class={settles ? 'primary' : ''} onClick={back}>
          {settles ? t.settledBack : t.back}
        </button>
      )}
      {waits && <span class="hint">{t.claimWaits}</span>}
    </div>
  );
}

// Irregularities: choose the law, answer its questions one by one, go back at any point, and read the ruling. All of it is part of
// the case in hand, so that undo, a reload and the storage treat it like the rest. Below it the board doctor.

import { editionIds } from '../../../laws/editions.ts';
import { articleOf } from '../../../laws/irregularities/chapter.ts';
import { articles } from '../../../laws/irregularities/vocabulary.ts';
import { Choice } from '../parts/choice.tsx';
import { change, draft } from '../state/history.ts';
import { ruleWords, texts } from '../words/words.ts';
import { Doctor } from './doctor.tsx';
import { begin, onDesk, setEdition, walked } from './onDesk.ts';
import { Outcome } from './outcome.tsx';
import { Answered, Question } from './question.tsx';
import { guided, lawWords } from './words.ts';

export function IrregularityScreen() {
  const t = guided.value;
  const now = onDesk.value;
  const found = walked.value;
  const { laws, table } = ruleWords.value;
  return (
    <>
      <h1 tabIndex={-1}>{texts.value.screens.irregularity}</h1>
      {!now && <p>{t.intro}</p>}
      <section class="panel">
        {now && (
          <h2>
            {laws.article(now.article)}: {lawWords.value.articles[now.article]}
          </h2>
        )}
        {now ? <p class="hint">{table.edition(now.edition)}</p> : <Edition />}
        {!now && <Articles />}
        {found && <Answered walk={found} />}
        {found?.ask !== undefined && <Question key={found.ask} fact={found.ask} among={found.among} />}
      </section>
      {found && <Outcome walk={found} />}
      {now && (
        <details class="panel">
          <summary>
            <h2>{t.otherEdition}</h2>
          </summary>
          <Edition />
        </details>
      )}
      <Doctor />
    </>
  );
}

function Edition() {
  const now = onDesk.value;
  return (
    <Choice
      legend={guided.value.edition}
      class="tight"
      value={now?.edition ?? draft.value.edition}
      options={[...editionIds].reverse().map((value) => ({ value, label: value }))}
      onChange={(edition) => (now ? setEdition(edition) : setDeskEdition(edition))}
    />
  );
}

const setDeskEdition = (edition: (typeof editionIds)[number]) => change((before) => ({ ...before, edition }));

function Articles() {
  const t = guided.value;
  const { edition } = draft.value;
  const { laws } = ruleWords.value;
  return (
    <div class="articles" role="group" aria-label={t.choose}>
      {articles.map((article) => (
        <button key={article} type="button" onClick={() => begin({ edition, article, answers: {} })}>
          <b>{laws.article(article)}</b>
          <span>
            {lawWords.value.articles[article]}
            {articleOf(edition, article) === undefined && <small> ({t.notKnownHere(edition)})</small>}
          </span>
        </button>
      ))}
    </div>
  );
}

// A law number that opens what the article says in the edition of the ruling, in our own words and with the mark of how we know it.

import { useState } from 'preact/hooks';
import { answerSentence } from '../../../explain/laws.ts';
import { editions, latestEdition, nearestKnown, parseEdition, questions } from '../../../laws/editions.ts';
import { ruleWords, texts } from '../words/words.ts';
import { Dialog } from './dialog.tsx';

interface Props {
  readonly articles: readonly string[];
  readonly edition: string;
}

export function LawRefs({ articles, edition }: Props) {
  return (
    <span class="laws">
      {articles.map((article) => (
        <LawRef key={article} article={article} edition={edition} />
      ))}
    </span>
  );
}

function LawRef({ article, edition }: { readonly article: string; readonly edition: string }) {
  const [open, setOpen] = useState(false);
  const { laws, table } = ruleWords.value;
  return (
    <>
      <button type="button" class="law" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {laws.article(article)}
      </button>
      {open && (
        <Dialog title={`${laws.article(article)} · ${table.edition(edition)}`} onClose={() => setOpen(false)}>
          {summariesOf(article, edition).map(({ topic, sentence, mark }) => (
            <p key={topic}>
              <b>{topic}</b>
              <br />
              {sentence}
              {mark && <small> [{mark}]</small>}
            </p>
          ))}
          <p class="hint">{texts.value.ownWords}</p>
        </Dialog>
      )}
    </>
  );
}

/** What an article says to each question that it answers in the edition, or in the one that speaks for it. */
export function summariesOf(article: string, edition: string) {
  const id = parseEdition(edition) ?? latestEdition;
  const words = ruleWords.value;
  return questions.flatMap((question) => {
    const { from, known } = nearestKnown(id, question);
    if (!known.cite.includes(article)) return [];
    const said = answerSentence(editions[from], question, words);
    const topic = words.laws.questions[question];
    return [
      {
        topic: `${topic[0]!.toUpperCase()}${topic.slice(1)}`,
        sentence: from === id ? said : words.laws.nearest(from, said),
        own: from === id,
        mark: known.read === 'second-hand' ? words.laws.secondHand : '',
      },
    ];
  });
}

// The sheet of a guided ruling, on the same form as a ruling on a claim: what was established, the rules, and space for the appeal.

import { answerText, factQuestion } from '../../../explain/irregularity.ts';
import type { About } from '../case/draft.ts';
import { type BoardFacts, SheetFrame } from '../form/sheetFrame.tsx';
import { settings } from '../state/settings.ts';
import { ruleWords, texts } from '../words/words.ts';
import { onDesk, walked } from './onDesk.ts';
import { Rules } from './outcome.tsx';
import { guided, lawWords } from './words.ts';

interface Props {
  readonly about: About;
  readonly paper: 'A4' | 'A5';
  readonly board?: BoardFacts | undefined;
}

export function IrregularitySheet({ about, paper, board }: Props) {
  const t = guided.value;
  const walk = walked.value;
  const { lang } = settings.value;
  if (!walk?.outcome) return <p>{texts.value.form.noRuling}</p>;
  const { article, edition, path } = walk;
  return (
    <SheetFrame title={t.sheetTitle} edition={edition} about={about} paper={paper} board={board}>
      <section>
        <h3>
          {ruleWords.value.laws.article(article)}: {lawWords.value.articles[article]}
        </h3>
        {onDesk.value?.title && <p class="written">{onDesk.value.title}</p>}
      </section>
      <section>
        <h3>{t.path}</h3>
        <ol>
          {path.map(({ fact, answer }) => (
            <li key={fact}>
              {factQuestion(fact, lang)} <b>{answerText(fact, answer, lang)}</b>
            </li>
          ))}
        </ol>
      </section>
      <Rules walk={walk} />
      <p class="footer">{t.footer}</p>
    </SheetFrame>
  );
}

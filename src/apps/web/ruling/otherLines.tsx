// The worst normal lines beside the decisive one, each with what sets it apart; any of them can be walked on the diagram.

import { useEffect, useState } from 'preact/hooks';
import { trickNumber } from '../../../explain/line.ts';
import type { LineText } from '../../../ruling/accounts.ts';
import { type Answer, askAccount, caseJson } from '../state/desk.ts';
import { ruleWords, texts } from '../words/words.ts';
import { shownLine, shownStep } from './shownStep.ts';

const HOW_MANY = 5;

export function OtherLines({ answer }: { readonly answer: Answer }) {
  const t = texts.value;
  const [asked, setAsked] = useState(false);
  const [lines, setLines] = useState<readonly LineText[] | undefined>(undefined);
  useEffect(() => {
    setLines(undefined);
    if (!asked || !caseJson.value) return;
    const stop = new AbortController();
    void askAccount({ case: caseJson.value, lines: HOW_MANY }, stop.signal).then((outcome) => {
      if (!stop.signal.aborted && outcome.status === 'done' && outcome.value.ok)
        setLines(outcome.value.value.lines ?? []);
    });
    return () => stop.abort();
  }, [asked, answer]);
  return (
    <section class="panel">
      <h2>{ruleWords.value.accounts.headings.lines}</h2>
      {!asked && (
        <button type="button" onClick={() => setAsked(true)}>
          {t.otherLines.show}
        </button>
      )}
      {asked && !lines && <progress aria-label={t.progress.working} />}
      <ul class="others">
        {lines?.map((line, i) => (
          <Row key={line.line.join(' ')} line={line} number={i + 1} answer={answer} />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly line: LineText;
  readonly number: number;
  readonly answer: Answer;
}

function Row({ line, number, answer: { ruling, case: theCase } }: RowProps) {
  const t = texts.value.otherLines;
  const { accounts } = ruleWords.value;
  const { tricks, differs } = line;
  const shown = shownLine.value?.of === ruling ? shownLine.value.number === number : number === 1;
  const show = () => {
    shownLine.value = number === 1 ? undefined : { of: ruling, number, line: line.line };
    shownStep.value = differs ? differs.at + 1 : 0;
  };
  return (
    <li>
      <p>
        <b>{accounts.line(number, tricks)}</b>:{' '}
        {differs
          ? accounts.differs(
              differs.from + 1,
              trickNumber(differs.at, theCase),
              line.line[differs.at]!,
              differs.instead,
            )
          : accounts.decisive}
      </p>
      <button type="button" class="chip" aria-pressed={shown} onClick={show}>
        {shown ? t.shown : t.walk}
      </button>
    </li>
  );
}

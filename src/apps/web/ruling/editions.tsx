// The same case under every edition of the laws, side by side, and which answers of the law make them differ: asked for with a tap.

import { useEffect, useState } from 'preact/hooks';
import { differenceText } from '../../../explain/editions.ts';
import { editionIds, parseEdition } from '../../../laws/editions.ts';
import type { Comparison } from '../../../ruling/compareEditions.ts';
import type { Ruling } from '../../../ruling/ruling.ts';
import { type Answer, askComparison, caseJson } from '../state/desk.ts';
import { change } from '../state/history.ts';
import { ruleWords, texts } from '../words/words.ts';

export function Editions({ answer }: { readonly answer: Answer }) {
  const t = texts.value;
  const [asked, setAsked] = useState(false);
  const [found, setFound] = useState<Comparison | 'failed' | undefined>(undefined);
  // findings and all else as they are; the edition of the case makes no difference to the comparison
  const key = JSON.stringify({ ...caseJson.value, edition: undefined });
  useEffect(() => {
    setFound(undefined);
    const input = caseJson.value;
    if (!asked || !input) return;
    const stop = new AbortController();
    void askComparison(input, stop.signal).then((outcome) => {
      if (stop.signal.aborted) return;
      setFound(outcome.status === 'done' && outcome.value.ok ? outcome.value.value : 'failed');
    });
    return () => stop.abort();
  }, [asked, key]);
  return (
    <section class="panel">
      <h2>{t.editions.heading}</h2>
      {!asked && (
        <button type="button" onClick={() => setAsked(true)}>
          {t.editions.compare}
        </button>
      )}
      {asked && found === undefined && <progress aria-label={t.progress.working} />}
      {found === 'failed' && <p class="problem">{t.editions.failed}</p>}
      {found && found !== 'failed' && <SideBySide comparison={found} edition={answer.ruling.edition} />}
    </section>
  );
}

function SideBySide({ comparison, edition }: { readonly comparison: Comparison; readonly edition: string }) {
  const t = texts.value;
  const words = ruleWords.value;
  const { rulings, differences } = comparison;
  return (
    <>
      <div class="scroll">
        <table class="editions">
          <thead>
            <tr>
              <th scope="col">{t.editions.edition}</th>
              <th scope="col">{t.editions.tricks}</th>
              <th scope="col">{t.editions.doubts}</th>
              <th scope="col">{t.editions.laws}</th>
            </tr>
          </thead>
          <tbody>
            {[...rulings].reverse().map((ruling) => (
              <Row key={ruling.edition} ruling={ruling} current={ruling.edition === edition} />
            ))}
          </tbody>
        </table>
      </div>
      <h3>{words.editions.differences}</h3>
      {differences.length === 0 && <p>{words.editions.none}</p>}
      <ul class="differences">
        {differences.map((difference) => (
          <li key={difference.to}>{differenceText(difference, words)}</li>
        ))}
      </ul>
    </>
  );
}

function Row({ ruling, current }: { readonly ruling: Ruling; readonly current: boolean }) {
  const t = texts.value;
  const unknown = ruling.reasons.some(({ code }) => code === 'unknown-to-us');
  const id = parseEdition(ruling.edition) ?? editionIds[0];
  return (
    <tr class={current ? 'now' : ''}>
      <th scope="row">
        <button
          type="button"
          class="quiet"
          aria-current={current ? 'true' : undefined}
          onClick={() => change((before) => ({ ...before, edition: id }))}
        >
          {ruling.edition}
        </button>
      </th>
      <td>
        <b>{ruling.tricks.claimer}</b>
        {ruling.status && <small> {ruleWords.value.editions.status[ruling.status]}</small>}
        {unknown && <abbr title={t.editions.unknown}> *</abbr>}
      </td>
      <td>{ruling.doubts.length}</td>
      <td>{ruling.citations.join(', ')}</td>
    </tr>
  );
}

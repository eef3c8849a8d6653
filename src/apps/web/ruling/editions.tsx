// The same case under every edition of the laws, side by side: asked for with a tap, answered one by one by the workers.

import { useEffect, useState } from 'preact/hooks';
import type { CaseJson } from '../../../claim/caseJson.ts';
import { type EditionId, editionIds } from '../../../laws/editions.ts';
import type { Ruling } from '../../../ruling/ruling.ts';
import { type Answer, askRuling, caseJson } from '../state/desk.ts';
import { change } from '../state/history.ts';
import { texts } from '../words/words.ts';

type Found = Readonly<Partial<Record<EditionId, Ruling>>>;

export function Editions({ answer }: { readonly answer: Answer }) {
  const t = texts.value;
  const [asked, setAsked] = useState(false);
  const [found, setFound] = useState<Found>({});
  const { edition } = answer.ruling;
  // findings and all else as they are; only the edition differs
  const key = JSON.stringify({ ...caseJson.value, edition: undefined });
  useEffect(() => {
    setFound({});
    if (!asked || !caseJson.value) return;
    const stop = new AbortController();
    for (const id of editionIds) void ask({ ...caseJson.value, edition: id }, stop.signal, setFound);
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
      {asked && (
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
              {[...editionIds].reverse().map((id) => (
                <Row key={id} id={id} ruling={found[id]} current={id === edition} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

interface RowProps {
  readonly id: EditionId;
  readonly ruling: Ruling | undefined;
  readonly current: boolean;
}

function Row({ id, ruling, current }: RowProps) {
  const t = texts.value;
  const unknown = ruling?.reasons.some(({ code }) => code === 'unknown-to-us');
  return (
    <tr class={current ? 'now' : ''}>
      <th scope="row">
        <button
          type="button"
          class="quiet"
          aria-current={current ? 'true' : undefined}
          onClick={() => change((before) => ({ ...before, edition: id }))}
        >
          {id}
        </button>
      </th>
      {ruling ? (
        <>
          <td>
            <b>{ruling.tricks.claimer}</b>
            {unknown && <abbr title={t.editions.unknown}> *</abbr>}
          </td>
          <td>{ruling.doubts.length}</td>
          <td>{ruling.citations.join(', ')}</td>
        </>
      ) : (
        <td colSpan={3}>…</td>
      )}
    </tr>
  );
}

async function ask(input: CaseJson, stop: AbortSignal, set: (next: (before: Found) => Found) => void): Promise<void> {
  const outcome = await askRuling(input, stop);
  if (stop.aborted || outcome.status !== 'done' || !outcome.value.ok) return;
  const { value } = outcome.value;
  set((before) => ({ ...before, [input.edition]: value }));
}

// The review of a session: files in, the claims worth a look out, the largest swing first; each opens on the desk.

import { useRef, useState } from 'preact/hooks';
import { parseCase } from '../../../claim/case.ts';
import { endings } from '../../../formats/board.ts';
import { type Finding, verdicts, worthALook } from '../../../review/finding.ts';
import { csvHead, csvRow } from '../../review/csv.ts';
import { sentences, speechOf, swingText } from '../../review/words.ts';
import { noAbout } from '../case/draft.ts';
import { draftOf } from '../case/toCase.ts';
import { Check } from '../parts/choice.tsx';
import { contractText } from '../parts/contractText.tsx';
import { DiagnosticText } from '../parts/diagnostic.tsx';
import { saveFile } from '../parts/saveFile.ts';
import { change } from '../state/history.ts';
import { go } from '../state/route.ts';
import { settings } from '../state/settings.ts';
import { names, texts } from '../words/words.ts';
import { findings, progress, review, stopReview, tally, unread } from './reviewing.ts';

export function ReviewScreen() {
  const t = texts.value;
  const [all, setAll] = useState(false);
  const { status } = progress.value;
  const shown = findings.value.filter(({ verdict }) => all || worthALook.has(verdict));
  return (
    <>
      <h1 tabIndex={-1}>{t.screens.review}</h1>
      <p>{t.review.intro}</p>
      <Choose />
      <Bar />
      {findings.value.length > 0 && (
        <>
          <h2>{t.review.found(findings.value.filter(({ verdict }) => worthALook.has(verdict)).length)}</h2>
          <div class="row">
            <Check checked={all} onChange={setAll}>
              {t.review.showAll}
            </Check>
            <button type="button" onClick={() => saveFile('law70-review.csv', 'text/csv', csvOf())}>
              {t.review.csv}
            </button>
          </div>
        </>
      )}
      {status === 'done' && shown.length === 0 && <p>{t.review.none}</p>}
      <ul class="kept-list">
        {shown.map((finding) => (
          <Row key={`${finding.file}#${finding.index}`} finding={finding} />
        ))}
      </ul>
      {status !== 'idle' && <Counts />}
    </>
  );
}

function csvOf(): string {
  const speech = speechOf(settings.value.lang);
  return csvHead(speech) + findings.value.map((finding) => csvRow(finding, speech)).join('');
}

function Choose() {
  const t = texts.value;
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const take = (input: HTMLInputElement) => {
    const chosen = [...(input.files ?? [])];
    input.value = '';
    if (chosen.length > 0) void review(chosen);
  };
  return (
    <div class="row">
      <button type="button" class="primary" onClick={() => files.current?.click()}>
        {t.review.choose}
      </button>
      <button type="button" onClick={() => folder.current?.click()}>
        {t.review.folder}
      </button>
      <input
        ref={files}
        type="file"
        multiple
        hidden
        aria-label={t.review.choose}
        onChange={(event) => take(event.currentTarget)}
      />
      <input
        ref={folder}
        type="file"
        multiple
        {...{ webkitdirectory: true }}
        hidden
        aria-label={t.review.folder}
        onChange={(event) => take(event.currentTarget)}
      />
    </div>
  );
}

function Bar() {
  const t = texts.value;
  const { status, files, all, done } = progress.value;
  if (status === 'idle' || status === 'done') return null;
  if (status === 'stopped') return <p class="problem">{t.review.stopped}</p>;
  const said = status === 'reading' ? t.review.reading(files) : t.review.progress(done, all);
  return (
    <section class="panel" role="status">
      {status === 'reading' ? (
        <progress aria-label={said} />
      ) : (
        <progress aria-label={said} value={done} max={Math.max(1, all)} />
      )}
      <p>{said}</p>
      <button type="button" onClick={stopReview}>
        {t.review.stop}
      </button>
    </section>
  );
}

function Row({ finding }: { readonly finding: Finding }) {
  const t = texts.value;
  const speech = speechOf(settings.value.lang);
  const { words } = speech;
  const { verdict, board, line, file, room, table, contract, declarer, names: seated, case: theCase } = finding;
  const { seats } = names.value;
  const players = (['N', 'S', 'E', 'W'] as const).flatMap((seat) => seated[seat] ?? []).join(', ');
  const where = t.kept.where(board ?? '', table ?? '') || t.files.place(line, 1);
  return (
    <li class={`panel finding ${worthALook.has(verdict) ? 'look' : ''}`}>
      <p class="kept-head">
        <b>{where}</b>
        <span>
          {contract && contractText(contract)} {declarer && seats[declarer]}
        </span>
        <span>
          {file}
          {room && ` · ${room}`}
        </span>
      </p>
      {players && <p class="hint">{players}</p>}
      <p>
        <b>{words.verdicts[verdict]}</b>
        {swingText(finding, speech) && ` · ${swingText(finding, speech)}`}
      </p>
      {sentences(finding, speech).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {theCase && (
        <button type="button" onClick={() => toDesk(finding)}>
          {t.review.open}
        </button>
      )}
    </li>
  );
}

function toDesk({ case: theCase, board, table, room, names }: Finding): void {
  const read = parseCase(theCase);
  if (!read.ok) return;
  const about = {
    ...noAbout,
    board: board ?? '',
    table: table ?? '',
    section: room ?? '',
    north: names.N ?? '',
    east: names.E ?? '',
    south: names.S ?? '',
    west: names.W ?? '',
  };
  change((before) => ({
    ...draftOf(read.value),
    about: { ...about, event: before.about.event, director: before.about.director },
  }));
  go('ruling');
}

function Counts() {
  const t = texts.value;
  const speech = speechOf(settings.value.lang);
  const { words } = speech;
  const counts = tally.value;
  return (
    <details class="panel">
      <summary>
        <h2>{t.review.counts}</h2>
      </summary>
      <table class="counts">
        <tbody>
          {endings.map(
            (ending) =>
              counts.endings[ending] > 0 && (
                <tr key={ending}>
                  <th scope="row">{words.endings[ending]}</th>
                  <td>{counts.endings[ending]}</td>
                </tr>
              ),
          )}
          {verdicts.map(
            (verdict) =>
              counts.verdicts[verdict] > 0 && (
                <tr key={verdict}>
                  <th scope="row">{words.verdicts[verdict]}</th>
                  <td>{counts.verdicts[verdict]}</td>
                </tr>
              ),
          )}
        </tbody>
      </table>
      <p class="hint">{t.review.notes}</p>
      {unread.value.slice(0, 50).map((one) => (
        <DiagnosticText key={`${one.file}:${one.line}:${one.column}:${one.wrong}`} of={one} file={one.file} />
      ))}
    </details>
  );
}

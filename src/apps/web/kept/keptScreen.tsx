// The rulings kept on the device: found again by event, board, table or name, opened, removed, saved as a file and added from one.

import { useEffect, useRef, useState } from 'preact/hooks';
import { irregularityWords } from '../../../explain/irregularity.ts';
import { resultText } from '../parts/contractText.tsx';
import { saveFile } from '../parts/saveFile.ts';
import { dropLeftOver, leftOver, loadLeftOver } from '../state/drafts.ts';
import { change } from '../state/history.ts';
import { takeUp } from '../state/keeping.ts';
import { tell } from '../state/notice.ts';
import { go } from '../state/route.ts';
import { settings } from '../state/settings.ts';
import { type Kept, type KeptIrregularity, type KeptRuling, keep, remove, rulings } from '../state/store.ts';
import { ruleWords, texts } from '../words/words.ts';
import { readKeptFile, writeKeptFile } from './keptFile.ts';

export function KeptScreen() {
  const t = texts.value;
  const [wanted, setWanted] = useState('');
  const all = rulings.value;
  const found = all.filter((kept) => fits(kept, wanted));
  return (
    <>
      <h1 tabIndex={-1}>{t.screens.kept}</h1>
      {all.length > 0 && (
        <input
          type="search"
          class="search"
          value={wanted}
          aria-label={t.kept.search}
          placeholder={t.kept.search}
          onInput={(event) => setWanted(event.currentTarget.value)}
        />
      )}
      {all.length === 0 ? <p>{t.kept.empty}</p> : found.length === 0 && <p>{t.kept.noneFound}</p>}
      <ul class="kept-list">
        {found.map((kept) => (
          <Row key={kept.id} kept={kept} />
        ))}
      </ul>
      <Files />
      <LeftOver />
    </>
  );
}

/** Cases of tabs that were closed: nothing that was entered is lost. */
function LeftOver() {
  const t = texts.value.kept;
  useEffect(() => void loadLeftOver(), []);
  if (leftOver.value.length === 0) return null;
  return (
    <section class="panel left-over">
      <h2>{t.leftOver}</h2>
      <p class="hint">{t.leftOverHint}</p>
      <ul class="kept-list">
        {leftOver.value.map(({ key, at, draft }) => (
          <li key={key}>
            <p class="kept-head">
              <b>{t.where(draft.about.board, draft.about.table) || t.noName}</b>
              <span>{draft.about.event}</span>
              <When at={at} />
            </p>
            <div class="row">
              <button
                type="button"
                onClick={() => {
                  change(() => draft);
                  void dropLeftOver(key);
                  go('cards');
                }}
              >
                {t.takeUp}
              </button>
              <button type="button" class="quiet" onClick={() => void dropLeftOver(key)}>
                {t.remove}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function When({ at }: { readonly at: string }) {
  if (at === '') return null;
  return (
    <time dateTime={at}>
      {new Date(at).toLocaleString(settings.value.lang, { dateStyle: 'medium', timeStyle: 'short' })}
    </time>
  );
}

function fits({ about, ...kept }: Kept, wanted: string): boolean {
  const title = 'irregularity' in kept ? (kept.irregularity.title ?? '') : '';
  const text = [...Object.values(about), title].join(' ').toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function Row({ kept }: { readonly kept: Kept }) {
  const t = texts.value;
  const { about } = kept;
  const names = [about.north, about.south, about.east, about.west].filter((name) => name !== '').join(', ');
  const takeAway = async () => {
    await remove(kept.id);
    tell({ text: (words) => words.kept.removed, action: { label: (words) => words.undo, run: () => void keep(kept) } });
  };
  return (
    <li class="panel">
      <p class="kept-head">
        <b>{t.kept.where(about.board, about.table) || t.kept.noName}</b>
        <span>{about.event}</span>
        <When at={kept.at} />
      </p>
      {names && <p class="hint">{names}</p>}
      {'given' in kept ? <Given kept={kept} /> : <Established kept={kept} />}
      <div class="row">
        <button type="button" class="primary" onClick={() => takeUp(kept.id)}>
          {t.kept.open}
        </button>
        <button type="button" class="quiet" onClick={() => void takeAway()}>
          {t.kept.remove}
        </button>
      </div>
    </li>
  );
}

function Given({ kept }: { readonly kept: KeptRuling }) {
  const { verdict, table } = ruleWords.value;
  const { tricks, remaining, edition, result, status } = kept.given;
  return (
    <p>
      <b>{texts.value.kept.count(tricks.claimer, remaining)}</b> · {table.edition(edition)}
      {result && ` · ${resultText(result, seatOf(kept))}`}
      {status && ` · ${verdict.status[status]}`}
    </p>
  );
}

function Established({ kept: { irregularity } }: { readonly kept: KeptIrregularity }) {
  const { laws, table } = ruleWords.value;
  const { article, edition, title } = irregularity;
  return (
    <p>
      <b>
        {laws.article(article)}: {irregularityWords(settings.value.lang).articles[article]}
      </b>{' '}
      · {table.edition(edition)}
      {title && ` · ${title}`}
    </p>
  );
}

const seatOf = ({ case: theCase }: KeptRuling): number => Math.max(0, 'NESW'.indexOf(theCase.declarer));

function Files() {
  const t = texts.value;
  const input = useRef<HTMLInputElement>(null);
  const add = async (file: File) => {
    const read = readKeptFile(await file.text());
    if (!read) {
      tell({ wrong: true, text: (words) => words.kept.notAFile });
      return;
    }
    const done = await keep(...read.kept);
    tell({ text: (words) => words.kept.imported(done ? read.kept.length : 0, read.bad) });
  };
  return (
    <div class="row">
      {rulings.value.length > 0 && (
        <button
          type="button"
          onClick={() => saveFile('law70-rulings.json', 'application/json', writeKeptFile(rulings.value))}
        >
          {t.kept.export}
        </button>
      )}
      <button type="button" onClick={() => input.current?.click()}>
        {t.kept.import}
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={t.kept.import}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) void add(file);
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}

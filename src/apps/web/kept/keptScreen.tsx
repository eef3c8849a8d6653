// The rulings kept on the device: found again by event, board, table or name, opened, removed, saved as a file and added from one.

import { useRef, useState } from 'preact/hooks';
import { resultText } from '../parts/contractText.tsx';
import { saveFile } from '../parts/saveFile.ts';
import { takeUp } from '../state/keeping.ts';
import { tell } from '../state/notice.ts';
import { settings } from '../state/settings.ts';
import { type Kept, keep, remove, rulings } from '../state/store.ts';
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
    </>
  );
}

function fits({ about }: Kept, wanted: string): boolean {
  const text = Object.values(about).join(' ').toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function Row({ kept }: { readonly kept: Kept }) {
  const t = texts.value;
  const { about, given } = kept;
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
        <time dateTime={kept.at}>
          {new Date(kept.at).toLocaleString(settings.value.lang, { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      </p>
      {names && <p class="hint">{names}</p>}
      <p>
        <b>{t.kept.count(given.tricks.claimer, given.remaining)}</b> · {ruleWords.value.table.edition(given.edition)}
        {given.result &&
          ` · ${resultText(given.result.contract, seatOf(kept), given.result.tricks, given.result.score)}`}
      </p>
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

const seatOf = ({ case: theCase }: Kept): number => Math.max(0, 'NESW'.indexOf(theCase.declarer));

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

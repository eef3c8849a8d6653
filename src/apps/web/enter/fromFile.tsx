// A case from a file, the clipboard or a text that was copied: PBN, LIN, a handviewer link, a forum tag, a case, a zip of these.

import { useRef, useState } from 'preact/hooks';
import { openFile, openText, reading } from '../state/files.ts';
import { texts } from '../words/words.ts';
import { BoardPicker } from './boardPicker.tsx';

export function FromFile() {
  const t = texts.value;
  const input = useRef<HTMLInputElement>(null);
  const [pasting, setPasting] = useState(false);
  return (
    <section class="from-file">
      <div class="row">
        <button type="button" onClick={() => input.current?.click()}>
          {t.files.open}
        </button>
        <button type="button" aria-expanded={pasting} onClick={() => setPasting(!pasting)}>
          {t.files.paste}
        </button>
        <span class={`hint ${reading.value ? 'busy' : ''}`}>{reading.value ? t.files.reading : t.files.hint}</span>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t.files.open}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file) void openFile(file);
            event.currentTarget.value = '';
          }}
        />
      </div>
      {pasting && <PasteBox onDone={() => setPasting(false)} />}
      <BoardPicker />
    </section>
  );
}

function PasteBox({ onDone }: { readonly onDone: () => void }) {
  const t = texts.value;
  const [text, setText] = useState('');
  const read = (what: string) => {
    if (what.trim() === '') return;
    onDone();
    void openText(what);
  };
  return (
    <div class="paste">
      <label>
        {t.files.pasteHere}
        <textarea
          rows={4}
          value={text}
          spellcheck={false}
          autofocus
          onInput={(event) => setText(event.currentTarget.value)}
          onPaste={(event) => {
            const pasted = event.clipboardData?.getData('text') ?? '';
            if (pasted.trim() === '' || text !== '') return;
            event.preventDefault();
            read(pasted);
          }}
        />
      </label>
      <button type="button" class="primary" onClick={() => read(text)}>
        {t.files.read}
      </button>
    </div>
  );
}

// A text that is copied, or offered to copy by hand where the browser refuses the clipboard: in view, and selected when touched.

import { useState } from 'preact/hooks';
import { tell } from '../state/notice.ts';
import { texts } from '../words/words.ts';

/** Copies a text and says so; `byHand` is the text when there is no clipboard. */
export function useCopy(): { copy: (text: string) => Promise<void>; byHand: string | undefined } {
  const [byHand, setByHand] = useState<string | undefined>(undefined);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setByHand(undefined);
      tell({ text: (words) => words.actions.copied });
    } catch {
      setByHand(text);
    }
  };
  return { copy, byHand };
}

export function TakeByHand({ text }: { readonly text: string }) {
  return (
    <label class="field">
      {texts.value.actions.takeByHand}
      <textarea rows={6} readOnly value={text} onFocus={(event) => event.currentTarget.select()} />
    </label>
  );
}

// A text to copy by hand, where the browser refuses the clipboard: in view, and selected as soon as it is touched.

import { texts } from '../words/words.ts';

export function TakeByHand({ text }: { readonly text: string }) {
  return (
    <label class="field">
      {texts.value.actions.takeByHand}
      <textarea rows={6} readOnly value={text} onFocus={(event) => event.currentTarget.select()} />
    </label>
  );
}

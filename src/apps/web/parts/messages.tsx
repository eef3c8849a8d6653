// What the page has to say at the moment: the storage is full, a new version is there, something was done and can be undone.

import { hush, notice } from '../state/notice.ts';
import { trouble } from '../state/store.ts';
import { takeUpdate, waiting } from '../state/update.ts';
import { texts } from '../words/words.ts';
import { Icon } from './icon.tsx';

export function Messages() {
  const t = texts.value;
  const now = notice.value;
  return (
    <>
      {trouble.value && (
        <p class="banner wrong" role="alert">
          <span aria-hidden="true">⚠ </span>
          {t.trouble[trouble.value]}
        </p>
      )}
      {waiting.value && (
        <p class="banner" role="status">
          {t.update.ready}{' '}
          <button type="button" onClick={takeUpdate}>
            {t.update.take}
          </button>
        </p>
      )}
      <div class="toast-place" role="status">
        {now && (
          <p class={`toast ${now.wrong ? 'wrong' : ''}`}>
            <span>{now.text(t)}</span>
            {now.action && (
              <button
                type="button"
                onClick={() => {
                  hush();
                  now.action?.run();
                }}
              >
                {now.action.label(t)}
              </button>
            )}
            <button type="button" class="icon" aria-label={t.close} onClick={hush}>
              <Icon name="close" />
            </button>
          </p>
        )}
      </div>
    </>
  );
}

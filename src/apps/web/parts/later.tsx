// A screen that is loaded when it is first shown, so that it does not weigh on the first one. After the first visit it comes from
// the device; should it not come at all, the page says so and tries again when asked.

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { texts } from '../words/words.ts';

/** `shown` is told when the screen takes the place of the wait for it. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>, shown?: () => void): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  return function Later(props: P) {
    const [Screen, setScreen] = useState<ComponentType<P> | undefined>(() => loaded);
    const [failed, setFailed] = useState(0);
    useEffect(() => {
      if (loaded) return;
      load().then(
        (found) => {
          loaded = found;
          setScreen(() => found);
        },
        () => setFailed((times) => times + 1),
      );
    }, []);
    useEffect(() => {
      if (Screen) shown?.();
    }, [Screen]);
    if (Screen) return <Screen {...props} />;
    return failed > 0 ? (
      <p class="problem" role="alert">
        {texts.value.notLoaded}{' '}
        <button type="button" onClick={() => location.reload()}>
          {texts.value.reload}
        </button>
      </p>
    ) : (
      <p role="status">…</p>
    );
  };
}

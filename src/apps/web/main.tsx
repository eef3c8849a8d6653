// The start of the page: what was kept comes back before the first picture, then the workers and the service worker wake up.

import { render } from 'preact';
import { App, loadClaim, loadRuling } from './app.tsx';
import { openHearing } from './said/hearing.ts';
import { openDesk, warmUp } from './state/desk.ts';
import { openStore, somethingKept } from './state/drafts.ts';
import { change } from './state/history.ts';
import { tell } from './state/notice.ts';
import { go, takeLink } from './state/route.ts';
import { loadRulings } from './state/store.ts';
import { openUpdates } from './state/update.ts';
import { loadWords } from './words/words.ts';
import './styles/base.css';
import './styles/controls.css';
import './styles/cards.css';
import './styles/screens.css';
import './styles/print.css';

/** A device whose storage does not answer must not keep the page from opening. */
const PATIENCE_MS = 1500;

async function start(): Promise<void> {
  const packed = takeLink();
  const words = loadWords();
  const opening = openStore();
  if (somethingKept()) await Promise.race([opening, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  await words;
  render(<App />, document.getElementById('app')!);
  openHearing();
  openDesk();
  if (packed !== undefined) await openLink(packed);
  whenIdle(() => {
    warmUp();
    for (const load of [loadClaim, loadRuling]) void load().catch(() => {});
    void openUpdates();
    void loadRulings();
  });
}

/** Once the first screen stands and has nothing to do. */
const whenIdle = (work: () => void): void => {
  const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 1000 }) : work());
  requestAnimationFrame(() => setTimeout(idle));
};

async function openLink(packed: string): Promise<void> {
  const { unpack } = await import('./case/packed.ts');
  const read = unpack(packed);
  if (read.ok) {
    change(() => read.value);
    if (read.value.irregularity) go('irregularity');
  } else go('cards'); // the ruling on the desk is not that of the link
  tell(read.ok ? { text: (t) => t.linkOpened } : { wrong: true, text: (t) => t.linkBad });
}

addEventListener('hashchange', () => {
  const packed = takeLink();
  if (packed !== undefined) void openLink(packed);
});

void start();

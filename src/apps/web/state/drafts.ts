// The drafts on the device: that of this tab, kept at every change and brought back when the page opens, and those of closed tabs.

import { effect, signal } from '@preact/signals';
import { type Draft, hasCards } from '../case/draft.ts';
import { readDraft } from '../case/readDraft.ts';
import { openDrawer, openTabs } from './drawer.ts';
import { canUndo, historyToKeep, restore } from './history.ts';
import { tell } from './notice.ts';
import { attempt } from './store.ts';

/** Drafts of closed tabs that are kept beside those of the open ones; older ones go. */
const MOST_DRAFTS = 20;

export interface KeptDraft {
  readonly key: string;
  /** When it was last changed, ISO 8601. */
  readonly at: string;
  readonly draft: Draft;
}

/** Cases that were in hand in tabs now closed, the latest first. */
export const leftOver = signal<readonly KeptDraft[]>([]);
let mine = '';

const readKept = (key: string, value: unknown): KeptDraft => {
  const { at, draft } = (value ?? {}) as { at?: unknown; draft?: unknown };
  return { key, at: typeof at === 'string' ? at : '', draft: readDraft(draft) };
};

async function allDrafts(): Promise<readonly (KeptDraft & { readonly value: unknown })[]> {
  const rows = await attempt(async (db) => {
    const { store } = db.transaction('current');
    const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
    return keys.map((key, i) => ({ ...readKept(key, values[i]), value: values[i] }));
  });
  return (rows ?? []).sort((a, b) => (a.at < b.at ? 1 : -1));
}

const MARK = 'law70.kept';

/** Whether there may be something to bring back: a first visit does not wait for the storage. */
export function somethingKept(): boolean {
  try {
    return localStorage.getItem(MARK) !== null;
  } catch {
    return true;
  }
}

function mark(): void {
  try {
    localStorage.setItem(MARK, '1');
  } catch {
    // then every visit waits
  }
}

/** Brings back the case in hand, then keeps every change of it. Each open tab has a draft of its own: that of this tab before, or
 *  the latest of a tab that is closed, or an empty one. */
export async function openStore(): Promise<void> {
  const drawer = await openDrawer(async () => (await allDrafts()).map(({ key }) => key));
  mine = drawer.key;
  const kept = await attempt((db) => db.get('current', mine));
  if (kept !== undefined) await bringBack(kept);
  else if (drawer.beside) tell({ text: (t) => t.besideOther });
  mark();
  let busy = false;
  let again = false;
  const save = async (): Promise<void> => {
    if (busy) {
      again = true;
      return;
    }
    busy = true;
    await put();
    busy = false;
    if (!again) return;
    again = false;
    await save();
  };
  let first = !canUndo.value;
  effect(() => {
    historyToKeep();
    if (first) first = false;
    else void save();
  });
  // a phone may end the page at any time after this
  const last = () => {
    if (again) void put();
  };
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && last());
  addEventListener('pagehide', last);
}

/** What was begun before the storage answered is not written over; what was kept is then left for later. */
async function bringBack(kept: unknown): Promise<void> {
  if (canUndo.value) await attempt((db) => db.put('current', kept, `${mine}-before`));
  else restore(kept);
}

/** Committed at once, so that it holds even when the page is gone before it is told so. */
const put = () =>
  attempt(async (db) => {
    const change = db.transaction('current', 'readwrite');
    void change.store.put({ ...historyToKeep(), at: new Date().toISOString() }, mine);
    change.commit();
    await change.done;
  });

export async function loadLeftOver(): Promise<void> {
  const [open, all] = await Promise.all([openTabs(), allDrafts()]);
  const closed = all.filter(({ key }) => key !== mine && !open.has(key));
  const empty = closed.filter(({ draft }) => !hasCards(draft) && draft.irregularity === null);
  const kept = closed.filter((one) => !empty.includes(one));
  leftOver.value = kept.slice(0, MOST_DRAFTS);
  for (const { key } of [...empty, ...kept.slice(MOST_DRAFTS)]) void attempt((db) => db.delete('current', key));
}

export async function dropLeftOver(key: string): Promise<void> {
  await attempt((db) => db.delete('current', key));
  await loadLeftOver();
}

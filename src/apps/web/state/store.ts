// What is kept on the device, in IndexedDB: the case in hand with its last steps, and the rulings that were kept. Storage that is
// full or refused is said on the page and never stops the work.

import { effect, signal } from '@preact/signals';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { CaseJson } from '../../../claim/caseJson.ts';
import type { Ruling } from '../../../ruling/ruling.ts';
import type { About } from '../case/draft.ts';
import { historyToKeep, restore } from './history.ts';

export interface Kept {
  readonly id: string;
  /** When it was kept, ISO 8601. */
  readonly at: string;
  readonly case: CaseJson;
  readonly about: About;
  /** The ruling as it was given then. */
  readonly given: Pick<Ruling, 'edition' | 'remaining' | 'tricks' | 'exact' | 'result'>;
}

interface Stores extends DBSchema {
  current: { key: string; value: unknown };
  rulings: { key: string; value: Kept; indexes: { at: string } };
}

/** Why nothing can be kept at the moment. */
export const trouble = signal<'full' | 'refused' | undefined>(undefined);
export const rulings = signal<readonly Kept[]>([]);

let opening: Promise<IDBPDatabase<Stores>> | undefined;

const database = (): Promise<IDBPDatabase<Stores>> => {
  opening ??= openDB<Stores>('law70', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('current');
      fresh.createObjectStore('rulings', { keyPath: 'id' }).createIndex('at', 'at');
    },
    // another tab has a newer page: give way, and open again when something is to be kept
    blocking: (_old, _new, event) => {
      (event.target as IDBDatabase).close();
      opening = undefined;
    },
    terminated: () => {
      opening = undefined;
    },
  });
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
};

/** Runs a change of the storage; says on the page when it could not be made. */
async function attempt<T>(work: (db: IDBPDatabase<Stores>) => Promise<T>): Promise<T | undefined> {
  try {
    const value = await work(await database());
    trouble.value = undefined;
    return value;
  } catch (error) {
    trouble.value = error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'refused';
    return undefined;
  }
}

const CASE = 'case';
const DELAY_MS = 80;

/** Brings back the case in hand, then keeps every change of it. */
export async function openStore(): Promise<void> {
  const kept = await attempt((db) => db.get('current', CASE));
  if (kept !== undefined) restore(kept);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let first = true;
  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    return attempt((db) => db.put('current', historyToKeep(), CASE));
  };
  effect(() => {
    historyToKeep();
    if (first) first = false;
    else timer ??= setTimeout(save, DELAY_MS);
  });
  // a phone may end the page at any time after this
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && timer !== undefined) void save();
  });
  addEventListener('pagehide', () => {
    if (timer !== undefined) void save();
  });
}

export async function loadRulings(): Promise<void> {
  const all = await attempt((db) => db.getAllFromIndex('rulings', 'at'));
  rulings.value = all ? all.reverse() : rulings.value;
}

/** True when they are on the device now. */
export async function keep(...kept: readonly Kept[]): Promise<boolean> {
  const done = await attempt(async (db) => {
    const change = db.transaction('rulings', 'readwrite');
    await Promise.all([...kept.map((one) => change.store.put(one)), change.done]);
    return true;
  });
  await loadRulings();
  return done === true;
}

export async function remove(id: string): Promise<void> {
  await attempt((db) => db.delete('rulings', id));
  await loadRulings();
}

// What is kept on the device, in IndexedDB: the case in hand of each tab with its last steps, and the rulings that were kept. Storage that is
// full or refused is said on the page and never stops the work.

import { signal } from '@preact/signals';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { CaseJson } from '../../../claim/caseJson.ts';
import type { Irregularity } from '../../../ruling/irregularity.ts';
import type { Ruling } from '../../../ruling/ruling.ts';
import type { About } from '../case/draft.ts';

interface AnyKept {
  readonly id: string;
  /** When it was kept, ISO 8601. */
  readonly at: string;
  readonly about: About;
}

export interface KeptRuling extends AnyKept {
  readonly case: CaseJson;
  /** The ruling as it was given then. */
  readonly given: Pick<Ruling, 'edition' | 'remaining' | 'tricks' | 'exact' | 'result' | 'status'>;
}

export interface KeptIrregularity extends AnyKept {
  readonly irregularity: Irregularity;
  /** The outcome to which the answers led then. */
  readonly outcome: string;
}

export type Kept = KeptRuling | KeptIrregularity;

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
export async function attempt<T>(work: (db: IDBPDatabase<Stores>) => Promise<T>): Promise<T | undefined> {
  try {
    const value = await work(await database());
    trouble.value = undefined;
    return value;
  } catch (error) {
    trouble.value = error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'refused';
    return undefined;
  }
}

/** Tells the other tabs that what is kept has changed; they look again. */
const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('law70.rulings') : undefined;
tabs?.addEventListener('message', () => void loadRulings());

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
  tabs?.postMessage('changed');
  return done === true;
}

export async function remove(id: string): Promise<void> {
  await attempt((db) => db.delete('rulings', id));
  await loadRulings();
  tabs?.postMessage('changed');
}

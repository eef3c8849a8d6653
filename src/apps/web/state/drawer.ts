// Which of the kept drafts is that of this tab. A tab holds a lock on its draft for as long as it lives, so that two tabs never write
// to the same one; its name is kept for the tab itself (a reload), and whatever no tab holds may be taken up by the next one.
// Where there are no locks (an old browser) all tabs share one draft, as they share everything else.

const KEY = 'law70.tab';
const ONLY = 'case';
const lockOf = (key: string): string => `law70-draft-${key}`;

export interface Drawer {
  readonly key: string;
  /** Other tabs hold all that there was. */
  readonly beside: boolean;
}

/** A tab that is being reloaded may not have let go of its draft yet; one that was duplicated never will. */
const PATIENCE_MS = 600;

/** `kept`: the keys of the drafts on the device, the latest first; asked only when this tab has none of its own. */
export async function openDrawer(kept: () => Promise<readonly string[]>): Promise<Drawer> {
  if (!navigator.locks) return { key: ONLY, beside: false };
  const before = remembered();
  if (before !== undefined && (await take(before, PATIENCE_MS))) return { key: before, beside: false };
  const keys = await kept();
  for (const key of keys)
    if (key !== before && (await take(key))) {
      remember(key);
      return { key, beside: false };
    }
  const key = `tab-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
  await take(key);
  remember(key);
  return { key, beside: keys.length > 0 };
}

/** The drafts that a tab has in hand at the moment. */
export async function openTabs(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const names = held.flatMap(({ name }) => name ?? []);
  return new Set(names.map((name) => name.slice(lockOf('').length)));
}

/** Whether the draft is ours now, for the life of the page; waits for it when asked to. */
function take(key: string, wait = 0): Promise<boolean> {
  return new Promise((resolve) => {
    const held = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock === null ? undefined : new Promise(() => {});
    };
    if (wait === 0) void navigator.locks.request(lockOf(key), { ifAvailable: true }, held);
    else navigator.locks.request(lockOf(key), { signal: AbortSignal.timeout(wait) }, held).catch(() => resolve(false));
  });
}

function remembered(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

function remember(key: string): void {
  try {
    sessionStorage.setItem(KEY, key);
  } catch {
    // the next load takes up the latest draft that no tab holds, which is this one
  }
}

// The sign of life of a page's worker. A browser tells a page of an error in a worker, but not of a worker that was closed or
// killed: so the worker holds a lock for as long as it lives, and the page, told its name, waits for that lock.
// Where there are no locks (an old browser, Node) only errors tell of a death.

const ALIVE = 'law70-alive';

/** Called once in the worker. */
export function sayAlive(): void {
  const name = `law70-${performance.now()}-${Math.random()}`;
  void globalThis.navigator?.locks?.request(name, () => {
    postMessage({ [ALIVE]: name });
    return new Promise(() => {}); // held for life
  });
}

/** Called once in the page: settles when the worker has ended, in whichever way. */
export function endOf(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent) => {
      const name: unknown = typeof data === 'object' && data !== null ? data[ALIVE] : undefined;
      if (typeof name === 'string') void navigator.locks.request(name, () => resolve());
    });
  });
}

// The service worker: everything is on the device after the first visit, and a new version waits until the director takes it.
// Taking it reloads the page; the case in hand is on the device by then.

import { signal } from '@preact/signals';

export const waiting = signal<ServiceWorker | undefined>(undefined);
/** True once a visit without a network would work. */
export const offlineReady = signal(false);

export async function openUpdates(): Promise<void> {
  const workers = navigator.serviceWorker;
  if (!workers || !import.meta.env.PROD) return;
  try {
    const registration = await workers.register('./sw.js', { scope: './' });
    const look = () => {
      if (registration.waiting && registration.active) waiting.value = registration.waiting;
      offlineReady.value = registration.active !== null;
    };
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
    look();
    void workers.ready.then(look);
    addEventListener('online', () => void registration.update().catch(() => {}));
  } catch {
    // no service workers here (private mode): the page works as long as it is open
  }
}

export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.value?.postMessage({ type: 'SKIP_WAITING' });
}

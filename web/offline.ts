import { registerSW } from 'virtual:pwa-register';

const listeners = new Set<() => void>();
let ready = false;
let reload: () => void = () => window.location.reload();

/** Registers the service worker, which caches the whole page for offline use. */
export function startOffline(): void {
  const update = registerSW({
    onNeedRefresh() {
      ready = true;
      for (const listener of listeners) listener();
    },
  });
  // It ends in a reload; where that does not come the page works on as it is, and still offers it.
  reload = () => void update(true);
}

export const offline = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Whether a newer version of the page is waiting. */
  isUpdateReady: () => ready,
  /** Activates the newer version; matches are kept. */
  update: () => reload(),
};

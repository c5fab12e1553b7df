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
  // Updating ends in a reload; if that does not happen, the page works on, and still offers it.
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

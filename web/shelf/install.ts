import { useSyncExternalStore } from 'react';

/** The event of browsers that can install a page, once they allow it. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const listeners = new Set<() => void>();
let offer: InstallPrompt | null = null;

function change(to: InstallPrompt | null): void {
  offer = to;
  for (const listener of listeners) listener();
}

/** Holds the browser's own offer back for a better moment; called once. */
export function startInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    change(event as InstallPrompt); // the type of events with this name
  });
  window.addEventListener('appinstalled', () => change(null));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Installs the page after the browser has asked; null if it cannot be installed or already is. */
export function useInstall(): (() => void) | null {
  const now = useSyncExternalStore(subscribe, () => offer);
  if (now === null) return null;
  return () => {
    // An offer can be used once.
    change(null);
    void now.prompt();
  };
}

/** Milliseconds after which a tab that does not release a match counts as hung. */
export const PATIENCE = 6000;

/** Whether the browser has Web Locks, which its type promises everywhere. */
const hasLocks = ({ locks }: { readonly locks: unknown }): boolean => locks !== undefined;

/**
 * The tab that holds a match's lock plays it. The browser releases the lock when the tab closes or crashes. Without Web
 * Locks, or without https, every tab acts as the holder, and saving detects conflicts (`saveMatch`).
 */
export class TabLock {
  /** True if the browser has locks and tabs can communicate. */
  static readonly isPossible =
    typeof navigator === 'object' && hasLocks(navigator) && typeof BroadcastChannel === 'function';

  readonly #name: string;
  /** Called when another tab has stolen the lock. */
  readonly #onLost: () => void;
  #letGo: (() => void) | null = null;
  #waiting: AbortController | null = null;

  constructor(matchId: string, onLost: () => void) {
    this.#name = `marchlands.match.${matchId}`;
    this.#onLost = onLost;
  }

  /** Takes the lock if it is free; returns whether it succeeded. */
  take(): Promise<boolean> {
    return this.#request({ ifAvailable: true });
  }

  /** Steals the lock. */
  seize(): Promise<boolean> {
    this.#stopWaiting();
    return this.#request({ steal: true });
  }

  /** Queues for the lock; true once acquired, false if the wait was cancelled. */
  wait(): Promise<boolean> {
    this.#stopWaiting();
    this.#waiting = new AbortController();
    return this.#request({ signal: this.#waiting.signal });
  }

  /** Whether a tab is waiting for the lock. */
  async isAwaited(): Promise<boolean> {
    if (!TabLock.isPossible) return false;
    const { pending = [] } = await navigator.locks.query();
    return pending.some(({ name }) => name === this.#name);
  }

  /** Releases the lock, or cancels the wait. */
  release(): void {
    this.#stopWaiting();
    this.#letGo?.();
    this.#letGo = null;
  }

  #stopWaiting(): void {
    this.#waiting?.abort();
    this.#waiting = null;
  }

  #request(options: LockOptions): Promise<boolean> {
    if (!TabLock.isPossible) return Promise.resolve(true);
    return new Promise((resolve) => {
      let own: (() => void) | null = null;
      navigator.locks
        .request(this.#name, options, (lock) => {
          resolve(lock !== null);
          if (lock === null) return;
          // A holder no longer waits.
          if (this.#waiting?.signal === options.signal) this.#waiting = null;
          else this.#stopWaiting();
          // The lock is held until the returned promise settles.
          return new Promise<void>((letGo) => {
            own = letGo;
            this.#letGo = letGo;
          });
        })
        .catch(() => {
          // Given up while waiting, or taken away while held: by another tab, unless it was asked for here once more.
          resolve(false);
          if (own === null || this.#letGo !== own) return;
          this.#letGo = null;
          this.#onLost();
        });
    });
  }
}

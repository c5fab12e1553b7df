/** Milliseconds after which a tab that does not give a match up counts as hung. */
export const PATIENCE = 6000;

/** Whether the browser has Web Locks, which its type promises everywhere. */
const hasLocks = ({ locks }: { readonly locks: unknown }): boolean => locks !== undefined;

/**
 * Which tab plays a match: the one that holds its lock, one lock a match. The browser lets go of it when the tab is
 * closed or crashes. Browsers without Web Locks, and pages served without https, have none: there every tab holds, and
 * saving finds out (`saveMatch`).
 */
export class TabLock {
  /** True where the browser has locks, and tabs can hear of each other. */
  static readonly isPossible =
    typeof navigator === 'object' && hasLocks(navigator) && typeof BroadcastChannel === 'function';

  readonly #name: string;
  /** Called when another tab has taken the lock away. */
  readonly #onLost: () => void;
  #letGo: (() => void) | null = null;
  #waiting: AbortController | null = null;

  constructor(matchId: string, onLost: () => void) {
    this.#name = `marchlands.match.${matchId}`;
    this.#onLost = onLost;
  }

  /** Takes the lock where no tab has it; tells whether it was had. */
  take(): Promise<boolean> {
    return this.#request({ ifAvailable: true });
  }

  /** Takes the lock away from whoever has it. */
  seize(): Promise<boolean> {
    this.#stopWaiting();
    return this.#request({ steal: true });
  }

  /** Waits until the lock is free, behind those who wait already; true once it is had, false where the wait was given up. */
  wait(): Promise<boolean> {
    this.#stopWaiting();
    this.#waiting = new AbortController();
    return this.#request({ signal: this.#waiting.signal });
  }

  /** Whether a tab waits for the lock. */
  async isAwaited(): Promise<boolean> {
    if (!TabLock.isPossible) return false;
    const { pending = [] } = await navigator.locks.query();
    return pending.some(({ name }) => name === this.#name);
  }

  /** Lets go of the lock, or stops waiting for it. */
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
          // Whoever has the lock does not wait for it any more.
          if (this.#waiting?.signal === options.signal) this.#waiting = null;
          else this.#stopWaiting();
          // The lock is held as long as what is given back here is not done.
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

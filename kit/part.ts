/**
 * A part of a board that is loaded separately from the board's own script, because only some matches or moments need
 * it, or because it is heavy. It is loaded before the board is first drawn: a later arrival would move things while
 * they are being pressed.
 */
export interface Part<T> {
  /** Loads it once; retries after a failure. */
  load(): Promise<void>;
  /** The loaded part. Throws if it is not loaded yet. */
  get(): T;
}

export function partOf<T extends object>(load: () => Promise<T>): Part<T> {
  let loaded: T | null = null;
  return {
    async load() {
      loaded ??= await load();
    },
    get() {
      if (loaded === null) throw new Error('a part of the board was asked for before it was loaded');
      return loaded;
    },
  };
}

/**
 * A part of a board that is loaded beside the board's own script, since only some matches or moments need it, or it is
 * heavy. It is there before the board is first drawn: what came later would move what is being pressed.
 */
export interface Part<T> {
  /** Once there it is not loaded again; what failed is tried anew. */
  load(): Promise<void>;
  /** What was loaded. Throws before. */
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

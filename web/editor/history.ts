/** The undo and redo values of an editor. */
export interface History {
  readonly past: readonly unknown[];
  /** The next one first. */
  readonly future: readonly unknown[];
  /** The group of the last change; null if the next change starts its own. */
  readonly step: string | null;
}

export const NO_HISTORY: History = { past: [], future: [], step: null };

/** Steps that can be undone. */
const MOST_STEPS = 200;

/** After a change; changes of the same group are undone together. */
export function afterChange({ past, step: last }: History, before: unknown, step: string | null): History {
  const isSame = step !== null && step === last;
  return { past: isSame ? past : [...past, before].slice(-MOST_STEPS), future: [], step };
}

/** Undoes one step: the previous value, or null. */
export function undone({ past, future }: History, now: unknown): { history: History; value: unknown } | null {
  if (past.length === 0) return null;
  return { history: { past: past.slice(0, -1), future: [now, ...future], step: null }, value: past.at(-1) };
}

/** Redoes one undone step, or null. */
export function redone({ past, future }: History, now: unknown): { history: History; value: unknown } | null {
  if (future.length === 0) return null;
  return { history: { past: [...past, now], future: future.slice(1), step: null }, value: future[0] };
}

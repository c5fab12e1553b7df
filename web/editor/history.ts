/** What an editor's value was before, and what it was before that was undone. */
export interface History {
  readonly past: readonly unknown[];
  /** The next one first. */
  readonly future: readonly unknown[];
  /** What the last change was a step of; null where the next one stands by itself. */
  readonly step: string | null;
}

export const NO_HISTORY: History = { past: [], future: [], step: null };

/** Steps that can be undone. */
const MOST_STEPS = 200;

/** After a change; one of the same step as the change before it is undone with it. */
export function afterChange({ past, step: last }: History, before: unknown, step: string | null): History {
  const isSame = step !== null && step === last;
  return { past: isSame ? past : [...past, before].slice(-MOST_STEPS), future: [], step };
}

/** One step back: the value that comes again; null where there is none. */
export function undone({ past, future }: History, now: unknown): { history: History; value: unknown } | null {
  if (past.length === 0) return null;
  return { history: { past: past.slice(0, -1), future: [now, ...future], step: null }, value: past.at(-1) };
}

/** One step that was undone is done again; null where there is none. */
export function redone({ past, future }: History, now: unknown): { history: History; value: unknown } | null {
  if (future.length === 0) return null;
  return { history: { past: [...past, now], future: future.slice(1), step: null }, value: future[0] };
}

const KEY = 'marchlands.problems';

/** The outcome of a problem on this device: solved at the first try, solved later, or shown. */
const OUTCOMES = ['first', 'later', 'shown'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** By name of a problem (`problemKey`). */
export type Outcomes = { readonly [key: string]: Outcome | undefined };

/** A name that no other problem of any game has. */
export function problemKey(gameId: string, id: string): string {
  return `${gameId}/${id}`;
}

/** The outcomes of all tried problems. */
export function outcomes(): Outcomes {
  try {
    return readOutcomes(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    // Storage blocked or its content spoilt: none is known to be tried.
    return {};
  }
}

/** Those of a value from outside that are outcomes. */
export function readOutcomes(value: unknown): Outcomes {
  if (typeof value !== 'object' || value === null) return {};
  const isOutcome = (entry: [string, unknown]): entry is [string, Outcome] => OUTCOMES.some((one) => one === entry[1]);
  return Object.fromEntries(Object.entries(value).filter(isOutcome));
}

/** Stores outcomes; the first of each problem counts. */
export function addOutcomes(added: Outcomes): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...added, ...outcomes() }));
  } catch {
    // Nothing can be kept; the problem counts as new.
  }
}

export function forgetOutcomes(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // With blocked storage there is nothing to delete.
  }
}

import type { Param } from './params.ts';
import type { Rng } from './rng.ts';
import { EVERYTHING, type Viewer } from './seat.ts';
import { UNKNOWN } from './types.ts';

/** A value or UNKNOWN, which is numbered after the last value. */
export function orUnknown<V>(param: Param<V>): Param<V | typeof UNKNOWN> {
  const { size } = param;
  return {
    size: size + 1,
    value: (index) => (index === size ? UNKNOWN : param.value(index)),
    read: (value) => (value === UNKNOWN ? size : param.read(value)),
    format: (index) => (index === size ? UNKNOWN : param.format(index)),
    parse: (text) => (text === UNKNOWN ? size : param.parse(text)),
    expected: `${UNKNOWN} or ${param.expected}`,
  };
}

/** A game's declaration of its rows of hidden things: hands by seat, loot by pair of seats, positions in a pile. */
interface Declared<S> {
  /** How many rows a match has. */
  rows(state: S): number;
  /** The kinds in a row, ascending, with repeats. Everyone knows how many there are. */
  held(state: S, row: number): readonly number[];
  /** Adds one of a kind to a row. */
  put(state: S, row: number, kind: number): void;
  /** Whether a viewer sees things of a kind in a row; not called for EVERYTHING, which sees all. */
  sees(state: S, viewer: Viewer, row: number, kind: number): boolean;
  /** The pool of unseen things: the kinds that chance can still deal, with repeats. */
  pool(state: S): number[];
  /** Takes one of a kind out of the pool. */
  take(state: S, kind: number): void;
}

/** The source and the destination of unseen things. */
export type Unseen<S> = Pick<Declared<S>, 'put' | 'pool' | 'take'>;

/** Undealt things of a row. */
export interface Missing {
  readonly row: number;
  readonly count: number;
  /** Restricts their kinds if the viewer knows something about them; absent: any kind. */
  readonly fits?: (kind: number) => boolean;
}

type Seen<V> = V | typeof UNKNOWN;

/** Functions derived from declared hidden rows. */
export interface HiddenRows<S, V> {
  /** The things of a row that a viewer sees, in the order of their kinds. */
  known(state: S, viewer: Viewer, row: number): V[];
  /** By row: the visible things, then one UNKNOWN for each hidden one. */
  view(state: S, viewer: Viewer): Seen<V>[][];
  /**
   * Puts the things that a viewer saw into an empty row; does not touch the pool.
   * @returns how many it did not see
   */
  restore(state: S, row: number, seen: readonly Seen<V>[]): number;
  /**
   * Deals unseen things from the pool, each arrangement equally likely; partly known things are dealt first. This is
   * the exact distribution if nobody's choices depend on what stays hidden.
   * @returns false where the pool does not have enough
   */
  deal(state: S, missing: readonly Missing[], rng: Rng): boolean;
  /** The same, prepared once for many deals into copies of a state. */
  dealer(state: S, missing: readonly Missing[]): (into: S, rng: Rng) => boolean;
}

/** Removes a random fitting member from an unordered list; -1 if none fits. */
function drawFrom(pool: number[], rng: Rng, fits: Missing['fits']): number {
  const at = fits === undefined ? anyOf(pool, rng) : fittingOf(pool, rng, fits);
  if (at < 0) return -1;
  const kind = pool[at];
  pool[at] = pool[pool.length - 1];
  pool.pop();
  return kind;
}

function anyOf(pool: readonly number[], rng: Rng): number {
  return pool.length === 0 ? -1 : rng.below(pool.length);
}

/** The index of a random fitting member; -1 if none fits. */
function fittingOf(pool: readonly number[], rng: Rng, fits: (kind: number) => boolean): number {
  let fitting = 0;
  for (let i = 0; i < pool.length; i += 1) if (fits(pool[i])) fitting += 1;
  if (fitting === 0) return -1;
  let at = -1;
  for (let left = rng.below(fitting); left >= 0; left -= fits(pool[at]) ? 1 : 0) at += 1;
  return at;
}

/**
 * Prepares deals of unseen things into copies of a state: each arrangement is equally likely, and partly known things
 * are dealt first. A deal returns false if the pool runs out.
 */
export function dealerOf<S>(
  { put, pool, take }: Unseen<S>,
  state: S,
  missing: readonly Missing[],
): (into: S, rng: Rng) => boolean {
  const all = pool(state);
  const rest = [...all];
  const isSure = ({ fits }: Missing): boolean => fits !== undefined;
  const due = missing.filter(({ count }) => count > 0);
  const order = [...due.filter(isSure), ...due.filter((one) => !isSure(one))];
  return (into, rng) => {
    for (let i = 0; i < all.length; i += 1) rest[i] = all[i];
    for (let next = 0; next < order.length; next += 1) {
      const { row, count, fits } = order[next];
      for (let i = 0; i < count; i += 1) {
        const kind = drawFrom(rest, rng, fits);
        if (kind < 0) return false;
        take(into, kind);
        put(into, row, kind);
      }
    }
    return true;
  };
}

/**
 * Declares rows of hidden things once: what they hold, who sees it, and the pool that the rest is dealt from. Derives
 * each viewer's view of them, the way back from a view, and the draws that complete it.
 * @param thing the typed value of a kind
 */
export function hiddenRows<S, V>(thing: Param<V>, declared: Declared<S>): HiddenRows<S, V> {
  const { rows, held, put, sees } = declared;
  function known(state: S, viewer: Viewer, row: number): V[] {
    const isSeen = (kind: number): boolean => viewer === EVERYTHING || sees(state, viewer, row, kind);
    return held(state, row).filter(isSeen).map(thing.value);
  }
  return {
    known,
    view: (state, viewer) =>
      Array.from({ length: rows(state) }, (_, row) => {
        const seen = known(state, viewer, row);
        const hidden = Array.from({ length: held(state, row).length - seen.length }, (): Seen<V> => UNKNOWN);
        return [...seen, ...hidden];
      }),
    restore(state, row, seen) {
      let missing = 0;
      for (const one of seen) {
        if (one === UNKNOWN) missing += 1;
        else put(state, row, thing.read(one));
      }
      return missing;
    },
    deal: (state, missing, rng) => dealerOf(declared, state, missing)(state, rng),
    dealer: (state, missing) => dealerOf(declared, state, missing),
  };
}

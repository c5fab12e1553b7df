import type { Param } from './params.ts';
import type { Rng } from './rng.ts';
import { EVERYTHING, type Viewer } from './seat.ts';
import { UNKNOWN } from './types.ts';

/** A value, or UNKNOWN in its place, which has the number after the last value. */
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

/** What a game says of rows of hidden things: hands by seat, loot by pairs of seats, places of a pile. */
interface Declared<S> {
  /** How many rows a match has. */
  rows(state: S): number;
  /** The kinds that a row holds, ascending, each as often as it is there. How many there are is open to all. */
  held(state: S, row: number): readonly number[];
  /** Adds one of a kind to a row. */
  put(state: S, row: number, kind: number): void;
  /** Whether a viewer sees what a row holds of a kind; EVERYTHING does, and is not asked about. */
  sees(state: S, viewer: Viewer, row: number, kind: number): boolean;
  /** What unseen things are drawn from: the kinds that chance can still deal, each as often as it is there. */
  pool(state: S): number[];
  /** Takes one of a kind out of the pool. */
  take(state: S, kind: number): void;
}

/** What unseen things are drawn from, and where they go. */
export type Unseen<S> = Pick<Declared<S>, 'put' | 'pool' | 'take'>;

/** Things of a row that are still to be dealt. */
export interface Missing {
  readonly row: number;
  readonly count: number;
  /** Which kinds they may be, where the viewer knows something of them; any kind where absent. */
  readonly fits?: (kind: number) => boolean;
}

type Seen<V> = V | typeof UNKNOWN;

/** What follows from the declaration of hidden rows. */
export interface HiddenRows<S, V> {
  /** The things of a row that a viewer sees, in the order of their kinds. */
  known(state: S, viewer: Viewer, row: number): V[];
  /** By row: what a viewer sees, then UNKNOWN for each thing that it does not see. */
  view(state: S, viewer: Viewer): Seen<V>[][];
  /**
   * Puts the things that a viewer saw into an empty row; the pool is left as it is.
   * @returns how many it did not see
   */
  restore(state: S, row: number, seen: readonly Seen<V>[]): number;
  /**
   * Deals unseen things out of the pool, each arrangement as likely as any other; those of which something is known come
   * first. This is the law of chance where nobody's choices hang on what stays hidden.
   * @returns false where the pool does not have enough
   */
  deal(state: S, missing: readonly Missing[], rng: Rng): boolean;
  /** The same, prepared once for many deals into copies of a state. */
  dealer(state: S, missing: readonly Missing[]): (into: S, rng: Rng) => boolean;
}

/** Takes a random member that fits out of a list whose order does not matter; -1 where there is none. */
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

/** The place of a random member that fits; -1 where none does. */
function fittingOf(pool: readonly number[], rng: Rng, fits: (kind: number) => boolean): number {
  let fitting = 0;
  for (let i = 0; i < pool.length; i += 1) if (fits(pool[i])) fitting += 1;
  if (fitting === 0) return -1;
  let at = -1;
  for (let left = rng.below(fitting); left >= 0; left -= fits(pool[at]) ? 1 : 0) at += 1;
  return at;
}

/**
 * Prepares deals of unseen things into copies of a state: each arrangement is as likely as any other, and things of which
 * something is known come first. A deal gives false where the pool does not have enough.
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
 * Declares rows of hidden things once: what they hold, who sees it, and the pool that the rest is dealt from. From it
 * come what each viewer sees of them, the way back from a view, and the draws that complete it.
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

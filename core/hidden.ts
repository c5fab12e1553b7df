import type { Param } from './params.ts';
import type { Rng } from './rng.ts';
import { UNKNOWN } from './types.ts';
import type { Deal } from './views.ts';

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

/** The source and the destination of unseen things, which lie in rows: hands by seat, positions in a pile. */
export interface Unseen<S> {
  /** Adds one of a kind to a row. */
  put(state: S, row: number, kind: number): void;
  /** The kinds that chance can still deal, with repeats. */
  pool(state: S): number[];
  /** Takes one of a kind out of the pool. */
  take(state: S, kind: number): void;
}

/** Undealt things of a row. */
export interface Missing {
  readonly row: number;
  readonly count: number;
  /** Restricts their kinds if the viewer knows something about them; absent: any kind. */
  readonly fits?: (kind: number) => boolean;
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
 * are dealt first. This is the exact distribution if nobody's choices depend on what stays hidden. A deal returns false
 * if the pool runs out.
 */
export function dealerOf<S>({ put, pool, take }: Unseen<S>, state: S, missing: readonly Missing[]): Deal<S> {
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
 * The most deals for one draw. What fits one deal in a thousand is missed once in 20,000 draws; rarer things should be
 * dealt in a way that fits more often.
 */
const TRIES = 10_000;

/**
 * Deals again until the result fits what is known of several things together, which keeps the distribution exact: that
 * of the deals that fit.
 * @param undo puts back what a deal has changed; absent if a deal writes over the one before it
 * @returns a deal that returns false if `deal` does, or if nothing has fitted after 10,000 deals
 */
export function fittingDeal<S>(deal: Deal<S>, fits: (dealt: S) => boolean, undo?: (dealt: S) => void): Deal<S> {
  return (into, rng) => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      if (!deal(into, rng)) return false;
      if (fits(into)) return true;
      undo?.(into);
    }
    return false;
  };
}

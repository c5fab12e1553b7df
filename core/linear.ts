// Evaluations that are linear: a seat's weighted features add up to the logarithm of its odds to win.

import { maskOf, type Seat } from './seat.ts';

/**
 * The sum of a seat's weighted features.
 * @param features of all seats one after the other, for each as many as there are weights
 * @param start what the sum begins with
 */
export function weighed(features: Float64Array, weights: Float64Array, seat: Seat, start = 0): number {
  const count = weights.length;
  let sum = start;
  for (let i = 0; i < count; i += 1) sum += features[seat * count + i] * weights[i];
  return sum;
}

/**
 * Writes each seat's share of the win, 0..1: the softmax of the sums of the seats in play, and 0 for the others.
 * @param sums by seat; may be `values` itself
 * @param playing mask of the seats in play, at least one
 */
export function shareOut(sums: Float64Array, playing: number, seats: number, values: Float64Array): void {
  let total = 0;
  for (let seat = 0; seat < seats; seat += 1) {
    const power = (playing & maskOf(seat)) === 0 ? 0 : Math.exp(sums[seat]);
    values[seat] = power;
    total += power;
  }
  for (let seat = 0; seat < seats; seat += 1) values[seat] /= total;
}

/** The terms of a linear evaluation (`Knowledge.terms`). */
export interface LinearTerms {
  /** By feature: its term; -1 for a feature that sets no choice apart. */
  readonly own: ArrayLike<number>;
  /**
   * The term for what seat 0 has, which counts against the measured seat; those of the other seats follow
   * (`seatTermNames`).
   */
  readonly seats: number;
}

/**
 * Adds a seat's weighted features to their terms, and those of each other seat in play, in equal parts and negative, to
 * that seat's term.
 * @param features as in `weighed`
 * @param playing mask of the seats in play
 */
export function addTerms(
  features: Float64Array,
  weights: Float64Array,
  terms: LinearTerms,
  seat: Seat,
  playing: number,
  out: Float64Array,
): void {
  const count = weights.length;
  let others = 0;
  for (let rest = playing & ~maskOf(seat); rest !== 0; rest &= rest - 1) others += 1;
  for (let other = 0; playing >>> other !== 0; other += 1) {
    if ((playing & maskOf(other)) === 0) continue;
    for (let i = 0; i < count; i += 1) {
      const worth = features[other * count + i] * weights[i];
      const own = terms.own[i];
      if (other !== seat) out[terms.seats + other] -= worth / others;
      else if (own >= 0) out[own] += worth;
    }
  }
}

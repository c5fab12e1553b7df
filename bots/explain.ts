import type { Game } from '@marchlands/core/game.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import { CHANCE, type Seat } from '@marchlands/core/seat.ts';
import type { AnyView, Setup } from '@marchlands/core/types.ts';
import { MoveSampler } from './move-sampler.ts';

/** How much a choice changes one term of a game's evaluation, on average, in the evaluation's own units. */
export interface Change {
  /** A key of `words.terms`. */
  readonly term: string;
  /** Above 0 where it is better for the seat. */
  readonly change: number;
}

/** Sampled states that a choice is tried on. */
const SAMPLES = 24;

/**
 * What speaks for a choice and against it: which terms of the evaluation it changes, the most changed first. Chance that
 * follows is drawn; what others do is not foreseen. Empty where the game names no terms.
 */
export function changesOf(
  game: Game,
  setup: Setup,
  view: AnyView,
  seat: Seat,
  codes: readonly number[],
  rng: Rng,
): readonly Change[] {
  const terms = game.knowledge?.terms;
  if (terms === undefined) return [];
  const sampler = game.resampler(setup, view);
  const chance = new MoveSampler(game, setup, rng);
  const state = game.State.blank(setup);
  const measured = new Float64Array(terms.names.length);
  const sums = new Float64Array(terms.names.length);
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    sampler.draw(rng, state);
    terms.measure(state, seat, measured);
    for (let i = 0; i < sums.length; i += 1) sums[i] -= measured[i];
    for (const code of codes) game.apply(state, seat, code);
    if (game.actors(state) === CHANCE) chance.settle(state);
    terms.measure(state, seat, measured);
    for (let i = 0; i < sums.length; i += 1) sums[i] += measured[i];
  }
  return terms.names
    .map((term, i) => ({ term, change: sums[i] / SAMPLES }))
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
}

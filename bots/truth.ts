import type { AnyView, Game, Resampler, Setup } from '@marchlands/core/game.ts';

/** Draws truths that fit a view, prepared once where the game can prepare. */
export function truthsOf(game: Game, setup: Setup, view: AnyView): Resampler {
  if (game.resampler !== undefined) return game.resampler(setup, view);
  return (rng, into) => game.resample(setup, view, rng, into);
}

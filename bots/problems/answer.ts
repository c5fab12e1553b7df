import type { Game } from '@marchlands/core/game.ts';
import { Rng } from '@marchlands/core/rng.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import type { AnyView, Setup } from '@marchlands/core/types.ts';
import { type Change, differencesOf } from '../explain.ts';
import { type Blame, blameOf } from '../review/blame.ts';
import { Comparison, type Expected } from '../review/comparison.ts';
import { Shares } from '../review/shares.ts';

/** Worlds in which an answer is compared with the best choice. */
const WORLDS = 64;

/**
 * Compares an answer to a problem with the best choice, as a review would. Equal arguments give equal answers.
 * @param view the seat's view before its choice
 * @param made the solver's whole choice, as codes
 * @param best the best choice, whole
 * @param expected draws the simultaneous choices of other seats; without it they choose sensibly
 * @returns what the answer gives away; null if no loss is shown, so the answer is as good
 */
export function lossOf(
  game: Game,
  setup: Setup,
  view: AnyView,
  seat: Seat,
  made: readonly number[],
  best: readonly number[],
  expected?: Expected,
): Blame | null {
  const compared = new Comparison(game, setup, 'problem').begin(view, seat, made, best, expected);
  compared.add(WORLDS);
  return blameOf(compared, seat, new Shares(game, setup, 'problem'));
}

/** The evaluation terms in which the best choice differs from an answer, largest difference first. */
export function changesOf(
  game: Game,
  setup: Setup,
  view: AnyView,
  seat: Seat,
  made: readonly number[],
  best: readonly number[],
): readonly Change[] {
  return differencesOf(game, setup, view, seat, [best, made], new Rng('problem'))[0];
}

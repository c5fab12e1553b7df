import type { Game } from '@marchlands/core/game.ts';
import { Rng } from '@marchlands/core/rng.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import type { AnyView, Setup } from '@marchlands/core/types.ts';
import { type Change, differencesOf } from '../explain.ts';
import { type Blame, blameOf } from '../review/blame.ts';
import { Comparison } from '../review/comparison.ts';
import { Shares } from '../review/shares.ts';

/** Worlds in which an answer is held against the choice that is asked for. */
const WORLDS = 64;

/**
 * Holds an answer to a problem against the choice that is asked for, by the judgement of a review. The same arguments give
 * the same answer.
 * @param view what the seat sees before it chooses
 * @param made the whole choice of the solver, as codes
 * @param best the whole choice that is asked for
 * @returns what the answer gives away; null where nothing is shown, so that it is as good
 */
export function lossOf(
  game: Game,
  setup: Setup,
  view: AnyView,
  seat: Seat,
  made: readonly number[],
  best: readonly number[],
): Blame | null {
  const compared = new Comparison(game, setup, 'problem').begin(view, seat, made, best);
  compared.add(WORLDS);
  return blameOf(compared, seat, new Shares(game, setup, 'problem'));
}

/** What sets the choice that is asked for apart from an answer: terms of the evaluation, the greatest difference first. */
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

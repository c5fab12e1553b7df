import type { Game } from '@marchlands/core/game.ts';
import type { Setup } from '@marchlands/core/types.ts';
import { SearchBot } from '../search/bot.ts';
import { SEARCH } from '../search/settings.ts';
import { Comparison } from './comparison.ts';

/** Iterations per decision of the search that plays on. */
const ITERATIONS = 300;
/** Decisions that it plays on. */
const LATER = 12;

/**
 * Compares two choices once more in a game of sealed decisions; null for any other. Nothing is drawn after such
 * decisions, so a look one ply ahead plays on in one way, and its interval is narrow without being right. Here the
 * search plays on, which mixes, and twice as far. Of the orders of Andia blamed without it, 20 of 30 were worse by the
 * strongest player's judgement; of those that it leaves, 12 of 14 (docs/reviews.md).
 */
export function secondOpinion(game: Game, setup: Setup, seed: string | number): Comparison | null {
  if (game.knowledge?.matrix === undefined) return null;
  const bot = new SearchBot('second opinion', game, setup, { seed, iterations: ITERATIONS, settings: SEARCH });
  return new Comparison(game, setup, `${seed}/second`, { later: LATER, bot });
}

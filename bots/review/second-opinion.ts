import type { Game } from '@marchlands/core/game.ts';
import type { Setup } from '@marchlands/core/types.ts';
import { SearchBot } from '../search/bot.ts';
import { SEARCH } from '../search/settings.ts';
import { Comparison } from './comparison.ts';

/** Compares two choices once more, played on by the search; null for a game that asks for no second opinion. */
export function secondOpinion(game: Game, setup: Setup, seed: string | number): Comparison | null {
  const asked = game.knowledge?.secondOpinion;
  if (asked === undefined) return null;
  const { iterations, later } = asked;
  const bot = new SearchBot('second opinion', game, setup, { seed, iterations, settings: SEARCH });
  return new Comparison(game, setup, `${seed}/second`, { later, bot });
}

import type { Game } from '@marchlands/core/game.ts';
import type { Setup } from '@marchlands/core/types.ts';
import type { Bot } from './bot.ts';
import { type Played, type PlayOptions, playMatch } from './match.ts';
import { dealOf, seatingOf } from './seating.ts';

/** One match of a series; it depends only on its seed, number and bots, not on the worker. */
export interface SeriesMatch extends Played {
  readonly index: number;
  /** By seat: its player (index in the list of bots). */
  readonly players: readonly number[];
}

/**
 * Plays one match of a series. Matches of one deal share their chance draws; every player has its own generator,
 * reseeded for each match.
 * @param bots by player, one per seat; players keep their number while their seats change
 * @param watch an observer; does not affect the match
 */
export function playSeriesMatch(
  game: Game,
  setup: Setup,
  bots: readonly Bot[],
  seed: string | number,
  index: number,
  watch: Pick<PlayOptions, 'onStep' | 'onEvent'> = {},
): SeriesMatch {
  const { seats } = setup;
  const players = seatingOf(index, seats);
  const seated = players.map((player) => bots[player]);
  const names = players.map((player) => `${index % seats}/${player}`);
  return { index, players, ...playMatch(game, setup, seated, `${seed}/${dealOf(index, seats)}`, { names, ...watch }) };
}

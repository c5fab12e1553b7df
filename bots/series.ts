import type { Game } from '@marchlands/core/game.ts';
import type { Setup } from '@marchlands/core/types.ts';
import type { Bot } from './bot.ts';
import { type Played, type PlayOptions, playMatch } from './match.ts';
import { dealOf, seatingOf } from './seating.ts';

/** One match of a series; what follows from its seed, number and bots alone, whichever worker played it. */
export interface SeriesMatch extends Played {
  readonly index: number;
  /** By seat: the player (place in the list of bots) that sat there. */
  readonly players: readonly number[];
}

/**
 * Plays one match of a series. Matches of one deal share what chance draws; every player draws from a generator of its
 * own, afresh in each of them.
 * @param bots by player, one for each seat; players keep their number while their seats change
 * @param watch who looks on; the match is the same without
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

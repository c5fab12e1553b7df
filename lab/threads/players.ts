import type { Bot } from '@marchlands/bots/bot.ts';
import type { Game } from '@marchlands/core/game.ts';
import type { Setup } from '@marchlands/core/types.ts';

/** The exports of a module of players. */
export interface PlayersModule {
  /**
   * Makes the player for a name that was checked before.
   * @param tell called with the failure of an external program, to follow its name
   */
  makePlayer(name: string, game: Game, setup: Setup, seed: string, tell: (failure: string) => void): Bot;
}

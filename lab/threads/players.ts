import type { Bot } from '@marchlands/bots/bot.ts';
import type { Game } from '@marchlands/core/game.ts';
import type { Setup } from '@marchlands/core/types.ts';

/** What a module of players exports. */
export interface PlayersModule {
  /**
   * Makes the player of a name that was looked at before.
   * @param tell hears how a program from outside has failed, to follow its name
   */
  makePlayer(name: string, game: Game, setup: Setup, seed: string, tell: (failure: string) => void): Bot;
}

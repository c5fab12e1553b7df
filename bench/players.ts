// Makes the players of an experiment's worker threads.

import type { Bot } from '@marchlands/bots/bot.ts';
import { makeBot } from '@marchlands/bots/levels.ts';
import type { Game } from '@marchlands/core/game.ts';
import type { Setup } from '@marchlands/core/types.ts';

/** The address of this module. */
export const PLAYERS = import.meta.url;

/** The bot of a level. */
export function makePlayer(name: string, game: Game, setup: Setup, seed: string): Bot {
  return makeBot(name, game, setup, { seed });
}

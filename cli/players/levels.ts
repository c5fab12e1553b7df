// All players that a seat can be given to by name: the levels of the bots, and external programs.

import type { Bot } from '@marchlands/bots/bot.ts';
import { type Level, levelOf, makeBot } from '@marchlands/bots/levels.ts';
import type { Game } from '@marchlands/core/game.ts';
import { fail, ok, type Result } from '@marchlands/core/result.ts';
import type { Setup } from '@marchlands/core/types.ts';
import { OutsideBot } from './outside-bot.ts';

/** The address of this module, for workers that use its `makePlayer`. */
export const PLAYERS = import.meta.url;

/** Names of commands, and paths of programs. */
const COMMAND = /^exec:/;
const WAY = /^(\.{0,2}[\\/]|[A-Za-z]:\\)/;

/** For the help of flags that take levels. */
export const OUTSIDE_ABOUT = 'or a program that speaks the protocol of players: ./my-bot, or exec:COMMAND';

/** The command that a name starts; null for a level. */
function commandOf(name: string): string | null {
  if (COMMAND.test(name)) return name.replace(COMMAND, '');
  return WAY.test(name) ? name : null;
}

/** True for a name that starts a program. */
export function isOutside(name: string): boolean {
  return commandOf(name) !== null;
}

/** The level or program for a typed name. */
export function playerNamed(name: string, game: Game): Result<Pick<Level, 'isRepeatable'>> {
  return isOutside(name) ? ok({ isRepeatable: false }) : levelOf(name, game);
}

/** The players of all seats: the last one named takes all further seats. */
export function seated(bots: readonly string[], seats: number): Result<readonly string[]> {
  if (bots.length > seats) return fail(`--bots has ${bots.length} levels for ${seats} seats.`);
  return ok(Array.from({ length: seats }, (_, seat) => bots.at(Math.min(seat, bots.length - 1)) ?? ''));
}

/** Whether equal seeds give equal matches of these players; fails if there is no such player. */
export function areRepeatable(bots: readonly string[], game: Game): Result<boolean> {
  let isRepeatable = true;
  for (const name of bots) {
    const player = playerNamed(name, game);
    if (!player.ok) return player;
    isRepeatable &&= player.value.isRepeatable;
  }
  return ok(isRepeatable);
}

/**
 * Makes the bot for a name that was checked before.
 * @param tell called with the failure of an external program, to follow its name
 * @param deadline milliseconds for such a program's decision, if not the default
 */
export function makePlayer(
  name: string,
  game: Game,
  setup: Setup,
  seed: string,
  tell: (failure: string) => void,
  deadline?: number,
): Bot {
  const command = commandOf(name);
  return command === null
    ? makeBot(name, game, setup, { seed, clock: () => performance.now() })
    : new OutsideBot(name, command, game, setup, seed, tell, deadline);
}

import type { Bot } from '@marchlands/bots/bot.ts';
import { type Level, levelOf } from '@marchlands/bots/levels.ts';
import type { SearchSettings } from '@marchlands/bots/search/settings.ts';
import type { Game } from '@marchlands/core/game.ts';
import { ok, type Result } from '@marchlands/core/result.ts';
import type { Setup } from '@marchlands/core/types.ts';
import { isOutside, makePlayer as makeAny } from '../../cli/players/levels.ts';

/** Separates a level from the settings of its search. */
const WITH = ' with ';

/** The name of a level with its own settings. */
export function nameWith(level: string, settings: Partial<SearchSettings>): string {
  return Object.keys(settings).length === 0 ? level : `${level}${WITH}${JSON.stringify(settings)}`;
}

/** The level for a name, or an external program in its place. */
export function entrantNamed(name: string, game: Game): Result<Level> {
  if (!isOutside(name)) return levelOf(name, game);
  const description = 'A program of its own.';
  const make = (): Bot => {
    throw new Error(`${name} is made by its thread`);
  };
  return ok({ name, description, isRepeatable: false, make });
}

/**
 * Makes the player for such a name.
 * @param tell called with the failure of an external program
 */
export function makePlayer(name: string, game: Game, setup: Setup, seed: string, tell: (failure: string) => void): Bot {
  if (isOutside(name)) return makeAny(name, game, setup, seed, tell);
  const [level = '', written = '{}'] = name.split(WITH);
  const found = levelOf(level, game);
  if (!found.ok) throw new Error(found.problem.message);
  // Written by `nameWith`.
  const settings = JSON.parse(written) as Partial<SearchSettings>;
  return found.value.make(game, setup, { clock: () => performance.now(), settings });
}

/** The address of this module, for workers that make players by it. */
export const PLAYERS = import.meta.url;

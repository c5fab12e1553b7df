import type { Bot } from '@marchlands/bots/bot.ts';
import { levelOf } from '@marchlands/bots/levels.ts';
import type { SearchSettings } from '@marchlands/bots/search/settings.ts';
import type { Game } from '@marchlands/core/game.ts';
import type { Setup } from '@marchlands/core/types.ts';

/** What stands between a level and the settings of its search. */
const WITH = ' with ';

/** The name under which a level plays with settings of its own. */
export function nameWith(level: string, settings: Partial<SearchSettings>): string {
  return Object.keys(settings).length === 0 ? level : `${level}${WITH}${JSON.stringify(settings)}`;
}

/** Makes the player of such a name. */
export function makePlayer(name: string, game: Game, setup: Setup): Bot {
  const [level = '', written = '{}'] = name.split(WITH);
  const found = levelOf(level, game);
  if (!found.ok) throw new Error(found.problem.message);
  // Written by `nameWith`.
  const settings = JSON.parse(written) as Partial<SearchSettings>;
  return found.value.make(game, setup, { clock: () => performance.now(), settings });
}

/** The address of this module, for workers that make players by it. */
export const PLAYERS = import.meta.url;

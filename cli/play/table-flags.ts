import { levelNames } from '@marchlands/bots/level-names.ts';
import type { Game } from '@marchlands/core/game.ts';
import { ok, type Result } from '@marchlands/core/result.ts';
import { OUTSIDE_ABOUT, playerNamed } from '../players/levels.ts';
import { SETUP_FLAGS } from '../sources/position.ts';
import { day, dealNumber, names, text, whole } from '../usage/flags.ts';

/** The default level. */
export const USUAL_LEVEL = 'greedy';
/** The level that answers `hint`. */
export const HINT_LEVEL = 'scout';

/** Flags of `play`. */
export const TABLE_FLAGS = {
  bots: names(
    'A,B,..',
    `Levels of the bots in seat order (${levelNames.join(', ')}, where the game offers them, or mcts:N, mcts:Nms; with /NAME behind it in a character of the game; ${OUTSIDE_ABOUT}); the last one fills the seats that are left (default ${USUAL_LEVEL}).`,
  ),
  me: whole('n', [1, 99], 1, 'Your seat, from 1 (default 1).'),
  people: whole('n', [0, 99], 1, 'Number of people at this screen, from your seat on; 0 watches the bots (default 1).'),
  names: names('A,B,..', 'Names of the people in seat order.'),
  ...SETUP_FLAGS,
  dice: text(
    'fair|given',
    'fair: nobody can steer them, and the record proves it (default). given: you roll and draw at your table and type the results.',
  ),
  deal: dealNumber(
    'N',
    'Deal N: deck and dice are the same for everybody who plays this number by the same rules, and the bots think alike.',
  ),
  daily: day(
    '[DATE]',
    'The deal of the day: the same deck and dice for everybody who plays it by the same rules. Without a date it is today, by universal time (UTC).',
  ),
  position: text('FILE', 'Start from this position; - is not possible here, since the moves are read from there.'),
  load: text('FILE', 'Go on with a saved match, or from where a record ends; the other flags then have no effect.'),
};

/** The levels asked for, checked; the default if bots are needed and none is named. */
export function readLevels(game: Game, given: readonly string[] | null, bots: number): Result<readonly string[]> {
  for (const name of given ?? []) {
    const level = playerNamed(name, game);
    if (!level.ok) return level;
  }
  return ok(given ?? (bots > 0 ? [USUAL_LEVEL] : []));
}

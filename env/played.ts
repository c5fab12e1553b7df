import type { Game } from '@marchlands/core/game.ts';
import type { Setup } from '@marchlands/core/types.ts';
import { loadGame } from '@marchlands/games/index.ts';
import type { Played } from './protocol.ts';

/** The game and its setup. @throws if they do not exist */
export async function setUp({ game: id, seats, options = {} }: Played): Promise<{ game: Game; setup: Setup }> {
  const game = await loadGame(id);
  if (!game.ok) throw new Error(game.problem.message);
  const setup = game.value.setup(options, seats);
  if (!setup.ok) throw new Error(setup.problem.message);
  return { game: game.value, setup: setup.value };
}

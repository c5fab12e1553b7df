import type { Game } from '@marchlands/core/game.ts';
import { loadGame } from '@marchlands/games/index.ts';
import { badUsage } from '../tools/usage.ts';

/** The game named by `--game`. Bad usage ends the process. */
export async function gameNamed(id: string | undefined): Promise<Game> {
  if (id === undefined) badUsage('--game is missing.');
  const game = await loadGame(id);
  return game.ok ? game.value : badUsage(game.problem.message);
}

import type { Game } from '@marchlands/core/game.ts';
import type { GameLab } from '@marchlands/core/lab.ts';
import type { Setup } from '@marchlands/core/types.ts';
import { games, loadGame } from '@marchlands/games/index.ts';
import type { Plan } from '@marchlands/lab/protocol.ts';

/** The game and setup of a plan. @throws if the page has made an invalid plan */
export async function openPlan({ game: id, options, seats }: Plan): Promise<{
  readonly game: Game;
  readonly setup: Setup;
  readonly own: GameLab | null;
}> {
  const game = await loadGame(id);
  if (!game.ok) throw new Error(game.problem.message);
  const setup = game.value.setup(options, seats);
  if (!setup.ok) throw new Error(setup.problem.message);
  const own = await games.find((entry) => entry.id === id)?.lab?.();
  return { game: game.value, setup: setup.value, own: own ?? null };
}

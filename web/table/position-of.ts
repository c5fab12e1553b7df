import type { Game } from '@marchlands/core/game.ts';
import type { Result } from '@marchlands/core/result.ts';
import type { AnyState, Setup } from '@marchlands/core/types.ts';
import { loadGame } from '@marchlands/games/index.ts';

/** A position and its set-up. */
export interface PositionTask {
  readonly gameId: string;
  readonly seats: number;
  readonly options: object;
  /** Complete, in the game's JSON form. */
  readonly position: unknown;
}

/** Opens a position that the page has opened before. @throws if it cannot be opened */
export async function positionOf({ gameId, seats, options, position }: PositionTask): Promise<{
  readonly game: Game;
  readonly setup: Setup;
  readonly state: AnyState;
}> {
  const game = sure(await loadGame(gameId));
  const setup = sure(game.setup(options, seats));
  return { game, setup, state: sure(game.position.parse(setup, position)) };
}

function sure<T>(found: Result<T>): T {
  if (!found.ok) throw new Error(found.problem.message);
  return found.value;
}

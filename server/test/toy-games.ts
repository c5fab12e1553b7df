import type { Game } from '@marchlands/core/game.ts';
import { fail, ok, type Result } from '@marchlands/core/result.ts';
import { duel } from '@marchlands/core/testing/toys/duel/game.ts';
import { hiddenDraw } from '@marchlands/core/testing/toys/hidden-draw/game.ts';
import { loadGame as loadReal } from '@marchlands/games/index.ts';

/** The toys of the core, and every real game: the games of servers under test. The bots' threads load it too. */
export async function loadGame(id: string): Promise<Result<Game>> {
  if (id === duel.id) return ok(duel);
  if (id === hiddenDraw.id) return ok(hiddenDraw);
  const real = await loadReal(id);
  return real.ok ? real : fail(`There is no game ${id}.`, 'game');
}

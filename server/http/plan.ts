import { levelsOf } from '@marchlands/bots/levels.ts';
import { ok, type Result } from '@marchlands/core/result.ts';
import type { Static } from 'typebox';
import type { Plan } from '../table/change.ts';
import { refuse } from '../table/refusal.ts';
import type { Context } from './context.ts';
import type { PLAN } from './schemas.ts';
import type { Payer } from './turns.ts';

/**
 * A table's plan: the opener's request with defaults filled in.
 * @param payer the payer of the password hash
 */
export async function planOf(
  { loadGame, passwords, time }: Context,
  given: Static<typeof PLAN>,
  payer: Payer,
): Promise<Result<Plan>> {
  const game = await loadGame(given.game);
  if (!game.ok) return refuse('table.plan', game.problem.message);
  const { fill = null, password = null } = given;
  const kept = password === null ? ok(null) : await passwords.hash(password, payer);
  if (!kept.ok) return kept;
  return ok({
    game: given.game,
    seats: given.seats,
    options: given.options ?? {},
    clock: given.clock ?? null,
    standIn: given.standIn ?? standInOf(levelsOf(game.value).map(({ name }) => name)),
    spectators: given.spectators === undefined ? 0 : given.spectators,
    isRated: given.isRated ?? false,
    isPublic: given.isPublic ?? false,
    password: kept.value,
    deal: given.deal ?? null,
    fill: fill === null ? null : { at: time.now() + fill.after * 1000, level: fill.level },
  });
}

/** The default replacement bot: quick, but not foolish. */
export function standInOf(levels: readonly string[]): string {
  return levels.includes('greedy') ? 'greedy' : (levels.at(-1) ?? 'random');
}

// What a game adds to the plan of its conformance run: laws of symmetry, and hidden kinds that cannot differ.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plan } from '../core/conformance/conformance.ts';
import { root } from './tree.ts';

/** What a game may say of itself: `export const plan: GamePlan` in `games/<id>/test/conformance-plan.ts`. */
export type GamePlan = Pick<Plan, 'symmetries' | 'unvaried'>;

/** The game's own part of the plan; empty where it has none. */
export async function planOf(game: string): Promise<GamePlan> {
  const path = join(root, 'games', game, 'test', 'conformance-plan.ts');
  if (!existsSync(path)) return {};
  const module: { readonly plan?: GamePlan } = await import(pathToFileURL(path).href);
  return module.plan ?? {};
}

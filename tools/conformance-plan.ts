// A game's additions to the plan of its conformance run: laws of symmetry, and hidden kinds that cannot differ.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GamePlan } from '../core/conformance/conformance.ts';
import { root } from './tree.ts';

/** The game's own part of the plan, `plan` in `games/<id>/test/conformance-plan.ts`; empty without one. */
export async function planOf(game: string): Promise<GamePlan> {
  const path = join(root, 'games', game, 'test', 'conformance-plan.ts');
  if (!existsSync(path)) return {};
  const module: { readonly plan?: GamePlan } = await import(pathToFileURL(path).href);
  return module.plan ?? {};
}

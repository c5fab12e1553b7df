/** The exact solver's findings for a view; the solver is loaded when first asked. */
import type { View } from '../view/view.ts';

type Solver = typeof import('../advice/threats.ts');
export type Search<T> = (view: View) => Promise<T>;

export function searching<T>(search: (solver: Solver, view: View) => T): Search<T> {
  return async (view) => search(await import('../advice/threats.ts'), view);
}

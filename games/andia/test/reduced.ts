import { game } from '../game.ts';
import type { State } from '../state.ts';

/** A match small enough for an exhaustive search: three cities, two pieces each, only a few new ones. */
export interface Reduced {
  readonly title: string;
  readonly options: object;
}

export const noBombs: Reduced = {
  title: 'no bombardments, at most 2 pieces each, 4 turns',
  options: { map: 'andia-mini', bombs: 0, pieceCap: 2, turnLimit: 4 },
};

export const oneBomb: Reduced = {
  title: 'one bombardment each, at most 2 pieces each, 3 turns',
  options: { map: 'andia-mini', bombs: 1, pieceCap: 2, turnLimit: 3 },
};

export const threePieces: Reduced = {
  title: 'no bombardments, at most 3 pieces each, 4 turns, then the cities count',
  options: { map: 'andia-mini', bombs: 0, pieceCap: 3, turnLimit: 4, turnLimitResult: 'citiesThenPieces' },
};

/** The first decision of a match with these options. */
export function startOf(options: object): State {
  const setup = game.setup(options, 2);
  if (!setup.ok) throw new Error(setup.problem.message);
  return game.start(setup.value);
}

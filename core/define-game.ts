import type { Game } from './game.ts';
import { catalogue } from './language.ts';
import { notationOf } from './notation.ts';
import type { GameTypes } from './types.ts';

/** The parts of a game; `notation` is left out where all its lines are in the plain form. */
type GameParts<T extends GameTypes> = Omit<Game<T>, 'notation'> & Partial<Pick<Game<T>, 'notation'>>;

/**
 * Makes a game of its parts and checks them against its types: `defineGame<Types>({ ... })`. Its words, and what its options
 * and characters say of themselves, are catalogues of its id from then on.
 */
export function defineGame<T extends GameTypes>(parts: GameParts<T>): Game<T> {
  const { id, words, optionSchema, knowledge } = parts;
  catalogue(id, words);
  catalogue(`${id}/options`, optionSchema);
  catalogue(`${id}/characters`, knowledge?.characters ?? []);
  return { ...parts, notation: parts.notation ?? notationOf(parts) };
}

import type { Game } from './game.ts';
import { catalogue } from './language.ts';
import { notationOf } from './notation.ts';
import type { GameTypes } from './types.ts';

/**
 * The parts of a game; `notation` may be left out if all its lines use the plain form, `rebuild` if its states hold no
 * derived data.
 */
type GameParts<T extends GameTypes> = Omit<Game<T>, 'notation' | 'rebuild'> &
  Partial<Pick<Game<T>, 'notation' | 'rebuild'>>;

/**
 * Makes a game from its parts and checks them against its types: `defineGame<Types>({ ... })`. Registers its words, and
 * the descriptions of its options and characters, as catalogues under its id.
 */
export function defineGame<T extends GameTypes>(parts: GameParts<T>): Game<T> {
  const { id, words, optionSchema, knowledge } = parts;
  catalogue(id, words);
  catalogue(`${id}/options`, optionSchema);
  catalogue(`${id}/characters`, knowledge?.characters ?? []);
  return { ...parts, notation: parts.notation ?? notationOf(parts), rebuild: parts.rebuild ?? (() => {}) };
}

import type { Game } from './game.ts';
import { firstOf, isActing, isSimultaneous, type Seat } from './seat.ts';
import type { GameTypes } from './types.ts';

/** The parts of a game needed here. */
type Parts<T extends GameTypes> = Pick<Game<T>, 'actors' | 'isPartial'>;

/**
 * False while a seat that acts alone is inside a choice that is sent whole. A match rests only on states for which this
 * is true; views and undo exist only there.
 */
export function isAtRest<T extends GameTypes>(game: Parts<T>, state: T['state']): boolean {
  if (game.isPartial === undefined) return true;
  const actors = game.actors(state);
  return actors <= 0 || isSimultaneous(actors) || !game.isPartial(state, firstOf(actors));
}

/**
 * True if a seat must add moves before its choice can be sent.
 * @param isShared whether the choice began in a simultaneous decision: then it runs up to its commit
 */
export function mustGoOn<T extends GameTypes>(
  game: Parts<T>,
  state: T['state'],
  seat: Seat,
  isShared: boolean,
): boolean {
  return isShared ? isActing(game.actors(state), seat) : !isAtRest(game, state);
}

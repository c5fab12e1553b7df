import type { Game } from './game.ts';
import { firstOf, isActing, isSimultaneous, type Seat } from './seat.ts';
import type { GameTypes } from './types.ts';

/** What has to be known of a game. */
type Parts<T extends GameTypes> = Pick<Game<T>, 'actors' | 'isPartial'>;

/**
 * True where no seat that acts alone is inside a choice that is sent whole. A match rests on such states only; views and
 * undo exist there.
 */
export function isAtRest<T extends GameTypes>(game: Parts<T>, state: T['state']): boolean {
  if (game.isPartial === undefined) return true;
  const actors = game.actors(state);
  return actors <= 0 || isSimultaneous(actors) || !game.isPartial(state, firstOf(actors));
}

/**
 * True where a seat that has made moves must make more before they can be sent.
 * @param isShared whether several seats chose at once where its moves began: then the choice goes on to its commit
 */
export function mustGoOn<T extends GameTypes>(
  game: Parts<T>,
  state: T['state'],
  seat: Seat,
  isShared: boolean,
): boolean {
  return isShared ? isActing(game.actors(state), seat) : !isAtRest(game, state);
}

import type { Game } from './game.ts';
import { MoveList } from './lists.ts';
import { isAtRest } from './partial.ts';
import { firstOf, isSimultaneous } from './seat.ts';
import type { GameTypes, Step } from './types.ts';

/** The parts of a game needed here. */
type Parts<T extends GameTypes> = Pick<Game<T>, 'actors' | 'isPartial' | 'isOpen' | 'legal'>;

/**
 * The move that a match plays by itself: the only legal move of a seat that acts alone, if everyone can see its
 * alternatives (`Game.isOpen`); else null.
 * @param moves scratch; allocated if absent
 */
export function forcedStep<T extends GameTypes>(game: Parts<T>, state: T['state'], moves?: MoveList): Step | null {
  if (game.isOpen === undefined) return null;
  const actors = game.actors(state);
  if (actors <= 0 || isSimultaneous(actors)) return null;
  const by = firstOf(actors);
  if (!game.isOpen(state, by) || !isAtRest(game, state)) return null;
  const list = moves ?? new MoveList(state.setup.bounds.moves);
  game.legal(state, by, list);
  return list.length === 1 ? { by, code: list.codes[0] } : null;
}

/** Plays the moves that a match would play by itself, and returns them in order. */
export function playForced<T extends GameTypes>(
  game: Parts<T> & Pick<Game<T>, 'apply'>,
  state: T['state'],
  events?: T['event'][],
): readonly Step[] {
  const played: Step[] = [];
  for (let step = forcedStep(game, state); step !== null; step = forcedStep(game, state)) {
    game.apply(state, step.by, step.code, events);
    played.push(step);
  }
  return played;
}

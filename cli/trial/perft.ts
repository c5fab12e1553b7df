import { MoveList, OutcomeList } from '@marchlands/core/lists.ts';
import { CHANCE, firstOf, NOBODY } from '@marchlands/core/seat.ts';
import type { AnyState, Step } from '@marchlands/core/types.ts';
import type { Position } from '../sources/position.ts';

/** Counts at one depth: positions reached by exactly that many steps. */
export interface Depth {
  /** Sequences of this many moves and chance outcomes; those that ended the match earlier do not count. */
  readonly nodes: number;
  /** Those of them that ended the match with their last step. */
  readonly over: number;
}

/** The count after one first step. */
export interface Branch {
  readonly step: Step;
  /** Sequences of the full depth that begin with it. */
  readonly nodes: number;
}

export interface Perft {
  /** By depth, from 1. */
  readonly depths: readonly Depth[];
  readonly branches: readonly Branch[];
}

/**
 * Walks all sequences of moves and chance outcomes (each once, whatever its weight) and counts them: the standard check
 * of a move generator. Seats that choose at the same time go in seat order. A step is one small move, even if a match
 * takes only whole choices.
 * @param depth number of steps, at least 1
 */
export function perft({ game, setup, state }: Position, depth: number): Perft {
  const nodes = new Array<number>(depth).fill(0);
  const over = new Array<number>(depth).fill(0);
  const states: AnyState[] = Array.from({ length: depth + 1 }, () => game.State.blank(setup));
  const lists = Array.from({ length: depth }, () => ({
    moves: new MoveList(setup.bounds.moves),
    outcomes: new OutcomeList(setup.bounds.outcomes),
  }));
  const branches: Branch[] = [];

  function walk(at: number): void {
    const here = states[at];
    const after = states[at + 1];
    const { moves, outcomes } = lists[at];
    const actors = game.actors(here);
    if (actors === NOBODY) return;
    const by = actors === CHANCE ? CHANCE : firstOf(actors);
    if (by === CHANCE) game.outcomes(here, outcomes);
    else game.legal(here, by, moves);
    const list = by === CHANCE ? outcomes : moves;
    for (let i = 0; i < list.length; i += 1) {
      const code = list.codes[i];
      const counted = nodes[depth - 1];
      after.copyFrom(here);
      game.apply(after, by, code);
      nodes[at] = nodes[at] + 1;
      if (game.actors(after) === NOBODY) over[at] = over[at] + 1;
      else if (at + 1 < depth) walk(at + 1);
      if (at === 0) branches.push({ step: { by, code }, nodes: nodes[depth - 1] - counted });
    }
  }

  states[0]?.copyFrom(state);
  walk(0);
  return { depths: nodes.map((count, at) => ({ nodes: count, over: over[at] })), branches };
}

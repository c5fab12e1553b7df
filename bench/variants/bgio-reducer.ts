import { Rng } from '@marchlands/core/rng.ts';
import { placing, reduce, start } from '../peers/boardgame-io.ts';
import { emptySquares } from '../peers/tiles.ts';
import type { Prepare } from '../prepare.ts';

/**
 * Random play of the peer's tile game through its reducer, with a list of legal moves before each: moves per second.
 */
export const prepare: Prepare = () => {
  const rng = new Rng('bench');
  const first = start();
  return (seconds) => {
    const began = performance.now();
    const end = began + 1000 * seconds;
    let moves = 0;
    while (performance.now() < end) {
      for (let state = first; state.ctx.gameover === undefined; moves += 1) {
        const squares = emptySquares(state.G.cells);
        const square = squares[rng.below(squares.length)];
        state = reduce(state, placing(square, state.ctx.currentPlayer));
      }
    }
    return { moves: (1000 * moves) / (performance.now() - began) };
  };
};

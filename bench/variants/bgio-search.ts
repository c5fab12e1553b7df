import { searchBot, start } from '../peers/boardgame-io.ts';
import type { Prepare } from '../prepare.ts';

/** Iterations per decision; its trees are discarded after each. */
const ITERATIONS = 50;

/** The peer's search bot on its tile game from the first move on, playouts to the end: iterations per second. */
export const prepare: Prepare = () => {
  const bot = searchBot(ITERATIONS, 'bench');
  const first = start();
  return async (seconds) => {
    const began = performance.now();
    const end = began + 1000 * seconds;
    let iterations = 0;
    while (performance.now() < end) {
      const { metadata } = await bot.play(first, first.ctx.currentPlayer);
      iterations += metadata.visits;
    }
    return { iterations: (1000 * iterations) / (performance.now() - began) };
  };
};

import { gameOf, RandomPlay } from '../loop.ts';
import type { Prepare } from '../prepare.ts';

const MOST_DECISIONS = 1_000_000;

/**
 * `heap <game>`: heap growth in bytes per decision of random play with legal lists, over up to a million. Needs
 * --expose-gc, and a young space large enough that nothing is collected: the growth is then the allocation.
 */
export const prepare: Prepare = async ([id = '']) => {
  const { game, setup } = await gameOf(id);
  const play = new RandomPlay(game, setup, true, 'bench');
  const collect = globalThis.gc;
  if (collect === undefined) throw new Error('the variant heap needs node --expose-gc');
  return (seconds) => {
    collect();
    const decisions = play.decisions;
    const end = performance.now() + 1000 * seconds;
    const before = process.memoryUsage().heapUsed;
    while (play.decisions - decisions < MOST_DECISIONS && performance.now() < end) play.match();
    return { bytes: (process.memoryUsage().heapUsed - before) / (play.decisions - decisions) };
  };
};

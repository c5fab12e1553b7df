import { runMatches } from '@marchlands/lab/pool.ts';
import { threads } from '@marchlands/lab/threads/threads.ts';
import { gameOf } from '../loop.ts';
import { PLAYERS } from '../players.ts';
import type { Prepare } from '../prepare.ts';

/** Matches from which the number for a sample is estimated. */
const FIRST = 16;
/**
 * Seconds of one worker's sample per requested second: starting a worker, which loads the game, must not count for
 * much.
 */
const LENGTH = 8;

interface Took {
  /** Milliseconds of elapsed time, and of processor time. */
  readonly wall: number;
  readonly processor: number;
}

/** `lab-workers <game> <level>`: one experiment with all figures counted, on one worker thread and on two. */
export const prepare: Prepare = async ([id = '', level = '']) => {
  const { setup } = await gameOf(id);
  const { seats, options } = setup;
  const bots = Array.from({ length: seats }, () => level);
  const plan = { game: id, seats, options, bots, seed: 'bench', times: false, figures: true };

  async function play(matches: number, jobs: number): Promise<Took> {
    const used = process.cpuUsage();
    const began = performance.now();
    await runMatches(threads({ plan, players: PLAYERS }), matches, jobs);
    const { user, system } = process.cpuUsage(used);
    return { wall: performance.now() - began, processor: (user + system) / 1000 };
  }

  const { wall } = await play(FIRST, 1);
  return async (seconds) => {
    const matches = Math.max(2, Math.round((1000 * LENGTH * seconds * FIRST) / wall));
    const one = await play(matches, 1);
    const two = await play(matches, 2);
    return {
      'wall-1': one.wall / matches,
      'wall-2': two.wall / matches,
      'processor-1': one.processor / matches,
      'processor-2': two.processor / matches,
      // Two workers would ideally take half the time of one.
      efficiency: one.wall / 2 / two.wall,
    };
  };
};

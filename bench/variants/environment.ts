import { Environment } from '@marchlands/env/environment.ts';
import { EnvironmentPool } from '@marchlands/env/pool.ts';
import { gameOf } from '../loop.ts';
import type { Prepare } from '../prepare.ts';

/** Parallel matches. */
const MATCHES = 256;

/** `environment <game> <threads>`: decisions per second of random seats; 0 threads: in this one. */
export const prepare: Prepare = async ([id = '', threads = '0']) => {
  const { game, setup } = await gameOf(id);
  const options = { matches: MATCHES, seed: 'bench' };
  const environment =
    threads === '0'
      ? new Environment(game, setup, options)
      : await EnvironmentPool.start({ game: id, seats: setup.seats }, options, Number(threads));
  let { counts } = await environment.reset();
  const choices = new Int32Array(MATCHES);
  return async (seconds) => {
    const begin = performance.now();
    const end = begin + 1000 * seconds;
    let now = begin;
    let steps = 0;
    while (now < end) {
      for (let row = 0; row < MATCHES; row += 1) choices[row] = Math.floor(Math.random() * counts[row]);
      ({ counts } = environment instanceof Environment ? environment.step(choices) : await environment.step(choices));
      steps += 1;
      now = performance.now();
    }
    return { decisions: (1000 * steps * MATCHES) / (now - begin) };
  };
};

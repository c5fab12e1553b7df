import { makeBot } from '@marchlands/bots/levels.ts';
import { games } from '@marchlands/games/index.ts';
import { playMeasured } from '@marchlands/lab/measured.ts';
import { gameOf } from '../loop.ts';
import type { Prepare } from '../prepare.ts';

/** `lab <game> <level> <counted|plain>`: matches per second of an experiment on one thread. */
export const prepare: Prepare = async ([id = '', level = '', how = '']) => {
  const { game, setup } = await gameOf(id);
  const { seats, options } = setup;
  const names = Array.from({ length: seats }, () => level);
  const bots = names.map((name) => makeBot(name, game, setup, { seed: 'bench' }));
  const own = (await games.find((entry) => entry.id === id)?.lab?.()) ?? null;
  const plan = { game: id, seats, options, bots: names, seed: 'bench', times: false, figures: how === 'counted' };
  let index = 0;
  return (seconds) => {
    const begin = performance.now();
    const first = index;
    while (performance.now() - begin < 1000 * seconds) {
      playMeasured(game, setup, bots, plan, index, own);
      index += 1;
    }
    return { matches: (1000 * (index - first)) / (performance.now() - begin) };
  };
};

import { gameOf, RandomPlay } from '../loop.ts';
import type { Prepare } from '../prepare.ts';

const BATCH = 100_000;

/** `state <game>`: nanoseconds to copy a state into another, and to hash it. */
export const prepare: Prepare = async ([id = '']) => {
  const { game, setup } = await gameOf(id);
  // As a search does between copies: the copying code must not see only blank states.
  new RandomPlay(game, setup, true, 'bench').match();
  const from = game.start(setup);
  const into = game.State.blank(setup);
  let sink = 0n;
  const nanoseconds = (seconds: number, batch: () => void): number => {
    const start = performance.now();
    let count = 0;
    while (performance.now() - start < 1000 * seconds) {
      batch();
      count += BATCH;
    }
    return ((performance.now() - start) / count) * 1e6;
  };
  return (seconds) => {
    const copy = nanoseconds(seconds / 2, () => {
      for (let i = 0; i < BATCH; i += 1) into.copyFrom(from);
    });
    const hash = nanoseconds(seconds / 2, () => {
      for (let i = 0; i < BATCH; i += 1) sink ^= from.hash();
    });
    if (sink === 1n) throw new Error('hashes of one state differ');
    return { copy, hash };
  };
};

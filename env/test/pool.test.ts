import { describe, expect, test } from 'vitest';
import { Environment } from '../environment.ts';
import { EnvironmentPool } from '../pool.ts';
import { catalogue, laid, somehow } from './play.ts';

describe.each(catalogue)('threads that play $id', ({ id, load, seats }) => {
  test('give the same batches to the bit, however many there are', async () => {
    const { game, setup } = await laid(load, seats);
    const options = { matches: 5, seed: 'threads', longest: 40 };
    const environment = new Environment(game, setup, options);
    const pools = await Promise.all([1, 2, 3].map((n) => EnvironmentPool.start({ game: id, seats }, options, n)));
    try {
      environment.reset();
      for (const pool of pools) expect(await pool.reset()).toEqual(environment.batch);
      for (let step = 0; step < 100; step += 1) {
        const choices = somehow(environment.batch, step);
        environment.step(choices);
        for (const pool of pools) expect(await pool.step(choices)).toEqual(environment.batch);
      }
      const [pool] = pools;
      expect(pool.columns).toEqual(environment.columns);
      await expect(pool.step([0, 0, 0, 0, 10_000])).rejects.toThrow('the choice of row 4 must be');
      // Nothing was changed: the pool goes on.
      const choices = somehow(environment.batch, 100);
      environment.step(choices);
      expect(await pool.step(choices)).toEqual(environment.batch);
    } finally {
      await Promise.all(pools.map((pool) => pool.close()));
    }
  });
});

test('what cannot be played is refused in words', async () => {
  const options = { matches: 1, seed: 0 };
  await expect(EnvironmentPool.start({ game: 'chess', seats: 2 }, options, 1)).rejects.toThrow('chess');
});

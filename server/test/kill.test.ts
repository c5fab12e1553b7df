import { freePort } from '@marchlands/core/testing/free-port.ts';
import { describe, expect, it } from 'vitest';
import { runKills } from './kill/kills.ts';
import { onEveryStore } from './stores.ts';

describe('a server that is killed while everybody plays', () => {
  onEveryStore((place) => {
    it('loses nothing that was acknowledged, and does nothing twice', { timeout: 120_000 }, async () => {
      const plan = { kills: 2, tables: 3, seed: 'kill test', store: await place.address('killed'), life: 300 };
      const { acknowledged, lost, doubled, wrong } = await runKills({ ...plan, port: await freePort() });
      expect(acknowledged).toBeGreaterThan(0);
      expect({ lost, doubled, wrong }).toEqual({ lost: [], doubled: [], wrong: [] });
    });
  });
});

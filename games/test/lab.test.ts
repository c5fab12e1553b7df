import { playMatch } from '@marchlands/bots/match.ts';
import { RandomBot } from '@marchlands/bots/random.ts';
import { describe, expect, it } from 'vitest';
import { games } from '../index.ts';

/** Matches of each form that are looked at. */
const MATCHES = 12;

describe.each(games.filter(({ lab }) => lab !== undefined).map((entry) => [entry.id, entry] as const))(
  'the lab of %s',
  (_, entry) => {
    it('counts each of its figures in some match that bots play at random, and none in no way', async () => {
      const game = await entry.load();
      const lab = await entry.lab?.();
      if (lab === undefined) throw new Error('it has no lab');
      const names = Object.keys(lab.figures);
      /** By figure: the values that it took. */
      const seen = new Map(names.map((name) => [name, new Set<number>()]));
      for (const { options, players } of entry.presets) {
        const setup = game.setup(options, players.length);
        if (!setup.ok) throw new Error(setup.problem.message);
        const bots = players.map(() => new RandomBot('random', game, setup.value, 'lab'));
        for (let match = 0; match < MATCHES; match += 1) {
          const watch = lab.watch(setup.value);
          playMatch(game, setup.value, bots, `lab ${match}`, {
            onEvent: (event, state) => watch.event(event, state),
          });
          for (const [name, figure] of Object.entries(watch.end())) {
            const { of } = lab.figures[name];
            const values = typeof figure === 'number' ? [figure] : figure;
            expect([name, of, values.length]).toEqual([name, of, of === 'match' ? 1 : setup.value.seats]);
            for (const value of values) {
              expect(Number.isFinite(value), name).toBe(true);
              seen.get(name)?.add(value);
            }
          }
        }
      }
      const never = names.filter((name) => (seen.get(name)?.size ?? 0) < 2);
      expect(never).toEqual([]);
    });

    it('names its figures as short nouns, each once', async () => {
      const titles = Object.values((await entry.lab?.())?.figures ?? {}).map(({ title }) => title);
      expect(new Set(titles).size).toBe(titles.length);
      for (const title of titles) expect(title).toMatch(/^[a-z].{2,60}[^.]$/);
    });
  },
);

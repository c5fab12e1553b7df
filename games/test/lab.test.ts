import { playMatch } from '@marchlands/bots/match.ts';
import { RandomBot } from '@marchlands/bots/random.ts';
import { thingFigure } from '@marchlands/core/lab.ts';
import { describe, expect, it } from 'vitest';
import { games } from '../index.ts';

/** Matches of each form that are looked at, and at most where something has not been seen by then. */
const MATCHES = 12;
const MOST_MATCHES = 60;

describe.each(games.filter(({ lab }) => lab !== undefined).map((entry) => [entry.id, entry] as const))(
  'the lab of %s',
  (_, entry) => {
    it('counts each of its figures, labels and things in some match that bots play at random, and none in no way', async () => {
      const game = await entry.load();
      const lab = await entry.lab?.();
      if (lab === undefined) throw new Error('it has no lab');
      const { figures, labels = {}, things = {} } = lab;
      const single = Object.entries(things).flatMap(([name, { values }]) =>
        Object.keys(values).map((key) => thingFigure(name, key)),
      );
      const names = [...Object.keys(figures), ...Object.keys(labels), ...single];
      /** By figure or label: the values that it took. */
      const seen = new Map(names.map((name) => [name, new Set<number>()]));
      const unseen = () => names.filter((name) => (seen.get(name)?.size ?? 0) < 2);
      for (const { options, players } of entry.presets) {
        const setup = game.setup(options, players.length);
        if (!setup.ok) throw new Error(setup.problem.message);
        const bots = players.map(() => new RandomBot('random', game, setup.value, 'lab'));
        for (let match = 0; match < MATCHES || (match < MOST_MATCHES && unseen().length > 0); match += 1) {
          const watch = lab.watch(setup.value);
          playMatch(game, setup.value, bots, `lab ${match}`, {
            onEvent: (event, state) => watch.event(event, state),
          });
          for (const [name, figure] of Object.entries(watch.end())) {
            const values = typeof figure === 'number' ? [figure] : figure;
            const count = Object.hasOwn(figures, name) && figures[name].of === 'match' ? 1 : setup.value.seats;
            expect(names).toContain(name);
            expect([name, values.length]).toEqual([name, count]);
            const places = Object.hasOwn(labels, name) ? [-1, ...Object.keys(labels[name].values).keys()] : null;
            for (const value of values) {
              expect(Number.isFinite(value), name).toBe(true);
              if (places !== null) expect(places, name).toContain(value);
              seen.get(name)?.add(value);
            }
          }
        }
      }
      expect(unseen()).toEqual([]);
    });

    it('names its figures and labels as short nouns, each once', async () => {
      const lab = await entry.lab?.();
      const { figures = {}, labels = {}, things = {} } = lab ?? {};
      const titles = [figures, labels, things].flatMap((all) => Object.values(all).map(({ title }) => title));
      expect(new Set(titles).size).toBe(titles.length);
      for (const title of titles) expect(title).toMatch(/^[a-z].{2,60}[^.]$/);
    });
  },
);

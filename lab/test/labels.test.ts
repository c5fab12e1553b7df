import { makeBot } from '@marchlands/bots/levels.ts';
import { games, loadGame } from '@marchlands/games/index.ts';
import { describe, expect, it } from 'vitest';
import { playMeasured } from '../measured.ts';

/** Games with figures of their own. */
const measured = games.filter(({ lab }) => lab !== undefined);

describe.each(measured)('$id', (entry) => {
  const { id } = entry;
  const seats = entry.seats.find((count) => count > 1) ?? 1;
  it('names choices whose worth is asked, and says of a match what its seats did first', async () => {
    const loaded = await loadGame(id);
    const own = await entry.lab?.();
    if (!loaded.ok || own === undefined) throw new Error(`${id} counts nothing`);
    const game = loaded.value;
    const setup = game.setup({}, seats);
    if (!setup.ok) throw new Error(setup.problem.message);
    const players = Array.from({ length: seats }, () => 'random');
    const bots = players.map((name) => makeBot(name, game, setup.value, { seed: 1 }));
    const plan = {
      game: id,
      seats,
      options: {},
      bots: players,
      seed: 'labels',
      times: false,
      figures: true,
    };
    const { figures = {} } = playMeasured(game, setup.value, bots, plan, 0, own);
    const uses = Object.entries(own.figures).filter(([, { isUse }]) => isUse === true);
    expect(uses.length).toBeGreaterThan(3);
    for (const [name, { of }] of uses)
      expect([of, figures[name]]).toEqual(['seat', players.map(() => expect.any(Number))]);
    const labels = Object.entries(own.labels ?? {});
    expect(labels.length).toBeGreaterThan(0);
    for (const [name, { values }] of labels) {
      const places = figures[name];
      if (typeof places !== 'object') throw new Error(`the match says nothing of ${name}`);
      expect(Math.max(...places)).toBeGreaterThanOrEqual(0);
      for (const place of places) expect([...Object.keys(values).keys(), -1]).toContain(place);
      // The seats share out the places.
      if (name.endsWith('lace')) expect(places.toSorted()).toEqual([...players.keys()]);
    }
  });
});

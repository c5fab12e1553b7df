import { levelNames } from '@marchlands/bots/level-names.ts';
import { levelsOf, makeBot, nearestLevel } from '@marchlands/bots/levels.ts';
import { playMatch } from '@marchlands/bots/match.ts';
import { describe, expect, test } from 'vitest';
import { games } from '../index.ts';

describe.each(games.map((entry) => [entry.id, entry] as const))('the levels of %s', (_, entry) => {
  test('are named from the weakest to the strongest, think longer each, and have those that tables are laid with', async () => {
    const game = await entry.load();
    const levels = levelsOf(game);
    const places = levels.map(({ name }) => levelNames.indexOf(name));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    const iterations = levels.flatMap((level) => level.iterations ?? []);
    expect(iterations).toEqual([...new Set(iterations)].sort((a, b) => a - b));
    for (const usual of ['random', 'greedy', 'scout']) expect(levels.map(({ name }) => name)).toContain(usual);
  });

  test('let every name of a saved match be played', async () => {
    const game = await entry.load();
    const names = levelsOf(game).map(({ name }) => name);
    for (const name of levelNames) {
      const nearest = nearestLevel(name, game);
      expect(names).toContain(nearest.ok ? nearest.value.name : '');
    }
  });
});

describe.each(games.map((entry) => [entry.id, entry] as const))('%s', (_, entry) => {
  test.each([...new Set([entry.seats[0], entry.seats.at(-1)])])(
    'bots of every kind play by the rules at %i seats',
    async (seats = 2) => {
      const game = await entry.load();
      const setup = game.setup({}, seats);
      if (!setup.ok) throw new Error(setup.problem.message);
      const play = (first: number) => {
        const names = ['greedy', 'mcts:8', 'novice'];
        const bots = Array.from({ length: seats }, (_, seat) =>
          makeBot(names[first + seat] ?? 'random', game, setup.value),
        );
        return playMatch(game, setup.value, bots, `match ${first}`);
      };
      // With few seats not all kinds sit down at once.
      for (const first of seats < 4 ? [0, 1] : [0]) {
        const played = play(first);
        expect(played.final.ranks).toHaveLength(seats);
        expect(played.efforts.some((effort) => Object.keys(effort).length > 0)).toBe(true);
      }
    },
    240_000,
  );
});

import { describe, expect, test } from 'vitest';
import { generateMap } from '../data/generator/generator.ts';
import { limitsFor } from '../data/generator/limits.ts';
import { territoryNames } from '../data/generator/names.ts';
import type { MapData } from '../data/map.ts';
import { checkMap } from '../data/map-check/map-check.ts';
import { sitesFor } from '../data/sites.ts';

function made(seed: string | number, players: number, changed = {}): MapData {
  const map = generateMap(seed, players, changed);
  if (!map.ok) throw new Error(map.problem.message);
  return map.value;
}

describe('random maps', () => {
  test.each([2, 3, 4, 5, 6])(
    '30 maps for %i players pass the checks and keep the limits',
    { timeout: 60_000 },
    (players) => {
      const limits = limitsFor(players);
      for (let seed = 1; seed <= 30; seed += 1) {
        const map = made(seed, players);
        expect(checkMap(map).errors, `seed ${seed}`).toEqual([]);
        expect(map.territories.length).toBe(limits.territories);
        expect(map.territories.length % players).toBe(0);
        expect(map.players.min <= players && players <= map.players.max).toBe(true);
        expect(map.sites).toEqual(sitesFor(limits.territories));
        expect(Math.abs(map.reaches.length - limits.reaches)).toBeLessThanOrEqual(2);
        expect(map.lakes.map(({ shores, facing }) => [shores.length, facing.length])).toEqual([
          [4, 1],
          [4, 1],
        ]);
        expect(Math.min(...map.territories.map(({ room }) => room))).toBeGreaterThanOrEqual(limits.room);
        expect(bankMost(map)).toBeLessThanOrEqual(limits.bankMax);
        expect(new Set(map.territories.map(({ id }) => id.charAt(0))).size).toBe(limits.rows);
      }
    },
  );

  test('the same input gives the same map, another seed or number of players another', () => {
    expect(made('a', 4)).toEqual(made('a', 4));
    expect(made('a', 4)).not.toEqual(made('b', 4));
    expect(made('a', 4).territories.length).not.toBe(made('a', 5).territories.length);
  });

  test.each([
    ['two branches, one lake', { lakes: 1 }, 3, 1],
    ['three branches and lakes', { branches: 3, lakes: 3, reaches: 20 }, 4, 3],
  ])('%s', (_name, changed, branches, lakes) => {
    const map = made(7, 2, changed);
    expect(checkMap(map).errors).toEqual([]);
    expect([map.branches.length, map.lakes.length]).toEqual([branches, lakes]);
  });

  test('half as many reaches as territories, a lake at each source, if not said otherwise', () => {
    expect(limitsFor(2, { territories: 24 })).toMatchObject({ territories: 24, reaches: 12, rows: 6 });
    expect(limitsFor(4, { territories: 60 })).toMatchObject({ reaches: 30, rows: 7 });
    expect(limitsFor(3, { branches: 3 }).lakes).toBe(3);
    expect(limitsFor(3, { branches: 3, lakes: 1 }).lakes).toBe(1);
  });

  test.each([
    [{ territories: 15 }, 'territories: must be from 16 to 60, not 15'],
    [{ lakes: 4 }, 'lakes: must be from 0 to 3, not 4'],
    [{ areaRatio: 1 }, 'areaRatio: must be from 1.2 to 4, not 1'],
    [{ rows: 5.5 }, 'rows: must be from 4 to 9, not 5.5'],
  ])('a limit out of its range is told: %j', (changed, message) => {
    expect(generateMap(1, 2, changed)).toMatchObject({ ok: false, problem: { message } });
  });

  test('what cannot be is told after 200 tries, with what failed how often', () => {
    const map = generateMap(1, 2, { room: 60, areaRatio: 1.2 });
    expect(map.ok).toBe(false);
    const message = map.ok ? '' : map.problem.message;
    expect(message).toMatch(/^no map within the limits: \w+ failed \d+ times(?:, \w+ failed \d+ times)*$/);
    const counts = [...message.matchAll(/failed (\d+)/g)].map(([, count]) => Number(count));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(200);
  });

  test('there are names for the largest map and its title', () => {
    expect(new Set(territoryNames).size).toBe(territoryNames.length);
    expect(territoryNames.length).toBeGreaterThan(60);
  });
});

/** The most reaches beside one territory. */
function bankMost({ territories, reaches }: MapData): number {
  return Math.max(
    ...territories.map(({ id }) => reaches.filter(({ left, right }) => left === id || right === id).length),
  );
}

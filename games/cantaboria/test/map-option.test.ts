import { expect, test } from 'vitest';
import { generateMap } from '../data/generator/generator.ts';
import { checkMap } from '../data/map-check/map-check.ts';
import { ayathgaron36 } from '../data/maps/ayathgaron-36.ts';
import { randomMap } from '../data/maps/random-map.ts';
import { makeSetup } from '../setup.ts';
import { setupFor } from './play.ts';

const problem = (options: object, seats: number) => {
  const made = makeSetup(options, seats);
  return made.ok ? null : made.problem;
};

test('two to four seats play on the standard map if nothing is said', () => {
  for (const seats of [2, 3, 4]) {
    const { land, options, shipped } = setupFor(seats);
    expect([options.map, land.map.id, land.territories]).toEqual(['ayathgaron-36', 'ayathgaron-36', 36]);
    expect(shipped).toEqual([{ name: 'map', id: 'ayathgaron-36', data: ayathgaron36 }]);
  }
});

test('five and six play on a random map that has as much land for each', () => {
  expect(setupFor(5).options.map).toBe('random');
  expect([5, 6].map((seats) => setupFor(seats).land.territories)).toEqual([40, 42]);
  expect(setupFor(5).sites).toEqual([4, 4, 3, 3, 4]);
  expect(problem({ map: 'ayathgaron-36' }, 5)).toMatchObject({ at: 'seats' });
});

test('a number names a random map, made once', () => {
  const one = setupFor(3, { map: 'random', mapNumber: 7 });
  expect(randomMap(7, 3)).toEqual({ ok: true, value: one.land.map });
  expect(one.land).toBe(setupFor(3, { map: 'random', mapNumber: 7 }).land);
  expect(one.land.map).not.toEqual(setupFor(3, { map: 'random', mapNumber: 8 }).land.map);
  expect(one.shipped).toEqual([{ name: 'map', id: one.land.map.id, data: one.land.map }]);
  expect(checkMap(one.land.map).errors).toEqual([]);
  expect(problem({ map: 'random', mapNumber: 0 }, 3)).toMatchObject({ at: 'options.mapNumber' });
});

test('a number without a map within the tries of the generator has one from its next seed', () => {
  expect(generateMap(98, 6).ok).toBe(false);
  expect(randomMap(98, 6).ok).toBe(true);
});

test('a whole map is taken as data or as JSON, and is not among what is shipped', () => {
  const own = { ...ayathgaron36, id: 'my-own', name: 'My Own' };
  for (const map of [own, JSON.stringify(own)]) {
    const { land, shipped, options } = setupFor(4, { map });
    expect([land.map.name, shipped]).toEqual(['My Own', undefined]);
    expect(options.map).toEqual(own);
  }
});

test('a map that fails is refused with all that is wrong with it', () => {
  const { territories } = ayathgaron36;
  const broken = {
    ...ayathgaron36,
    players: { min: 1, max: 4, recommended: [2] },
    territories: territories.map((one, i) => (i === 1 ? { ...one, name: territories[0].name } : one)),
  };
  const found = problem({ map: broken }, 4);
  expect(found?.at).toBe('options.map');
  expect(found?.message).toContain('players: need 2 <= min <= max <= 6');
  expect(found?.message).toContain('same name "Hoarfell"');
  expect(problem({ map: 'atlantis' }, 4)?.message).toContain('ayathgaron-36, random');
  expect(problem({ map: '{"format":' }, 4)?.message).toContain('not valid JSON');
});

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { MapData, Point } from '../data/map.ts';
import { checkMap } from '../data/map-check/map-check.ts';
import { ayathgaron36 } from '../data/maps/ayathgaron-36.ts';
import { maps } from '../data/maps/maps.ts';
import { sitesFor } from '../data/sites.ts';

/** The map in canonical form: each polygon starts at its least point, fields are sorted by name. */
function plain(map: MapData): unknown {
  const turned = (ring: readonly Point[]) => {
    const keys = ring.map(([x, y]) => `${x},${y}`);
    const start = keys.indexOf(keys.toSorted()[0]);
    return [...ring.slice(start), ...ring.slice(0, start)];
  };
  return sorted({
    ...map,
    territories: map.territories.map((one) => ({ ...one, polygon: turned(one.polygon) })),
    lakes: map.lakes.map((one) => ({ ...one, polygon: turned(one.polygon) })),
  });
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, own]) => [name, sorted(own)] as const);
  return Object.fromEntries(fields.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

test('the standard map is the one of the rules, point for point', () => {
  // The hash of the rules' own data file, in the same canonical form.
  const hash = createHash('sha256')
    .update(JSON.stringify(plain(ayathgaron36)))
    .digest('hex');
  expect(hash).toBe('dc38dabd144f4d2f69b64d79dab6a831c57d24e1183bc417b4252bf03d01bca1');
});

test.each(maps.map((map) => [map.id, map] as const))('the shipped map %s passes all checks', (_id, map) => {
  expect(checkMap(JSON.stringify(map))).toEqual({ map: JSON.parse(JSON.stringify(map)), errors: [], warnings: [] });
});

test('the standard map has what the rules say of it', () => {
  const { territories, adjacency, reaches, berths, lakes } = ayathgaron36;
  expect([territories.length, adjacency.length, reaches.length, berths.length]).toEqual([36, 85, 18, 8]);
  expect(adjacency.filter(([, , kind]) => kind === 'river').length).toBe(18);
  const wet = new Set([
    ...reaches.flatMap(({ left, right }) => [left, right]),
    ...lakes.flatMap(({ shores }) => shores),
  ]);
  expect(wet.size).toBe(22);
  const degrees = territories.map(({ id }) => adjacency.filter(([a, b]) => a === id || b === id).length);
  expect([3, 4, 5, 6].map((degree) => degrees.filter((one) => one === degree).length)).toEqual([8, 10, 2, 16]);
});

test.each([
  [18, [2, 2, 1, 1, 2]],
  [24, [3, 2, 2, 2, 2]],
  [30, [3, 3, 2, 2, 3]],
  [36, [4, 3, 3, 3, 3]],
  [40, [4, 4, 3, 3, 4]],
  [42, [4, 4, 4, 3, 4]],
  [45, [4, 4, 4, 4, 4]],
])('%i territories have the sites of the table', (territories, [timber, gold, iron, magic, horse]) => {
  expect(sitesFor(territories)).toEqual({ timber, gold, iron, magic, horse });
});

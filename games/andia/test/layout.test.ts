/** The drawing of a map. */
import { walk } from '@marchlands/kit/walk.ts';
import { describe, expect, it } from 'vitest';
import { layoutOf } from '../board/map/layout.ts';
import type { MapData } from '../data/map.ts';
import { checkMap } from '../data/map-check/map-check.ts';
import { builtInMaps } from '../data/maps/maps.ts';

/** Two countries joined only by a pass, far apart; and areas on top of each other, which a map's drawing allows. */
const ODD: MapData = {
  format: 'andia-map/1',
  id: 'odd',
  title: 'Odd',
  citiesToWin: 1,
  areas: [
    { code: 'X', name: 'Xanadu', kind: 'province', x: 0, y: 0 },
    { code: 'Y', name: 'Ys', kind: 'province', x: 100, y: 100 },
    { code: 'YC', name: 'Ys Town', kind: 'city', x: 99, y: 100 },
  ],
  edges: [
    { a: 'X', b: 'Y', kind: 'pass' },
    { a: 'YC', b: 'Y', kind: 'road' },
  ],
  setup: { red: { X: 1 }, blue: { Y: 1 } },
};

describe('the drawing of a map', () => {
  it('the odd map is one that players may give', () => {
    expect(checkMap(ODD).errors).toEqual([]);
  });

  for (const map of [...builtInMaps, ODD]) {
    describe(map.title, () => {
      const layout = layoutOf(map);
      const inside = ({ x, y }: { x: number; y: number }) =>
        x >= layout.box.x &&
        x <= layout.box.x + layout.box.width &&
        y >= layout.box.y &&
        y <= layout.box.y + layout.box.height;

      it('has every area, way and name within its frame', () => {
        expect(layout.points.size).toBe(map.areas.length);
        expect(layout.ways).toHaveLength(map.edges.length);
        expect([...layout.names.keys()].sort()).toEqual(map.areas.map(({ code }) => code).sort());
        for (const point of layout.points.values()) expect(inside(point)).toBe(true);
        const provinces = map.areas.filter(({ kind }) => kind === 'province').map(({ code }) => code);
        expect(layout.countries.map(({ code }) => code).sort()).toEqual(provinces.sort());
      });

      it('has land under every area, with closed coasts', () => {
        for (const { path, code } of layout.countries) {
          expect(path, code).toMatch(/^(M-?\d+ -?\d+(L-?\d+ -?\d+)+Z)+$/);
          for (const [x, y] of Array.from(
            path.matchAll(/(-?\d+) (-?\d+)/g),
            (pair) => [Number(pair[1]), Number(pair[2])] as const,
          )) {
            expect(inside({ x, y })).toBe(true);
          }
        }
      });

      it('every area is reached by arrow keys from every other', () => {
        const places = map.areas.map(({ code }) => ({ id: code, ...(layout.points.get(code) ?? { x: 0, y: 0 }) }));
        for (const { id } of places) {
          const reached = new Set([id]);
          for (const one of reached) {
            for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
              const from = places.findIndex((place) => place.id === one);
              const to = walk(places, from, key);
              if (to !== null) reached.add(places[to].id);
            }
          }
          expect([...reached].sort(), `from ${id}`).toEqual(places.map((one) => one.id).sort());
        }
      });
    });
  }

  it('is the same whenever it is made', () => {
    const copy = structuredClone(ODD);
    expect(layoutOf({ ...copy, title: 'Odd again' }).countries).toEqual(layoutOf(ODD).countries);
  });

  it('joins two countries over land exactly where there is a pass', () => {
    // The path of a country bounds it; neighbours over a pass share a stretch of border, others do not.
    const [standard] = builtInMaps;
    const { countries } = layoutOf(standard);
    const near = (a: string, b: string): number => {
      const points = (code: string) =>
        Array.from((countries.find((one) => one.code === code)?.path ?? '').matchAll(/(-?\d+) (-?\d+)/g), (pair) => [
          Number(pair[1]),
          Number(pair[2]),
        ]);
      const others = points(b);
      return Math.min(
        ...points(a).map(([x = 0, y = 0]) => Math.min(...others.map(([u = 0, v = 0]) => Math.hypot(x - u, y - v)))),
      );
    };
    for (const { a, b, kind } of standard.edges.filter((edge) => edge.a.length === 1 && edge.b.length === 1)) {
      if (kind === 'pass') expect(near(a, b), `${a}-${b}`).toBeLessThan(8);
      else expect(near(a, b), `${a}-${b}`).toBeGreaterThan(12);
    }
  });
});

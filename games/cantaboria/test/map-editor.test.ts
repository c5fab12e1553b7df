import { describe, expect, it } from 'vitest';
import { withRiver } from '../board/map-editor/rivers.ts';
import { handlesOf, moved } from '../board/map-editor/shape.ts';
import { drawable, toldOf } from '../board/map-editor/told.ts';
import { keyOf } from '../data/geometry.ts';
import type { MapData } from '../data/map.ts';
import { checkMap } from '../data/map-check/map-check.ts';
import { ayathgaron36 } from '../data/maps/ayathgaron-36.ts';
import { randomMap } from '../data/maps/random-map.ts';

function faults(map: MapData): readonly string[] {
  return checkMap(map).errors.map(({ message }) => message);
}

function random(number: number): MapData {
  const made = randomMap(number, 4);
  if (!made.ok) throw new Error(made.problem.message);
  return made.value;
}

const maps = [ayathgaron36, random(1), random(2), random(3)];

describe('a river that is drawn and taken away', () => {
  it.each(maps.map((map) => [map.name, map] as const))('leaves %s as it was', (_, map) => {
    for (const { id, border } of map.reaches) {
      const back = withRiver(withRiver(map, border, false), border, true);
      expect(faults(back), id).toEqual([]);
      const shape = ({ reaches }: MapData) =>
        reaches.map(({ border: at, left, right }) => `${at} ${left} ${right}`).sort();
      expect(shape(back), id).toEqual(shape(map));
      expect(
        back.lakes.map(({ outlet }) => outlet === null),
        id,
      ).toEqual(map.lakes.map(({ outlet }) => outlet === null));
    }
  });

  it('keeps letters and names of streams that are still there', () => {
    const first = ayathgaron36.reaches.find(({ id }) => id === 'N1');
    const shorter = withRiver(ayathgaron36, first?.border ?? '', false);
    expect(faults(shorter)).toEqual([]);
    expect(shorter.branches.map(({ id, name, reaches }) => [id, name, reaches.length])).toEqual(
      ayathgaron36.branches.map(({ id, name, reaches }) => [id, name, id === 'N' ? 3 : reaches.length]),
    );
    expect(shorter.lakes.map(({ id, outlet }) => [id, outlet])).toEqual([
      ['NL', null],
      ['SL', 'S1'],
    ]);
    expect(shorter.adjacency).toContainEqual(['B2', 'B3', 'line']);
  });

  it('is a stream of its own where it meets no other, and is told where it does not reach the sea', () => {
    const dry = ayathgaron36.borders.find(({ id }) => id === 'B5-B6');
    const lonely = withRiver(ayathgaron36, dry?.id ?? '', true);
    expect(lonely.branches).toHaveLength(4);
    const [told] = toldOf(lonely, lonely);
    expect(told).toMatchObject({ text: 'mouth MOUTH2: not on the coast', territories: ['B5', 'B6'] });
    expect(told.point).not.toBeNull();
    const coastal = withRiver(ayathgaron36, 'A1-A2', true);
    expect(faults(coastal)).toEqual([]);
    expect(coastal.reaches.at(-1)).toMatchObject({ border: 'A1-A2', order: 1 });
  });

  it('never fails, however many there are', () => {
    let map = ayathgaron36;
    for (const { id, kind } of map.borders.slice(0, 40)) if (kind === 'line') map = withRiver(map, id, true);
    const told = toldOf(map, map);
    expect(told.length).toBeGreaterThan(0);
    // Letters suffice for twenty streams; more are reported too.
    expect(told.filter(({ check }) => check !== 4 && (check < 26 || check > 34))).toEqual([]);
  });
});

describe('a point that is drawn elsewhere', () => {
  it.each(maps.map((map) => [map.name, map] as const))('leaves %s whole where it goes little', (_, map) => {
    let now = map;
    for (const { id } of map.territories) {
      const [first] = handlesOf(now, id);
      now = moved(now, first.at, [first.at[0] + 3, first.at[1] - 2]);
      expect(faults(now), id).toEqual([]);
    }
    expect(keyOf(now.borders[0].points[0])).not.toBe(keyOf(map.borders[0].points[0]));
  });

  it('takes a river, its junction and a lake with it', () => {
    const outlet = ayathgaron36.junctions.find(({ id }) => id === 'NL-out');
    const from = outlet?.point ?? [0, 0];
    const now = moved(ayathgaron36, from, [from[0] - 6, from[1] - 4]);
    expect(faults(now)).toEqual([]);
    expect(now.junctions.find(({ id }) => id === 'NL-out')?.point).toEqual([339.1, 175.8]);
    expect(now.reaches.find(({ id }) => id === 'N1')?.path[0]).toEqual([339.1, 175.8]);
  });

  it('stays on the canvas, and what it crosses is told at its territories', () => {
    const [corner] = handlesOf(ayathgaron36, 'D3');
    const now = moved(ayathgaron36, corner.at, [-50, 400]);
    const points = now.borders.flatMap(({ points: own }) => own);
    expect(points.every(([x, y]) => x >= 0 && y >= 0)).toBe(true);
    const told = toldOf(now, now);
    expect(told.length).toBeGreaterThan(0);
    expect(told.flatMap(({ territories }) => territories)).toContain('D3');
  });
});

describe('where a territory is taken hold of', () => {
  it('is at each of its corners once, and between them', () => {
    for (const map of maps) {
      for (const { id } of map.territories) {
        const handles = handlesOf(map, id);
        expect(new Set(handles.map(({ at }) => keyOf(at))).size).toBe(handles.length);
        expect(handles.filter(({ isCorner }) => isCorner).length).toBeGreaterThan(1);
        expect(handles.some(({ isCorner }) => !isCorner)).toBe(true);
      }
    }
  });
});

describe('what is wrong with a map', () => {
  it('is told at its fields', () => {
    const told = (change: Partial<MapData>) =>
      toldOf({ ...ayathgaron36, ...change }, ayathgaron36).map(({ field }) => field);
    expect(told({ players: { min: 2, max: 9, recommended: [4] } })).toContain('players');
    expect(told({ sites: { ...ayathgaron36.sites, gold: 0 } })).toEqual(['sites']);
    expect(told({ sea: '' })).toEqual(['sea']);
  });

  it('is told at its territories', () => {
    const territories = ayathgaron36.territories.map((one, i) => (i === 3 ? { ...one, name: 'Hoarfell' } : one));
    expect(toldOf({ ...ayathgaron36, territories }, ayathgaron36)).toMatchObject([
      { territories: ['A1', 'A4'], check: 5 },
    ]);
    const long = ayathgaron36.territories.map((one, i) => (i === 3 ? { ...one, name: 'x'.repeat(99) } : one));
    expect(toldOf({ ...ayathgaron36, territories: long }, ayathgaron36)).toMatchObject([
      { territories: ['A4'], field: null },
    ]);
  });

  it('can be drawn all the same as long as every field is there', () => {
    expect(drawable({ ...ayathgaron36, players: { min: 9, max: 1, recommended: [] } })).not.toBeNull();
    expect(drawable({ ...ayathgaron36, sea: 7 })).toBeNull();
    expect(drawable('ayathgaron-36')).toBeNull();
  });
});

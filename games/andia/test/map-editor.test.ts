import { describe, expect, it } from 'vitest';
import {
  canGrow,
  moved,
  renamed,
  withCity,
  withMirror,
  without,
  withPieces,
  withProvince,
  withTrade,
  withWay,
} from '../board/map-editor/changes.ts';
import { drawable, toldOf } from '../board/map-editor/told.ts';
import type { MapData } from '../data/map.ts';
import { checkMap } from '../data/map-check/map-check.ts';
import { andia } from '../data/maps/andia.ts';
import { builtInMaps } from '../data/maps/maps.ts';

function faults(map: MapData): readonly string[] {
  return checkMap(map).errors.map(({ message }) => message);
}

const area = (map: MapData, code: string) => map.areas.find((one) => one.code === code);

describe('a map whose sides are alike', () => {
  it('is moved on both', () => {
    const now = moved(andia, 'M', 20, 40);
    expect([area(now, 'M'), area(now, 'H')]).toMatchObject([
      { x: 20, y: 40 },
      { x: 80, y: 40 },
    ]);
    expect(area(moved(andia, 'S', 44, 50), 'S')).toMatchObject({ x: 50, y: 50 });
    expect(area(moved(andia, 'M', -3, 140.26), 'M')).toMatchObject({ x: 0, y: 100 });
    expect(faults(now)).toEqual([]);
  });

  it('has its ways changed on both', () => {
    const bridge = withWay(andia, 'A', 'M', 'bridge');
    expect(bridge.edges.filter(({ kind }) => kind === 'pass')).toHaveLength(3);
    expect(faults(bridge)).toEqual([]);
    expect(withWay(andia, 'A', 'M', null).edges).toHaveLength(andia.edges.length - 2);
    // A connection that is its own image occurs once.
    expect(faults(withWay(withWay(andia, 'S', 'U', null), 'U', 'S', 'bridge'))).toEqual([]);
  });

  it('has its pieces changed on both', () => {
    const now = withPieces(andia, 'red', 'A', 5);
    expect(now.setup).toEqual({ red: { M: 3, W: 3, A: 5 }, blue: { H: 3, E: 3, V: 5 } });
    expect(faults(now)).toEqual([]);
    expect(withPieces(andia, 'blue', 'H', null).setup.red).toEqual({ A: 3, W: 3 });
  });

  it.each(builtInMaps.map((map) => [map.title, map] as const))('grows and shrinks on both: %s', (_, map) => {
    const { map: grown, code } = withProvince(map);
    expect(grown.areas).toHaveLength(map.areas.length + (map.mirror === undefined ? 1 : 2));
    expect(faults(grown)).toEqual([]);
    const city = withCity(grown, code);
    expect(area(city, `${code}C`)).toBeDefined();
    expect(faults(city)).toEqual([]);
    expect(without(city, `${code}C`).areas).toHaveLength(grown.areas.length);
    expect(faults(without(city, code))).toEqual([]);
    expect(without(city, code).areas).toHaveLength(map.areas.length);
  });

  it('can be let free, and is alike again only where it is', () => {
    const free = withMirror(andia, false);
    expect(free.mirror).toBeUndefined();
    expect(area(moved(free, 'M', 20, 40), 'H')).toMatchObject({ x: 82, y: 43 });
    expect(withMirror(free, true).mirror?.length).toBe(6);
    expect(toldOf(withMirror(withWay(free, 'A', 'M', null), true), free).wrong).toMatchObject([{ field: 'mirror' }]);
  });
});

describe('a map that grows', () => {
  it('does so until no letter is left', () => {
    let map = withMirror(andia, false);
    while (canGrow(map)) map = withProvince(map).map;
    expect(new Set(map.areas.map(({ code }) => code)).size).toBe(map.areas.length);
    expect(map.areas.filter(({ kind }) => kind === 'province')).toHaveLength(26);
  });
});

describe('an exchange', () => {
  it('is one of each area', () => {
    expect(withTrade(andia, 'A', 'H').trades).toEqual([
      ['W', 'E'],
      ['A', 'H'],
    ]);
    expect(withTrade(andia, 'A', null).trades).toEqual([
      ['M', 'H'],
      ['W', 'E'],
    ]);
  });
});

describe('what is wrong with a map', () => {
  const told = (map: unknown) => toldOf(map, andia).wrong;

  it('is told at its areas', () => {
    expect(told(renamed(andia, 'M', 'Nowhere'))).toMatchObject([{ areas: ['M'], field: 'name' }]);
    expect(told(withPieces(andia, 'red', 'A', 'many')).map(({ areas }) => areas)).toEqual([['A'], ['V']]);
    expect(told(withWay(andia, 'MC', 'M', null))).toMatchObject([
      { areas: ['MC', 'M'], field: 'ways' },
      { areas: ['HC', 'H'], field: 'ways' },
    ]);
  });

  it('is told at its fields', () => {
    expect(told({ ...andia, citiesToWin: 99 })).toMatchObject([{ field: 'citiesToWin', areas: [] }]);
    expect(told({ ...andia, title: 7 })).toMatchObject([{ field: 'title', areas: [] }]);
  });

  it('can be drawn all the same as long as every field is there', () => {
    expect(drawable({ ...andia, citiesToWin: 99 })).not.toBeNull();
    expect(drawable({ ...andia, areas: 'none' })).toBeNull();
    expect(drawable('andia')).toBeNull();
    expect(toldOf(withMirror(andia, false), andia).odd.length).toBeGreaterThan(0);
  });
});

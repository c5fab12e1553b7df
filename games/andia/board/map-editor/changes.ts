/** Changes of a map; with a mirror, each is made on both sides, so that neither gets an advantage. */
import type { AreaPair, MapArea, MapData, MapEdge, StartingPieces } from '../../data/map.ts';
import { imageOf } from '../../data/map-check/pairs.ts';
import { type Side, sides } from '../../data/sides.ts';

export type WayKind = MapEdge['kind'];

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** Makes a change on both sides: the second time with each area's image and the sides exchanged. */
function onBoth(
  map: MapData,
  change: (map: MapData, of: (code: string) => string, isImage: boolean) => MapData,
): MapData {
  const once = change(map, (code) => code, false);
  const image = map.mirror === undefined ? null : imageOf(map, map.mirror);
  return image === null ? once : change(once, (code) => image.get(code) ?? code, true);
}

function within(at: number): number {
  return Math.min(100, Math.max(0, Math.round(at * 10) / 10));
}

/** The map with an area moved; one that is its own image stays on the middle line. */
export function moved(map: MapData, code: string, x: number, y: number): MapData {
  const isOwnImage = map.mirror !== undefined && imageOf(map, map.mirror)?.get(code) === code;
  return onBoth(map, (before, of, isImage) => ({
    ...before,
    areas: before.areas.map((area) =>
      area.code === of(code) ? { ...area, x: isOwnImage ? 50 : within(isImage ? 100 - x : x), y: within(y) } : area,
    ),
  }));
}

/** The map with an area renamed; its image keeps its name. */
export function renamed(map: MapData, code: string, name: string): MapData {
  return { ...map, areas: map.areas.map((area) => (area.code === code ? { ...area, name } : area)) };
}

export function isBetween({ a, b }: MapEdge, one: string, other: string): boolean {
  return (a === one && b === other) || (a === other && b === one);
}

/** The map with a connection of this kind, or none, between two areas. */
export function withWay(map: MapData, a: string, b: string, kind: WayKind | null): MapData {
  return onBoth(map, (before, of) => {
    const others = before.edges.filter((edge) => !isBetween(edge, of(a), of(b)));
    return { ...before, edges: kind === null ? others : [...others, { a: of(a), b: of(b), kind }] };
  });
}

/** Kinds of connection allowed between two areas (AN-07 to AN-09). */
export function waysBetween(one: MapArea, other: MapArea): readonly WayKind[] {
  if (one.code === other.code) return [];
  if (one.kind !== other.kind) return one.code.charAt(0) === other.code.charAt(0) ? ['road'] : [];
  return one.kind === 'province' ? ['bridge', 'pass'] : ['bridge'];
}

/** The map with a side's starting pieces in an area; null removes them; invalid input is kept. */
export function withPieces(map: MapData, side: Side, code: string, pieces: unknown): MapData {
  return onBoth(map, (before, of, isImage) => {
    const own = isImage ? other(side) : side;
    const { [of(code)]: _before, ...rest } = before.setup[own];
    // Anything but a number is refused by the checks, at its area.
    const put: StartingPieces = pieces === null ? rest : { ...rest, [of(code)]: pieces as number };
    return { ...before, setup: { ...before.setup, [own]: put } };
  });
}

function other(side: Side): Side {
  return side === 'red' ? 'blue' : 'red';
}

/** The map with an optional exchange of a red and a blue starting area; null for none. */
export function withTrade(map: MapData, red: string, blue: string | null): MapData {
  const others = (map.trades ?? []).filter(([a, b]) => a !== red && b !== blue);
  return { ...map, trades: blue === null ? others : [...others, [red, blue]] };
}

/** The map with or without a mirror, which is taken from its drawing. */
export function withMirror(map: MapData, isAlike: boolean): MapData {
  const { mirror: _before, ...rest } = map;
  return isAlike ? { ...rest, mirror: mirrorOf(map) } : rest;
}

/** Pairs of areas at the same height, equally far to the left and to the right. */
function mirrorOf({ areas }: MapData): readonly AreaPair[] {
  return areas.flatMap((area): AreaPair[] => {
    if (area.x >= 50) return [];
    const image = areas.find(({ x, y, kind }) => kind === area.kind && x === 100 - area.x && y === area.y);
    return image === undefined ? [] : [[area.code, image.code]];
  });
}

/** The next letters without a province. */
function freeLetters({ areas }: MapData): readonly string[] {
  return LETTERS.filter((letter) => areas.every(({ code }) => code.charAt(0) !== letter));
}

/** Whether another province fits; with a mirror, two. */
export function canGrow(map: MapData): boolean {
  return freeLetters(map).length > (map.mirror === undefined ? 0 : 1);
}

/** The free place on the left half that is farthest from all areas. */
function roomiest({ areas }: MapData): readonly [number, number] {
  let best: readonly [number, number] = [50, 50];
  let most = 0;
  for (let x = 8; x <= 44; x += 4) {
    for (let y = 8; y <= 92; y += 4) {
      const free = Math.min(...areas.map((area) => Math.hypot(area.x - x, area.y - y)));
      if (free <= most) continue;
      most = free;
      best = [x, y];
    }
  }
  return best;
}

/** Adds a province, with a bridge to the nearest one; with a mirror, two. @returns the map and the new area's code */
export function withProvince(map: MapData): { readonly map: MapData; readonly code: string } {
  const [letter = 'Z', second = 'Y'] = freeLetters(map);
  const [x, y] = roomiest(map);
  const provinces = map.areas.filter(({ kind }) => kind === 'province');
  const near = provinces.toSorted((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y)).at(0);
  const area = (code: string, atX: number): MapArea => ({ code, name: `${code} Land`, kind: 'province', x: atX, y });
  if (map.mirror === undefined) {
    const grown = { ...map, areas: [...map.areas, area(letter, x)] };
    return { map: near === undefined ? grown : withWay(grown, letter, near.code, 'bridge'), code: letter };
  }
  const grown: MapData = {
    ...map,
    areas: [...map.areas, area(letter, x), area(second, 100 - x)],
    mirror: [...map.mirror, [letter, second]],
  };
  return { map: near === undefined ? grown : withWay(grown, letter, near.code, 'bridge'), code: letter };
}

/** The map with a city for a province that has none, on a road of its own. */
export function withCity(map: MapData, province: string): MapData {
  return onBoth(map, (before, of, isImage) => {
    const home = before.areas.find(({ code }) => code === of(province));
    const code = `${of(province)}C`;
    if (home === undefined || before.areas.some((area) => area.code === code)) return before;
    const first = map.areas.find((area) => area.code === province);
    const [dx, dy] = freeSide(map, first ?? home);
    const city: MapArea = {
      ...{
        code,
        name: `${of(province)} City`,
        kind: 'city',
        x: within(home.x + (isImage ? -dx : dx)),
        y: within(home.y + dy),
      },
    };
    const mirror = before.mirror !== undefined && of(province) !== province ? [[`${province}C`, code] as const] : [];
    return {
      ...before,
      areas: [city, ...before.areas],
      edges: [...before.edges, { a: code, b: of(province), kind: 'road' }],
      ...(before.mirror === undefined ? {} : { mirror: [...before.mirror, ...mirror] }),
    };
  });
}

/** The side of a province with most room for its city. */
function freeSide({ areas }: MapData, home: MapArea): readonly [number, number] {
  const sidesOf: readonly (readonly [number, number])[] = [
    [0, 16],
    [0, -16],
    [-14, 8],
    [14, 8],
    [-14, -8],
    [14, -8],
  ];
  const room = ([dx, dy]: readonly [number, number]): number => {
    const [x, y] = [home.x + dx, home.y + dy];
    if (x < 0 || x > 100 || y < 0 || y > 100) return -1;
    return Math.min(...areas.map((area) => Math.hypot(area.x - x, area.y - y)));
  };
  return sidesOf.toSorted((a, b) => room(b) - room(a))[0];
}

/** The map without an area and everything attached to it: its city, its connections, its pieces. */
export function without(map: MapData, code: string): MapData {
  const image = map.mirror === undefined ? null : imageOf(map, map.mirror);
  const gone = new Set(
    [code, image?.get(code) ?? code].flatMap((one) => (one.length === 1 ? [one, `${one}C`] : [one])),
  );
  const isLeft = (one: string) => !gone.has(one);
  const left = ([a, b]: AreaPair) => isLeft(a) && isLeft(b);
  const pieces = (side: Side) => Object.fromEntries(Object.entries(map.setup[side]).filter(([at]) => isLeft(at)));
  return {
    ...map,
    areas: map.areas.filter((area) => isLeft(area.code)),
    edges: map.edges.filter(({ a, b }) => isLeft(a) && isLeft(b)),
    setup: { red: pieces('red'), blue: pieces('blue') },
    ...(map.trades === undefined ? {} : { trades: map.trades.filter(left) }),
    ...(map.mirror === undefined ? {} : { mirror: map.mirror.filter(left) }),
  };
}

/** The side that starts in an area, or null. */
export function sideAt({ setup }: MapData, code: string): Side | null {
  return sides.find((side) => Object.hasOwn(setup[side], code)) ?? null;
}

import { ADRIFT, MAX_SPACES, MAX_TERRITORIES } from './limits.ts';
import type { MapData } from './map.ts';

/** In tables of territories: none. */
export const NONE = 255;

/** Ends of a reach, and a berth's access to its lake. */
export const UP = 1;
export const DOWN = 2;
export const LAKE = 3;

/** The map in numbers: territories in the file's order; water spaces: reaches, then berths. */
export interface Land {
  readonly map: MapData;
  readonly territories: number;
  readonly reaches: number;
  readonly spaces: number;
  readonly territoryIds: readonly string[];
  readonly spaceIds: readonly string[];
  /** By territory: its neighbours, ascending (CA-02). */
  readonly near: readonly Uint8Array[];
  /** By two territories, `a * MAX_TERRITORIES + b`: 1 if they are adjacent. */
  readonly isNear: Uint8Array;
  /** By water space: its banks, left and right, or the shore and NONE (CA-03). */
  readonly banks: Uint8Array;
  /** By water space: those connected with it, ascending (CA-07). */
  readonly connected: readonly Uint8Array[];
  /**
   * By two water spaces, `a * MAX_SPACES + b`: the end by which a boat leaves a for b: UP, DOWN, LAKE; 0: not
   * connected.
   */
  readonly exit: Uint8Array;
  /** By two water spaces, `a * MAX_SPACES + b`: steps of a boat from one to the other; NONE if no water leads there. */
  readonly sailing: Uint8Array;
  /** By territory: the water spaces that it touches, ascending. */
  readonly waters: readonly Uint8Array[];
}

/** CA-07: which waters are connected, and by which of their ends. */
function exitsOf(map: MapData): Uint8Array {
  const exit = new Uint8Array(MAX_SPACES * MAX_SPACES);
  const lakeAt = new Map(map.junctions.map(({ id, lake }) => [id, lake]));
  const ends = [
    ...map.reaches.flatMap(({ up, down }, space) => [
      { space, end: UP, at: lakeAt.get(up) ?? up },
      { space, end: DOWN, at: lakeAt.get(down) ?? down },
    ]),
    ...map.berths.map(({ lake }, i) => ({ space: map.reaches.length + i, end: LAKE, at: lake })),
  ];
  for (const a of ends) {
    for (const other of ends) {
      if (a.space !== other.space && a.at === other.at) exit[a.space * MAX_SPACES + other.space] = a.end;
    }
  }
  return exit;
}

/** Steps from each water space to each other one. */
function sailingOf(connected: readonly Uint8Array[]): Uint8Array {
  const sailing = new Uint8Array(MAX_SPACES * MAX_SPACES).fill(NONE);
  for (const from of connected.keys()) {
    const reached = new Set([from]);
    sailing[from * MAX_SPACES + from] = 0;
    for (const at of reached) {
      for (const next of connected[at]) {
        if (reached.has(next)) continue;
        reached.add(next);
        sailing[from * MAX_SPACES + next] = sailing[from * MAX_SPACES + at] + 1;
      }
    }
  }
  return sailing;
}

/** A checked map as flat tables. */
function landOf(map: MapData): Land {
  const territoryIds = map.territories.map(({ id }) => id);
  const number = new Map(territoryIds.map((id, at) => [id, at]));
  const at = (id: string): number => number.get(id) ?? NONE;
  const isNear = new Uint8Array(MAX_TERRITORIES * MAX_TERRITORIES);
  for (const [a, b] of map.adjacency) {
    isNear[at(a) * MAX_TERRITORIES + at(b)] = 1;
    isNear[at(b) * MAX_TERRITORIES + at(a)] = 1;
  }
  const numbers = territoryIds.map((_, t) => t);
  const banks = new Uint8Array((ADRIFT + 1) * 2).fill(NONE);
  const spaces = [
    ...map.reaches.map(({ id, left, right }) => ({ id, banks: [at(left), at(right)] })),
    ...map.berths.map(({ id, shore }) => ({ id, banks: [at(shore)] })),
  ];
  for (const [space, { banks: own }] of spaces.entries()) banks.set(own, space * 2);
  const exit = exitsOf(map);
  const waters = spaces.map((_, space) => space);
  const connected = waters.map((a) => Uint8Array.from(waters.filter((other) => exit[a * MAX_SPACES + other] > 0)));
  return {
    map,
    territories: territoryIds.length,
    reaches: map.reaches.length,
    spaces: spaces.length,
    territoryIds,
    spaceIds: spaces.map(({ id }) => id),
    near: numbers.map((a) => Uint8Array.from(numbers.filter((b) => isNear[a * MAX_TERRITORIES + b] === 1))),
    isNear,
    banks,
    exit,
    connected,
    sailing: sailingOf(connected),
    waters: numbers.map((t) =>
      Uint8Array.from(spaces.flatMap(({ banks: own }, space) => (own.includes(t) ? [space] : []))),
    ),
  };
}

const lands = new WeakMap<MapData, Land>();

/** The tables of a map, made once. */
export function landOfMap(map: MapData): Land {
  const land = lands.get(map) ?? Object.freeze(landOf(map));
  lands.set(map, land);
  return land;
}

import { readOptions } from '@marchlands/core/options.ts';
import { fail, ok, type Result } from '@marchlands/core/result.ts';
import type { Setup as BaseSetup } from '@marchlands/core/types.ts';
import { AREA_CODES, type MapData, MOST_AREAS } from './data/map.ts';
import { builtInMap, builtInMaps } from './data/maps/maps.ts';
import { BLUE, RED } from './data/sides.ts';
import { type Options, optionSchema } from './options.ts';

/** The most turns of a match, whatever the options: "no limit" means this limit. */
export const MOST_TURNS = 2_000;

/** The most pieces of a player in a position given from outside, unless the set-up has more. */
const MOST_GIVEN = 999;

/** Everything fixed for a match. Areas are numbered in board order, from 0. */
export interface Setup extends BaseSetup {
  readonly options: Options;
  readonly map: MapData;
  /** How many areas there are. */
  readonly areas: number;
  /** By area. */
  readonly codes: readonly string[];
  readonly names: readonly string[];
  /** By area: its neighbours in board order. */
  readonly neighbours: readonly (readonly number[])[];
  /** `slots[from * MOST_AREAS + to]`: the index of `to` among the neighbours of `from`, or 255. */
  readonly slots: Uint8Array;
  /** `distances[from * MOST_AREAS + to]`: connections on the shortest path between two areas. */
  readonly distances: Uint8Array;
  /** By number of cities, in board order: the city's area, and its province's. */
  readonly cities: readonly number[];
  readonly provinces: readonly number[];
  /** By area: the number of its city, or of the city that it is; 255 for a province without a city. */
  readonly cityOf: Uint8Array;
  /** By area: 1 for a city. */
  readonly isCity: Uint8Array;
  /** By area: the index of its code in `AREA_CODES`; and the inverse, 255 if the map has no such area. */
  readonly numbers: Uint8Array;
  readonly areaOf: Uint8Array;
  /** The areas, sorted by `numbers`: the order in which legal moves are listed. */
  readonly sorted: readonly number[];
  /** Starting pieces by seat and area, after exchanges. */
  readonly start: Uint16Array;
  /** Most pieces of a player in a position given from outside. */
  readonly mostGiven: number;
  /** Cities needed at the start of a turn (AN-22). */
  readonly goal: number;
  /** Last turn (AN-95). */
  readonly turns: number;
  /** Most pieces of a player after new pieces; Infinity if there is no limit (AN-42). */
  readonly cap: number;
  readonly isHolderByOrders: boolean;
  readonly isPlacedWithOrders: boolean;
  readonly isBombedOnce: boolean;
}

/** Options and seats -> everything fixed for a match, or a sentence that says why they are refused. */
export function makeSetup(given: unknown, seats: number): Result<Setup> {
  if (seats !== 2) return fail(`Andia is for 2 players, not ${seats}.`, 'seats', 'AN-01');
  const read = readOptions(optionSchema, seats, given);
  if (!read.ok) return read;
  const options = read.value;
  const map = typeof options.map === 'string' ? builtInMap(options.map) : options.map;
  if (map === undefined) throw new Error('the option map was read, so a built-in map has its id');

  const codes = map.areas.map((area) => area.code);
  const cities = indicesWhere(map.areas, (area) => area.kind === 'city');
  const goal = options.citiesToWin ?? map.citiesToWin;
  if (goal > cities.length) {
    return fail(`must be at most ${cities.length}, the cities of ${map.title}.`, 'options.citiesToWin', 'AN-22');
  }
  const start = startingPieces(map, options, codes);
  if (!start.ok) return start;
  for (const seat of [RED, BLUE]) {
    if (cities.filter((area) => start.value[seat * MOST_AREAS + area] !== 0).length >= goal) {
      return fail(
        'is already held by a player in the set-up: nobody may start with that many cities.',
        'options.citiesToWin',
        'AN-22',
      );
    }
  }

  const neighbours = codes.map((code) =>
    indicesWhere(codes, (other) =>
      map.edges.some(({ a, b }) => (a === code && b === other) || (b === code && a === other)),
    ),
  );
  const provinces = cities.map((city) => codes.indexOf(codes[city].charAt(0)));
  const numbers = Uint8Array.from(codes, (code) => AREA_CODES.indexOf(code));
  const mostGiven = Math.max(MOST_GIVEN, ...[RED, BLUE].map((seat) => total(start.value, seat)));
  const turns = options.turnLimit === 0 ? MOST_TURNS : options.turnLimit;
  return ok(
    Object.freeze({
      seats,
      options,
      bounds: boundsOf(mostGiven, turns, goal, cities.length, neighbours),
      map,
      ...(builtInMaps.includes(map) ? { shipped: [{ name: 'map', id: map.id, data: map }] } : {}),
      areas: codes.length,
      codes,
      names: map.areas.map((area) => area.name),
      neighbours,
      slots: slotsOf(neighbours),
      distances: distancesOf(neighbours),
      cities,
      provinces,
      cityOf: inverse(codes.length, cities, provinces),
      isCity: Uint8Array.from(map.areas, (area) => (area.kind === 'city' ? 1 : 0)),
      numbers,
      areaOf: inverse(AREA_CODES.length, Array.from(numbers)),
      sorted: codes.map((_, area) => area).sort((a, b) => numbers[a] - numbers[b]),
      start: start.value,
      mostGiven,
      goal,
      turns,
      cap: options.pieceCap === 0 ? Number.POSITIVE_INFINITY : options.pieceCap,
      isHolderByOrders: options.tieHolder === 'ordersWritten',
      isPlacedWithOrders: options.newPieceReveal === 'withOrders',
      isBombedOnce: options.doubleBomb === 'once',
    }),
  );
}

/** Indices of the items that satisfy a test, ascending. */
function indicesWhere<T>(list: readonly T[], fits: (one: T) => boolean): readonly number[] {
  return list.flatMap((one, index) => (fits(one) ? [index] : []));
}

/** By seat and area, after the exchanges of AN-15. */
function startingPieces(map: MapData, options: Options, codes: readonly string[]): Result<Uint16Array> {
  const start = new Uint16Array(2 * MOST_AREAS);
  for (const [code, pieces] of Object.entries(map.setup.red)) start[codes.indexOf(code)] = pieces;
  for (const [code, pieces] of Object.entries(map.setup.blue)) start[MOST_AREAS + codes.indexOf(code)] = pieces;
  const traded = new Set<string>();
  for (const pair of options.trades) {
    const name = pair.join('-');
    if (traded.has(name) || !(map.trades ?? []).some((known) => known.join('-') === name)) {
      const known = (map.trades ?? []).map((one) => one.join('-')).join(', ');
      return fail(`has ${name}; each of ${known || 'none'} may be named once.`, 'options.trades', 'AN-15');
    }
    traded.add(name);
    const red = codes.indexOf(pair[0]);
    const blue = codes.indexOf(pair[1]);
    // Equal numbers change owners; E_TRADE has checked that they are equal.
    start[MOST_AREAS + red] = start[red];
    start[blue] = start[MOST_AREAS + blue];
    start[red] = 0;
    start[MOST_AREAS + blue] = 0;
  }
  return ok(start);
}

function total(pieces: Uint16Array, seat: number): number {
  return pieces.subarray(seat * MOST_AREAS, (seat + 1) * MOST_AREAS).reduce((sum, one) => sum + one, 0);
}

function slotsOf(neighbours: readonly (readonly number[])[]): Uint8Array {
  const slots = new Uint8Array(MOST_AREAS * MOST_AREAS).fill(255);
  neighbours.forEach((row, from) => {
    row.forEach((to, slot) => {
      slots[from * MOST_AREAS + to] = slot;
    });
  });
  return slots;
}

function distancesOf(neighbours: readonly (readonly number[])[]): Uint8Array {
  const distances = new Uint8Array(MOST_AREAS * MOST_AREAS).fill(255);
  neighbours.forEach((_, from) => {
    const reached = new Set([from]);
    distances[from * MOST_AREAS + from] = 0;
    for (const area of reached) {
      for (const next of neighbours[area]) {
        if (reached.has(next)) continue;
        reached.add(next);
        distances[from * MOST_AREAS + next] = distances[from * MOST_AREAS + area] + 1;
      }
    }
  });
  return distances;
}

/** `result[list[i]] = i` for each list; 255 elsewhere. */
function inverse(size: number, ...lists: readonly (readonly number[])[]): Uint8Array {
  const places = new Uint8Array(size).fill(255);
  for (const list of lists) {
    list.forEach((value, index) => {
      places[value] = index;
    });
  }
  return places;
}

/** A turn brings at most goal - 1 new pieces, since with goal cities the game ends before them (AN-27). */
function boundsOf(
  given: number,
  turns: number,
  goal: number,
  cities: number,
  neighbours: readonly (readonly number[])[],
) {
  const pieces = given + (goal - 1) * turns;
  const numbers = Math.max(...neighbours.map((row) => row.length));
  return {
    entries: turns * 2 * (Math.min(cities, goal - 1) + 3 + numbers),
    moves: Math.max(pieces, neighbours.length) + 1,
    outcomes: 1,
    score: [0, 0] as const,
  };
}

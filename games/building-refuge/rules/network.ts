/** Components, networks and the score of a road (BR-58 to BR-75). */

import { CELLS, NONE } from '../data/geometry.ts';
import { CITY, DESERT, GRASS, MINE, OASIS } from '../data/tiles.ts';
import type { Events } from '../events.ts';
import { LINKED, ROAD, type State, UP } from '../state.ts';

/** Scratch, never live across calls: squares of the network found, and the search in which each was visited. */
const cells = new Uint8Array(CELLS);
const visited = new Uint32Array(CELLS);
let search = 0;
let found = 0;

/** Whether a square belongs to a component: it has a road, or is a face-up city, oasis or mine (BR-59, BR-60). */
export function connects(tile: number, mark: number): boolean {
  return (mark & ROAD) !== 0 || tile === UP + CITY || tile === UP + OASIS || tile === UP + MINE;
}

/** Properties of a component found by a search. */
const HAS_ROAD = 1;
const HAS_CITY = 2;
const HAS_NEW_CITY = 4;

/**
 * Adds all squares linked to `first`, which is marked as visited, to `cells`; returns the properties of the component.
 */
function flood(s: State, first: number): number {
  const { next } = s.setup.board;
  let has = 0;
  let done = found;
  cells[found] = first;
  found += 1;
  while (done < found) {
    const cell = cells[done];
    done += 1;
    const mark = s.mark[cell];
    if ((mark & ROAD) !== 0) has |= HAS_ROAD;
    else if (s.tile[cell] === UP + CITY) has |= (mark & LINKED) !== 0 ? HAS_CITY : HAS_CITY | HAS_NEW_CITY;
    for (let i = cell * 4; i < cell * 4 + 4; i += 1) {
      const n = next[i];
      if (n === NONE || visited[n] === search || !connects(s.tile[n], s.mark[n])) continue;
      visited[n] = search;
      cells[found] = n;
      found += 1;
    }
  }
  return has;
}

/** The effect of a road on a square. */
export interface RoadEffect {
  /** The number of squares in the network, listed in `roadCells`. */
  size: number;
  /** Whether the network is scored (BR-63, BR-64). */
  scores: boolean;
}

const effect: RoadEffect = { size: 0, scores: false };

/** The squares of the last network found, the road's own first; valid up to `size` and until the next search. */
export const roadCells: Uint8Array = cells;

/**
 * The network of a road on `cell` and whether it is scored; changes nothing. The road may already exist. The result is
 * reused: read it before the next call.
 */
export function findNetwork(s: State, cell: number): RoadEffect {
  const { next } = s.setup.board;
  const { newCity, joinNeedsCity } = s.setup.options;
  search += 1;
  visited[cell] = search;
  cells[0] = cell;
  found = 1;
  let all = 0;
  let networks = 0;
  let siteWithCity = false;
  for (let i = cell * 4; i < cell * 4 + 4; i += 1) {
    const n = next[i];
    if (n === NONE || visited[n] === search || !connects(s.tile[n], s.mark[n])) continue;
    visited[n] = search;
    const has = flood(s, n);
    all |= has;
    if ((has & HAS_ROAD) !== 0) networks += 1;
    else if ((has & HAS_CITY) !== 0) siteWithCity = true;
  }
  const isNew = newCity === 'unscored' ? (all & HAS_NEW_CITY) !== 0 : siteWithCity;
  const joins = networks >= 2 && (!joinNeedsCity || (all & HAS_CITY) !== 0);
  effect.size = found;
  effect.scores = isNew || joins;
  return effect;
}

/**
 * Adds the points of the last network found, by seat (BR-67 to BR-71); changes nothing else.
 * @param builder the seat that built the road
 * @param points one number for each seat, added to
 */
export function addNetworkPoints(s: State, builder: number, size: number, points: Int32Array): void {
  const { network, options } = s.setup;
  for (let i = 0; i < size; i += 1) {
    const at = cells[i];
    const kind = s.tile[at] - UP;
    if (kind === CITY) points[builder] += network[CITY];
    else if (kind === OASIS || kind === MINE || kind === GRASS || kind === DESERT) {
      const owner = s.owner[at];
      if (owner !== builder || options.builderScoresOwnTerrain) points[owner] += network[kind];
    }
  }
}

const points = new Int32Array(6);

/** Scores the network of a road just built, if it counts (BR-63 to BR-72). */
export function scoreRoad(s: State, cell: number, events: Events): void {
  const { size, scores } = findNetwork(s, cell);
  if (!scores) return;
  points.fill(0);
  addNetworkPoints(s, s.player, size, points);
  for (let seat = 0; seat < s.setup.seats; seat += 1) s.score[seat] += points[seat];
  const newCities: number[] | undefined = events === undefined ? undefined : [];
  for (let i = 0; i < size; i += 1) {
    const at = cells[i];
    if (s.tile[at] !== UP + CITY) continue;
    if ((s.mark[at] & LINKED) === 0) newCities?.push(at);
    s.mark[at] |= LINKED;
  }
  events?.push({
    kind: 'networkScored',
    seat: s.player,
    cells: Array.from(cells.subarray(0, size)).sort((a, b) => a - b),
    newCities: (newCities ?? []).sort((a, b) => a - b),
    points: Array.from(points.subarray(0, s.setup.seats)),
  });
}

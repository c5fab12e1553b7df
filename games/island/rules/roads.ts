/** Longest road (IK-126 to IK-132). */
import type { Seat } from '@marchlands/core/seat.ts';
import { NONE } from '../data/geometry.ts';
import { MAX_EDGES } from '../data/limits.ts';
import type { Events } from '../events.ts';
import type { State } from '../state.ts';
import { isStopped, VERTEX_SETS } from './sites.ts';

/** Scratch of one search: 1 for an edge of the current walk, 2 for one visited by some walk. */
const used = new Uint8Array(MAX_EDGES);
const ON_WALK = 1;
const SEEN = 2;

/** The length of the longest continuation of a walk from a vertex, reached over `length` roads. */
function walk(s: State, mine: number, vertex: number, length: number): number {
  if (length > 0 && isStopped(s, mine - 1, vertex)) return length;
  let best = length;
  const { vertexEdges, neighbours } = s.setup.board;
  for (let i = vertex * 3; i < vertex * 3 + 3; i += 1) {
    const edge = vertexEdges[i];
    if (edge === NONE || s.road[edge] !== mine || (used[edge] & ON_WALK) !== 0) continue;
    used[edge] = ON_WALK | SEEN;
    const longest = walk(s, mine, neighbours[i], length + 1);
    if (longest > best) best = longest;
    used[edge] = SEEN;
  }
  return best;
}

/** Own roads at a vertex. */
function degreeOf(s: State, mine: number, vertex: number): number {
  const { vertexEdges } = s.setup.board;
  let count = 0;
  for (let i = vertex * 3; i < vertex * 3 + 3; i += 1) {
    if (vertexEdges[i] !== NONE && s.road[vertexEdges[i]] === mine) count += 1;
  }
  return count;
}

/**
 * The greatest number of edges in a walk over own roads that uses no edge twice (IK-126).
 *
 * A longest walk ends where one or three own roads meet, or where an opponent stops it: between exactly two own roads
 * it could continue, unless it is a ring, which may start anywhere. So walks start only at those vertices, and then on
 * rings without any of them.
 */
export function roadLengthOf(s: State, seat: Seat): number {
  const mine = seat + 1;
  let best = 0;
  used.fill(0);
  for (let v = VERTEX_SETS.next(s.reach, seat, -1); v >= 0 && best < s.roads[seat]; ) {
    if (degreeOf(s, mine, v) !== 2 || isStopped(s, seat, v)) best = Math.max(best, walk(s, mine, v, 0));
    v = VERTEX_SETS.next(s.reach, seat, v);
  }
  const { edgeEnds, edges } = s.setup.board;
  for (let edge = 0; edge < edges && best < s.roads[seat]; edge += 1) {
    if (s.road[edge] === mine && used[edge] === 0) best = Math.max(best, walk(s, mine, edgeEnds[edge * 2], 0));
  }
  return best;
}

/** Recomputes the road length of a seat after a change or cut, if it can matter. */
export function refreshRoadLength(s: State, seat: Seat): void {
  s.roadLength[seat] = s.roads[seat] < s.setup.options.leastRoad ? 0 : roadLengthOf(s, seat);
}

export function rebuildRoadLengths(s: State): void {
  s.roadLength.fill(0);
  for (let seat = 0; seat < s.setup.seats; seat += 1) refreshRoadLength(s, seat);
}

/** The piece on a vertex has changed: roads through it may be longer or shorter. */
export function refreshRoadsThrough(s: State, vertex: number): void {
  for (let seat = 0; seat < s.setup.seats; seat += 1) {
    if (s.roads[seat] >= s.setup.options.leastRoad && degreeOf(s, seat + 1, vertex) > 1) refreshRoadLength(s, seat);
  }
}

/** IK-130: updates the holder of the longest road, after every completed change (IK-132). */
export function awardLongestRoad(s: State, events: Events): void {
  let longest = 0;
  let alone = 0;
  for (let seat = 0; seat < s.setup.seats; seat += 1) {
    if (s.roadLength[seat] > longest) {
      longest = s.roadLength[seat];
      alone = seat + 1;
    } else if (s.roadLength[seat] === longest) alone = 0;
  }
  const held = s.longestRoad;
  let holder = alone;
  if (longest < s.setup.options.leastRoad) holder = 0;
  else if (held !== 0 && s.roadLength[held - 1] === longest) holder = held;
  if (holder === held) return;
  s.longestRoad = holder;
  events?.push({ kind: 'longestRoadMoved', seat: holder === 0 ? null : holder - 1, length: longest });
}

import type { Seat } from '@marchlands/core/seat.ts';
import { NONE } from '../data/geometry.ts';
import { hasRoadPiece, whyNotFree } from '../rules/build.ts';
import { EDGE_SETS, isStopped, VERTEX_SETS } from '../rules/sites.ts';
import type { State } from '../state.ts';
import { siteValue } from './production.ts';

/** What a place counts for that is so many roads away. */
const FAR = Float64Array.of(1, 0.72, 0.5);

/** Where a seat may settle next, found by `findProspects`. */
export const prospects = {
  /** The best place, by what it yields and how far it is; 0 where there is none. */
  best: 0,
  /** Roads that it still needs. */
  roads: 0,
  /** The best place that is reached already. */
  ready: 0,
  /** Places within two roads, those further away counting less. */
  room: 0,
};

function look(s: State, seat: Seat, vertex: number, roads: number): void {
  if (!s.setup.isBase && whyNotFree(s, seat, vertex) !== null) return;
  const value = siteValue(s, seat, vertex);
  prospects.room += FAR[roads] / (roads + 1);
  if (roads === 0 && value > prospects.ready) prospects.ready = value;
  if (value * FAR[roads] <= prospects.best) return;
  prospects.best = value * FAR[roads];
  prospects.roads = roads;
}

/** Places at two roads: over a vertex where a first road would end. */
function lookBeyond(s: State, seat: Seat, vertex: number): void {
  const { vertexEdges, neighbours } = s.setup.board;
  if (isStopped(s, seat, vertex)) return;
  for (let i = vertex * 3; i < vertex * 3 + 3; i += 1) {
    // Most vertices are not open, and most edges are: what rules out more is asked first.
    const next = neighbours[i];
    if (next === NONE || !VERTEX_SETS.has(s.open, 0, next) || VERTEX_SETS.has(s.reach, seat, next)) continue;
    const edge = vertexEdges[i];
    if (s.road[edge] === 0 && !EDGE_SETS.has(s.roadSites, seat, edge)) look(s, seat, next, 2);
  }
}

/** Looks for the places where a seat may settle, now and after one or two roads. Production must be counted. */
export function findProspects(s: State, seat: Seat): void {
  prospects.best = 0;
  prospects.roads = 0;
  prospects.ready = 0;
  prospects.room = 0;
  if (s.settlementPieces[seat] >= s.setup.options.pieces.settlements) return;
  for (let v = VERTEX_SETS.next(s.reach, seat, -1); v >= 0; v = VERTEX_SETS.next(s.reach, seat, v)) {
    if (VERTEX_SETS.has(s.open, 0, v)) look(s, seat, v, 0);
  }
  if (!hasRoadPiece(s, seat)) return;
  const { edgeEnds } = s.setup.board;
  for (let e = EDGE_SETS.next(s.roadSites, seat, -1); e >= 0; e = EDGE_SETS.next(s.roadSites, seat, e)) {
    for (let end = e * 2; end < e * 2 + 2; end += 1) {
      const vertex = edgeEnds[end];
      if (VERTEX_SETS.has(s.reach, seat, vertex)) continue;
      if (VERTEX_SETS.has(s.open, 0, vertex)) look(s, seat, vertex, 1);
      lookBeyond(s, seat, vertex);
    }
  }
}

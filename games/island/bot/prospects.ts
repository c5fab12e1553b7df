import type { Seat } from '@marchlands/core/seat.ts';
import { NONE } from '../data/geometry.ts';
import { hasRoadPiece, whyNotFree } from '../rules/build.ts';
import { EDGE_SETS, isStopped, VERTEX_SETS } from '../rules/sites.ts';
import type { State } from '../state.ts';
import { type Production, siteValue } from './production.ts';

/** The weight of a place by the number of roads to it. */
const FAR = Float64Array.of(1, 0.72, 0.5);

/** A seat's options for its next settlement. */
interface Prospects {
  /** The value of the best place, by yield and distance; 0 if there is none. */
  best: number;
  /** Roads still needed to it. */
  roads: number;
  /** The best place that is already reached. */
  ready: number;
  /** Places within two roads, more distant ones counting less. */
  room: number;
}

const found: Prospects = { best: 0, roads: 0, ready: 0, room: 0 };

function look(s: State, production: Production, seat: Seat, vertex: number, roads: number): void {
  if (!s.setup.isBase && whyNotFree(s, seat, vertex) !== null) return;
  const value = siteValue(s, production, seat, vertex);
  found.room += FAR[roads] / (roads + 1);
  if (roads === 0 && value > found.ready) found.ready = value;
  if (value * FAR[roads] <= found.best) return;
  found.best = value * FAR[roads];
  found.roads = roads;
}

/** Places two roads away: beyond the vertex where a first road would end. */
function lookBeyond(s: State, production: Production, seat: Seat, vertex: number): void {
  const { vertexEdges, neighbours } = s.setup.board;
  if (isStopped(s, seat, vertex)) return;
  for (let i = vertex * 3; i < vertex * 3 + 3; i += 1) {
    // Most vertices are not open, and most edges are, so the more selective test comes first.
    const next = neighbours[i];
    if (next === NONE || !VERTEX_SETS.has(s.open, 0, next) || VERTEX_SETS.has(s.reach, seat, next)) continue;
    const edge = vertexEdges[i];
    if (s.road[edge] === 0 && !EDGE_SETS.has(s.roadSites, seat, edge)) look(s, production, seat, next, 2);
  }
}

/** Finds the places where a seat may settle, now and after one or two roads; valid until the next call. */
export function findProspects(s: State, production: Production, seat: Seat): Readonly<Prospects> {
  found.best = 0;
  found.roads = 0;
  found.ready = 0;
  found.room = 0;
  if (s.settlementPieces[seat] >= s.setup.options.pieces.settlements) return found;
  for (let v = VERTEX_SETS.next(s.reach, seat, -1); v >= 0; v = VERTEX_SETS.next(s.reach, seat, v)) {
    if (VERTEX_SETS.has(s.open, 0, v)) look(s, production, seat, v, 0);
  }
  if (!hasRoadPiece(s, seat)) return found;
  const { edgeEnds } = s.setup.board;
  for (let e = EDGE_SETS.next(s.roadSites, seat, -1); e >= 0; e = EDGE_SETS.next(s.roadSites, seat, e)) {
    for (let end = e * 2; end < e * 2 + 2; end += 1) {
      const vertex = edgeEnds[end];
      if (VERTEX_SETS.has(s.reach, seat, vertex)) continue;
      if (VERTEX_SETS.has(s.open, 0, vertex)) look(s, production, seat, vertex, 1);
      lookBeyond(s, production, seat, vertex);
    }
  }
  return found;
}

import type { Seat } from '@marchlands/core/seat.ts';
import { NONE } from '../data/geometry.ts';
import { TRACKS } from '../data/kinds.ts';
import { METROPOLIS_LEVEL, TOP_LEVEL } from '../data/pieces.ts';
import { MOVE } from '../moves.ts';
import { holds } from '../rules/hand.ts';
import { nextPlainCity } from '../rules/loss.ts';
import { EDGE_SETS, isStopped, VERTEX_SETS } from '../rules/sites.ts';
import { levelOnTrack } from '../rules/tracks.ts';
import type { State } from '../state.ts';
import { countProduction, type Production, siteValue } from './production.ts';
import { best, type Ranked, type Script } from './script.ts';

/** The most places and edges considered. */
const SITES = 3;
const ROADS = 5;
/** The promise of a road that only makes the seat's longest road longer. */
const LONGER = 2;

/** Vertices where a seat could settle now, highest yield first. */
export function sitesOf(s: State, seat: Seat, most: number): readonly number[] {
  const ranked: Ranked<number>[] = [];
  const production = countProduction(s);
  for (let v = VERTEX_SETS.next(s.reach, seat, -1); v >= 0; v = VERTEX_SETS.next(s.reach, seat, v)) {
    if (VERTEX_SETS.has(s.open, 0, v)) ranked.push({ what: v, promise: siteValue(s, production, seat, v) });
  }
  return best(ranked, most);
}

/** The promise of a road on an edge: the best place at its end, or one road further. */
export function roadPromise(s: State, production: Production, seat: Seat, edge: number): number {
  const { edgeEnds, neighbours, vertexEdges } = s.setup.board;
  let promise = LONGER;
  for (let end = edge * 2; end < edge * 2 + 2; end += 1) {
    const vertex = edgeEnds[end];
    if (VERTEX_SETS.has(s.reach, seat, vertex)) continue;
    if (VERTEX_SETS.has(s.open, 0, vertex)) promise = Math.max(promise, siteValue(s, production, seat, vertex));
    if (isStopped(s, seat, vertex)) continue;
    for (let i = vertex * 3; i < vertex * 3 + 3; i += 1) {
      const next = neighbours[i];
      if (next === NONE || s.road[vertexEdges[i]] !== 0 || !VERTEX_SETS.has(s.open, 0, next)) continue;
      promise = Math.max(promise, 0.7 * siteValue(s, production, seat, next));
    }
  }
  return promise;
}

/** Edges where a seat could build a road, most promising first. */
export function roadsOf(s: State, seat: Seat, most: number): readonly number[] {
  const ranked: Ranked<number>[] = [];
  const production = countProduction(s);
  for (let e = EDGE_SETS.next(s.roadSites, seat, -1); e >= 0; e = EDGE_SETS.next(s.roadSites, seat, e)) {
    ranked.push({ what: e, promise: roadPromise(s, production, seat, e) });
  }
  return best(ranked, most);
}

function addSettlements(script: Script): void {
  const { from: s, seat } = script;
  for (const at of sitesOf(s, seat, SITES)) script.add([MOVE.settle + at]);
}

function addCities(script: Script): void {
  const { from: s, seat } = script;
  for (let v = VERTEX_SETS.next(s.settlements, seat, -1); v >= 0; v = VERTEX_SETS.next(s.settlements, seat, v)) {
    script.add([MOVE.city + v]);
  }
}

/** Levels of the tracks, with the city for a metropolis if one is won. */
function addLevels(script: Script): void {
  const { from: s, seat } = script;
  for (let track = 0; track < TRACKS.length; track += 1) {
    const level = levelOnTrack(s, seat, track) + 1;
    if (level > TOP_LEVEL) continue;
    const codes = [MOVE.improve + track];
    let isCrowned = false;
    if (level >= METROPOLIS_LEVEL) {
      for (let v = nextPlainCity(s, seat, -1); v >= 0; v = nextPlainCity(s, seat, v)) {
        if (script.add([...codes, MOVE.crown + v])) isCrowned = true;
      }
    }
    if (!isCrowned) script.add(codes);
  }
}

function addWall(script: Script): void {
  const { from: s, seat } = script;
  for (let v = VERTEX_SETS.next(s.cities, seat, -1); v >= 0; v = VERTEX_SETS.next(s.cities, seat, v)) {
    if (script.add([MOVE.wall + v])) return;
  }
}

/** Everything bought at a place of the board, and development cards. */
export function addBuilding(script: Script): void {
  const { from: s, seat } = script;
  addCities(script);
  addSettlements(script);
  if (holds(s, seat, s.setup.costs.road)) for (const edge of roadsOf(s, seat, ROADS)) script.add([MOVE.road + edge]);
  if (s.setup.isBase) {
    script.add([MOVE.buy]);
    return;
  }
  addLevels(script);
  addWall(script);
}

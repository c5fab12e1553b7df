/** Pieces and possible building sites of each seat: sets in the cache, updated with every change. */
import { bitSets } from '@marchlands/core/bits.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { NONE } from '../data/geometry.ts';
import { MAX_EDGES, MAX_VERTICES } from '../data/limits.ts';
import { BUILDING_BITS, CITY, ON_SIDE, SEAT_BITS, SETTLEMENT, type State, WALL } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';

export const VERTEX_SETS = bitSets(MAX_VERTICES);
export const EDGE_SETS = bitSets(MAX_EDGES);

/** The seat of a building or knight, from its byte; -1 if there is none. */
export function ownerOf(piece: number): Seat {
  return (piece & SEAT_BITS) - 1;
}

/**
 * Whether an opponent's building or knight blocks roads at a vertex (IK-114, IK-115, IK-127, IK-128). A guest inside
 * the seat's building blocks nothing (option `guestKnights`).
 */
export function isStopped(s: State, seat: Seat, vertex: number): boolean {
  const mine = seat + 1;
  const builder = s.site[vertex] & SEAT_BITS;
  if (builder !== 0) return builder !== mine;
  const knight = s.knight[vertex] & SEAT_BITS;
  return knight !== 0 && knight !== mine;
}

/** Whether a road may continue from a vertex: from the seat's own building, or its road if it is not blocked there. */
function isJoined(s: State, seat: Seat, vertex: number): boolean {
  if ((s.site[vertex] & SEAT_BITS) === seat + 1) return true;
  return VERTEX_SETS.has(s.reach, seat, vertex) && !isStopped(s, seat, vertex);
}

/** IK-114, IK-115: whether a seat may build a road on an edge, by the board alone. */
function isRoadSite(s: State, seat: Seat, edge: number): boolean {
  if (s.road[edge] !== 0) return false;
  const { edgeEnds } = s.setup.board;
  return isJoined(s, seat, edgeEnds[edge * 2]) || isJoined(s, seat, edgeEnds[edge * 2 + 1]);
}

function refreshEdge(s: State, seat: Seat, edge: number): void {
  if (isRoadSite(s, seat, edge)) EDGE_SETS.add(s.roadSites, seat, edge);
  else EDGE_SETS.remove(s.roadSites, seat, edge);
}

/** The piece on a vertex has changed: updates whether roads may continue there. */
export function refreshRoads(s: State, vertex: number): void {
  const { vertexEdges } = s.setup.board;
  for (let i = vertex * 3; i < vertex * 3 + 3; i += 1) {
    const edge = vertexEdges[i];
    if (edge === NONE || s.road[edge] !== 0) continue;
    for (let seat = 0; seat < s.setup.seats; seat += 1) refreshEdge(s, seat, edge);
  }
}

/** IK-117: whether a vertex and all its neighbours have no building. */
function isOpen(s: State, vertex: number): boolean {
  if (s.site[vertex] !== 0) return false;
  const { neighbours } = s.setup.board;
  for (let i = vertex * 3; i < vertex * 3 + 3; i += 1) {
    if (neighbours[i] !== NONE && s.site[neighbours[i]] !== 0) return false;
  }
  return true;
}

function refreshOpen(s: State, vertex: number): void {
  if (isOpen(s, vertex)) VERTEX_SETS.add(s.open, 0, vertex);
  else VERTEX_SETS.remove(s.open, 0, vertex);
}

/** IK-095: gives a seat the harbours of the edges at a vertex. */
function addPorts(s: State, seat: Seat, vertex: number): void {
  const { vertexEdges } = s.setup.board;
  for (let i = vertex * 3; i < vertex * 3 + 3; i += 1) {
    const edge = vertexEdges[i];
    if (edge !== NONE && s.harbour[edge] !== 0) s.ports[seat] |= 1 << (s.harbour[edge] - 1);
  }
}

/** Adds a building to the sets and counts of its owner. */
function addBuilding(s: State, vertex: number): void {
  const seat = ownerOf(s.site[vertex]);
  const kind = s.site[vertex] & BUILDING_BITS;
  VERTEX_SETS.add(kind === CITY ? s.cities : s.settlements, seat, vertex);
  if (kind === SETTLEMENT) s.settlementPieces[seat] += 1;
  else s.cityPieces[seat] += 1;
  if (kind === ON_SIDE) s.sidePieces[seat] += 1;
  if ((s.site[vertex] & WALL) !== 0) s.walls[seat] += 1;
  addPorts(s, seat, vertex);
}

function removeBuilding(s: State, vertex: number): void {
  const seat = ownerOf(s.site[vertex]);
  const kind = s.site[vertex] & BUILDING_BITS;
  VERTEX_SETS.remove(kind === CITY ? s.cities : s.settlements, seat, vertex);
  if (kind === SETTLEMENT) s.settlementPieces[seat] -= 1;
  else s.cityPieces[seat] -= 1;
  if (kind === ON_SIDE) s.sidePieces[seat] -= 1;
  if ((s.site[vertex] & WALL) !== 0) s.walls[seat] -= 1;
}

/** Puts another building, or none (0), on a vertex. @param site its byte, see `State.site` */
export function setSite(s: State, vertex: number, site: number): void {
  const before = s.site[vertex];
  if (before !== 0) removeBuilding(s, vertex);
  s.site[vertex] = site;
  if (site !== 0) addBuilding(s, vertex);
  else refreshPorts(s, ownerOf(before));
  if ((before & SEAT_BITS) === (site & SEAT_BITS)) return;
  refreshRoads(s, vertex);
  refreshOpen(s, vertex);
  const { neighbours } = s.setup.board;
  for (let i = vertex * 3; i < vertex * 3 + 3; i += 1) {
    if (neighbours[i] !== NONE) refreshOpen(s, neighbours[i]);
  }
}

/** Recomputes a seat's harbours after it lost a building. */
function refreshPorts(s: State, seat: Seat): void {
  s.ports[seat] = 0;
  for (let vertex = 0; vertex < s.setup.board.vertices; vertex += 1) {
    if ((s.site[vertex] & SEAT_BITS) === seat + 1) addPorts(s, seat, vertex);
  }
}

/** Puts a road on an empty edge. */
export function addRoad(s: State, seat: Seat, edge: number): void {
  s.road[edge] = seat + 1;
  s.roads[seat] += 1;
  const { edgeEnds, vertexEdges } = s.setup.board;
  for (let of = 0; of < s.setup.seats; of += 1) EDGE_SETS.remove(s.roadSites, of, edge);
  for (let end = edge * 2; end < edge * 2 + 2; end += 1) {
    const vertex = edgeEnds[end];
    VERTEX_SETS.add(s.reach, seat, vertex);
    for (let i = vertex * 3; i < vertex * 3 + 3; i += 1) {
      if (vertexEdges[i] !== NONE) refreshEdge(s, seat, vertexEdges[i]);
    }
  }
}

/** Removes a road. */
export function removeRoad(s: State, edge: number): void {
  const seat = s.road[edge] - 1;
  s.road[edge] = 0;
  s.roads[seat] -= 1;
  const { edgeEnds, vertexEdges } = s.setup.board;
  for (let end = edge * 2; end < edge * 2 + 2; end += 1) {
    const vertex = edgeEnds[end];
    let isReached = false;
    for (let i = vertex * 3; i < vertex * 3 + 3; i += 1) {
      if (vertexEdges[i] !== NONE && s.road[vertexEdges[i]] === seat + 1) isReached = true;
    }
    if (!isReached) VERTEX_SETS.remove(s.reach, seat, vertex);
  }
  refreshRoads(s, edgeEnds[edge * 2]);
  refreshRoads(s, edgeEnds[edge * 2 + 1]);
}

/** Recomputes all cache fields maintained by this file. */
export function rebuildSites(s: State): void {
  const { board, seats } = s.setup;
  s.open.fill(0);
  s.reach.fill(0);
  s.roadSites.fill(0);
  s.settlements.fill(0);
  s.cities.fill(0);
  s.roads.fill(0);
  s.settlementPieces.fill(0);
  s.cityPieces.fill(0);
  s.sidePieces.fill(0);
  s.walls.fill(0);
  s.ports.fill(0);
  for (let edge = 0; edge < board.edges; edge += 1) {
    if (s.road[edge] === 0) continue;
    const seat = s.road[edge] - 1;
    s.roads[seat] += 1;
    VERTEX_SETS.add(s.reach, seat, board.edgeEnds[edge * 2]);
    VERTEX_SETS.add(s.reach, seat, board.edgeEnds[edge * 2 + 1]);
  }
  for (let vertex = 0; vertex < board.vertices; vertex += 1) {
    if (s.site[vertex] !== 0) addBuilding(s, vertex);
    refreshOpen(s, vertex);
  }
  for (let edge = 0; edge < board.edges; edge += 1) {
    for (let seat = 0; seat < seats; seat += 1) refreshEdge(s, seat, edge);
  }
}

/** Why a seat may not use a vertex for some purpose, or null. */
type WhyNot = (s: State, seat: Seat, vertex: number) => Refusal | null;

/** Whether a rule accepts any vertex in a seat's row of a set. */
export function isSome(s: State, set: Uint32Array, seat: Seat, whyNot: WhyNot): boolean {
  for (let v = VERTEX_SETS.next(set, seat, -1); v >= 0; v = VERTEX_SETS.next(set, seat, v)) {
    if (whyNot(s, seat, v) === null) return true;
  }
  return false;
}

/** Whether a set of vertices of a seat is empty. */
export function isEmptySet(words: Uint32Array, row: number): boolean {
  const at = row * VERTEX_SETS.width;
  return (words[at] | words[at + 1] | words[at + 2]) === 0;
}

/** Whether a building is a settlement, including a city piece on its side. */
export function isSettlement(site: number): boolean {
  const kind = site & BUILDING_BITS;
  return kind === SETTLEMENT || kind === ON_SIDE;
}

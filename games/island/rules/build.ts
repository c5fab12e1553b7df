/** Building (IK-112 to IK-125), and putting pieces down in general. */
import type { Seat } from '@marchlands/core/seat.ts';
import { NONE } from '../data/geometry.ts';
import type { Events } from '../events.ts';
import { BUILDING_BITS, CITY, ON_SIDE, SETTLEMENT, type State, WALL } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import { holds, pay } from './hand.ts';
import { isBarbarianAt } from './pieces.ts';
import { awardLongestRoad, refreshRoadLength, refreshRoadsThrough } from './roads.ts';
import { addRoad, EDGE_SETS, isSettlement, ownerOf, setSite, VERTEX_SETS } from './sites.ts';

/** Whether a seat has a road left in its supply. */
export function hasRoadPiece(s: State, seat: Seat): boolean {
  return s.roads[seat] < s.setup.options.pieces.roads;
}

/** IK-114, IK-115: why a road may not lie on an edge, ignoring its price and the supply. */
export function whyNotRoadSite(s: State, seat: Seat, edge: number): Refusal | null {
  if (edge >= s.setup.board.edges) return 'unknownPlace';
  if (EDGE_SETS.has(s.roadSites, seat, edge)) return null;
  return s.road[edge] === 0 ? 'notJoined' : 'occupied';
}

export function whyNotRoad(s: State, seat: Seat, edge: number): Refusal | null {
  const why = whyNotRoadSite(s, seat, edge);
  if (why !== null) return why;
  if (!hasRoadPiece(s, seat)) return 'noPiece';
  return holds(s, seat, s.setup.costs.road) ? null : 'cannotPay';
}

/** Lays a road. */
export function layRoad(s: State, seat: Seat, edge: number, events: Events): void {
  addRoad(s, seat, edge);
  const isLong = s.roads[seat] >= s.setup.options.leastRoad;
  if (isLong) refreshRoadLength(s, seat);
  events?.push({ kind: 'roadBuilt', seat, edge });
  if (isLong) awardLongestRoad(s, events);
}

export function buildRoad(s: State, seat: Seat, edge: number, events: Events): void {
  pay(s, seat, s.setup.costs.road);
  layRoad(s, seat, edge, events);
}

/** IK-117: why no player may build on a vertex. */
export function whyNotOpen(s: State, vertex: number): Refusal | null {
  if (vertex >= s.setup.board.vertices) return 'unknownPlace';
  if (VERTEX_SETS.has(s.open, 0, vertex)) return null;
  return s.site[vertex] === 0 ? 'tooNear' : 'occupied';
}

/** IK-117: why a settlement may not stand on a vertex, ignoring its price and the supply. */
export function whyNotSettlementSite(s: State, seat: Seat, vertex: number): Refusal | null {
  const why = whyNotOpen(s, vertex);
  if (why !== null) return why;
  if (!VERTEX_SETS.has(s.reach, seat, vertex)) return 'notJoined';
  return s.setup.isBase ? null : whyNotFree(s, seat, vertex);
}

/** IK-118 to IK-120: whether knights or barbarians prevent a settlement on a vertex. */
export function whyNotFree(s: State, seat: Seat, vertex: number): Refusal | null {
  const knight = ownerOf(s.knight[vertex]);
  const isShared = knight === seat && s.setup.isRoaming && s.setup.options.settlementOnOwnKnight;
  if (knight >= 0 && !isShared) return 'knightThere';
  return isBarbarianAt(s, vertex) ? 'barbarianThere' : null;
}

export function whyNotSettlement(s: State, seat: Seat, vertex: number): Refusal | null {
  const why = whyNotSettlementSite(s, seat, vertex);
  if (why !== null) return why;
  if (s.settlementPieces[seat] >= s.setup.options.pieces.settlements) return 'noPiece';
  return holds(s, seat, s.setup.costs.settlement) ? null : 'cannotPay';
}

/** Whether a seat can pay for a settlement and has the piece, wherever it goes. */
export function canAffordSettlement(s: State, seat: Seat): boolean {
  return s.settlementPieces[seat] < s.setup.options.pieces.settlements && holds(s, seat, s.setup.costs.settlement);
}

/** Puts a building on a vertex, which may cut roads of others but lengthens none. */
export function putBuilding(s: State, vertex: number, site: number, events: Events): void {
  setSite(s, vertex, site);
  const seat = ownerOf(site);
  const kind = site & BUILDING_BITS;
  events?.push({ kind: kind === CITY ? 'cityBuilt' : 'settlementBuilt', seat, at: vertex });
  refreshRoadsThrough(s, vertex);
  awardLongestRoad(s, events);
}

export function buildSettlement(s: State, seat: Seat, vertex: number, events: Events): void {
  pay(s, seat, s.setup.costs.settlement);
  putBuilding(s, vertex, (seat + 1) | SETTLEMENT, events);
}

/** IK-122, IK-123, IK-254: why a settlement on a vertex may not become a city, ignoring the price. */
export function whyNotCitySite(s: State, seat: Seat, vertex: number): Refusal | null {
  if (vertex >= s.setup.board.vertices) return 'unknownPlace';
  const site = s.site[vertex];
  if (ownerOf(site) !== seat || !isSettlement(site)) return 'notOwn';
  if (isBarbarianAt(s, vertex)) return 'barbarianThere';
  if ((site & BUILDING_BITS) === ON_SIDE) return null;
  if (s.sidePieces[seat] > 0) return 'onSideFirst';
  return s.cityPieces[seat] < s.setup.options.pieces.cities ? null : 'noPiece';
}

export function whyNotCity(s: State, seat: Seat, vertex: number): Refusal | null {
  return whyNotCitySite(s, seat, vertex) ?? (holds(s, seat, s.setup.costs.city) ? null : 'cannotPay');
}

export function buildCity(s: State, seat: Seat, vertex: number, events: Events): void {
  pay(s, seat, s.setup.costs.city);
  setSite(s, vertex, (seat + 1) | CITY | (s.site[vertex] & WALL));
  events?.push({ kind: 'cityBuilt', seat, at: vertex });
}

/** Whether a seat can build any free road. */
export function hasRoadSite(s: State, seat: Seat): boolean {
  return hasRoadPiece(s, seat) && EDGE_SETS.next(s.roadSites, seat, -1) >= 0;
}

/** The empty edges at a vertex, one by one: the first at or after index `from` of its row, or -1 after the last. */
export function emptyEdgeAt(s: State, vertex: number, from: number): number {
  const { vertexEdges } = s.setup.board;
  for (let i = from; i < 3; i += 1) {
    const edge = vertexEdges[vertex * 3 + i];
    if (edge !== NONE && s.road[edge] === 0) return i;
  }
  return -1;
}

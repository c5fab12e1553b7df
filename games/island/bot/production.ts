import type { Seat } from '@marchlands/core/seat.ts';
import { NONE } from '../data/geometry.ts';
import { ALL_KINDS, COMMODITY_OF } from '../data/kinds.ts';
import { MAX_SEATS } from '../data/limits.ts';
import { PIPS } from '../data/pips.ts';
import { VERTEX_SETS } from '../rules/sites.ts';
import { DESERT, type State } from '../state.ts';

/** Rolls of two dice. */
export const ROLLS = 36;
/** What a blocked hex still counts for: the robber moves on. */
const BLOCKED_SHARE = 0.5;

/** What everybody's buildings yield in a state. */
export interface Production {
  /** By seat and kind: cards in 36 rolls, those of the robber's hex by half. */
  readonly income: Float64Array;
  /** By seat: cards in 36 rolls that the robber keeps away. */
  readonly blocked: Float64Array;
}

const counted: Production = {
  income: new Float64Array(MAX_SEATS * ALL_KINDS),
  blocked: new Float64Array(MAX_SEATS),
};

/** What a building on a vertex yields to its owner. @param isCity whether it yields two */
function addYield(s: State, { income, blocked }: Production, seat: Seat, vertex: number, isCity: boolean): void {
  const { vertexHexes } = s.setup.board;
  const at = seat * ALL_KINDS;
  for (let i = vertex * 3; i < vertex * 3 + 3; i += 1) {
    const hex = vertexHexes[i];
    if (hex === NONE || s.token[hex] === 0 || s.terrain[hex] === DESERT) continue;
    const kind = s.terrain[hex] - 1;
    const isBlocked = hex === s.robber;
    const pips = PIPS[s.token[hex]] * (isBlocked ? BLOCKED_SHARE : 1);
    const commodity = isCity && !s.setup.isBase ? COMMODITY_OF[kind] : -1;
    income[at + kind] += isCity && commodity < 0 ? 2 * pips : pips;
    if (commodity >= 0) income[at + commodity] += pips;
    if (isBlocked) blocked[seat] += isCity ? 2 * pips : pips;
  }
}

/** What everybody's buildings yield; good until the next state is counted. */
export function countProduction(s: State): Production {
  counted.income.fill(0);
  counted.blocked.fill(0);
  for (let seat = 0; seat < s.setup.seats; seat += 1) {
    for (let v = VERTEX_SETS.next(s.settlements, seat, -1); v >= 0; v = VERTEX_SETS.next(s.settlements, seat, v)) {
      addYield(s, counted, seat, v, false);
    }
    for (let v = VERTEX_SETS.next(s.cities, seat, -1); v >= 0; v = VERTEX_SETS.next(s.cities, seat, v)) {
      addYield(s, counted, seat, v, true);
    }
  }
  return counted;
}

/** By kind of resource: what a settlement is worth there beside its rolls; brick and lumber fade, ore and grain last. */
const WANTED = Float64Array.of(1, 1, 0.85, 1.1, 1.1);
/** What a kind counts for more where the seat has none of it. */
const NEW_KIND = 0.35;
/** A harbour, in rolls of 36. */
const HARBOUR_VALUE = 1;

/** What a building on a vertex would yield to a seat, in cards of 36 rolls, kinds that it misses counting for more. */
export function siteValue(s: State, { income }: Production, seat: Seat, vertex: number): number {
  const { vertexHexes, vertexEdges } = s.setup.board;
  let sum = 0;
  for (let i = vertex * 3; i < vertex * 3 + 3; i += 1) {
    const hex = vertexHexes[i];
    if (vertexEdges[i] !== NONE && s.harbour[vertexEdges[i]] !== 0) sum += HARBOUR_VALUE;
    if (hex === NONE || s.token[hex] === 0 || s.terrain[hex] === DESERT) continue;
    const kind = s.terrain[hex] - 1;
    const more = income[seat * ALL_KINDS + kind] === 0 ? NEW_KIND : 0;
    sum += PIPS[s.token[hex]] * (WANTED[kind] + more);
  }
  return sum;
}

/** Rolls of 36 in which a settlement on a vertex gets a card. */
export function pipsAt(s: State, vertex: number): number {
  const { vertexHexes } = s.setup.board;
  let sum = 0;
  for (let i = vertex * 3; i < vertex * 3 + 3; i += 1) {
    const hex = vertexHexes[i];
    if (hex !== NONE && s.terrain[hex] !== DESERT) sum += PIPS[s.token[hex]];
  }
  return sum;
}

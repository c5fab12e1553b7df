import type { Seat } from '@marchlands/core/seat.ts';
import { NONE } from '../data/geometry.ts';
import { ALL_KINDS, COMMODITY_OF } from '../data/kinds.ts';
import { MAX_SEATS } from '../data/limits.ts';
import { PIPS } from '../data/pips.ts';
import { VERTEX_SETS } from '../rules/sites.ts';
import { DESERT, type State } from '../state.ts';

/** Rolls of two dice. */
export const ROLLS = 36;
/** The weight of a blocked hex: the robber moves on. */
const BLOCKED_SHARE = 0.5;

/** The yields of everybody's buildings in a state. */
export interface Production {
  /** By seat and kind: cards in 36 rolls; half for the robber's hex. */
  readonly income: Float64Array;
  /** By seat: cards in 36 rolls blocked by the robber. */
  readonly blocked: Float64Array;
}

const counted: Production = {
  income: new Float64Array(MAX_SEATS * ALL_KINDS),
  blocked: new Float64Array(MAX_SEATS),
};

/** Adds the yield of a building on a vertex to its owner's. @param isCity whether it yields two */
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

/** The yields of everybody's buildings; valid until the next call. */
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

/**
 * By kind of resource: the value of a place's yield besides its rolls; brick and lumber lose importance, ore and grain
 * keep it.
 */
const WANTED = Float64Array.of(1, 1, 0.85, 1.1, 1.1);
/** The extra weight of a kind of which the seat has none. */
const NEW_KIND = 0.35;
/** The value of a harbour, in rolls of 36. */
const HARBOUR_VALUE = 1;

/** The yield of a building on a vertex for a seat, in cards of 36 rolls, with extra weight for missing kinds. */
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

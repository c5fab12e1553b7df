import type { Seat } from '@marchlands/core/seat.ts';
import { NONE } from '../data/geometry.ts';
import { MAX_SEATS, MAX_VERTICES } from '../data/limits.ts';
import { pairLevel } from '../rules/barbarians.ts';
import { nextPlainCity, whyNotPlainCity } from '../rules/loss.ts';
import { isActive, levelOf } from '../rules/pieces.ts';
import { contribution } from '../rules/siege.ts';
import { ownerOf, VERTEX_SETS } from '../rules/sites.ts';
import type { State } from '../state.ts';

/** The barbarians' possible next actions, by seat. */
const threats = {
  /** Expected number of lost cities. */
  risk: new Float64Array(MAX_SEATS),
  /** Expected number of killed barbarians; in `knights` the chance of a Defender point. */
  hunt: new Float64Array(MAX_SEATS),
  /** Levels of knights, and of the active ones. */
  force: new Float64Array(MAX_SEATS),
  active: new Float64Array(MAX_SEATS),
  /** By vertex: the chance that barbarians arrive there next. */
  visits: new Float64Array(MAX_VERTICES),
};

export type Threats = typeof threats;

/** The weight of an arrival two marches away. */
const LATER = 0.6;
/** Chance of a ship on the event die. */
const SHIP = 0.5;

/** A barbarian of some level arrives at a vertex with some chance: knights there fight it, plain cities fall to it. */
function arrive(s: State, vertex: number, level: number, chance: number): void {
  threats.visits[vertex] += chance;
  const knight = s.knight[vertex];
  const isMet = knight !== 0 && isActive(knight);
  if (isMet && levelOf(knight) >= level) {
    threats.hunt[ownerOf(knight)] += chance;
    return;
  }
  const seat = ownerOf(s.site[vertex]);
  if (seat >= 0 && whyNotPlainCity(s, seat, vertex) === null) threats.risk[seat] += chance;
}

/** The possible next vertices of a barbarian, coming from another vertex: left and right are equally likely. */
function spread(s: State, at: number, from: number, level: number, chance: number, isLast: boolean): void {
  const { neighbours } = s.setup.board;
  let ways = 0;
  for (let i = at * 3; i < at * 3 + 3; i += 1) if (neighbours[i] !== NONE && neighbours[i] !== from) ways += 1;
  for (let i = at * 3; i < at * 3 + 3; i += 1) {
    const next = neighbours[i];
    if (next === NONE || next === from) continue;
    arrive(s, next, level, chance / ways);
    if (!isLast) spread(s, next, at, level, (chance / ways) * LATER, true);
  }
}

/** Barbarians on the island, two marches ahead. */
function march(s: State): void {
  const { inland } = s.setup.board;
  for (let bay = 0; bay < s.barbarianLevel.length; bay += 1) {
    const level = s.barbarianLevel[bay];
    if (level === 0) continue;
    if (s.barbarianFrom[bay] > 0) {
      spread(s, s.barbarianAt[bay], s.barbarianFrom[bay] - 1, level, 1, false);
      continue;
    }
    arrive(s, inland[bay], level, 1);
    spread(s, inland[bay], s.barbarianAt[bay], level, LATER, true);
  }
}

/** The next landing: any bay, the likelier the nearer the ship. */
function land(s: State): void {
  const { shipSteps } = s.setup.options;
  const steps = Math.max(1, shipSteps - s.ship);
  const { bays } = s.setup.board;
  const near = SHIP ** Math.min(steps, 4);
  let pairs = 0;
  while (pairs < bays.length / 2 && pairLevel(s.invasion + 1, pairs) > 0) pairs += 1;
  const level = pairLevel(s.invasion + 1, 0);
  const chance = (near * 2 * pairs) / bays.length;
  for (let bay = 0; bay < bays.length; bay += 1) arrive(s, bays[bay], level, chance);
}

/**
 * The attack of `knights`: the seats that would lose a city or become the defender, the likelier the nearer the ship.
 */
function besiege(s: State): void {
  const { shipSteps } = s.setup.options;
  const steps = Math.max(1, shipSteps - s.ship);
  const chance = 1 / (1 + 0.5 * (steps - 1));
  let strength = 0;
  let defence = 0;
  let most = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let seat = 0; seat < s.setup.seats; seat += 1) {
    strength += VERTEX_SETS.sizeOf(s.cities, seat);
    defence += threats.active[seat];
    if (threats.active[seat] > most) most = threats.active[seat];
    if (nextPlainCity(s, seat, -1) >= 0 && threats.active[seat] < least) least = threats.active[seat];
  }
  const isHeld = defence >= strength;
  for (let seat = 0; seat < s.setup.seats; seat += 1) {
    const own = threats.active[seat];
    if (!isHeld && own === least && nextPlainCity(s, seat, -1) >= 0) threats.risk[seat] = chance;
    // The seat that contributes most gets the point if the island holds, alone or not.
    if (own > 0 && own === most) threats.hunt[seat] = isHeld ? chance : 0.4 * chance;
  }
}

function countKnights(s: State, seat: Seat): void {
  let force = 0;
  for (let v = VERTEX_SETS.next(s.knights, seat, -1); v >= 0; v = VERTEX_SETS.next(s.knights, seat, v)) {
    force += levelOf(s.knight[v]);
  }
  threats.force[seat] = force;
  threats.active[seat] = contribution(s, seat);
}

/** The threats of barbarians to everybody; none in `base`. Valid until the next call. */
export function findThreats(s: State): Threats {
  threats.risk.fill(0);
  threats.hunt.fill(0);
  threats.visits.fill(0);
  if (s.setup.isBase) return threats;
  for (let seat = 0; seat < s.setup.seats; seat += 1) countKnights(s, seat);
  if (s.setup.isRoaming) {
    march(s);
    land(s);
  } else besiege(s);
  return threats;
}

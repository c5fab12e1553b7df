/** Landing, march and arrival of roaming barbarians (IK-256 to IK-293). */
import { NONE } from '../data/geometry.ts';
import type { Events } from '../events.ts';
import { ABOUT, ACTIVE, READY, STACK, type State } from '../state.ts';
import { barbarians, fight, removeBarbarian, settleInvasion } from './combat.ts';
import { loseCity, whyNotPlainCity } from './loss.ts';
import { flagKnights, isActive } from './pieces.ts';
import { ownerOf } from './sites.ts';

/** IK-259: the level of pair j of an invasion, strongest first; 0 if there is no such pair. */
export function pairLevel(invasion: number, pair: number): number {
  const full = Math.floor(invasion / 3);
  if (pair < full) return 3;
  return pair === full ? invasion % 3 : 0;
}

/** IK-260, IK-261: bays between the first pair and pair j. If pairs stand apart, every second bay comes first. */
function pairOffset(s: State, pair: number): number {
  const half = s.setup.board.bays.length / 2;
  const { pairSpacing } = s.setup.options;
  if (pairSpacing === 1) return pair;
  const even = Math.ceil(half / 2);
  return pair < even ? 2 * pair : 2 * (pair - even) + 1;
}

/** The die of landing and march (IK-260, IK-268): red, unless an Alchemist set it and does not steer (IK-210). */
function steering(s: State): number {
  return s.marchDie === 0 ? s.red : s.marchDie;
}

/** IK-256 to IK-265. The old invasion is settled before the new one lands. */
export function land(s: State, events: Events): void {
  STACK.push(s, 'landing', 0);
  if (barbarians(s) === 0) return;
  for (let bay = 0; bay < s.barbarianLevel.length; bay += 1) removeBarbarian(s, bay);
  events?.push({ kind: 'barbariansRemoved' });
  settleInvasion(s, events);
}

/** The pairs land in their bays, all facing inland; then they arrive one by one. */
export function landPairs(s: State, events: Events): void {
  STACK.pop(s);
  const { bays } = s.setup.board;
  const count = bays.length;
  s.kills.fill(0);
  s.invasion += 1;
  s.landed = 1;
  const sign = s.setup.options.pairDirection === 'clockwise' ? -1 : 1;
  let arriving = 0;
  for (let pair = 0; pair < count / 2; pair += 1) {
    const level = pairLevel(s.invasion, pair);
    if (level === 0) continue;
    const first = (s.shipBay + steering(s) + sign * pairOffset(s, pair) + 2 * count) % count;
    for (const bay of [first, (first + count / 2) % count]) {
      s.barbarianLevel[bay] = level;
      s.barbarianAt[bay] = bays[bay];
      s.barbarianFrom[bay] = 0;
      arriving |= 1 << bay;
      events?.push({ kind: 'barbarianLanded', bay, level });
    }
  }
  if (s.setup.options.landingRests) STACK.push(s, 'restAll', 0);
  if (s.setup.options.landingStrikes) STACK.push(s, 'arriveNext', 0, { bays: arriving });
}

/** `landingRests`: after the arrivals all knights become inactive. */
export function restAll(s: State, events: Events): void {
  STACK.pop(s);
  rest(s, events);
}

/** All knights on the board become inactive (IK-255). */
export function rest(s: State, events: Events): void {
  for (let seat = 0; seat < s.setup.seats; seat += 1) flagKnights(s, seat, ACTIVE | READY, 0);
  events?.push({ kind: 'knightsRested' });
}

/**
 * The destination of a marching barbarian: NONE if it leaves the board, its own vertex if it waits (IK-267 to IK-270).
 */
function nextOf(s: State, bay: number): number {
  const { board } = s.setup;
  if (s.barbarianFrom[bay] === 0) return board.inland[bay];
  const at = s.barbarianAt[bay];
  const from = s.barbarianFrom[bay] - 1;
  let place = at * 3;
  while (board.neighbours[place] !== from) place += 1;
  const isLeft = steering(s) <= 3;
  const next = (isLeft ? board.left : board.right)[place];
  if (next !== NONE) return next;
  switch (s.setup.options.coast) {
    case 'hug':
      return (isLeft ? board.right : board.left)[place];
    case 'bounce':
      return from;
    case 'wait':
      return at;
    case 'leave':
      return NONE;
  }
}

/** IK-266 to IK-274: all march one edge simultaneously; then the arrivals are resolved. */
export function march(s: State, events: Events): void {
  let arriving = 0;
  let isLeft = false;
  for (let bay = 0; bay < s.barbarianLevel.length; bay += 1) {
    if (s.barbarianLevel[bay] === 0) continue;
    const from = s.barbarianAt[bay];
    const to = nextOf(s, bay);
    if (to === from) continue;
    if (to === NONE) {
      removeBarbarian(s, bay);
      isLeft = true;
      events?.push({ kind: 'barbarianLeft', bay, from });
      continue;
    }
    s.barbarianAt[bay] = to;
    s.barbarianFrom[bay] = from + 1;
    arriving |= 1 << bay;
    events?.push({ kind: 'barbarianMarched', bay, from, to });
  }
  if (arriving !== 0) STACK.push(s, 'arriveNext', 0, { bays: arriving });
  if (isLeft && barbarians(s) === 0) settleInvasion(s, events);
}

/** IK-276: of those still to arrive, the one with the highest level, and if tied, the lowest name; -1 for none. */
function nextArrival(s: State, arriving: number): number {
  let found = -1;
  for (let bay = 0; bay < s.barbarianLevel.length; bay += 1) {
    if (((arriving >> bay) & 1) === 0) continue;
    if (found < 0 || s.barbarianLevel[bay] > s.barbarianLevel[found]) found = bay;
  }
  return found;
}

/** IK-277 to IK-292: one barbarian arrives. */
export function arriveNext(s: State, events: Events): void {
  const arriving = ABOUT.bays.get(s);
  const bay = nextArrival(s, arriving);
  if (bay < 0) {
    STACK.pop(s);
    return;
  }
  ABOUT.bays.set(s, arriving & ~(1 << bay));
  const vertex = s.barbarianAt[bay];
  if (isActive(s.knight[vertex]) && !fight(s, vertex, bay, events)) return;
  sack(s, bay, vertex, events);
}

/** IK-286 to IK-292: reduces a plain city, or destroys it if no settlement is left. */
function sack(s: State, bay: number, vertex: number, events: Events): void {
  const seat = ownerOf(s.site[vertex]);
  if (seat < 0 || whyNotPlainCity(s, seat, vertex) !== null) return;
  loseCity(s, vertex, s.settlementPieces[seat] < s.setup.options.pieces.settlements ? 'reduced' : 'destroyed', events);
  const { sackLevelLoss } = s.setup.options;
  if (sackLevelLoss === 0) return;
  if (s.barbarianLevel[bay] > sackLevelLoss) {
    s.barbarianLevel[bay] -= sackLevelLoss;
    return;
  }
  removeBarbarian(s, bay);
  events?.push({ kind: 'barbarianLeft', bay, from: vertex });
  if (barbarians(s) === 0) settleInvasion(s, events);
}

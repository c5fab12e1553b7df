import type { MoveList } from '@marchlands/core/lists.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { GOODS, HORSE, KINDS, MAX_NEIGHBOURS, TOKENS } from '../data/limits.ts';
import type { Events } from '../events.ts';
import { STEP, type State } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import { areAdjacent, hasOwnNear, isOwn, nextOwn, ownNear, roomFor, spotOf, tokensAt } from './places.ts';
import { beginShipment, endShipment, goodsLoaded, lift, loaded, put } from './shipment.ts';

/** CA-56: the most steps of a Horse. */
export const HORSE_STEPS = 2;

const near = new Uint8Array(MAX_NEIGHBOURS);

/** CA-56: a Horse in a place of the seat that has another of its places beside it. */
export function whyNotHorse(s: State, seat: Seat, from: number): Refusal | null {
  if (!isOwn(s, seat, from)) return 'notYours';
  if (tokensAt(s, from, HORSE) === 0) return 'noSuchToken';
  return hasOwnNear(s, seat, from) ? null : 'nowhereToGo';
}

export function legalHorses(s: State, seat: Seat, out: MoveList, base: number): void {
  for (let from = nextOwn(s, seat, -1); from >= 0; from = nextOwn(s, seat, from)) {
    if (tokensAt(s, from, HORSE) > 0 && hasOwnNear(s, seat, from)) out.push(base + from);
  }
}

/** Takes the Horse off its place; it is put on the map again where it stops. */
export function startHorse(s: State, _seat: Seat, from: number): void {
  beginShipment(s, from);
  s.tokens[from * KINDS + HORSE] -= 1;
  s.step = STEP.horse;
}

/** CA-57, CA-63: loading at the Horse's place. */
export function whyNotTake(s: State, seat: Seat, kind: number, from: number): Refusal | null {
  if (from !== s.shipAt) return 'notBeside';
  if (kind === HORSE || tokensAt(s, from, kind) === 0) return 'noSuchToken';
  if ((s.got[from] & (1 << kind)) !== 0) return 'droppedHere';
  if (loaded(s) >= s.setup.capacity.horse) return 'full';
  return kind >= GOODS || s.shipSteps > 0 || canGoWith(s, seat, goodsLoaded(s) + 1) ? null : 'full';
}

/** CA-62: whether the Horse can leave its start with this many goods: on a boat, its load counts as aboard. */
function canGoWith(s: State, seat: Seat, goods: number): boolean {
  if (s.setup.capacity.boatGoods === Number.POSITIVE_INFINITY) return true;
  const count = ownNear(s, seat, s.shipAt, near);
  for (let i = 0; i < count; i += 1) if (roomFor(s, near[i]) >= goods) return true;
  return false;
}

/** CA-57, CA-63: unloading. */
export function whyNotDrop(s: State, _seat: Seat, kind: number, into: number): Refusal | null {
  if (into !== s.shipAt) return 'notBeside';
  if (s.load[kind] === 0) return 'noSuchToken';
  return (s.gave[into] & (1 << kind)) !== 0 ? 'takenHere' : null;
}

export function take(s: State, seat: Seat, kind: number, from: number, events: Events): void {
  lift(s, kind, from);
  events?.push({ kind: 'tokenTaken', seat, token: TOKENS[kind], from: spotOf(s, from) });
}

export function drop(s: State, seat: Seat, kind: number, into: number, events: Events): void {
  put(s, kind, into);
  events?.push({ kind: 'tokenDropped', seat, token: TOKENS[kind], into: spotOf(s, into) });
}

/** CA-54, CA-56, CA-62: a step goes to an adjacent own place with room for the load. */
export function whyNotRide(s: State, seat: Seat, into: number): Refusal | null {
  if (s.shipSteps === HORSE_STEPS) return 'noStepsLeft';
  if (!isOwn(s, seat, into)) return 'notYours';
  if (!areAdjacent(s, s.shipAt, into)) return 'notBeside';
  return roomFor(s, into) >= goodsLoaded(s) ? null : 'full';
}

export function legalRides(s: State, seat: Seat, out: MoveList, base: number): void {
  if (s.shipSteps === HORSE_STEPS) return;
  const goods = goodsLoaded(s);
  const count = ownNear(s, seat, s.shipAt, near);
  for (let i = 0; i < count; i += 1) if (roomFor(s, near[i]) >= goods) out.push(base + near[i]);
}

/** CA-56, CA-63: a step; a new stop begins. */
export function ride(s: State, seat: Seat, into: number, events: Events): void {
  const from = s.shipAt;
  s.gave[from] = 0;
  s.got[from] = 0;
  s.shipAt = into;
  s.shipSteps += 1;
  events?.push({ kind: 'horseStepped', seat, from: spotOf(s, from), into: spotOf(s, into) });
}

export function whyNotStop(s: State): Refusal | null {
  return s.shipSteps > 0 ? null : 'nothingMoved';
}

/** CA-57: at the end the Horse unloads everything. */
export function stopHorse(s: State, seat: Seat, events: Events): void {
  const at = s.shipAt;
  for (let kind = 0; kind < KINDS; kind += 1) while (s.load[kind] > 0) drop(s, seat, kind, at, events);
  s.tokens[at * KINDS + HORSE] += 1;
  endShipment(s, seat, events);
}

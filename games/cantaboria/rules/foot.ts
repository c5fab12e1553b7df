import type { MoveList } from '@marchlands/core/lists.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { GOODS, HORSE, KINDS, MAX_NEIGHBOURS, MAX_PLACES, TOKENS } from '../data/limits.ts';
import type { Events } from '../events.ts';
import { PER_TOKEN } from '../moves.ts';
import { STEP, type State } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import { hasOwnNear, isOwn, nextOwn, ownNear, PlaceSet, type Places, roomFor, spotOf, tokensAt } from './places.ts';
import { beginShipment, clearShipment, endShipment, goodsLoaded, lift, loaded, put } from './shipment.ts';

/** CA-55: a good or Weapon in a place of the seat that has another of its places beside it. */
export function whyNotFoot(s: State, seat: Seat, kind: number, from: number): Refusal | null {
  if (!isOwn(s, seat, from)) return 'notYours';
  if (kind === HORSE) return 'noHorseByFoot';
  if (tokensAt(s, from, kind) === 0) return 'noSuchToken';
  if (!hasOwnNear(s, seat, from)) return 'nowhereToGo';
  return canWalkWith(s, seat, kind, from, 0) ? null : 'full';
}

/** CA-62: whether some place within walking reach has room for one more of a kind, besides these goods. */
function canWalkWith(s: State, seat: Seat, kind: number, from: number, goods: number): boolean {
  if (kind >= GOODS || s.setup.capacity.boatGoods === Number.POSITIVE_INFINITY) return true;
  const walks = findWalks(s, seat, from, walked);
  for (let i = 0; i < walks.count; i += 1) if (roomFor(s, walks.list[i]) > goods) return true;
  return false;
}

export function legalFoots(s: State, seat: Seat, out: MoveList, base: number): void {
  for (let kind = 0; kind < KINDS; kind += 1) {
    if (kind === HORSE) continue;
    for (let from = nextOwn(s, seat, -1); from >= 0; from = nextOwn(s, seat, from)) {
      if (s.tokens[from * KINDS + kind] === 0 || !hasOwnNear(s, seat, from)) continue;
      if (canWalkWith(s, seat, kind, from, 0)) out.push(base + kind * PER_TOKEN + from);
    }
  }
}

export function startFoot(s: State, _seat: Seat, kind: number, from: number): void {
  beginShipment(s, from);
  lift(s, kind, from);
  s.step = STEP.foot;
}

/** CA-97: puts the picked-up tokens back. */
export function leaveFoot(s: State): void {
  for (let kind = 0; kind < KINDS; kind += 1) while (s.load[kind] > 0) put(s, kind, s.shipFrom);
  clearShipment(s);
}

const walked = new PlaceSet();
const near = new Uint8Array(MAX_NEIGHBOURS);

/** CA-55: fills a set with the seat's places that can be reached on foot from one, through its places only. */
export function findWalks(m: Places, seat: Seat, from: number, out: PlaceSet): PlaceSet {
  out.clear();
  let begin = -1;
  for (let step = 0; step < m.setup.options.footSteps; step += 1) {
    for (const level = out.count; begin < level; begin += 1) {
      const count = ownNear(m, seat, begin < 0 ? from : out.list[begin], near);
      for (let i = 0; i < count; i += 1) if (near[i] !== from && out.has[near[i]] === 0) out.add(near[i]);
    }
  }
  return out;
}

/** CA-54, CA-55: where the tokens on foot may go. */
export function whyNotWalk(s: State, seat: Seat, into: number): Refusal | null {
  if (!isOwn(s, seat, into)) return 'notYours';
  const walks = findWalks(s, seat, s.shipAt, walked);
  if (walks.has[into] === 0) return 'notBeside';
  return roomFor(s, into) >= goodsLoaded(s) ? null : 'full';
}

export function legalWalks(s: State, seat: Seat, out: MoveList, base: number): void {
  const goods = goodsLoaded(s);
  const walks = findWalks(s, seat, s.shipAt, walked);
  for (let into = 0; into < MAX_PLACES; into += 1) {
    if (walks.has[into] > 0 && roomFor(s, into) >= goods) out.push(base + into);
  }
}

/** CA-55: one more token of the same place. */
export function whyNotTakeAlong(s: State, seat: Seat, kind: number, from: number): Refusal | null {
  if (from !== s.shipAt) return 'notBeside';
  if (kind === HORSE) return 'noHorseByFoot';
  if (tokensAt(s, from, kind) === 0) return 'noSuchToken';
  if (loaded(s) >= s.setup.capacity.foot) return 'full';
  return canWalkWith(s, seat, kind, from, goodsLoaded(s)) ? null : 'full';
}

/** CA-55: puts all tokens on foot into a place and ends the shipment. */
export function stepOnFoot(s: State, seat: Seat, into: number, events: Events): void {
  const from = s.shipFrom;
  for (let kind = 0; kind < KINDS; kind += 1) {
    while (s.load[kind] > 0) {
      put(s, kind, into);
      events?.push({ kind: 'tokenMoved', seat, token: TOKENS[kind], from: spotOf(s, from), into: spotOf(s, into) });
    }
  }
  endShipment(s, seat, events);
}

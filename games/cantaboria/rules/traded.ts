import type { Seat } from '@marchlands/core/seat.ts';
import { BOAT, HORSE, KINDS, WEAPON } from '../data/limits.ts';
import { PER_TOKEN } from '../moves.ts';
import type { State } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import { hasOwnNear, isOwn, nextOwn, roomFor } from './places.ts';

/** CA-45: goods and Horses; by option, Weapons. */
export function isTraded(s: State, kind: number): boolean {
  return kind !== WEAPON || s.setup.options.tradeWhat === 'resourcesAndWeapons';
}

/** CA-47: a place receives at most one Horse and one Weapon, and only if it has none. */
export function isSingle(kind: number): boolean {
  return kind >= HORSE;
}

/** Why a place that holds one of such a kind receives no more of it. */
export function whyFull(kind: number): Refusal {
  return kind === HORSE ? 'horseThere' : 'weaponThere';
}

/** CA-47: the seat's territory or, by option, its boat; with `border` it must lie beside a place of the giver. */
export function whyNotReceive(s: State, seat: Seat, giver: Seat, into: number): Refusal | null {
  const { tradeTo, tradeOntoBoats } = s.setup.options;
  if (!isOwn(s, seat, into)) return 'notYours';
  if (into >= BOAT && !tradeOntoBoats) return 'notAboard';
  return tradeTo === 'border' && !hasOwnNear(s, giver, into) ? 'notAtTheBorder' : null;
}

/**
 * CA-62: the room for goods, before the trade, in a seat's places that may receive, from one place on; `Infinity` if
 * one is a territory, or if boats hold any number.
 */
export function goodsRoom(s: State, seat: Seat, giver: Seat, from: number): number {
  let room = 0;
  for (let at = nextOwn(s, seat, from - 1); at >= 0; at = nextOwn(s, seat, at)) {
    if (whyNotReceive(s, seat, giver, at) === null) room += roomFor(s, at);
  }
  return room;
}

/** Whether boats receive goods and hold a limited number: only then does a trade count room. */
export function isRoomCounted(s: State): boolean {
  return s.setup.options.tradeOntoBoats && s.setup.options.boatGoodsMax > 0;
}

/** The total number of a seat's tokens of a kind. */
export function holdingOf(s: State, seat: Seat, kind: number): number {
  let sum = 0;
  for (let at = nextOwn(s, seat, -1); at >= 0; at = nextOwn(s, seat, at)) sum += s.tokens[at * KINDS + kind];
  return sum;
}

/** The number of tokens of a kind in a part of one side of an offer. */
export function countKind(side: Uint16Array, from: number, to: number, kind: number): number {
  let count = 0;
  for (let i = from; i < to; i += 1) if (Math.floor(side[i] / PER_TOKEN) === kind) count += 1;
  return count;
}

/** How often a number occurs in the first `length` items of a list. */
export function countOf(list: Uint8Array | Uint16Array, length: number, value: number): number {
  let count = 0;
  for (let i = 0; i < length; i += 1) if (list[i] === value) count += 1;
  return count;
}

import type { Seat } from '@marchlands/core/seat.ts';
import { GOODS, HORSE, KINDS, WEAPON } from '../data/limits.ts';
import { PER_TOKEN } from '../moves.ts';
import type { State } from '../state.ts';
import { hasSpent, isSpent } from './offers-made.ts';
import { nextOwn, roomFor, tokensAt } from './places.ts';
import { countHoldings, countOf, goodsRoom, isRoomCounted, isSingle, isTraded, whyNotReceive } from './traded.ts';

// Whether an offer that was begun can still be sent. It nearly always can; not where the partner has nothing that the
// seat could receive, or where all that the offer may become was made too often.

/** The offer looked at: tokens given by kind, then wanted by kind. */
const counts = new Uint8Array(2 * KINDS);
/** How many of each may still be added, the limit of a side apart. */
const more = new Uint8Array(2 * KINDS);
/** By kind of which a place receives one: places free for it, and tokens still to be given that would free one. */
const free = new Uint8Array(KINDS);
const freeing = new Uint8Array(KINDS);
const holdings = new Uint8Array(KINDS);

/** The kinds and numbers of the offer under way: given by kind, then wanted by kind. */
export function countOffer(s: State): Uint8Array {
  counts.fill(0);
  for (let i = 0; i < s.givenCount; i += 1) counts[Math.floor(s.given[i] / PER_TOKEN)] += 1;
  for (let i = 0; i < s.wantedCount; i += 1) counts[KINDS + Math.floor(s.wanted[i] / PER_TOKEN)] += 1;
  return counts;
}

function sum(list: Uint8Array, from: number): number {
  let all = 0;
  for (let kind = 0; kind < KINDS; kind += 1) all += list[from + kind];
  return all;
}

/** CA-46, CA-50: whether the offer in `counts` may be sent. */
function maySendCounted(s: State, seat: Seat, to: Seat): boolean {
  const given = sum(counts, 0);
  const wanted = sum(counts, KINDS);
  if (s.setup.options.tradeGifts ? given + wanted === 0 : given === 0 || wanted === 0) return false;
  return !isSpent(s, seat, to, counts);
}

/** Whether the offer under way may be sent as it stands. */
export function maySend(s: State, seat: Seat): boolean {
  countOffer(s);
  return maySendCounted(s, seat, s.partner);
}

/**
 * True where whatever is begun can be ended, and nothing more need be looked at: no offer to this seat was made too often,
 * and a good can always be asked of it.
 */
export function canAlwaysEnd(s: State, seat: Seat, to: Seat): boolean {
  if (hasSpent(s, seat, to)) return false;
  if (s.setup.options.tradeGifts) return true;
  countHoldings(s, to, holdings);
  if (holdings[0] + holdings[1] + holdings[2] + holdings[3] === 0) return false;
  for (let at = nextOwn(s, seat, -1); at >= 0; at = nextOwn(s, seat, at)) {
    if (whyNotReceive(s, seat, to, at) === null && roomFor(s, at) > 0) return true;
  }
  return false;
}

/** CA-62: how many more goods the offer under way may want, as `counts` has it; a Horse or a Weapon is counted too. */
function roomLeft(s: State, seat: Seat, to: Seat): number {
  if (!isRoomCounted(s)) return Number.POSITIVE_INFINITY;
  let wanted = 0;
  for (let good = 0; good < GOODS; good += 1) wanted += counts[KINDS + good];
  return Math.max(0, goodsRoom(s, seat, to, 0) - wanted);
}

/** Fills `more`, `free` and `freeing` for the offer under way with `give` or `get` added (-1: neither). */
function countMore(s: State, seat: Seat, to: Seat, give: number, get: number): void {
  const lastGiven = Math.max(give, s.givenCount > 0 ? s.given[s.givenCount - 1] : -1);
  const lastWanted = Math.max(get, s.wantedCount > 0 ? s.wanted[s.wantedCount - 1] : -1);
  let hasRoom = false;
  more.fill(0);
  free.fill(0);
  freeing.fill(0);
  for (let at = nextOwn(s, seat, -1); at >= 0; at = nextOwn(s, seat, at)) {
    const receives = whyNotReceive(s, seat, to, at) === null;
    hasRoom ||= receives;
    for (let kind = 0; kind < KINDS; kind += 1) {
      const code = kind * PER_TOKEN + at;
      const left = tokensAt(s, at, kind) - countOf(s.given, s.givenCount, code) - (code === give ? 1 : 0);
      const mayGive = lastWanted < 0 && code >= lastGiven && isTraded(s, kind);
      if (mayGive) more[kind] += left;
      if (!receives || !isSingle(kind)) continue;
      if (mayGive) freeing[kind] += left;
      if (left === 0 && code > lastWanted) free[kind] += 1;
    }
  }
  countHoldings(s, to, holdings);
  for (let kind = 0; kind < KINDS; kind += 1) {
    const isLater = (kind + 1) * PER_TOKEN > lastWanted;
    if (hasRoom && isLater && isTraded(s, kind)) more[KINDS + kind] = holdings[kind] - counts[KINDS + kind];
  }
}

/**
 * Gives the slots of `counts` from one on all that they may hold until an offer comes up that may be sent: goods given,
 * then what is wanted. Few were made too often, so that few are tried.
 */
function search(s: State, seat: Seat, to: Seat, slot: number, leftGiven: number, leftWanted: number): boolean {
  if (slot === 2 * KINDS) return maySendCounted(s, seat, to);
  if (slot === GOODS) {
    if (!s.setup.options.tradeGifts && sum(counts, 0) === 0) return false;
    return search(s, seat, to, KINDS, leftGiven, leftWanted);
  }
  const before = counts[slot];
  const most = Math.min(more[slot], slot < KINDS ? leftGiven : leftWanted);
  for (let n = 0; n <= most; n += 1) {
    counts[slot] = before + n;
    const isFound =
      slot < KINDS
        ? search(s, seat, to, slot + 1, leftGiven - n, leftWanted)
        : search(s, seat, to, slot + 1, leftGiven, leftWanted - n);
    if (isFound) return true;
  }
  counts[slot] = before;
  return false;
}

/**
 * CA-46, CA-47, CA-50: whether the offer to a seat can still be ended with `give` or `get`, an index of that move, added
 * (-1: neither). Horses and Weapons are tried first: given away they make room for such as are received.
 */
export function canEnd(s: State, seat: Seat, to: Seat, give: number, get: number): boolean {
  countOffer(s);
  if (give >= 0) counts[Math.floor(give / PER_TOKEN)] += 1;
  if (get >= 0) counts[KINDS + Math.floor(get / PER_TOKEN)] += 1;
  countMore(s, seat, to, give, get);
  const { tradeSideMax, tradeGifts } = s.setup.options;
  const leftGiven = tradeSideMax - sum(counts, 0);
  const leftWanted = Math.min(tradeSideMax - sum(counts, KINDS), roomLeft(s, seat, to));
  const mayBeEmpty = tradeGifts || sum(counts, KINDS) > 0;
  const horses = counts[HORSE];
  const weapons = counts[WEAPON];
  const heldHorses = more[KINDS + HORSE];
  const heldWeapons = more[KINDS + WEAPON];
  for (let h = Math.min(more[HORSE], leftGiven); h >= 0; h -= 1) {
    for (let w = Math.min(more[WEAPON], leftGiven - h); w >= 0; w -= 1) {
      counts[HORSE] = horses + h;
      counts[WEAPON] = weapons + w;
      more[KINDS + HORSE] = Math.min(heldHorses, free[HORSE] + Math.min(h, freeing[HORSE]));
      more[KINDS + WEAPON] = Math.min(heldWeapons, free[WEAPON] + Math.min(w, freeing[WEAPON]));
      if (!mayBeEmpty && sum(more, KINDS) === 0) continue;
      if (search(s, seat, to, 0, leftGiven - h - w, leftWanted)) return true;
    }
  }
  return false;
}

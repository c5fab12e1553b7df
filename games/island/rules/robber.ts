/** Seven, robber and theft (IK-077 to IK-088). */
import type { OutcomeList } from '@marchlands/core/lists.ts';
import { firstOf, maskOf, type Seat } from '@marchlands/core/seat.ts';
import { ALL_KINDS, KINDS } from '../data/kinds.ts';
import { cardsOf, type Events } from '../events.ts';
import { OUTCOME } from '../moves.ts';
import { ABOUT, LEDGER, STACK, type State } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import { takeNext } from './decks.ts';
import { heldOf, payToBank } from './hand.ts';
import { publicPoints } from './points.ts';
import { ownerOf } from './sites.ts';

/** Cards that a wall protects. */
const WALL_CARDS = 2;

/** IK-078, IK-079: the most cards that a seat keeps on a seven. */
export function limitOf(s: State, seat: Seat): number {
  return s.setup.handLimit + WALL_CARDS * s.walls[seat];
}

/** IK-078: half of a hand, rounded down. */
export function discardOf(s: State, seat: Seat): number {
  return s.handSize[seat] >> 1;
}

/** IK-241: two cards, or the only one. */
export function giftOf(s: State, seat: Seat): number {
  return Math.min(2, s.handSize[seat]);
}

/** IK-078: everybody with too many cards discards half of them. */
export function demandDiscards(s: State, events: Events): void {
  let seats = 0;
  for (let seat = 0; seat < s.setup.seats; seat += 1) {
    if (s.handSize[seat] <= limitOf(s, seat)) continue;
    s.due[seat] = discardOf(s, seat);
    seats |= maskOf(seat);
  }
  if (seats === 0) return;
  events?.push({ kind: 'discardsDue', counts: Array.from(s.due.subarray(0, s.setup.seats)) });
  STACK.push(s, 'discard', seats);
}

/** Cards that a seat has picked so far for a discard or a gift. */
export function pickedBy(s: State, seat: Seat): number {
  let count = 0;
  for (let at = seat * ALL_KINDS; at < (seat + 1) * ALL_KINDS; at += 1) count += s.picked[at];
  return count;
}

/** The last kind that a seat has picked so far; 0 if none. */
function lastPicked(s: State, seat: Seat): number {
  for (let kind = s.setup.kinds - 1; kind > 0; kind -= 1) if (s.picked[seat * ALL_KINDS + kind] > 0) return kind;
  return 0;
}

/** Cards of a hand that are not picked yet. */
function unpicked(s: State, seat: Seat, kind: number): number {
  return heldOf(s, seat, kind) - s.picked[seat * ALL_KINDS + kind];
}

/** A pick in kind order: afterwards, enough cards of this kind and later ones must remain for those still due. */
export function whyNotPick(s: State, seat: Seat, kind: number): Refusal | null {
  if (kind >= s.setup.kinds || unpicked(s, seat, kind) === 0) return 'notHeld';
  if (kind < lastPicked(s, seat)) return 'order';
  let left = 0;
  for (let later = kind; later < s.setup.kinds; later += 1) left += unpicked(s, seat, later);
  return left < s.due[seat] ? 'order' : null;
}

/** Picks one card. @returns whether all seats have picked all theirs, so that the decision is complete */
function isLastPick(s: State, seat: Seat, kind: number): boolean {
  s.picked[seat * ALL_KINDS + kind] += 1;
  s.due[seat] -= 1;
  if (s.due[seat] > 0) return false;
  STACK.answered(s, seat);
  if (STACK.seats(s) !== 0) return false;
  STACK.pop(s);
  return true;
}

/** DEC-05: one card of a discard; the discards take effect once all seats have picked (IK-081). */
export function pickDiscard(s: State, seat: Seat, kind: number, events: Events): void {
  if (!isLastPick(s, seat, kind)) return;
  for (let of = 0; of < s.setup.seats; of += 1) {
    if (pickedBy(s, of) === 0) continue;
    for (let one = 0; one < s.setup.kinds; one += 1) {
      const count = s.picked[of * ALL_KINDS + one];
      if (count > 0) payToBank(s, of, one, count);
    }
    events?.push({ kind: 'cardsDiscarded', seat: of, cards: cardsOf(s.picked, of, ALL_KINDS, s.setup.kinds) });
  }
  s.picked.fill(0);
}

/** IK-241: one card of a wedding gift; the gifts take effect once all seats have picked, seen by giver and receiver. */
export function pickGift(s: State, seat: Seat, kind: number, events: Events): void {
  if (!isLastPick(s, seat, kind)) return;
  for (let giver = 0; giver < s.setup.seats; giver += 1) {
    for (let of = 0; of < s.setup.kinds; of += 1) {
      for (let left = s.picked[giver * ALL_KINDS + of]; left > 0; left -= 1) {
        LEDGER.stolen(s, giver, s.active, of);
        events?.push({ kind: 'giftGiven', seat: giver, to: s.active, of: KINDS[of] });
      }
    }
  }
  s.picked.fill(0);
}

/** IK-086, IK-087: whether anything can move the robber. */
export function isRobberFree(s: State): boolean {
  return s.setup.isBase || s.invasion > 0 || !s.setup.options.robberLock;
}

/** IK-312, `friendlyRobber`: bits of the opponents whose buildings are protected from the robber. */
function protectedSeats(s: State, thief: Seat): number {
  if (s.setup.friendlyRobber === 0) return 0;
  let seats = 0;
  for (let seat = 0; seat < s.setup.seats; seat += 1) {
    if (seat !== thief && publicPoints(s, seat) <= s.setup.friendlyRobber) seats |= maskOf(seat);
  }
  return seats;
}

/** Bits of the seats with a building on a hex. */
function buildersAt(s: State, hex: number): number {
  const { hexVertices } = s.setup.board;
  let seats = 0;
  for (let i = hex * 6; i < hex * 6 + 6; i += 1) {
    const seat = ownerOf(s.site[hexVertices[i]]);
    if (seat >= 0) seats |= maskOf(seat);
  }
  return seats;
}

/** Whether `friendlyRobber` would leave the robber no hex, so that it is ignored. */
function isNoneLeft(s: State, kept: number): boolean {
  for (let hex = 0; hex < s.setup.board.hexes.length; hex += 1) {
    if (hex !== s.robber && (buildersAt(s, hex) & kept) === 0) return false;
  }
  return true;
}

/** DEC-06. */
export function whyNotRobber(s: State, seat: Seat, hex: number): Refusal | null {
  if (hex >= s.setup.board.hexes.length) return 'unknownPlace';
  if (hex === s.robber) return 'robberStays';
  const kept = protectedSeats(s, seat);
  return kept === 0 || (buildersAt(s, hex) & kept) === 0 || isNoneLeft(s, kept) ? null : 'friendly';
}

/** IK-083: bits of the opponents that can be robbed on the robber's hex. */
function victimsOf(s: State, thief: Seat): number {
  let seats = buildersAt(s, s.robber) & ~maskOf(thief);
  for (let seat = 0; seat < s.setup.seats; seat += 1) if (s.handSize[seat] === 0) seats &= ~maskOf(seat);
  return seats;
}

/** DEC-06: moves the robber; if anybody can be robbed, somebody is (IK-084). */
export function moveRobber(s: State, thief: Seat, hex: number, events: Events): void {
  const from = s.robber;
  s.robber = hex;
  events?.push({ kind: 'robberMoved', from, hex });
  const isBishop = ABOUT.isBishop.get(s) === 1;
  STACK.pop(s);
  const victims = victimsOf(s, thief);
  if (victims === 0) return;
  if (isBishop) {
    STACK.push(s, 'robNext', 0, { seats: victims });
    return;
  }
  if ((victims & (victims - 1)) === 0) STACK.push(s, 'steal', 0, { from: firstOf(victims) });
  else STACK.push(s, 'victim', maskOf(thief));
}

/** IK-229: robs the next player at the robber's hex, in turn order. */
export function robNext(s: State): void {
  const victim = takeNext(s);
  if (victim >= 0) STACK.push(s, 'steal', 0, { from: victim });
}

export function whyNotRob(s: State, thief: Seat, victim: Seat): Refusal | null {
  if (victim >= s.setup.seats) return 'unknownPlace';
  return ((victimsOf(s, thief) >> victim) & 1) === 1 ? null : 'noVictim';
}

/** DEC-07. */
export function chooseVictim(s: State, victim: Seat): void {
  STACK.pop(s);
  STACK.push(s, 'steal', 0, { from: victim });
}

/** CH-8: the weight is the count in the victim's hand. */
export function stealOutcomes(s: State, out: OutcomeList): void {
  const victim = ABOUT.from.get(s);
  for (let kind = 0; kind < s.setup.kinds; kind += 1) {
    const held = heldOf(s, victim, kind);
    if (held > 0) out.push(OUTCOME.steal + kind, held);
  }
}

export function steal(s: State, kind: number, events: Events): void {
  const victim = ABOUT.from.get(s);
  STACK.pop(s);
  LEDGER.stolen(s, victim, s.active, kind);
  events?.push({ kind: 'cardStolen', seat: s.active, from: victim, of: KINDS[kind] });
}

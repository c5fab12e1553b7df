/** Trade with the bank (IK-089 to IK-096). */
import type { MoveList } from '@marchlands/core/lists.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { HARBOUR, KINDS, RESOURCES, TRACK } from '../data/kinds.ts';
import type { Events } from '../events.ts';
import { BANK_STRIDE } from '../moves.ts';
import type { State } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import { heldOf, payToBank, takeFromBank } from './hand.ts';
import { hasAbility } from './tracks.ts';

/** IK-093, IK-163, IK-226: Trading house, merchant and Merchant fleet. */
function isTradedTwo(s: State, seat: Seat, kind: number): boolean {
  if (seat === s.active && ((s.fleet >> kind) & 1) === 1) return true;
  if (kind >= RESOURCES) return hasAbility(s, seat, TRACK.trade);
  return s.merchantSeat === seat + 1 && s.terrain[s.merchant - 1] === kind + 1;
}

/** IK-094: the number of cards of a kind that buy one of another; the best rate counts. */
export function rateOf(s: State, seat: Seat, kind: number): number {
  const ports = s.ports[seat];
  if (kind < RESOURCES && ((ports >> kind) & 1) === 1) return 2;
  if (!s.setup.isBase && isTradedTwo(s, seat, kind)) return 2;
  return ((ports >> HARBOUR.any) & 1) === 1 ? 3 : 4;
}

/** @param index kind given * BANK_STRIDE + kind taken */
export function whyNotBank(s: State, seat: Seat, index: number): Refusal | null {
  const give = Math.floor(index / BANK_STRIDE);
  const take = index % BANK_STRIDE;
  if (give >= s.setup.kinds || take >= s.setup.kinds) return 'unknownPlace';
  if (give === take) return 'sameKind';
  if (heldOf(s, seat, give) < rateOf(s, seat, give)) return 'cannotPay';
  return s.bank[take] > 0 ? null : 'bankLacks';
}

/** Pushes what `whyNotBank` lets through. */
export function legalBank(s: State, seat: Seat, out: MoveList, base: number): void {
  const { kinds } = s.setup;
  for (let give = 0; give < kinds; give += 1) {
    const held = heldOf(s, seat, give);
    if (held < 2 || held < rateOf(s, seat, give)) continue;
    for (let take = 0; take < kinds; take += 1) {
      if (take !== give && s.bank[take] > 0) out.push(base + give * BANK_STRIDE + take);
    }
  }
}

export function tradeWithBank(s: State, seat: Seat, index: number, events: Events): void {
  const give = Math.floor(index / BANK_STRIDE);
  const take = index % BANK_STRIDE;
  const count = rateOf(s, seat, give);
  payToBank(s, seat, give, count);
  takeFromBank(s, seat, take, 1);
  events?.push({ kind: 'bankTraded', seat, given: KINDS[give], count, taken: KINDS[take] });
}

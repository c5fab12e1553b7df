/** Transfers of cards between hands and the bank. All are public except thefts (IK-005, IK-085). */
import type { Seat } from '@marchlands/core/seat.ts';
import { ALL_KINDS, RESOURCES } from '../data/kinds.ts';
import { LEDGER, type State } from '../state.ts';

export function heldOf(s: State, seat: Seat, kind: number): number {
  return s.held[seat * ALL_KINDS + kind];
}

/** Moves cards from the bank, which has them, to a hand. */
export function takeFromBank(s: State, seat: Seat, kind: number, count: number): void {
  s.bank[kind] -= count;
  LEDGER.gain(s, seat, kind, count);
}

/** Moves cards from a hand to the bank. */
export function payToBank(s: State, seat: Seat, kind: number, count: number): void {
  LEDGER.pay(s, seat, kind, count);
  s.bank[kind] += count;
}

/** Moves cards openly from one hand to another. */
export function handOver(s: State, from: Seat, to: Seat, kind: number, count: number): void {
  LEDGER.pay(s, from, kind, count);
  LEDGER.gain(s, to, kind, count);
}

/** Whether a hand holds all of these. @param counts by kind, from place `at` on */
export function holds(s: State, seat: Seat, counts: Uint8Array, at = 0): boolean {
  for (let kind = 0; kind < ALL_KINDS; kind += 1) {
    if (s.held[seat * ALL_KINDS + kind] < counts[at + kind]) return false;
  }
  return true;
}

/** IK-112: pays everything to the bank at once and in full. @param cost by kind */
export function pay(s: State, seat: Seat, cost: Uint8Array): void {
  for (let kind = 0; kind < s.setup.kinds; kind += 1) if (cost[kind] > 0) payToBank(s, seat, kind, cost[kind]);
}

/** Resource cards in the bank, counted up to 2. */
export function resourcesInBank(s: State): number {
  let count = 0;
  for (let kind = 0; kind < RESOURCES; kind += 1) count += s.bank[kind];
  return count < 2 ? count : 2;
}

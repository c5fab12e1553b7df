import type { Seat } from '@marchlands/core/seat.ts';
import { MAX_SEATS } from '../data/limits.ts';
import type { State } from '../state.ts';

/**
 * A memory of attacks between seats, and of how recent they are. Everybody has seen them, and a third party asked to
 * take a side (CA-89) may remember it. A declared attack adds ATTACK; each cycle's end halves the total.
 */
const ATTACK = 32;
/** The cap of the total. */
export const MOST_REMEMBERED = 96;

export function rememberAttack(s: State, by: Seat, on: Seat): void {
  const at = by * MAX_SEATS + on;
  s.attacks[at] = Math.min(MOST_REMEMBERED, s.attacks[at] + ATTACK);
}

/** Fades the memory at the end of a cycle. */
export function fadeAttacks(s: State): void {
  for (let at = 0; at < s.attacks.length; at += 1) s.attacks[at] >>= 1;
}

/** How much one seat has been attacked by another recently, 0..1. */
export function attacksOf(s: State, by: Seat, on: Seat): number {
  return s.attacks[by * MAX_SEATS + on] / MOST_REMEMBERED;
}

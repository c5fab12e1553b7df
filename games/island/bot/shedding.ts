import type { Seat } from '@marchlands/core/seat.ts';
import { ALL_KINDS } from '../data/kinds.ts';
import { rateOf } from '../rules/bank.ts';
import { heldOf } from '../rules/hand.ts';
import type { State } from '../state.ts';
import { type Cards, goalsOf } from './goals.ts';

/** The most ways to give cards away that are considered. */
const MOST = 8;

/**
 * The cards that a seat misses least, in kind order: first those that a goal does not need, frequent kinds before rare
 * ones; then the rest of the goal.
 */
function leastMissed(s: State, seat: Seat, goal: Cards, count: number): number[] {
  const { kinds } = s.setup;
  // In kind order: cards before one already picked stay.
  const picked = s.picked.subarray(seat * ALL_KINDS, seat * ALL_KINDS + kinds);
  const last = picked.findLastIndex((of) => of > 0);
  const left = Array.from({ length: kinds }, (_, kind) => (kind < last ? 0 : heldOf(s, seat, kind) - picked[kind]));
  const shed: number[] = [];
  while (shed.length < count) {
    let worst = -1;
    let most = Number.NEGATIVE_INFINITY;
    for (let kind = 0; kind < kinds; kind += 1) {
      if (left[kind] === 0) continue;
      const over = left[kind] - goal[kind];
      // Beyond the goal, by how many buy another at the bank; within it, all alike.
      const value = over > 0 ? 10 + over / rateOf(s, seat, kind) : over;
      if (value <= most) continue;
      most = value;
      worst = kind;
    }
    left[worst] -= 1;
    shed.push(worst);
  }
  return shed.sort((a, b) => a - b);
}

/** The combined goals: what both need. */
function both(one: Cards, other: Cards): Cards {
  return one.map((count, kind) => count + other[kind]);
}

/** Whole discards or gifts of this many cards, each keeping the cards for some goal. @param base code of kind 0 */
export function addShedding(s: State, seat: Seat, count: number, base: number, out: number[][]): void {
  const goals = goalsOf(s, seat);
  const seen = new Set<string>();
  const add = (goal: Cards): void => {
    if (out.length >= MOST) return;
    const shed = leastMissed(s, seat, goal, count);
    const key = shed.join();
    if (seen.has(key)) return;
    seen.add(key);
    out.push(shed.map((kind) => base + kind));
  };
  for (const goal of goals) {
    for (const other of goals) if (other !== goal) add(both(goal, other));
    add(goal);
  }
}

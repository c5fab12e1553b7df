import type { Seat } from '@marchlands/core/seat.ts';
import { ALL_KINDS } from '../data/kinds.ts';
import { MAX_SEATS } from '../data/limits.ts';
import { rateOf } from '../rules/bank.ts';
import { dueStep, STEP, type State } from '../state.ts';
import { type Production, ROLLS } from './production.ts';

/** The numbers of rolls that are evaluated. */
const GRID = Float64Array.of(0, 1, 2, 3, 4, 6, 8, 11, 15, 20, 27, 36, 48);
/** The largest result of `rollsUntil`. */
export const MOST_ROLLS = 48;
/** Spare cards needed for trade with the bank: income does not come evenly. */
const SLACK = 0.4;
/** The least number of missing cards if trades with the bank do not suffice yet. */
const LEAST_SHORT = 0.2;

/** Hands and income, by seat and kind. */
export interface Hands {
  /** Cards in hand, minus those picked for a discard or gift. */
  readonly hand: Float64Array;
  /** Cards that buy one at the bank. */
  readonly rates: Float64Array;
  /** Cards that one spare card buys in the long run, and cards gained with each roll. */
  readonly buys: Float64Array;
  readonly perRoll: Float64Array;
}

const row = (): Float64Array => new Float64Array(MAX_SEATS * ALL_KINDS);
const counted: Hands = { hand: row(), rates: row(), buys: row(), perRoll: row() };

/** The hands and income in a state; valid until the next call. */
export function countHands(s: State, { income }: Production): Hands {
  const step = dueStep(s);
  const isPicking = step === STEP.discard || step === STEP.wedding;
  const { hand, rates, buys, perRoll } = counted;
  for (let seat = 0; seat < s.setup.seats; seat += 1) {
    for (let kind = 0; kind < s.setup.kinds; kind += 1) {
      const at = seat * ALL_KINDS + kind;
      hand[at] = isPicking ? s.held[at] - s.picked[at] : s.held[at];
      rates[at] = rateOf(s, seat, kind);
      buys[at] = 1 / (rates[at] + SLACK);
      perRoll[at] = income[at] / ROLLS;
    }
  }
  return counted;
}

/** Cards that whole trades with the bank buy now, minus the missing ones. */
function spareNow({ hand, rates }: Hands, kinds: number, at: number, cost: Float64Array): number {
  let spare = 0;
  for (let kind = 0; kind < kinds; kind += 1) {
    const over = hand[at + kind] - cost[kind];
    spare += over < 0 ? over : Math.floor(over / rates[at + kind]);
  }
  return spare;
}

/** The same after a number of rolls with average income. */
function spareAfter(
  { hand, buys, perRoll }: Hands,
  kinds: number,
  at: number,
  cost: Float64Array,
  rolls: number,
): number {
  let spare = 0;
  for (let kind = 0; kind < kinds; kind += 1) {
    const over = hand[at + kind] + perRoll[at + kind] * rolls - cost[kind];
    spare += over < 0 ? over : over * buys[at + kind];
  }
  return spare;
}

/**
 * The approximate number of rolls, of any seats, until a seat holds a price, including trade with the bank: 0 ..
 * MOST_ROLLS.
 */
export function rollsUntil(s: State, hands: Hands, seat: Seat, cost: Float64Array): number {
  const at = seat * ALL_KINDS;
  const { kinds } = s.setup;
  if (spareNow(hands, kinds, at, cost) >= 0) return 0;
  // Spare cards only increase, so the first sufficient number of rolls is found by bisection.
  let low = 0;
  let high = GRID.length - 1;
  let before = Math.min(spareAfter(hands, kinds, at, cost, 0), -LEAST_SHORT);
  let now = spareAfter(hands, kinds, at, cost, GRID[high]);
  if (now < 0) return MOST_ROLLS;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    const spare = spareAfter(hands, kinds, at, cost, GRID[middle]);
    if (spare < 0) {
      low = middle;
      before = spare;
    } else {
      high = middle;
      now = spare;
    }
  }
  return GRID[low] + ((GRID[high] - GRID[low]) * -before) / (now - before);
}

import type { Seat } from '@marchlands/core/seat.ts';
import { ALL_KINDS } from '../data/kinds.ts';
import { MAX_SEATS } from '../data/limits.ts';
import { rateOf } from '../rules/bank.ts';
import { dueStep, STEP, type State } from '../state.ts';
import { type Production, ROLLS } from './production.ts';

/** The numbers of rolls that are looked at. */
const GRID = Float64Array.of(0, 1, 2, 3, 4, 6, 8, 11, 15, 20, 27, 36, 48);
/** The most that `rollsUntil` says. */
export const MOST_ROLLS = 48;
/** Cards to spare that trade with the bank needs: what comes is not dealt evenly. */
const SLACK = 0.4;
/** Cards that are missing at least where trades with the bank do not do yet. */
const LEAST_SHORT = 0.2;

/** What everybody has, and what comes to it, by seat and kind. */
export interface Hands {
  /** Cards in hand, those already picked for a discard or gift taken off. */
  readonly hand: Float64Array;
  /** Cards that buy one at the bank. */
  readonly rates: Float64Array;
  /** Cards that one card to spare buys in the long run, and cards that come with each roll. */
  readonly buys: Float64Array;
  readonly perRoll: Float64Array;
}

const row = (): Float64Array => new Float64Array(MAX_SEATS * ALL_KINDS);
const counted: Hands = { hand: row(), rates: row(), buys: row(), perRoll: row() };

/** What everybody has in a state; good until the next one is counted. */
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

/** Cards that whole trades with the bank bring now, less those that are missing. */
function spareNow({ hand, rates }: Hands, kinds: number, at: number, cost: Float64Array): number {
  let spare = 0;
  for (let kind = 0; kind < kinds; kind += 1) {
    const over = hand[at + kind] - cost[kind];
    spare += over < 0 ? over : Math.floor(over / rates[at + kind]);
  }
  return spare;
}

/** The same after so many rolls, as they come on the average. */
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

/** About how many rolls of anybody it takes a seat to hold a price, trade with the bank included: 0 .. MOST_ROLLS. */
export function rollsUntil(s: State, hands: Hands, seat: Seat, cost: Float64Array): number {
  const at = seat * ALL_KINDS;
  const { kinds } = s.setup;
  if (spareNow(hands, kinds, at, cost) >= 0) return 0;
  // What there is to spare only grows: the first number of rolls with which it is enough is found by halves.
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

import { shareOut, weighed } from '@marchlands/core/linear.ts';
import { isActing } from '@marchlands/core/seat.ts';
import { MAX_SEATS } from '../data/limits.ts';
import { compareSeats } from '../rules/final.ts';
import { living } from '../rules/town.ts';
import { ENDING, STEP, type State } from '../state.ts';
import { describe, FEATURES } from './features.ts';
import { survival } from './survival.ts';
import { turnsLeft } from './values.ts';

/**
 * Weights of a town's features, fitted by logistic regression to positions of some thousand matches between bots:
 * constant (BASE), extra at the start (EARLY, fading over 30 own turns) and extra in the last eight turns (LATE). The
 * town with the larger sum is likelier to win, by the logistic function of the difference.
 */
const BASE = [1.37, 0.242, -0.055, 1.194, -0.028, 0.178, 0.329, -0.044, 0.124, -0.026, 0.079, -0.444, -0.052, 0.09];
const EARLY = [...[0.298, 0.129, -0.115, 0.649, 0.134, -0.01, 0.3, -0.001, 0.385, 0.116, 0.01, -0.354, 0.081, -0.302]];
const LATE = [0.46, 0.033, 0.183, 0.276, 0.146, 0.067, 0.151, 0.053, -0.027, 0.013, -0.041, 0.001, 0.116, 0.397];
const EARLY_TURNS = 30;
const LATE_TURNS = 8;
/** The value of being in turn. */
const IN_TURN = 0.101;

const towns = new Float64Array(MAX_SEATS * FEATURES);
const weights = new Float64Array(FEATURES);

/** How early in the match it is, 1 .. 0. */
const earlyIn = (turns: number): number => Math.min(turns, EARLY_TURNS) / EARLY_TURNS;
/** How late in the match it is, 0 .. 1. */
const lateIn = (turns: number): number => (turns < LATE_TURNS ? 1 - turns / LATE_TURNS : 0);

/** The weights of the features, given the turns left; valid until the next call. */
export function weightsFor(s: State): Float64Array {
  const turns = turnsLeft(s);
  const early = earlyIn(turns);
  const late = lateIn(turns);
  for (let i = 0; i < FEATURES; i += 1) weights[i] = BASE[i] + early * EARLY[i] + late * LATE[i];
  return weights;
}

function settle(s: State, values: Float64Array): void {
  const { seats, isSolo } = s.setup;
  if (isSolo) {
    values[0] = s.reason === ENDING.soloWon ? 1 : 0;
    return;
  }
  let winners = 0;
  for (let seat = 0; seat < seats; seat += 1) {
    let isBest = true;
    for (let other = 0; other < seats; other += 1) if (compareSeats(s, other, seat) < 0) isBest = false;
    values[seat] = isBest ? 1 : 0;
    if (isBest) winners += 1;
  }
  for (let seat = 0; seat < seats; seat += 1) values[seat] = values[seat] / winners;
}

/** Expected share of the win; alone, the chance of surviving to the end. */
export function evaluate(s: State, values: Float64Array): void {
  if (s.step === STEP.over) {
    settle(s, values);
    return;
  }
  const { seats, isSolo } = s.setup;
  if (isSolo) {
    values[0] = survival(s);
    return;
  }
  const by = weightsFor(s);
  const alive = living(s);
  for (let seat = 0; seat < seats; seat += 1) {
    if (!isActing(alive, seat)) continue;
    describe(s, seat, towns, seat * FEATURES);
    values[seat] = weighed(towns, by, seat, s.active === seat ? IN_TURN : -IN_TURN);
  }
  shareOut(values, alive, seats, values);
}

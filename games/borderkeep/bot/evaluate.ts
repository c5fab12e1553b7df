import { compareSeats } from '../rules/final.ts';
import { isLiving } from '../rules/town.ts';
import { OVER, SOLO_WON, type State } from '../state.ts';
import { describe, FEATURES } from './features.ts';
import { turnsLeft } from './worth.ts';

/**
 * Weights of the features of a town, found by logistic regression on positions of some thousand matches between bots:
 * what the result depends on, always (BASE), more at the start (EARLY, fading over 30 own turns) and more in the last
 * eight turns (LATE). The larger sum is likelier to win, as the logistic function of the difference says.
 */
const BASE = [1.58, 0.269, -0.284, 1.018, 0.093, 0.433, 0.36, 0.003, 0.571, 0.05, -0.049, -0.268, -0.075, 0.118];
const EARLY = [
  ...[0.129, 0.415, -0.244, 0.418, 0.126, -0.345, 0.204, -0.315, -0.02, -0.034, 0.036, -0.199, -0.219, -0.193],
];
const LATE = [0.438, 0.02, 0.178, 0.346, 0.228, 0.048, 0.01, -0.044, -0.311, 0.022, -0.175, -0.041, 0.278, 0.3];
const EARLY_TURNS = 30;
const LATE_TURNS = 8;
/** What it is worth to be in turn. */
const IN_TURN = 0.129;

/** The same for the chance to survive alone, with the weights at the start of the 68 turns, and a constant. */
const SOLO = [1.641, -0.201, -0.017, 0.831, 0.065, 0.761, 1.081, 0.386, 0, 0, 0, -0.618, 0.223, 0.125];
const SOLO_EARLY = [0.289, -0.952, -0.09, 0.343, -0.29, -0.326, 0.035, 0.022, 0, 0, 0, -0.499, -0.183, -0.29];
const SOLO_CONSTANT = -0.942;
const SOLO_CONSTANT_EARLY = -1.519;
const SOLO_TURNS = 68;

const town = new Float64Array(FEATURES);

function settle(s: State, values: Float64Array): void {
  const { seats, isSolo } = s.setup;
  if (isSolo) {
    values[0] = s.reason === SOLO_WON ? 1 : 0;
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

function survival(s: State, turns: number): number {
  const early = Math.min(turns, SOLO_TURNS) / SOLO_TURNS;
  describe(s, 0, town, 0);
  let sum = SOLO_CONSTANT + SOLO_CONSTANT_EARLY * early;
  for (let i = 0; i < FEATURES; i += 1) sum += town[i] * ((SOLO[i] as number) + early * (SOLO_EARLY[i] as number));
  return 1 / (1 + Math.exp(-sum));
}

/** Expected share of the win; alone: the chance to stand at the end. */
export function evaluate(s: State, values: Float64Array): void {
  if (s.step === OVER) {
    settle(s, values);
    return;
  }
  const { seats, isSolo } = s.setup;
  const turns = turnsLeft(s);
  if (isSolo) {
    values[0] = survival(s, turns);
    return;
  }
  const early = Math.min(turns, EARLY_TURNS) / EARLY_TURNS;
  const late = turns < LATE_TURNS ? 1 - turns / LATE_TURNS : 0;
  let total = 0;
  for (let seat = 0; seat < seats; seat += 1) {
    values[seat] = 0;
    if (!isLiving(s, seat)) continue;
    describe(s, seat, town, 0);
    let sum = s.active === seat ? IN_TURN : -IN_TURN;
    for (let i = 0; i < FEATURES; i += 1) {
      sum += town[i] * ((BASE[i] as number) + early * (EARLY[i] as number) + late * (LATE[i] as number));
    }
    values[seat] = Math.exp(sum);
    total += values[seat];
  }
  for (let seat = 0; seat < seats; seat += 1) values[seat] = values[seat] / total;
}

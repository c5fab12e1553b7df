import { countBits } from '@marchlands/core/bits.ts';
import { shareOut, weighed } from '@marchlands/core/linear.ts';
import { maskOf } from '@marchlands/core/seat.ts';
import { MAX_SEATS } from '../data/limits.ts';
import { living } from '../rules/places.ts';
import { STEP, type State } from '../state.ts';
import { COUNT, describe, FEATURES } from './features.ts';
import { WEIGHTS } from './weights.ts';

const features = new Float64Array(MAX_SEATS * COUNT);

/** The value of ended matches: the winners share it equally. */
function settle(s: State, values: Float64Array): void {
  const share = 1 / countBits(s.winners);
  for (let seat = 0; seat < s.setup.seats; seat += 1) {
    values[seat] = (s.winners & maskOf(seat)) === 0 ? 0 : share;
  }
}

type Evaluation = (s: State, values: Float64Array) => void;

/**
 * An evaluation from weights in the order of the features: the softmax of the seats' sums, over the seats still in
 * play.
 */
export function evaluationBy(weightsOf: (s: State) => Float64Array): Evaluation {
  return (s, values) => {
    if (s.step === STEP.over) {
      settle(s, values);
      return;
    }
    const weights = weightsOf(s);
    describe(s, features);
    for (let seat = 0; seat < s.setup.seats; seat += 1) values[seat] = weighed(features, weights, seat);
    shareOut(values, living(s), s.setup.seats, values);
  };
}

/** Weights in the order of the features. */
export const duel = Float64Array.from(FEATURES, (feature) => WEIGHTS[feature][0]);
export const several = Float64Array.from(FEATURES, (feature) => WEIGHTS[feature][1]);

/** The weights for a match. */
export function weightsFor(s: State): Float64Array {
  return s.setup.seats === 2 ? duel : several;
}

/** Expected share of the win. */
export const evaluate: Evaluation = evaluationBy(weightsFor);

import type { Terms } from '@marchlands/core/knowledge.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import type { State } from '../state.ts';
import type { Types } from '../types.ts';
import { assess, expectedPoints, handWorth, keeps, networkHope, outlook } from './evaluate.ts';

/** A chance below this counts as zero. */
const LEAST = 0.01;

/** By seat: the parts of `expectedPoints`, in points. */
const parts: readonly ((s: State, seat: Seat) => number)[] = [
  (s, seat) => s.score[seat],
  (s, seat) => 0.85 * s.setup.options.treasureValue * s.treasure[seat],
  (s, seat) => networkHope(s) * s.networkWorth[seat],
  (s, seat) => handWorth(s) * s.hand[seat],
];

/**
 * The logarithms of the evaluation's factors, for one seat; each part of its points is compared with the best other
 * seat's.
 */
function measure(s: State, seat: Seat, out: Float64Array): void {
  assess(s);
  let rival = -1;
  for (let other = 0; other < s.setup.seats; other += 1) {
    if (other !== seat && (rival < 0 || expectedPoints[other] > expectedPoints[rival])) rival = other;
  }
  for (const [i, points] of parts.entries()) {
    out[i] = (points(s, seat) - (rival < 0 ? 0 : points(s, rival))) / outlook.gap;
  }
  out[parts.length] = Math.log(Math.max(LEAST, keeps[seat]));
  out[parts.length + 1] = Math.log(Math.max(LEAST, 1 - outlook.ruin));
}

/** The terms with which a hint can explain a choice. */
export const knownTerms: Terms<Types> = {
  names: ['points', 'treasures', 'networks', 'tiles', 'cities', 'barbarians'],
  measure,
};

import type { FeatureTable } from '@marchlands/core/features.ts';
import type { Features } from '@marchlands/core/knowledge.ts';
import { PHASE, type State } from '../state.ts';
import type { Types } from '../types.ts';
import { atRest } from './evaluate.ts';
import { FEATURES, type FeatureName, survey } from './survey.ts';

/** Features for one seat against the other: each is the negative of the other seat's. */
const SEAT: { readonly [name in FeatureName]: FeatureTable[string] } = {
  pieces: [-0.5, 0.5, 'Share of all pieces, less one half'],
  bombs: [-12, 12, 'Bombardments left, more than the other'],
  cities: [-12, 12, 'Cities held, more than the other'],
  weakCity: [-12, 12, 'Cities with more enemies beside them than defenders in and beside them'],
  openCity: [-12, 12, 'Cities of nobody that only it can enter'],
  sharedCity: [-12, 12, 'Cities of nobody that both can enter, it with more pieces'],
  oneShort: [-1, 1, 'One city short of the goal'],
  bombed: [-24, 24, 'Enemies in cities, up to four in each, while it has a bombardment left'],
  influence: [-24, 24, 'Logarithm of how its pieces near a city outweigh those of the other, of all cities together'],
  lastNeeded: [-8, 8, 'The same of the city that would be the last one needed for the goal'],
};

const TABLE = {
  turn: [0, 1, 'Turns played, as a share of the most'],
  arePlaced: [0, 1, 'Whether new pieces are placed and orders are due'],
} as const satisfies FeatureTable;

const counts = new Float64Array(FEATURES);

/** The input of a learned evaluation. Existing choices are resolved as if alone. */
export const features: Features<Types> = {
  version: 1,
  seat: SEAT,
  table: TABLE,
  isOpen: true,
  measure(s: State, out) {
    survey(atRest(s), counts);
    for (let i = 0; i < FEATURES; i += 1) {
      out[i] = counts[i];
      out[FEATURES + i] = -counts[i];
    }
    out[2 * FEATURES] = s.turn / s.setup.turns;
    out[2 * FEATURES + 1] = s.phase === PHASE.orders && !s.setup.isPlacedWithOrders ? 1 : 0;
  },
};

import type { Features } from '@marchlands/core/knowledge.ts';
import type { Types } from '../types.ts';
import { SEAT, TABLE } from './counted.ts';
import { COUNT, describe } from './features.ts';

/** The features that an evaluation is trained on. */
export const features: Features<Types> = {
  version: 1,
  seat: SEAT,
  table: TABLE,
  measure(s, out) {
    const { seats, options } = s.setup;
    const at = seats * COUNT;
    describe(s, out);
    out[at] = s.red > 0 ? 1 : 0;
    out[at + 1] = s.ship / options.shipSteps;
    out[at + 2] = s.invasion > 0 ? 1 : 0;
  },
};

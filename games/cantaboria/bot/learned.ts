import { featureNames } from '@marchlands/core/features.ts';
import type { Features } from '@marchlands/core/knowledge.ts';
import { PHASE } from '../state.ts';
import type { Types } from '../types.ts';
import { SEAT, TABLE } from './counted.ts';
import { COUNT, describe } from './features.ts';

const phases = featureNames(TABLE).map((name) => PHASE[name]);

/** The features that an evaluation is trained on. */
export const features: Features<Types> = {
  version: 1,
  seat: SEAT,
  table: TABLE,
  isOpen: true,
  measure(s, out) {
    describe(s, out);
    const at = s.setup.seats * COUNT;
    for (let i = 0; i < phases.length; i += 1) out[at + i] = s.phase === phases[i] ? 1 : 0;
  },
};

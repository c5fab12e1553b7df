/** Parts of the board outside its own script. */
import { partOf } from '@marchlands/kit/part.ts';
import { outlook } from './outlook-part.ts';

/** The parts of the panel for certain steps. */
export const steps = partOf(() => import('./panel/steps.ts'));
/** The layer over the map, and the legend. */
export const over = partOf(() => import('./over.tsx'));
export const legend = partOf(() => import('./legend.tsx'));

export const parts = [outlook, over, legend, steps];

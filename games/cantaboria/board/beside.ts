/** Parts of the board outside its own script. */
import { partOf } from '@marchlands/kit/part.ts';
import { outlook } from './outlook-part.ts';

/** What the panel shows at certain steps. */
export const steps = partOf(() => import('./panel/steps.ts'));
/** What is drawn over the map, and what its signs mean. */
export const over = partOf(() => import('./over.tsx'));
export const legend = partOf(() => import('./legend.tsx'));

export const parts = [outlook, over, legend, steps];

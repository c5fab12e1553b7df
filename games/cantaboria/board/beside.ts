/** Parts of the board outside its own script. */
import { partOf } from '@marchlands/kit/part.ts';
import { outlook } from './outlook-part.ts';

/** Parts of the panel for certain steps. */
export const steps = {
  attack: partOf(() => import('./panel/attack.tsx')),
  attacks: partOf(() => import('./panel/attacks.tsx')),
  cargo: partOf(() => import('./panel/cargo.tsx')),
  changes: partOf(() => import('./panel/changes.tsx')),
  offer: partOf(() => import('./panel/offer-tray.tsx')),
  partners: partOf(() => import('./panel/partners.tsx')),
  passage: partOf(() => import('./panel/passage.tsx')),
  place: partOf(() => import('./panel/place-card.tsx')),
  prices: partOf(() => import('./panel/prices.tsx')),
  traded: partOf(() => import('./panel/traded.tsx')),
};
/** What is drawn over the map, and what its signs mean. */
export const over = partOf(() => import('./over.tsx'));
export const legend = partOf(() => import('./legend.tsx'));

export const parts = [outlook, over, legend, ...Object.values(steps)];

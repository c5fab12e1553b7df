/** Parts of the board outside its own script. */
import { partOf } from '@marchlands/kit/part.ts';

/** The part that asks the rules: costs of cards, odds of battles, and the panel beside the table. */
export const asking = partOf(() => import('./asking.ts'));
export const battle = partOf(() => import('./battle.tsx'));
/** The part for the version without cards. */
export const event = partOf(() => import('./event.tsx'));

export const parts = [asking, battle, event];

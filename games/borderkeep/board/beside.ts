/** What the board is made of beside its own script. */
import { partOf } from '@marchlands/kit/part.ts';

/** What asks the rules: what cards cost, how battles would go, and what is asked beside the table. */
export const asking = partOf(() => import('./asking.ts'));
export const battle = partOf(() => import('./battle.tsx'));
/** Of the form without cards. */
export const event = partOf(() => import('./event.tsx'));

export const parts = [asking, battle, event];

import { partOf } from '@marchlands/kit/part.ts';

/** Tries out moves by the rules: heavy, so it is loaded separately from the board. */
export const outlook = partOf(() => import('./outlook.ts'));

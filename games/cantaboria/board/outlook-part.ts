import { partOf } from '@marchlands/kit/part.ts';

/** What tries moves by the rules: heavy, so that it is loaded beside the board. */
export const outlook = partOf(() => import('./outlook.ts'));

/** The part of the board that asks the rules: what cards cost, how battles would go, and what is asked beside the table. */
export { attackOdds, prices } from '../preview.ts';
export { victims } from './ask.ts';
export { Chosen } from './chosen.tsx';
export { Tasks } from './tasks.tsx';

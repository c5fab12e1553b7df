/** The part of the board that asks the rules: what cards cost, how battles would go, and what is asked beside the table. */

export { prices } from '../advice/preview.ts';
export { Chosen } from './chosen.tsx';
export { Foretold } from './foretold.tsx';
export { Tasks } from './tasks.tsx';

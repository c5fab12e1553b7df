/** The part of the board that asks the rules: costs of cards, odds of battles, and the panel beside the table. */

export { prices } from '../advice/preview.ts';
export { Chosen } from './chosen.tsx';
export { Foretold } from './foretold.tsx';
export { Tasks } from './tasks.tsx';

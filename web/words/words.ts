import { en } from './en.ts';

/** The catalogue of the language in use. */
export const words = en;

import { catalogue } from '@marchlands/core/language.ts';
import { en } from './en.ts';

/** The words of the shell. */
export const words = catalogue('shell', en);

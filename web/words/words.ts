import { catalogue } from '@marchlands/core/language.ts';
import { LOOKS } from '@marchlands/kit/seats.ts';
import { en } from './en.ts';

/** The words of the shell. */
export const words = catalogue('shell', en);

// The kit knows no languages: the names of its seats are words of the shell.
catalogue('seats', LOOKS);

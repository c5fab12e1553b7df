import { catalogue } from '@marchlands/core/language.ts';
import { LOOKS } from '@marchlands/kit/seats.ts';
import { shell } from './shell.ts';

/** The words of the shell. */
export const words = catalogue('shell', shell);

// The kit knows no languages: the names of its seats are words of the shell.
catalogue('seats', LOOKS);

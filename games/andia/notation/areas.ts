import type { Setup } from '../setup.ts';

/** The number of an unreadable area: -1 for a word that names none on this map; -2 for no word at all. */
export const UNKNOWN_AREA = -1;
export const NO_WORD = -2;

/** Reads a code or a full name, ignoring case. */
export function readArea(setup: Setup, text: string): number {
  const word = text.trim().replace(/\s+/g, ' ').toLowerCase();
  const byCode = setup.codes.findIndex((code) => code.toLowerCase() === word);
  if (byCode >= 0) return byCode;
  const byName = setup.names.findIndex((name) => name.replace(/\s+/g, ' ').toLowerCase() === word);
  if (byName >= 0) return byName;
  // "to" separates areas, so it is never part of one.
  return /^[\p{L} '’-]+$/u.test(word) && !word.split(' ').includes('to') ? UNKNOWN_AREA : NO_WORD;
}

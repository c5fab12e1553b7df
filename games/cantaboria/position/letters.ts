import { MAX_SEATS } from '../data/limits.ts';
import type { State } from '../state.ts';

/**
 * The letters by which lines and positions name seats, after their colours; seat 0 has the first unless a position says
 * otherwise.
 */
export const SEAT_LETTERS = 'RBGYPW';

/** The letters of the seats of a match, in order: `RBGY`, or those of its initial position, `RBY`. */
export function lettersOf(s: State): string {
  let letters = '';
  for (let seat = 0; seat < s.setup.seats; seat += 1) letters += SEAT_LETTERS[(s.letters[seat] + seat) % MAX_SEATS];
  return letters;
}

/** Whether these are distinct letters for this many seats. */
export function areLetters(letters: string, seats: number): boolean {
  const isEach = letters.length === seats && new Set(letters).size === seats;
  return isEach && [...letters].every((letter) => SEAT_LETTERS.includes(letter));
}

/** Gives the seats the letters of a position. */
export function keepLetters(s: State, letters: string): void {
  for (let seat = 0; seat < letters.length; seat += 1) {
    s.letters[seat] = (SEAT_LETTERS.indexOf(letters[seat]) - seat + MAX_SEATS) % MAX_SEATS;
  }
}

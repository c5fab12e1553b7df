import { MAX_SEATS } from '../data/limits.ts';
import type { State } from '../state.ts';

/** The letters of colours by which lines and positions name seats; seat 0 has the first where a position says nothing else. */
export const SEAT_LETTERS = 'RBGYPW';

/** The letters of the seats of a match, in their order: `RBGY`, or as the position that it began with has them, `RBY`. */
export function lettersOf(s: State): string {
  let letters = '';
  for (let seat = 0; seat < s.setup.seats; seat += 1) letters += SEAT_LETTERS[(s.letters[seat] + seat) % MAX_SEATS];
  return letters;
}

/** Whether these are letters of so many seats, each once. */
export function areLetters(letters: string, seats: number): boolean {
  const isEach = letters.length === seats && new Set(letters).size === seats;
  return isEach && [...letters].every((letter) => SEAT_LETTERS.includes(letter));
}

/** The seats keep the letters of a position from now on. */
export function keepLetters(s: State, letters: string): void {
  for (let seat = 0; seat < letters.length; seat += 1) {
    s.letters[seat] = (SEAT_LETTERS.indexOf(letters[seat]) - seat + MAX_SEATS) % MAX_SEATS;
  }
}

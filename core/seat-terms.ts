import type { Seat } from './seat.ts';
import type { TermWords } from './words.ts';

const nameOf = (seat: Seat): string => `seat${seat + 1}`;
const seatsBelow = (seats: number): readonly Seat[] => Array.from({ length: seats }, (_, seat) => seat);

/** Names of the terms (`Knowledge.terms`) for what each other seat has, by seat. @param seats most seats */
export function seatTermNames(seats: number): readonly string[] {
  return seatsBelow(seats).map(nameOf);
}

/** The words for those terms. @param better by the seat's name; a choice that is worse for that seat is better */
export function seatTermWords(
  seats: number,
  better: (name: string) => string,
  worse: (name: string) => string,
): { readonly [term: string]: TermWords } {
  return Object.fromEntries(
    seatsBelow(seats).map((seat): [string, TermWords] => [
      nameOf(seat),
      { better: (name) => better(name(seat)), worse: (name) => worse(name(seat)) },
    ]),
  );
}

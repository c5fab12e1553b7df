import type { Seat } from '@marchlands/core/seat.ts';
import { star, sun, tower, tree, wave, wolf } from './icons.ts';

/** The look of a seat everywhere: a colour, never used alone, and a heraldic charge on every piece. */
export interface SeatLook {
  /** The colour's name, which is also the seat's name in sentences until a person gives one. */
  readonly name: string;
  /** CSS colour, different in each theme and palette. */
  readonly colour: string;
  /** Path data of the charge on a field of 512 by 512. */
  readonly charge: string;
  /** The charge in a word, for screen readers. */
  readonly chargeName: string;
}

/** The looks of the six seats. */
export const LOOKS: readonly SeatLook[] = [
  { name: 'Amber', colour: 'var(--seat-0)', charge: tower, chargeName: 'tower' },
  { name: 'Teal', colour: 'var(--seat-1)', charge: wolf, chargeName: 'wolf' },
  { name: 'Violet', colour: 'var(--seat-2)', charge: sun, chargeName: 'sun' },
  { name: 'Vermilion', colour: 'var(--seat-3)', charge: wave, chargeName: 'wave' },
  { name: 'Slate', colour: 'var(--seat-4)', charge: tree, chargeName: 'tree' },
  { name: 'Moss', colour: 'var(--seat-5)', charge: star, chargeName: 'star' },
];

/** The look of a seat; seats beyond the sixth start over. */
export function lookOf(seat: Seat): SeatLook {
  return LOOKS[seat % LOOKS.length];
}

/** A seat's name at a table; empty if it has no such seat. */
export function nameIn(seats: readonly { readonly name: string }[], seat: Seat): string {
  return seats[seat]?.name ?? '';
}

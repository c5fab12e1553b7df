/** The first seat is Red's, the second Blue's (AN-01). */
export const RED = 0;
export const BLUE = 1;

/** The names of the sides in data, by seat. */
export const sides = ['red', 'blue'] as const;
/** The letters of the sides in texts, by seat. */
export const letters = ['R', 'B'] as const;

export type Side = (typeof sides)[number];

/** "Red" or "Blue". */
export function sideName(seat: number): string {
  return seat === RED ? 'Red' : 'Blue';
}

import type { SeatLook } from '@marchlands/kit/seats.ts';

/** Wie die Plätze heißen: nach ihren Farben, und ihre Wappen. */
export const seats: readonly Pick<SeatLook, 'name' | 'chargeName'>[] = [
  { name: 'Bernstein', chargeName: 'Turm' },
  { name: 'Petrol', chargeName: 'Wolf' },
  { name: 'Violett', chargeName: 'Sonne' },
  { name: 'Zinnober', chargeName: 'Welle' },
  { name: 'Schiefer', chargeName: 'Baum' },
  { name: 'Moos', chargeName: 'Stern' },
];

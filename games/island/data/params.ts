/** The values in moves, views and positions, numbered as in states and codes. */
import { oneOf, type Param, whole } from '@marchlands/core/params.ts';
import { type Seat, seatsOf } from '@marchlands/core/seat.ts';
import { DEV_CARDS, PROGRESS_CARDS } from './cards.ts';
import { KINDS, TRACKS } from './kinds.ts';
import { MAX_BAYS, MAX_EDGES, MAX_HEXES, MAX_SEATS, MAX_VERTICES } from './limits.ts';

// Places are numbered as under Board data. The same number is a different place on the board of 19 hexes and on that of
// 30; the notation names edges by their ends.
export const vertex = whole(0, MAX_VERTICES - 1);
export const edge = whole(0, MAX_EDGES - 1);
export const hex = whole(0, MAX_HEXES - 1);
export const bay = whole(0, MAX_BAYS - 1);
export const seat = whole(0, MAX_SEATS - 1);
export const level = whole(1, 3);
export const kind = oneOf(...KINDS);
export const track = oneOf(...TRACKS);
export const progressCard = oneOf(...PROGRESS_CARDS);
export const devCard = oneOf(...DEV_CARDS);

/** A set of seats, as a number with one bit each. As text: their numbers, joined by commas. */
export const seatSet: Param<readonly Seat[]> = {
  size: 1 << MAX_SEATS,
  value: seatsOf,
  read(value) {
    if (!Array.isArray(value)) return -1;
    const numbers = value.map((one) => seat.read(one));
    if (numbers.some((one, i) => one < 0 || (i > 0 && one <= numbers[i - 1]))) return -1;
    return numbers.reduce((mask, one) => mask | (1 << one), 0);
  },
  format: (mask) => seatsOf(mask).join(',') || '-',
  parse: (text) => (text === '-' ? 0 : seatSet.read(text.split(',').map((one) => seat.parse(one)))),
  expected: 'seats in ascending order',
};

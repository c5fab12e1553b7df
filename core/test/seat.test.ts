import { expect, test } from 'vitest';
import {
  ALL,
  CHANCE,
  EVERYTHING,
  everySeat,
  firstOf,
  isActing,
  maskOf,
  NOBODY,
  nextBefore,
  SPECTATOR,
  seatsOf,
} from '../seat.ts';

test('a mask of seats and the list of them are the same thing', () => {
  for (let mask = 1; mask < 256; mask += 1) {
    const seats = seatsOf(mask);
    expect(seats.reduce((sum, seat) => sum | maskOf(seat), 0)).toBe(mask);
    expect(seats).toEqual([...seats].sort((a, b) => a - b));
    expect(firstOf(mask)).toBe(seats[0]);
    for (let seat = 0; seat < 9; seat += 1) expect(isActing(mask, seat)).toBe(seats.includes(seat));
  }
});

test('where chance or nobody acts, no seat does', () => {
  for (const actors of [CHANCE, NOBODY]) {
    expect(seatsOf(actors)).toEqual([]);
    for (let seat = 0; seat < 8; seat += 1) expect(isActing(actors, seat)).toBe(false);
  }
});

test('no viewer or actor that is not a seat is mistaken for one', () => {
  const all = [CHANCE, SPECTATOR, EVERYTHING, ALL];
  expect(new Set(all).size).toBe(4);
  expect(all.every((value) => value < 0)).toBe(true);
});

test('every seat is in the mask of all', () => {
  expect(seatsOf(everySeat(4))).toEqual([0, 1, 2, 3]);
});

test('turns pass to the left over seats that do not play, until the round comes to its first seat', () => {
  const playing = maskOf(0) | maskOf(2) | maskOf(3);
  expect(nextBefore(2, 2, playing, 4)).toBe(3);
  expect(nextBefore(2, 3, playing, 4)).toBe(0);
  expect(nextBefore(2, 0, playing, 4)).toBe(-1);
  // The first seat of the round has left, so nobody stops the walk but its place.
  expect(nextBefore(1, 0, playing, 4)).toBe(-1);
  expect(nextBefore(1, 1, playing, 4)).toBe(2);
});

test('from a seat to itself the walk passes the others, and ends where none is left', () => {
  expect(nextBefore(1, 1, maskOf(1), 3)).toBe(-1);
  expect(nextBefore(0, 0, 0, 1)).toBe(-1);
});

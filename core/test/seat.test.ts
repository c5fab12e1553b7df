import { expect, test } from 'vitest';
import { ALL, CHANCE, EVERYTHING, firstOf, isActing, maskOf, NOBODY, SPECTATOR, seatsOf } from '../seat.ts';

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

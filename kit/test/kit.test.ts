import { describe, expect, it } from 'vitest';
import { stepFrom } from '../grid.tsx';
import { lookOf } from '../seats.ts';
import { walk } from '../walk.ts';

describe('keys on a grid', () => {
  it('arrows go one place and stop at the edges', () => {
    expect(stepFrom(0, 'ArrowRight', 8, 8)).toBe(1);
    expect(stepFrom(9, 'ArrowUp', 8, 8)).toBe(1);
    expect(stepFrom(9, 'ArrowDown', 8, 8)).toBe(17);
    expect(stepFrom(0, 'ArrowLeft', 8, 8)).toBeNull();
    expect(stepFrom(7, 'ArrowRight', 8, 8)).toBeNull();
    expect(stepFrom(63, 'ArrowDown', 8, 8)).toBeNull();
  });

  it('Home, End, Page Up and Page Down go to the ends of row and column', () => {
    expect(stepFrom(13, 'Home', 5, 5)).toBe(10);
    expect(stepFrom(13, 'End', 5, 5)).toBe(14);
    expect(stepFrom(13, 'PageUp', 5, 5)).toBe(3);
    expect(stepFrom(13, 'PageDown', 5, 5)).toBe(23);
    expect(stepFrom(13, 'x', 5, 5)).toBeNull();
  });
});

describe('seats', () => {
  it('six look different in name, colour and charge', () => {
    const looks = [0, 1, 2, 3, 4, 5].map(lookOf);
    for (const of of ['name', 'colour', 'charge', 'chargeName'] as const) {
      expect(new Set(looks.map((look) => look[of])).size).toBe(6);
    }
  });
});

describe('arrow keys over rows', () => {
  const spots = [
    { row: 'street', x: 10, y: 10 },
    { row: 'street', x: 50, y: 10 },
    { row: 'street', x: 10, y: 60 },
    { row: 'hand', x: 40, y: 120 },
    { row: 'hand', x: 90, y: 120 },
  ];

  it.each([
    [0, 'ArrowRight', 1],
    [1, 'ArrowRight', 2],
    [2, 'ArrowRight', null],
    [0, 'ArrowLeft', null],
    [0, 'End', 2],
    [4, 'Home', 3],
    [1, 'ArrowDown', 2],
    [2, 'ArrowDown', 3],
    [4, 'ArrowUp', 2],
    [0, 'ArrowUp', null],
    [0, 'x', null],
  ] as const)('from %i by %s to %s', (at, key, to) => {
    expect(walk(spots, at, key)).toBe(to);
  });
});

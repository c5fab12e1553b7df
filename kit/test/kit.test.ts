import { describe, expect, it } from 'vitest';
import { stepFrom } from '../grid.tsx';
import { lookOf } from '../seats.ts';
import { walk, walkLit } from '../walk.ts';

/** Where a key leads on a square board without lit places. */
function stepped(place: number, key: string, side: number): number | null {
  return stepFrom(place, { key, shiftKey: false }, side, side, () => false);
}

describe('keys on a grid', () => {
  it('arrows go one place and stop at the edges', () => {
    expect(stepped(0, 'ArrowRight', 8)).toBe(1);
    expect(stepped(9, 'ArrowUp', 8)).toBe(1);
    expect(stepped(9, 'ArrowDown', 8)).toBe(17);
    expect(stepped(0, 'ArrowLeft', 8)).toBeNull();
    expect(stepped(7, 'ArrowRight', 8)).toBeNull();
    expect(stepped(63, 'ArrowDown', 8)).toBeNull();
  });

  it('Home, End, Page Up and Page Down go to the ends of row and column', () => {
    expect(stepped(13, 'Home', 5)).toBe(10);
    expect(stepped(13, 'End', 5)).toBe(14);
    expect(stepped(13, 'PageUp', 5)).toBe(3);
    expect(stepped(13, 'PageDown', 5)).toBe(23);
    expect(stepped(13, 'x', 5)).toBeNull();
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

describe('keys among the places where something can be done', () => {
  // A map of five by five, with these places lit.
  const lit = [3, 11, 13, 21];
  const spots = Array.from({ length: 25 }, (_, i) => ({ x: (i % 5) * 10, y: Math.floor(i / 5) * 10 }));

  it.each([
    [0, 'n', false, 3],
    [13, 'n', false, 21],
    [21, 'n', false, 3],
    [3, 'N', true, 21],
    [12, 'N', true, 11],
    [10, 'ArrowRight', true, 11],
    [11, 'ArrowRight', true, 13],
    [11, 'ArrowRight', false, 12],
    [13, 'ArrowUp', true, 3],
    [13, 'ArrowDown', true, 21],
    [3, 'ArrowUp', true, null],
  ] as const)('from %i by %s, with Shift: %s, to %s', (at, key, shiftKey, to) => {
    expect(walkLit(spots, (i) => lit.includes(i), at, { key, shiftKey })).toBe(to);
  });

  it('on a board of squares too, from row to row, and nothing is found where nothing is lit', () => {
    const isLit = (place: number) => lit.includes(place);
    expect(stepFrom(13, { key: 'ArrowDown', shiftKey: true }, 5, 5, isLit)).toBe(21);
    expect(stepFrom(13, { key: 'n', shiftKey: false }, 5, 5, () => false)).toBeNull();
  });
});

import { expect, test } from 'vitest';
import { pipsOf } from '../pips.ts';

test('a face has as many pips as it says, and looks the same upside down', () => {
  for (let face = 1; face <= 6; face += 1) {
    const pips = pipsOf(face).map(String);
    expect(new Set(pips).size).toBe(face);
    expect(
      pipsOf(face)
        .map(([x, y]) => String([0 - x, 0 - y]))
        .sort(),
    ).toEqual(pips.sort());
  }
  expect(pipsOf(6)).toContainEqual([-1, 0]);
});

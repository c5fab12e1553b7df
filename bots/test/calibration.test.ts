import { expect, test } from 'vitest';
import { Calibration } from '../review/calibration.ts';
import { tempered, temperedAll } from '../review/tempered.ts';

/** Matches of one moment each: of `of` such moments told as `share`, `won` were won. */
function told(calibration: Calibration, share: number, won: number, of: number): void {
  for (let i = 0; i < of; i += 1) calibration.add([{ share, payoff: i < won ? 1 : 0 }]);
}

test('honest shares have no error, and need no other certainty', () => {
  const calibration = new Calibration();
  told(calibration, 0.25, 100, 400);
  told(calibration, 0.75, 300, 400);
  const rows = calibration.rows();
  expect(rows.map(({ from, told: mean, got }) => [from, mean, got.value])).toEqual([
    [0.2, 0.25, 0.25],
    [0.7, 0.75, 0.75],
  ]);
  for (const { got } of rows) expect([got.low < got.value, got.high > got.value]).toEqual([true, true]);
  expect(calibration.error()).toBe(0);
  expect(calibration.certainty(2)).toBeCloseTo(1, 1);
});

test('shares that were too sure ask for less certainty, careful ones for more', () => {
  const sure = new Calibration();
  told(sure, 0.1, 25, 100);
  told(sure, 0.9, 75, 100);
  // The logarithm of the odds of 3 to 1 is half that of 9 to 1.
  expect(sure.certainty(2)).toBeCloseTo(0.5, 1);
  const careful = new Calibration();
  told(careful, 0.25, 10, 100);
  told(careful, 0.75, 90, 100);
  expect(careful.certainty(2)).toBeCloseTo(2, 1);
  expect(careful.error()).toBeCloseTo(0.15);
});

test('the certainty of several seats is told from even shares, which stay even', () => {
  expect(tempered(0.25, 0.3, 4)).toBeCloseTo(0.25);
  expect(tempered(0.5, 0.3, 2)).toBeCloseTo(0.5);
  // Odds of 3 to 1 are nine times those of one in four, of which the root is 3.
  expect(tempered(0.75, 0.5, 4)).toBeCloseTo(0.5);
  expect(tempered(0.7, 1, 4)).toBeCloseTo(0.7);
  const sure = new Calibration();
  told(sure, 0.75, 50, 100);
  expect(sure.certainty(4)).toBeCloseTo(0.5, 1);
});

test('moments of one match are one observation', () => {
  const calibration = new Calibration();
  for (const payoff of [0, 1]) calibration.add(Array.from({ length: 1000 }, () => ({ share: 0.5, payoff })));
  const [row] = calibration.rows();
  expect(row).toMatchObject({ moments: 2000, matches: 2, got: { value: 0.5, low: 0, high: 1 } });
});

test('luck alone makes an error of honest shares, which is told apart', () => {
  const few = new Calibration();
  told(few, 0.5, 12, 20);
  const many = new Calibration();
  told(many, 0.5, 200, 400);
  expect(few.noise()).toBeGreaterThan(0.05);
  expect(many.noise()).toBeLessThan(0.03);
});

test('shares are tempered together, and add up to what a common defeat leaves', () => {
  const [first, second] = temperedAll([0.75, 0.25], 0.5, 0.001);
  expect(first).toBeCloseTo(tempered(0.75, 0.5, 2));
  expect(first + second).toBeCloseTo(1);
  const four = temperedAll([0.5, 0.1, 0.1, 0.1], 0.7, 0.001);
  expect(four.reduce((sum, share) => sum + share, 0)).toBeCloseTo(0.8);
  expect(four[1]).toBe(four[2]);
  // Alone one plays against defeat.
  expect(temperedAll([0.9], 0.5, 0.001)[0]).toBeCloseTo(0.75);
});

import { expect, test } from 'vitest';
import { Calibration } from '../review/calibration.ts';

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
  expect(calibration.certainty()).toBeCloseTo(1, 1);
});

test('shares that were too sure ask for less certainty, careful ones for more', () => {
  const sure = new Calibration();
  told(sure, 0.1, 25, 100);
  told(sure, 0.9, 75, 100);
  // The logarithm of the odds of 3 to 1 is half that of 9 to 1.
  expect(sure.certainty()).toBeCloseTo(0.5, 1);
  const careful = new Calibration();
  told(careful, 0.25, 10, 100);
  told(careful, 0.75, 90, 100);
  expect(careful.certainty()).toBeCloseTo(2, 1);
  expect(careful.error()).toBeCloseTo(0.15);
});

test('moments of one match are one observation', () => {
  const calibration = new Calibration();
  for (const payoff of [0, 1]) calibration.add(Array.from({ length: 1000 }, () => ({ share: 0.5, payoff })));
  const [row] = calibration.rows();
  expect(row).toMatchObject({ moments: 2000, matches: 2, got: { value: 0.5, low: 0, high: 1 } });
});

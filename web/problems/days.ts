import { GRADES, type Problem } from '@marchlands/bots/problems/problem.ts';

const DAY = 86_400_000;

/**
 * The problems of a day, one of each grade, the easiest first: no problem repeats before all of its grade have had a
 * turn.
 * @param date such as 2026-11-21
 */
export function problemsOf(date: string, all: readonly Problem[]): readonly Problem[] {
  const day = Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY);
  return GRADES.flatMap((grade) => {
    const known = all.filter((one) => one.grade === grade);
    return known.length === 0 ? [] : [known[(day * strideOf(known.length)) % known.length]];
  });
}

/** A stride through this many items that visits each; neighbours in a collection are often alike. */
function strideOf(count: number): number {
  let stride = Math.max(1, Math.round(count * 0.38));
  while (divisor(stride, count) > 1) stride += 1;
  return stride;
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

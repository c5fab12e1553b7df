import { catalogue } from './language.ts';

/** How a chance is written. */
export const percentWords = catalogue('percents', {
  under: 'under',
  over: 'over',
  /** What stands before the tenths. */
  point: '.',
});

/** Chances of less than this, or of more than all but this, are only bounded. */
const LEAST = 0.001;

/**
 * A chance as people read it: `30 %`, `0.4 %`, `under 0.1 %`. Exactly 0 and 1 are said as such: what is not certain must
 * not be rounded to them (see `estimate`).
 */
export function percent(chance: number): string {
  if (chance <= 0) return '0 %';
  if (chance >= 1) return '100 %';
  return bounded(chance, LEAST);
}

/**
 * A chance that was estimated, which is never certain: a share of nothing or all is a bound.
 * @param samples trials that it was counted in: none of n leaves a chance of 3 / n at most, nineteen times in twenty;
 *   left out where it was found in another way
 */
export function estimate(chance: number, samples = Number.POSITIVE_INFINITY): string {
  return bounded(chance, Math.min(0.5, Math.max(LEAST, Math.ceil(3_000 / samples) / 1_000)));
}

function bounded(chance: number, least: number): string {
  if (chance < least) return `${percentWords.under} ${digits(least)} %`;
  if (chance > 1 - least) return `${percentWords.over} ${digits(1 - least)} %`;
  return `${digits(chance)} %`;
}

/** In hundredths, with one digit behind the point where that tells something. */
function digits(chance: number): string {
  const hundredth = chance * 100;
  return hundredth.toFixed(hundredth < 9.95 || hundredth > 99 ? 1 : 0).replace('.', percentWords.point);
}

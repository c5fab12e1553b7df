import { catalogue } from './language.ts';

/** The wording of probabilities. */
export const percentWords = catalogue('percents', {
  under: 'under',
  over: 'over',
  /** The decimal separator. */
  point: '.',
});

/** A figure with its sign, from which no line break parts it. */
export function inPercent(figure: string | number): string {
  return `${figure}\u00a0%`;
}

/** Probabilities closer than this to 0 or 1 are shown as bounds. */
const LEAST = 0.001;

/**
 * A probability as people read it: `30 %`, `0.4 %`, `under 0.1 %`. Only exact 0 and 1 are shown as such: uncertain
 * values must not be rounded to them (see `estimate`).
 */
export function percent(chance: number): string {
  if (chance <= 0) return inPercent(0);
  if (chance >= 1) return inPercent(100);
  return bounded(chance, LEAST);
}

/**
 * An estimated probability, which is never certain: a share of 0 or 1 becomes a bound.
 * @param samples number of trials: 0 of n bounds the probability by 3 / n with 95 % confidence; omit it if the estimate
 *   was not counted
 */
export function estimate(chance: number, samples = Number.POSITIVE_INFINITY): string {
  return bounded(chance, Math.min(0.5, Math.max(LEAST, Math.ceil(3_000 / samples) / 1_000)));
}

function bounded(chance: number, least: number): string {
  if (chance < least) return `${percentWords.under} ${inPercent(digits(least))}`;
  if (chance > 1 - least) return `${percentWords.over} ${inPercent(digits(1 - least))}`;
  return inPercent(digits(chance));
}

/** In percent, with one decimal if that is informative. */
function digits(chance: number): string {
  const hundredth = chance * 100;
  return hundredth.toFixed(hundredth < 9.95 || hundredth > 99 ? 1 : 0).replace('.', percentWords.point);
}

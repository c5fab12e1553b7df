/** The odds of a battle in words: each figure with its precision and the assumptions behind it. */
import { estimate, percent } from '@marchlands/core/percent.ts';
import type { Odds } from '../advice/odds/odds.ts';
import { words } from './words.ts';

/** One share of the odds: `62 %`; `over 99 %` if it was sampled. */
export function shareText({ samples }: Odds, share: number): string {
  return samples === null ? percent(share) : estimate(share, samples);
}

/** The same in the middle of a sentence: `62 %`, `about 62 %`. */
export function chanceText(odds: Odds, share: number): string {
  const text = shareText(odds, share);
  return odds.samples === null ? text : words.about(text);
}

/** A text as wide as any chance, for reserving its room. */
export const LONGEST_CHANCE = words.about(percent(0.995));

/** The longest possible `basisText`, for reserving its room. */
export function longestBasis(isRaid: boolean): string {
  const basis = words.sampled(percent(0.099));
  return isRaid ? `${basis} ${words.fightsOn}` : basis;
}

/** The basis of the figures, in a sentence or two. */
export function basisText({ samples, error, choosers, fightsOn }: Odds): string {
  const basis = samples === null ? words.exact[choosers] : words.sampled(percent(error));
  return fightsOn ? `${basis} ${words.fightsOn}` : basis;
}

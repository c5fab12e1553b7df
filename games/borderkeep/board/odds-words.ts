/** The odds of a battle in words: each figure as certain as it is, and what is assumed beside it. */
import { estimate, percent } from '@marchlands/core/percent.ts';
import type { Odds } from '../advice/odds/odds.ts';
import { words } from './words.ts';

/** One share of the odds: `62 %`; `over 99 %` where it was counted in battles played out. */
export function shareText({ samples }: Odds, share: number): string {
  return samples === null ? percent(share) : estimate(share, samples);
}

/** The same in the middle of a sentence: `62 %`, `about 62 %`. */
export function chanceText(odds: Odds, share: number): string {
  const text = shareText(odds, share);
  return odds.samples === null ? text : words.about(text);
}

/** What takes as much room as any chance does: the room that is kept for one. */
export const LONGEST_CHANCE = words.about(percent(0.995));

/** The longest that `basisText` can be: the room that is kept for it. */
export function longestBasis(isRaid: boolean): string {
  const basis = words.sampled(percent(0.099));
  return isRaid ? `${basis} ${words.fightsOn}` : basis;
}

/** What the figures rest on, in a sentence or two. */
export function basisText({ samples, error, choosers, fightsOn }: Odds): string {
  const basis = samples === null ? words.exact[choosers] : words.sampled(percent(error));
  return fightsOn ? `${basis} ${words.fightsOn}` : basis;
}

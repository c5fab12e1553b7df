import { isDeal, type SoloResult } from '../solo/result.ts';

const DAY = 86_400_000;

/**
 * Number of days in a row, up to today or yesterday, on which the daily deal of a game was played.
 * @param today such as 2026-11-21
 */
export function dailyStreak(results: readonly SoloResult[], today: string): number {
  const played = new Set(results.filter(isDeal).map(({ daily }) => daily));
  let day = Date.parse(`${today}T00:00:00Z`);
  // Today's deal may still be played: the streak holds until tomorrow.
  if (!played.has(dateOf(day))) day -= DAY;
  let streak = 0;
  for (; played.has(dateOf(day)); day -= DAY) streak += 1;
  return streak;
}

const dateOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

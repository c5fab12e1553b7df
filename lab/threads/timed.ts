import type { Bot, Thought } from '@marchlands/bots/bot.ts';

/** A bot that wraps another and records the milliseconds of each decision. */
export function timed(bot: Bot, durations: number[]): Bot {
  return {
    name: bot.name,
    isUniform: bot.isUniform,
    begin: (view, seat, budget) => bot.begin(view, seat, budget),
    think(view, seat, budget): Thought {
      const began = performance.now();
      const thought = bot.think(view, seat, budget);
      durations.push(performance.now() - began);
      return thought;
    },
    restart: (seed) => bot.restart(seed),
  };
}

/** The decision times of a bot. */
export interface Durations {
  readonly decisions: number;
  /** Milliseconds; null without decisions. */
  readonly median: number | null;
  readonly longest: number | null;
}

export function durationsOf(times: readonly number[]): Durations {
  const sorted = [...times].sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? null;
  return { decisions: sorted.length, median, longest: sorted[sorted.length - 1] ?? null };
}

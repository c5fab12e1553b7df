import type { Bot, Thought } from '@marchlands/bots/bot.ts';

/** A bot that plays as another one does and notes how long each decision took it, in milliseconds. */
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

/** How long a bot's decisions took. */
export interface Durations {
  readonly decisions: number;
  /** Milliseconds; null where there were no decisions. */
  readonly median: number | null;
  readonly longest: number | null;
}

export function durationsOf(times: readonly number[]): Durations {
  const sorted = [...times].sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? null;
  return { decisions: sorted.length, median, longest: sorted[sorted.length - 1] ?? null };
}

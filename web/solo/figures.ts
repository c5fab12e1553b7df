import { type Interval, wilson } from '@marchlands/bots/stats.ts';
import { formOf, type SoloResult } from './result.ts';

/** Summary figures of results. */
export interface Figures {
  readonly won: number;
  /** The share of matches won, with its 95 % interval; null before the first. */
  readonly rate: Interval | null;
  /** Highest score; null if none was counted. */
  readonly best: number | null;
  /** The median score; between two, their mean. */
  readonly median: number | null;
  /** Matches won in a row up to the last. */
  readonly streak: number;
  readonly longest: number;
}

/** @param results in the order played */
export function figuresOf(results: readonly SoloResult[]): Figures {
  const won = results.filter(({ result }) => result === 'won').length;
  const scores = results.flatMap(({ score }) => score ?? []).sort((a, b) => a - b);
  const middle = scores.length >> 1;
  let [streak, longest] = [0, 0];
  for (const { result } of results) {
    streak = result === 'won' ? streak + 1 : 0;
    longest = Math.max(longest, streak);
  }
  return {
    won,
    rate: results.length === 0 ? null : wilson(won, results.length),
    best: scores.at(-1) ?? null,
    median: scores.length === 0 ? null : (scores[middle] + scores[scores.length % 2 === 0 ? middle - 1 : middle]) / 2,
    streak,
    longest,
  };
}

/** The results of one task: the same rules against the same opponents. */
export interface Form {
  readonly key: string;
  /** In the order played. */
  readonly results: readonly SoloResult[];
}

/** Results by form, the most recently played form first. */
export function formsOf(results: readonly SoloResult[]): readonly Form[] {
  const forms = new Map<string, SoloResult[]>();
  for (const result of results) {
    const key = formOf(result);
    const same = forms.get(key) ?? [];
    // Reinserted, so that the most recently played form comes last.
    forms.delete(key);
    forms.set(key, [...same, result]);
  }
  return [...forms].map(([key, same]) => ({ key, results: same })).reverse();
}

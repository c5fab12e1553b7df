import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Level } from '@marchlands/bots/levels.ts';
import type { SearchSettings } from '@marchlands/bots/search/settings.ts';
import { playSeriesMatch, type SeriesMatch } from '@marchlands/bots/series.ts';
import { sequentialTest, type Verdict } from '@marchlands/bots/sprt.ts';
import { gainsByDeal } from '@marchlands/bots/summary.ts';
import type { Game } from '@marchlands/core/game.ts';
import type { Setup } from '@marchlands/core/types.ts';

/** Two levels, the weaker one first. */
export type Pair = readonly [lower: Level, upper: Level];

/** What the series of a ladder have in common. */
export interface Conditions {
  readonly game: Game;
  readonly setup: Setup;
  readonly deals: number;
  readonly seed: string;
  /** What plays, told in words. */
  readonly engine: string;
  /** House rules as they are told, if there are any. */
  readonly rules: readonly string[];
  /** Settings of the upper level's search, as they were written and as they are. */
  readonly settings: { readonly text: string; readonly values: Partial<SearchSettings> };
  /** Where matches are kept, if they are. */
  readonly keep: string | undefined;
  /** Whether nothing is played. */
  readonly isTold: boolean;
  /** Strengths in Elo between which a series decides, and ends. */
  readonly sprt: readonly [lower: number, upper: number] | null;
}

/** A level by what it does, since a name may come to stand for another budget. */
export const budgetOf = ({ name, iterations }: Level): string =>
  iterations === undefined ? name : `mcts:${iterations}`;

/** The matches of a series that a file holds, by number. */
function keptMatches(keep: string | undefined, series: string): Map<number, SeriesMatch> {
  const kept = new Map<number, SeriesMatch>();
  if (keep === undefined || !existsSync(keep)) return kept;
  for (const line of readFileSync(keep, 'utf8').split('\n')) {
    if (line === '') continue;
    // Written below.
    const one = JSON.parse(line) as { readonly series: string; readonly match: SeriesMatch };
    if (one.series === series) kept.set(one.match.index, one.match);
  }
  return kept;
}

/** What a sequential test says of a series; nothing where none is asked for. */
export function verdictOf({ sprt, setup }: Conditions, matches: readonly SeriesMatch[]): Verdict {
  return sprt === null ? null : sequentialTest(gainsByDeal(matches, setup.seats), sprt);
}

/** The matches of a pair: those that are kept, and those that are still to be played. */
export function play(conditions: Conditions, [lower, upper]: Pair): readonly SeriesMatch[] {
  const { game, setup, deals, seed, engine, rules, settings, keep, isTold } = conditions;
  const { seats } = setup;
  const told = [game.id, seats, budgetOf(lower), budgetOf(upper), seed, settings.text, ...rules, engine];
  const series = told.join(' ');
  const matches = keptMatches(keep, series);
  if (isTold) return [...matches.values()];
  const clock = (): number => performance.now();
  const lowers = Array.from({ length: seats - 1 }, () => lower.make(game, setup, { clock }));
  const bots = lowers.toSpliced(1, 0, upper.make(game, setup, { clock, settings: settings.values }));
  for (let index = 0; index < deals * seats; index += 1) {
    if (index % seats === 0 && verdictOf(conditions, [...matches.values()]) !== null) break;
    if (matches.has(index)) continue;
    const match = playSeriesMatch(game, setup, bots, seed, index);
    matches.set(index, match);
    if (keep !== undefined) appendFileSync(keep, `${JSON.stringify({ series, match })}\n`);
  }
  return [...matches.values()];
}

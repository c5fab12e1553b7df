import type { Level } from '@marchlands/bots/levels.ts';
import type { SearchSettings } from '@marchlands/bots/search/settings.ts';
import type { SeriesMatch } from '@marchlands/bots/series.ts';
import { sequentialTest, type Verdict } from '@marchlands/bots/sprt.ts';
import { gainsByDeal } from '@marchlands/bots/summary.ts';
import type { Game } from '@marchlands/core/game.ts';
import { ok, problemText } from '@marchlands/core/result.ts';
import type { Setup } from '@marchlands/core/types.ts';
import { runMatches } from '@marchlands/lab/pool.ts';
import type { LabMatch, Plan } from '@marchlands/lab/protocol.ts';
import { Keep } from '@marchlands/lab/threads/keep.ts';
import { threads } from '@marchlands/lab/threads/threads.ts';
import { givenUpLines } from '../../cli/simulate/summary-lines.ts';
import { badUsage } from '../../tools/usage.ts';
import { nameWith, PLAYERS } from './players.ts';

/** Two levels, the weaker one first. */
export type Pair = readonly [lower: Level, upper: Level];

/** The common conditions of a ladder's series. */
export interface Conditions {
  readonly game: Game;
  readonly setup: Setup;
  readonly deals: number;
  readonly seed: string;
  /** The engine, in words. */
  readonly engine: string;
  /** Changed house rules, in words. */
  readonly rules: readonly string[];
  /** Settings of the upper level's search, as text and as values. */
  readonly settings: { readonly text: string; readonly values: Partial<SearchSettings> };
  /** The file for matches, if any. */
  readonly keep: string | undefined;
  /** True to play nothing and only print results. */
  readonly isTold: boolean;
  /** The Elo hypotheses of a sequential test that ends a series. */
  readonly sprt: readonly [lower: number, upper: number] | null;
  /** Worker threads. */
  readonly jobs: number;
}

/**
 * Deals between two looks of a sequential test; it reads them in order, so their number does not affect the verdict.
 */
const ROUND = 8;

/** A level by its budget, since a name may later stand for another one. */
export const budgetOf = ({ name, iterations }: Level): string =>
  iterations === undefined ? name : `mcts:${iterations}`;

/** A series' verdict by the sequential test; null if no test is asked for. */
export function verdictOf({ sprt, setup }: Conditions, matches: readonly SeriesMatch[]): Verdict {
  return sprt === null ? null : sequentialTest(gainsByDeal(matches, setup.seats), sprt);
}

/** The matches of as many deals as the sequential test needs for its verdict; null if it has none yet. */
function decided(conditions: Conditions, matches: readonly LabMatch[]): readonly LabMatch[] | null {
  const { seats } = conditions.setup;
  for (let many = seats; many <= matches.length; many += seats) {
    const first = matches.slice(0, many);
    if (verdictOf(conditions, first) !== null) return first;
  }
  return null;
}

/** The matches of a pair: stored ones, and the rest played now. */
export async function play(conditions: Conditions, [lower, upper]: Pair): Promise<readonly SeriesMatch[]> {
  const { game, setup, deals, seed, engine, settings, keep, isTold, sprt, jobs } = conditions;
  const { seats, options } = setup;
  const lowers = Array.from({ length: seats - 1 }, () => lower.name);
  const bots = lowers.toSpliced(1, 0, nameWith(upper.name, settings.values));
  const plan: Plan = { game: game.id, seats, options, bots, seed, times: false, figures: false };
  const kept = keep === undefined ? null : new Keep(keep, plan, `${budgetOf(lower)} ${budgetOf(upper)} ${engine}`);
  const before = kept?.read() ?? ok([]);
  if (!before.ok) return badUsage(problemText(before.problem));
  let matches = before.value.toSorted((a, b) => a.index - b.index);
  if (isTold) return matches;
  for (let most = sprt === null ? deals : Math.min(ROUND, deals); ; most = Math.min(most + ROUND, deals)) {
    const crew = threads({ plan, players: PLAYERS });
    const onDone = (_: number, fresh: readonly LabMatch[]): void => kept?.add(fresh);
    const done = await runMatches(crew, most * seats, jobs, { before: matches, onDone });
    // A bot's illegal move is a bug.
    for (const { index, cause } of done.unfinished)
      throw new Error(`match ${index}: ${cause.kind === 'bug' ? cause.message : ''}`);
    // Not among the rows of the table.
    for (const line of givenUpLines(plan, done)) console.error(line);
    matches = [...done.matches];
    const first = sprt === null ? null : decided(conditions, matches);
    if (first !== null || most === deals) return first ?? matches;
  }
}

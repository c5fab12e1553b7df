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
  /** Worker threads. */
  readonly jobs: number;
}

/** Deals between two looks of a sequential test; it reads them in their order, so that their number changes no verdict. */
const ROUND = 8;

/** A level by what it does, since a name may come to stand for another budget. */
export const budgetOf = ({ name, iterations }: Level): string =>
  iterations === undefined ? name : `mcts:${iterations}`;

/** What a sequential test says of a series; nothing where none is asked for. */
export function verdictOf({ sprt, setup }: Conditions, matches: readonly SeriesMatch[]): Verdict {
  return sprt === null ? null : sequentialTest(gainsByDeal(matches, setup.seats), sprt);
}

/** The matches of as many deals as a sequential test needs for its verdict; null where it has none yet. */
function decided(conditions: Conditions, matches: readonly LabMatch[]): readonly LabMatch[] | null {
  const { seats } = conditions.setup;
  for (let many = seats; many <= matches.length; many += seats) {
    const first = matches.slice(0, many);
    if (verdictOf(conditions, first) !== null) return first;
  }
  return null;
}

/** The matches of a pair: those that are kept, and those that are still to be played. */
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

import { ENDINGS } from '@marchlands/bots/bot.ts';
import { type Effort, together } from '@marchlands/bots/effort.ts';
import type { SeriesMatch } from '@marchlands/bots/series.ts';
import { type PlayerSummary, summarize } from '@marchlands/bots/summary.ts';
import type { BudgetRow, Comparison, LevelRow, Table } from './results.ts';
import { budgetOf, type Conditions, type Pair, play, verdictOf } from './series.ts';

/** A level by its name, with its budget if the name does not include it. */
export function called(level: Pair[number]): string {
  const budget = budgetOf(level);
  return budget === level.name ? level.name : `${level.name} (${budget})`;
}

function comparisonOf(matches: readonly SeriesMatch[], over: string, seats: number): Comparison {
  const { deals, players } = summarize(matches, seats);
  // Two seats at least: the lower level is the first player, the upper one the second.
  const [below, above] = players as [PlayerSummary, PlayerSummary];
  const { value = 0, low = -1, high = 1 } = above.gain ?? {};
  return { over, deals, gain: { value, low, high }, wins: { own: above.wins.value, other: below.wins.value } };
}

/** Plays pairs of levels: does each upper one beat the lower one? */
export async function levelTable(conditions: Conditions, pairs: readonly Pair[]): Promise<Table> {
  const { sprt, settings, setup } = conditions;
  const rows: LevelRow[] = [];
  for (const [lower, upper] of pairs) {
    const matches = await play(conditions, [lower, upper]);
    const test = sprt === null ? {} : { verdict: verdictOf(conditions, matches) ?? 'undecided' };
    const level = settings.text === '' ? called(upper) : `${called(upper)} (${settings.text})`;
    rows.push({ level, ...comparisonOf(matches, called(lower), setup.seats), ...test });
  }
  return { kind: 'levels', rows };
}

/** The effort of a player's decisions over all matches. */
function effortOf(matches: readonly SeriesMatch[], isWanted: (player: number) => boolean): Effort {
  return matches.reduce(
    (sum, { efforts, players }) =>
      efforts.reduce((all, effort, seat) => (isWanted(players[seat]) ? together(all, effort) : all), sum),
    {},
  );
}

/** Share of a budget that decisions with a choice used, and why they ended. */
function usage({ 'one choice': _, ...effort }: Effort, budget: number): Pick<BudgetRow, 'used' | 'ended'> {
  const parts = ENDINGS.map((ending) => ({
    ending,
    decisions: 0,
    iterations: 0,
    ...(ending === 'one choice' ? {} : effort[ending]),
  }));
  const decisions = parts.reduce((sum, part) => sum + part.decisions, 0);
  if (decisions === 0) return { used: null, ended: {} };
  const iterations = parts.reduce((sum, part) => sum + part.iterations, 0);
  const ended = parts.filter((part) => part.decisions > 0).map((part) => [part.ending, part.decisions / decisions]);
  return { used: iterations / decisions / budget, ended: Object.fromEntries(ended) };
}

/**
 * Plays each budget against the next smaller one: how much of it is used, and the gain of a larger one. Omits budgets
 * without data.
 */
export async function budgetTable(conditions: Conditions, levels: readonly Pair[number][]): Promise<Table> {
  const efforts = levels.map((): Effort => ({}));
  const steps: (Comparison | null)[] = [null];
  for (const [below, upper] of levels.slice(1).entries()) {
    const lower = levels[below];
    const matches = await play(conditions, [lower, upper]);
    for (const [at, isUpper] of [
      [below, false],
      [below + 1, true],
    ] as const)
      efforts[at] = together(
        efforts[at],
        effortOf(matches, (player) => (player === 1) === isUpper),
      );
    steps.push(comparisonOf(matches, budgetOf(lower), conditions.setup.seats));
  }
  const rows = levels.map((level, i) => ({
    budget: budgetOf(level),
    ...usage(efforts[i], level.iterations ?? 1),
    step: steps[i],
  }));
  return { kind: 'budgets', rows: rows.filter((_, i) => Object.keys(efforts[i]).length > 0) };
}

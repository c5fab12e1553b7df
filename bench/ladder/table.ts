import { ENDINGS } from '@marchlands/bots/bot.ts';
import { type Effort, together } from '@marchlands/bots/effort.ts';
import type { SeriesMatch } from '@marchlands/bots/series.ts';
import { type PlayerSummary, summarize } from '@marchlands/bots/summary.ts';
import { budgetOf, type Conditions, type Pair, play, verdictOf } from './series.ts';

const signed = (gain: number): string => `${gain < 0 ? '' : '+'}${gain.toFixed(3)}`;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
/** Lines of a table. */
export const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
export const head = (cells: readonly string[]): string => `${row(cells)}\n${row(cells.map(() => '---'))}`;

/** A level by its name, with its budget if the name does not include it. */
export function called(level: Pair[number]): string {
  const budget = budgetOf(level);
  return budget === level.name ? level.name : `${level.name} (${budget})`;
}

/** The number of deals, the upper level's gain, and the win rates of both. */
function results(matches: readonly SeriesMatch[], seats: number): readonly [cells: readonly string[], low: number] {
  const summary = summarize(matches, seats);
  // Two seats at least: the lower level is the first player, the upper one the second.
  const [below, above] = summary.players as [PlayerSummary, PlayerSummary];
  const { value = 0, low = -1, high = 1 } = above.gain ?? {};
  const gain = `${signed(value)} (${signed(low)} to ${signed(high)})`;
  return [[String(summary.deals), gain, `${percent(above.wins.value)} to ${percent(below.wins.value)}`], low];
}

/** Plays pairs of levels and prints whether each upper one beats the lower one. */
export async function printLevels(conditions: Conditions, pairs: readonly Pair[]): Promise<void> {
  const { sprt, settings, setup } = conditions;
  const test = sprt === null ? [] : [`Elo ${sprt[0]} or ${sprt[1]}`];
  console.log(head(['level', 'over', 'deals', 'gain in payoff (95 %)', 'wins', 'shown', ...test]));
  for (const [lower, upper] of pairs) {
    const matches = await play(conditions, [lower, upper]);
    const [cells, low] = results(matches, setup.seats);
    const name = settings.text === '' ? called(upper) : `${called(upper)} (${settings.text})`;
    const verdict = verdictOf(conditions, matches) ?? 'undecided';
    console.log(row([name, called(lower), ...cells, low > 0 ? 'yes' : 'no', ...(sprt === null ? [] : [verdict])]));
  }
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
function usage({ 'one choice': _, ...effort }: Effort, budget: number): readonly [share: string, endings: string] {
  const parts = ENDINGS.map((ending) => ({
    ending,
    decisions: 0,
    iterations: 0,
    ...(ending === 'one choice' ? {} : effort[ending]),
  }));
  const decisions = parts.reduce((sum, part) => sum + part.decisions, 0);
  if (decisions === 0) return ['-', '-'];
  const iterations = parts.reduce((sum, part) => sum + part.iterations, 0);
  const ended = parts
    .filter((part) => part.decisions > 0)
    .map((part) => `${part.ending} ${percent(part.decisions / decisions)}`);
  return [percent(iterations / decisions / budget), ended.join(', ')];
}

/**
 * Plays each budget against the next smaller one, and prints how much of it is used and the gain of a larger one. Omits
 * steps without data.
 */
export async function printBudgets(conditions: Conditions, levels: readonly Pair[number][]): Promise<void> {
  const efforts = levels.map((): Effort => ({}));
  const steps: (readonly string[])[] = [];
  for (const [below, upper] of levels.slice(1).entries()) {
    const matches = await play(conditions, [levels[below], upper]);
    efforts[below] = together(
      efforts[below],
      effortOf(matches, (player) => player !== 1),
    );
    efforts[below + 1] = together(
      efforts[below + 1],
      effortOf(matches, (player) => player === 1),
    );
    steps.push(results(matches, conditions.setup.seats)[0]);
  }
  console.log(head(['budget', 'used', 'ended', 'over', 'deals', 'gain in payoff (95 %)', 'wins']));
  for (const [i, level] of levels.entries()) {
    if (Object.keys(efforts[i]).length === 0) continue;
    const step = i === 0 ? ['', '', '', ''] : [budgetOf(levels[i - 1]), ...steps[i - 1]];
    console.log(row([budgetOf(level), ...usage(efforts[i], level.iterations ?? 1), ...step]));
  }
}

import type { Interval } from '@marchlands/bots/stats.ts';
import type { SeriesSummary } from '@marchlands/bots/summary.ts';
import type { Game } from '@marchlands/core/game.ts';
import { counted } from '@marchlands/core/phrases.ts';
import type { Done } from '@marchlands/lab/pool.ts';
import type { Cause, Plan } from '@marchlands/lab/protocol.ts';
import { durationsOf } from '@marchlands/lab/threads/timed.ts';
import type { Style } from '../terminal/style.ts';
import { type Column, table } from '../terminal/table.ts';

const percent = (share: number): string => (100 * share).toFixed(1);
const numbers = (heading: string): Column => ({ heading, numbers: true });

const THINKING: readonly Column[] = [{ heading: 'thinking' }, ...['decisions', 'median ms', 'longest ms'].map(numbers)];

/** A share in percent with its 95 % interval, as two cells. */
function shareCells({ value, low, high }: Interval): [string, string] {
  return [`${percent(value)} %`, `${percent(low)} - ${percent(high)}`];
}

/** A mean with half the width of its 95 % interval, as two cells. */
function meanCells(interval: Interval | null): [string, string] {
  if (interval === null || interval.n === 0) return ['-', ''];
  const half = (interval.high - interval.low) / 2;
  return [interval.value.toFixed(1), Number.isFinite(half) ? `± ${half.toFixed(1)}` : ''];
}

/** A difference of shares in percent, with its sign. */
const gain = (share: number): string => `${share < 0 ? '' : '+'}${percent(share)}`;

/** A gain in percent of the payoff with its 95 % interval, as two cells. */
function gainCells({ value, low, high }: Interval): [string, string] {
  return [`${gain(value)} %`, `${gain(low)} .. ${gain(high)}`];
}

/** Each bot's gain over the first, deal by deal. */
export function gainLines(bots: readonly string[], gains: readonly Interval[], style: Style): string[] {
  const rows = gains.map((one, i) => [`${bots[i + 1]} over ${bots[0]}`, ...gainCells(one)]);
  return table([{ heading: 'same deals' }, numbers('payoff'), numbers('95 % interval')], rows, style);
}

/** A cause in a word, or a bug's own message; other programs read it in the JSON form. */
export function causeText(cause: Cause): string {
  switch (cause.kind) {
    case 'stopped':
      return 'stopped';
    case 'bug':
      return cause.message;
    default:
      return cause satisfies never;
  }
}

/** Most matches reported one by one. */
const MOST_TOLD = 5;

/** The matches lost by failing external programs, the first ones with the reason. */
export function givenUpLines({ bots }: Plan, { givenUp }: Done): string[] {
  const told = givenUp
    .slice(0, MOST_TOLD)
    .map(({ index, player, failure }) => `Match ${index}: ${bots[player]} gave up. It ${failure}`);
  const rest = givenUp.length - told.length;
  return rest > 0 ? [...told, `${counted(rest, 'more match was', 'more matches were')} given up.`] : told;
}

/** The game, the number of matches, and the seed. */
function titleLine({ title: game }: Game, { seats, seed }: Plan, { matches, deals }: SeriesSummary): string {
  const counts = [counted(matches, 'match', 'matches'), counted(deals, 'deal', 'deals')].join(' of ');
  return `${game}, ${counted(seats, 'seat', 'seats')}, ${counts}, seed ${seed}`;
}

/** Wins of each bot, and the differences between different bots. */
function botLines({ bots }: Plan, { players, defeats, joint }: SeriesSummary, style: Style): string[] {
  const names = bots.map((bot, player) => `${player + 1} ${bot}`);
  const rows = players.map(({ wins, score }, player) => [names[player], ...shareCells(wins), ...meanCells(score)]);
  const together = [
    ['all lost together', ...shareCells(defeats)],
    ['joint payoff', ...shareCells(joint)],
  ];
  const columns = [{ heading: 'bot' }, numbers('wins'), numbers('95 % interval'), numbers('score'), numbers('')];
  const gains = players.flatMap((player) => player.gain ?? []);
  return [
    ...table(columns, [...rows, ...together], style),
    ...(new Set(bots).size > 1 ? ['', ...gainLines(names, gains, style)] : []),
  ];
}

/** Why matches ended. */
function endingLines({ words }: Game, { reasons, matches }: SeriesSummary, style: Style): string[] {
  const rows = Object.entries(reasons)
    .sort(([, a], [, b]) => b - a)
    .map(([reason, count]) => [words.endings[reason] ?? reason, String(count), `${percent(count / matches)} %`]);
  return table([{ heading: 'ended' }, numbers('matches'), numbers('share')], rows, style);
}

/** Unfinished matches, and those left out because of them. */
function brokenLines({ matches, unfinished }: Done, summary: SeriesSummary, style: Style): string[] {
  const broken = unfinished.flatMap(({ index, cause }) => (cause.kind === 'bug' ? [{ index, cause }] : []));
  const stopped = unfinished.length - broken.length;
  const leftOut = matches.length - summary.matches;
  return [
    ...(stopped === 0 ? [] : ['', style.bad(`${stopped} matches were not played: stopped.`)]),
    ...(leftOut === 0 ? [] : [style.bad(`${leftOut} matches of deals that are not whole are left out.`)]),
    ...broken.map(({ index, cause }) => style.bad(`Match ${index} did not end: ${causeText(cause)}.`)),
  ];
}

/**
 * The settings, the results, and unfinished matches.
 * @param between lines between bots and endings, and `behind` after those
 */
export function seriesLines(
  game: Game,
  plan: Plan,
  done: Done,
  summary: SeriesSummary,
  style: Style,
  between: readonly string[] = [],
  behind: readonly string[] = [],
): string[] {
  return [
    style.strong(titleLine(game, plan, summary)),
    '',
    ...botLines(plan, summary, style),
    '',
    ...between,
    ...endingLines(game, summary, style),
    ...behind,
    ...brokenLines(done, summary, style),
  ];
}

/** The tables of a simulation: bots, seats, endings, length. */
export function summaryLines(game: Game, plan: Plan, done: Done, summary: SeriesSummary, style: Style): string[] {
  const seats = summary.seats.map((wins, seat) => [`seat ${seat + 1}`, ...shareCells(wins)]);
  const lengths = [
    ['decisions', ...meanCells(summary.decisions)],
    ['chance outcomes', ...meanCells(summary.chances)],
  ];
  const thinking = done.times.map((durations, player) => {
    const { decisions, median, longest } = durationsOf(durations);
    const name = `${player + 1} ${plan.bots[player]}`;
    return [name, String(decisions), median?.toFixed(1) ?? '-', longest?.toFixed(1) ?? '-'];
  });
  const between = [...table([{ heading: 'seat' }, numbers('wins'), numbers('95 % interval')], seats, style), ''];
  const behind = [
    '',
    ...table([{ heading: 'length' }, numbers('mean'), numbers('')], lengths, style),
    ...(plan.times ? ['', ...table(THINKING, thinking, style)] : []),
  ];
  return seriesLines(game, plan, done, summary, style, between, behind);
}

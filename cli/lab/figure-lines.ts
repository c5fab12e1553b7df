import type { Interval } from '@marchlands/bots/stats.ts';
import { digitsBeside, halfOf } from '@marchlands/lab/digits.ts';
import type { About, FigureDifference, FigureSummary } from '@marchlands/lab/summary.ts';
import type { Style } from '../terminal/style.ts';
import { type Column, table } from '../terminal/table.ts';
import type { Precisely } from './precision-flag.ts';

const numbers = (heading: string): Column => ({ heading, numbers: true });

function told(value: number, half: number): string {
  return value.toFixed(digitsBeside(half));
}

/** A mean with half the width of its interval, as two cells; `-` where nothing is known. */
function meanCells(interval: Interval | null): readonly [string, string] {
  if (interval === null || interval.n === 0) return ['-', ''];
  const half = halfOf(interval);
  return [told(interval.value, half), Number.isFinite(half) ? `± ${told(half, half)}` : ''];
}

/** The figures of an experiment: those of a match, then those of the seats. */
export function figureLines(figures: readonly FigureSummary[], seats: number, style: Style): string[] {
  const ofMatch = figures.filter(({ of }) => of === 'match').map(({ title, mean }) => [title, ...meanCells(mean)]);
  const ofSeats = figures.flatMap(({ title, mean, seats: each, winners }) =>
    each === null ? [] : [[title, ...meanCells(mean), ...each.map((one) => meanCells(one)[0]), ...meanCells(winners)]],
  );
  const bySeat = Array.from({ length: seats }, (_, seat) => numbers(`seat ${seat + 1}`));
  const columns = [
    { heading: 'of a seat' },
    numbers('mean'),
    numbers(''),
    ...bySeat,
    numbers('winners +'),
    numbers(''),
  ];
  return [
    ...table([{ heading: 'of a match' }, numbers('mean'), numbers('')], ofMatch, style),
    '',
    ...table(columns, ofSeats, style),
  ];
}

/** What differs between two forms of a game; what may be chance is marked so. */
export function differenceLines(differences: readonly FigureDifference[], style: Style): string[] {
  const rows = differences.map(({ title, seat, first, second, difference }) => {
    const [value, spread] = meanCells(difference);
    const isShown = difference.low > 0 || difference.high < 0;
    return [
      seat === null ? title : `${title}, seat ${seat + 1}`,
      ...[told(first.value, halfOf(first)), told(second.value, halfOf(second))],
      ...[difference.value > 0 ? `+${value}` : value, spread, isShown ? 'yes' : ''],
    ];
  });
  const columns = [numbers('as it is'), numbers('changed'), numbers('difference'), numbers('')];
  return table([{ heading: 'figure' }, ...columns, { heading: 'shown' }], rows, style);
}

/** What a precision was asked for, and what came of it. */
export function precisionLines(
  { figure, half, isReached, intervals }: Precisely,
  about: About,
  isDifference: boolean,
): string[] {
  const { title, of } = about[figure];
  const [{ n }] = intervals;
  const end = isReached
    ? `known to ± ${half} after ${n} deals`
    : `not known to ± ${half} after ${n} deals: more are needed`;
  const each = intervals.map((interval, seat) => {
    const [value, spread] = meanCells(interval);
    return `  ${of === 'seat' ? `seat ${seat + 1}: ` : ''}${value} ${spread}`.trimEnd();
  });
  return [`${title}${isDifference ? ', what changes' : ''}: ${end}`, ...each];
}

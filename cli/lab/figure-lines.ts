import type { Interval } from '@marchlands/bots/stats.ts';
import type { LabelSummary, ThingSummary, UseSummary } from '@marchlands/lab/controlled.ts';
import { digitsBeside, halfOf } from '@marchlands/lab/digits.ts';
import type { About, FigureDifference, FigureSummary } from '@marchlands/lab/summary.ts';
import type { Style } from '../terminal/style.ts';
import { type Column, table } from '../terminal/table.ts';
import type { Precisely } from './precision-flag.ts';

const numbers = (heading: string): Column => ({ heading, numbers: true });

function told(value: number, half: number): string {
  return value.toFixed(digitsBeside(half));
}

/** A mean with half the width of its interval, as two cells; `-` if unknown. */
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

/**
 * A change of a share in percent with its sign, and half the width of its interval, as two cells; `-` if there is none.
 */
function gainCells(gain: Interval | null): readonly [string, string] {
  if (gain === null) return meanCells(null);
  const { value, low, high, n } = gain;
  const [share, spread] = meanCells({ value: 100 * value, low: 100 * low, high: 100 * high, n });
  return [value > 0 ? `+${share}` : share, spread];
}

/** The effects of one more of each use, and of openings; empty if nothing is known. */
export function controlledLines(uses: readonly UseSummary[], labels: readonly LabelSummary[], style: Style): string[] {
  const percent = [numbers('% of the win'), numbers('')];
  const [useRows, labelRows] = [
    uses.map(({ title, gain }) => [title, ...gainCells(gain)]),
    labels.map(({ title, label, part, gain }) => [`${title}: ${label}`, (100 * part).toFixed(0), ...gainCells(gain)]),
  ];
  return [
    ...(useRows.length === 0 ? [] : [...table([{ heading: 'one more of' }, ...percent], useRows, style), '']),
    ...(labelRows.length === 0
      ? []
      : [...table([{ heading: 'began with' }, numbers('% of seats'), ...percent], labelRows, style), '']),
  ];
}

/** The effects of using each thing, a table for each kind; empty if nothing is known. */
export function thingLines(things: readonly ThingSummary[], style: Style): string[] {
  return [...Map.groupBy(things, ({ title }) => title)].flatMap(([title, each]) => {
    const isRepeated = each.some(({ more }) => more !== null);
    const rows = each.map(({ thing, seats, deals, times, gain, more }) => [
      ...[thing, String(seats), String(deals), times.toFixed(1), ...gainCells(gain)],
      ...(isRepeated ? gainCells(more) : []),
    ]);
    const columns = [
      ...[
        { heading: title },
        numbers('seats'),
        numbers('deals'),
        numbers('times'),
        numbers('% of the win'),
        numbers(''),
      ],
      ...(isRepeated ? [numbers('one more'), numbers('')] : []),
    ];
    return [...table(columns, rows, style), ''];
  });
}

/** The share of the result explained by the deal. */
export function luckLine(luck: Interval): string {
  const half = 100 * halfOf(luck);
  return `Deal and dice explain ${told(100 * luck.value, half)} % ± ${told(half, half)} % of who wins among these equal players; the rest is play.`;
}

/** Whether a difference is more than chance. */
export function isShown({ difference: { low, high } }: FigureDifference): boolean {
  return low > 0 || high < 0;
}

/** The differences between two forms of a game; possible chance is marked. @param name of the second one */
export function differenceLines(differences: readonly FigureDifference[], name: string, style: Style): string[] {
  const known = differences.filter(({ difference: { n } }) => n > 0);
  const rows = known.map((each) => {
    const { title, seat, first, second, difference } = each;
    const [value, spread] = meanCells(difference);
    return [
      seat === null ? title : `${title}, seat ${seat + 1}`,
      ...[told(first.value, halfOf(first)), told(second.value, halfOf(second))],
      ...[difference.value > 0 ? `+${value}` : value, spread, isShown(each) ? 'yes' : ''],
    ];
  });
  const columns = [numbers('as it is'), numbers(name), numbers('difference'), numbers('')];
  return table([{ heading: 'figure' }, ...columns, { heading: 'shown' }], rows, style);
}

/** The requested precision and the result. @param forms names of the forms */
export function precisionLines(
  { figure, half, isReached, intervals }: Precisely,
  about: About,
  forms: readonly string[],
): string[] {
  const [{ interval }] = intervals;
  const end = `${isReached ? '' : 'not '}known to ± ${half} after ${interval.n} deals${isReached ? '' : ': more are needed'}`;
  const each = intervals.map(({ form, seat, interval: one }) => {
    const [value, spread] = meanCells(one);
    const of = [...(form === null ? [] : [forms[form]]), ...(seat === null ? [] : [`seat ${seat + 1}`])];
    return `  ${of.length === 0 ? '' : `${of.join(', ')}: `}${value} ${spread}`.trimEnd();
  });
  return [`${about[figure].title}${forms.length > 1 ? ', what changes' : ''}: ${end}`, ...each];
}

/** Figures for comparing forms of a game at a glance. */
const AT_A_GLANCE = ['decisions', 'leadChanges', 'defeat'];

/** The forms of a sweep side by side: wins by seat, and a few figures. @param extra the figure asked about */
export function sweepLines(
  forms: readonly {
    readonly name: string;
    readonly figures: readonly FigureSummary[];
    /** Number of figures with a shown change; null for the first form. */
    readonly changes: number | null;
  }[],
  extra: string | null,
  style: Style,
): string[] {
  const wanted = new Set(['wins', ...(extra === null ? [] : [extra]), ...AT_A_GLANCE]);
  const rows = forms[0].figures
    .filter(({ name }) => wanted.has(name))
    .flatMap(({ name, title, seats }) => {
      const row = (label: string, of: (figure: FigureSummary) => Interval | null): readonly string[] => [
        label,
        ...forms.flatMap(({ figures }) => meanCells(figures.filter((one) => one.name === name).map(of)[0] ?? null)),
      ];
      // The mean share of wins is meaningless.
      const mean = name === 'wins' && seats !== null && seats.length > 1 ? [] : [row(title, (figure) => figure.mean)];
      const each = seats === null || seats.length < 2 ? [] : seats;
      return [
        ...mean,
        ...each.map((_, seat) => row(`${title}, seat ${seat + 1}`, ({ seats: all }) => all?.[seat] ?? null)),
      ];
    });
  const changes = [
    'figures that clearly change',
    ...forms.flatMap(({ changes: n }) => [n === null ? '' : String(n), '']),
  ];
  const columns = forms.flatMap(({ name }) => [numbers(name), numbers('')]);
  return table([{ heading: 'figure' }, ...columns], [...rows, changes], style);
}

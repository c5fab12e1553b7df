import type { Interval } from '@marchlands/bots/stats.ts';
import { wholeDeals } from '@marchlands/bots/summary.ts';
import type { FigureAbout } from '@marchlands/core/lab.ts';
import type { LabelSummary, ThingSummary, UseSummary } from '../controlled.ts';
import { digitsBeside, halfOf } from '../digits.ts';
import type { LabMatch } from '../protocol.ts';
import type { FigureDifference, FigureSummary } from '../summary.ts';
import { escaped, pageHtml, tableHtml } from './html.ts';
import { histogramPlot, intervalsPlot, type PlottedInterval } from './plots.ts';

/** One form of a game in a report. */
export interface ReportedForm {
  /** `as it is`, `changed`. */
  readonly name: string;
  readonly matches: readonly LabMatch[];
  readonly figures: readonly FigureSummary[];
  /** Its differences from the first form; empty for that one. */
  readonly differences: readonly FigureDifference[];
  readonly uses: readonly UseSummary[];
  readonly labels: readonly LabelSummary[];
  readonly things: readonly ThingSummary[];
  /** Unfinished matches, each with its cause in words. */
  readonly unfinished: readonly string[];
}

/** The content of a report. */
export interface ReportedExperiment {
  readonly title: string;
  readonly seats: number;
  /** The first is the reference for the others. */
  readonly forms: readonly ReportedForm[];
  /** The settings of the experiment, line by line: a name and a value. */
  readonly settings: readonly (readonly [name: string, value: string])[];
  /** The command that repeats the experiment. */
  readonly command: string;
  /** Sentences on a requested interval; empty if none was requested. */
  readonly answer: readonly string[];
}

/** Number of figures in the plot of the largest effects. */
const MOST_PLOTTED = 16;

const BELIEF =
  'A deal is one observation: it is played once for each seat, and everybody moves on one seat. All intervals of a table together hold with 95 % confidence, so each of them is wider (Student, Bonferroni). “Winners had more” tells what goes with winning, not what causes it.';

/** A mean and half the width of its interval; shares in percent. */
function cell(interval: Interval | null, { isShare }: Pick<FigureAbout, 'isShare'>, sign = false): string {
  if (interval === null || interval.n === 0) return '–';
  const scale = isShare === true ? 100 : 1;
  const half = scale * halfOf(interval);
  const digits = digitsBeside(half);
  const value = (scale * interval.value).toFixed(digits).replace('-', '−');
  const unit = isShare === true ? ' %' : '';
  const spread = Number.isFinite(half) ? ` ± ${half.toFixed(digits)}` : '';
  return `${sign && interval.value > 0 ? '+' : ''}${value}${spread}${unit}`;
}

/** A difference relative to its reference; null if that is close to zero. */
function relative({ value, low, high, n }: Interval, to: number): Interval | null {
  if (n === 0 || Math.abs(to) < 1e-9) return null;
  const [one, other] = [low / to, high / to];
  return { value: value / to, low: Math.min(one, other), high: Math.max(one, other), n };
}

/** The clearest effects, relative to their references. */
function clearest(
  effects: readonly (readonly [name: string, effect: Interval, to: number])[],
): readonly PlottedInterval[] {
  return effects
    .flatMap(([name, effect, to]) => {
      const interval = relative(effect, to);
      return interval === null || !Number.isFinite(interval.low) ? [] : [{ name, kind: '', interval }];
    })
    .sort((a, b) => clarityOf(b.interval) - clarityOf(a.interval))
    .slice(0, MOST_PLOTTED);
}

const clarityOf = (interval: Interval): number => Math.abs(interval.value) / Math.max(1e-12, halfOf(interval));

/** The suffix of a plot's name: empty for the first form, `-2` for the second. */
function placeOf(form: ReportedForm, forms: readonly ReportedForm[]): string {
  const place = forms.indexOf(form);
  return place === 0 ? '' : `-${place + 1}`;
}

function winsSection({ forms, seats }: ReportedExperiment): string {
  if (seats < 2) return '';
  const rows = Array.from({ length: seats }, (_, seat) =>
    forms.flatMap(({ name, figures }): readonly PlottedInterval[] => {
      const interval = figures.find((figure) => figure.name === 'wins')?.seats?.[seat];
      return interval === undefined ? [] : [{ name: `seat ${seat + 1}`, kind: forms.length > 1 ? name : '', interval }];
    }),
  ).flat();
  return `<h2>Wins by seat</h2>${intervalsPlot('wins', rows, 1 / seats, 'share of wins', 'The broken line is what an even game would give.', true)}`;
}

function lengthSection({ forms, seats }: ReportedExperiment): string {
  const values = forms.flatMap(({ name, matches }) =>
    wholeDeals(matches, seats)
      .flat()
      .map(({ decisions }) => ({ kind: name, value: decisions })),
  );
  return `<h2>Length</h2>${histogramPlot('length', values, 'moves of seats', 'Matches by the number of moves.')}`;
}

function figuresTable(figures: readonly FigureSummary[], seats: number): string {
  const bySeat = Array.from({ length: seats }, (_, seat) => `seat ${seat + 1}`);
  const rows = figures
    .filter(({ mean }) => mean.n > 0)
    .map((figure) => [
      ...[figure.title, cell(figure.mean, figure)],
      ...bySeat.map((_, seat) => (figure.seats === null ? '' : cell(figure.seats[seat], figure))),
      figure.winners === null ? '' : cell(figure.winners, figure, true),
    ]);
  return `<div class="scroll">${tableHtml(['figure', 'mean', ...bySeat, 'winners had more'], rows)}</div>`;
}

/** The effects of one more use, of openings, and of things used: a plot and a table each. */
function controlledSection({ uses, labels, things }: ReportedForm, place: string): string {
  const part = (plot: string, title: string, about: string, rows: readonly PlottedInterval[], table: string): string =>
    rows.length === 0
      ? ''
      : `<h3>${title}</h3>${intervalsPlot(`${plot}${place}`, rows, 0, 'share of the win', about, true)}<div class="scroll">${table}</div>`;
  const isShare = { isShare: true } as const;
  return [
    part(
      'uses',
      'What one more of a thing goes with',
      'One more of it at a seat, if all else that the seat and the others in the match chose is equal, apart from seat and player. Like with like, but no experiment.',
      uses.map(({ title, gain }) => ({ name: title, kind: '', interval: gain })),
      tableHtml(
        ['one more of', 'share of the win'],
        uses.map(({ title, gain }) => [title, cell(gain, isShare, true)]),
      ),
    ),
    part(
      'labels',
      'How those who began with it fared',
      'Compared with the same players in the same seats on average.',
      labels.map(({ title, label, gain }) => ({ name: `${title}: ${label}`, kind: '', interval: gain })),
      tableHtml(
        ['began with', 'part of the seats', 'share of the win'],
        labels.map(({ title, label, part: of, gain }) => [
          `${title}: ${label}`,
          `${(100 * of).toFixed(0)} %`,
          cell(gain, isShare, true),
        ]),
      ),
    ),
    ...[...Map.groupBy(things, ({ name }) => name)].map(([name, each]) =>
      part(
        `things-${name}`,
        `Who had: ${each[0].title}`,
        'Seats that had it, compared with the same players in the same seats on average, the most common first. A player who is ahead has more of everything.',
        each.flatMap(({ thing, gain }) => (gain === null ? [] : [{ name: thing, kind: '', interval: gain }])),
        tableHtml(
          [each[0].title, 'seats', 'deals', 'times', 'share of the win', 'for one more'],
          each.map(({ thing, seats, deals, times, gain, more }) => [
            ...[
              thing,
              String(seats),
              String(deals),
              times.toFixed(1),
              cell(gain, isShare, true),
              cell(more, isShare, true),
            ],
          ]),
        ),
      ),
    ),
  ].join('\n');
}

function formSection(form: ReportedForm, { seats, forms }: ReportedExperiment): string {
  const place = placeOf(form, forms);
  const { name, figures, unfinished } = form;
  const leads = clearest(
    figures.flatMap(({ title, winners, mean }) => (winners === null ? [] : [[title, winners, mean.value] as const])),
  );
  const plot =
    leads.length === 0
      ? ''
      : intervalsPlot(
          `winners${place}`,
          leads,
          0,
          'winners had more, as a share of the mean',
          'What goes with winning, the clearest first.',
          true,
        );
  const bugs = unfinished.map((line) => `<li>${escaped(line)}</li>`).join('');
  return `<h2>All figures${forms.length > 1 ? `, ${escaped(name)}` : ''}</h2>
${plot}
${figuresTable(figures, seats)}
${controlledSection(form, place)}
${bugs === '' ? '' : `<h3>Matches that did not end</h3><ul>${bugs}</ul>`}`;
}

function titleOf({ title, seat }: FigureDifference): string {
  return seat === null ? title : `${title}, seat ${seat + 1}`;
}

function changesSection(form: ReportedForm, forms: readonly ReportedForm[]): string {
  const { name, differences } = form;
  const [first] = forms;
  const known = differences.filter(({ difference }) => difference.n > 0);
  const effects = clearest(
    known
      .filter(({ seat }) => seat === null)
      .map((each) => [titleOf(each), each.difference, each.first.value] as const),
  );
  const rows = known.map((each) => [
    ...[titleOf(each), cell(each.first, each), cell(each.second, each), cell(each.difference, each, true)],
    each.difference.low > 0 || each.difference.high < 0 ? 'yes' : '',
  ]);
  return `<h2>What changes: ${escaped(name)}</h2>
${effects.length === 0 ? '' : intervalsPlot(`changes${placeOf(form, forms)}`, effects, 0, 'change, as a share of what it was', 'The clearest changes first.', true)}
<div class="scroll">${tableHtml(['figure', first.name, name, 'difference', 'shown'], rows)}</div>`;
}

/** An experiment as a self-contained page with plots: the same experiment gives the same page. */
export function reportHtml(experiment: ReportedExperiment): string {
  const { title, settings, command, answer, forms } = experiment;
  const parts = [
    `<p class="soft">${escaped(BELIEF)}</p>`,
    answer.length === 0 ? '' : `<h2>What was asked for</h2><p>${answer.map(escaped).join('<br>')}</p>`,
    winsSection(experiment),
    ...forms.slice(1).map((form) => changesSection(form, forms)),
    lengthSection(experiment),
    ...forms.map((form) => formSection(form, experiment)),
    `<h2>How it was played</h2>${tableHtml(['', ''], settings)}`,
    `<p>The same figures again:</p><pre>${escaped(command)}</pre>`,
  ];
  return pageHtml(title, parts.filter((part) => part !== '').join('\n'));
}

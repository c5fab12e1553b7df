// The ladder's results as data, and as lines of Markdown: the command prints them, and the ladder's page holds them.

/** An estimate with its 95 % interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Shares of the matches that each of two players won, 0 to 1. */
export interface Wins {
  readonly own: number;
  readonly other: number;
}

/** The upper level's result against the lower one. */
export interface Comparison {
  readonly over: string;
  readonly deals: number;
  /** The upper level's payoff minus the lower one's, -1 to 1. */
  readonly gain: Estimate;
  readonly wins: Wins;
}

/** The strength of one level over another. */
export interface LevelRow extends Comparison {
  /** The level's name, and its budget or settings in brackets. */
  readonly level: string;
  /** The verdict of a sequential test, if there was one. */
  readonly verdict?: string;
}

/** How one budget was used. */
export interface BudgetRow {
  readonly budget: string;
  /** Share of the budget that decisions with a choice used; null if there were none. */
  readonly used: number | null;
  /** Shares of the decisions that ended for each reason. */
  readonly ended: { readonly [reason: string]: number };
  /** Its result over the next smaller budget; null for the smallest. */
  readonly step: Comparison | null;
}

/** The rating of one level among all of its game. */
export interface RatingRow {
  readonly level: string;
  /** In Elo; the weakest level has 0. */
  readonly elo: Estimate;
  readonly deals: number;
}

/** A table of results. */
export type Table =
  | { readonly kind: 'levels'; readonly rows: readonly LevelRow[] }
  | { readonly kind: 'budgets'; readonly rows: readonly BudgetRow[] }
  | { readonly kind: 'ratings'; readonly rows: readonly RatingRow[] };

/** Whether any two of the table's players have met. */
export function hasMatches({ rows }: Table): boolean {
  return rows.some((row) => ('deals' in row ? row.deals : (row.step?.deals ?? 0)) > 0);
}

const signed = (gain: number): string => `${gain < 0 ? '' : '+'}${gain.toFixed(3)}`;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const COMPARED = ['over', 'deals', 'gain in payoff (95 %)', 'wins'];

function compared({ over, deals, gain, wins }: Comparison): readonly string[] {
  const interval = `${signed(gain.value)} (${signed(gain.low)} to ${signed(gain.high)})`;
  return [over, String(deals), interval, `${percent(wins.own)} to ${percent(wins.other)}`];
}

/** Whether the upper level is shown to be stronger. */
export const isShown = ({ gain }: Comparison): boolean => gain.low > 0;

function levelTable(rows: readonly LevelRow[]): readonly (readonly string[])[] {
  const isTested = rows.some(({ verdict }) => verdict !== undefined);
  return [
    ['level', ...COMPARED, 'shown', ...(isTested ? ['test'] : [])],
    ...rows.map((row) => {
      const shown = isShown(row) ? 'yes' : 'no';
      return [row.level, ...compared(row), shown, ...(isTested ? [row.verdict ?? ''] : [])];
    }),
  ];
}

function budgetTable(rows: readonly BudgetRow[]): readonly (readonly string[])[] {
  return [
    ['budget', 'used', 'ended', ...COMPARED],
    ...rows.map(({ budget, used, ended, step }) => {
      const reasons = Object.entries(ended).map(([reason, share]) => `${reason} ${percent(share)}`);
      const cells = step === null ? COMPARED.map(() => '') : compared(step);
      return [budget, used === null ? '-' : percent(used), reasons.join(', ') || '-', ...cells];
    }),
  ];
}

function ratingTable(rows: readonly RatingRow[]): readonly (readonly string[])[] {
  return [
    ['level', 'Elo (95 %)', 'deals'],
    ...rows.map(({ level, elo: { value, low, high }, deals }, i) => [
      level,
      i === 0 ? '0' : `${value.toFixed(0)} (${low.toFixed(0)} to ${high.toFixed(0)})`,
      String(deals),
    ]),
  ];
}

function cellsOf(table: Table): readonly (readonly string[])[] {
  switch (table.kind) {
    case 'levels':
      return levelTable(table.rows);
    case 'budgets':
      return budgetTable(table.rows);
    case 'ratings':
      return ratingTable(table.rows);
  }
}

/** A table as Markdown, without an end of the last line. */
export function markdownOf(table: Table): string {
  const [head, ...rows] = cellsOf(table);
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

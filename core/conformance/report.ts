import type { KindTally, Tally } from './moment.ts';

/** A peak and its bound, from the match that came closest to the bound. */
export interface Peak {
  readonly met: number;
  readonly bound: number;
}

/** The statistics of a run. Plain data: `mergeReports` adds up several workers' runs. */
export interface Report {
  readonly game: string;
  readonly matches: number;
  readonly entries: number;
  /** By number of seats. */
  readonly bySeats: { readonly [seats: string]: SeatReport };
  /** How often each check ran. */
  readonly checks: { readonly [check: string]: number };
  /** Refusals met, by code. */
  readonly refusals: { readonly [code: string]: number };
  readonly kinds: { readonly [kind: string]: KindTally };
  /** How often each kind of entry was played, including kinds that never were. */
  readonly played: { readonly [kind: string]: number };
}

export interface SeatReport {
  readonly matches: number;
  readonly entries: Peak;
  readonly moves: Peak;
  readonly outcomes: Peak;
  /** Lowest and highest score met, and their bounds; null if the rules have no scores. */
  readonly low: Peak | null;
  readonly high: Peak | null;
  /** Endings met, by reason. */
  readonly endings: { readonly [reason: string]: number };
}

/** A hidden kind of entry counts as tested only if a twin differed in it; below this count it was too rare to judge. */
const ENOUGH_HIDDEN = 100;
/** Matches of a whole run in which every kind is expected to come up. */
const ENOUGH_MATCHES = 100;

/** The peak that is nearer to its bound. */
export function nearer(a: Peak, b: Peak): Peak {
  const share = ({ met, bound }: Peak): number => (bound === 0 ? Math.abs(met) : met / bound);
  return share(b) > share(a) ? b : a;
}

/** The lower, or the higher, of two peaks, by their values. */
function extreme(a: Peak | null, b: Peak | null, isLow: boolean): Peak | null {
  if (a === null || b === null) return a ?? b;
  return (isLow ? b.met < a.met : b.met > a.met) ? b : a;
}

function addCounts(
  a: { readonly [key: string]: number },
  b: { readonly [key: string]: number },
): { readonly [key: string]: number } {
  const sum = { ...a };
  for (const [key, value] of Object.entries(b)) sum[key] = (sum[key] ?? 0) + value;
  return sum;
}

export function mergeSeats(a: SeatReport | undefined, b: SeatReport): SeatReport {
  if (a === undefined) return b;
  return {
    matches: a.matches + b.matches,
    entries: nearer(a.entries, b.entries),
    moves: nearer(a.moves, b.moves),
    outcomes: nearer(a.outcomes, b.outcomes),
    low: extreme(a.low, b.low, true),
    high: extreme(a.high, b.high, false),
    endings: addCounts(a.endings, b.endings),
  };
}

/** Adds up two reports of the same game. */
export function mergeReports(a: Report, b: Report): Report {
  const bySeats = { ...a.bySeats };
  for (const [seats, report] of Object.entries(b.bySeats)) bySeats[seats] = mergeSeats(bySeats[seats], report);
  const kinds: { [kind: string]: KindTally } = { ...a.kinds };
  for (const [kind, { met, hidden, varied }] of Object.entries(b.kinds)) {
    const old = kinds[kind] ?? { met: 0, hidden: 0, varied: 0 };
    kinds[kind] = { met: old.met + met, hidden: old.hidden + hidden, varied: old.varied + varied };
  }
  return {
    game: a.game,
    matches: a.matches + b.matches,
    entries: a.entries + b.entries,
    bySeats,
    checks: addCounts(a.checks, b.checks),
    refusals: addCounts(a.refusals, b.refusals),
    kinds,
    played: addCounts(a.played, b.played),
  };
}

export function makeReport(game: string, bySeats: Report['bySeats'], entries: number, tally: Tally): Report {
  return {
    game,
    matches: Object.values(bySeats).reduce((sum, one) => sum + one.matches, 0),
    entries,
    bySeats,
    checks: Object.fromEntries(tally.checks),
    refusals: Object.fromEntries(tally.refusals),
    kinds: Object.fromEntries(tally.kinds),
    played: Object.fromEntries(tally.played),
  };
}

/** A gap in the coverage of a run: the check and the missing case. */
export interface Gap {
  readonly check: string;
  readonly what: string;
}

/**
 * The gaps in a run's coverage: frequent hidden kinds of entry that no twin ever differed in, and kinds that no match
 * played.
 * @param excused kinds that cannot differ, or cannot come up, each with the reason
 * @param isWhole true for a run over all seats and options; others need not come to every kind
 */
export function gapsIn(
  report: Report,
  excused: {
    readonly unvaried?: Readonly<Record<string, string>>;
    readonly unplayed?: Readonly<Record<string, string>>;
  },
  isWhole: boolean,
): Gap[] {
  const { unvaried = {}, unplayed = {} } = excused;
  const gaps: Gap[] = [];
  const alike = Object.entries(report.kinds)
    .filter(([kind, { hidden, varied }]) => hidden >= ENOUGH_HIDDEN && varied === 0 && !Object.hasOwn(unvaried, kind))
    .map(([kind]) => kind);
  if (alike.length > 0) {
    const what = `no twin ever differed in: ${alike.join(', ')}; what is hidden there was not put to the test`;
    gaps.push({ check: 'secrecy', what });
  }
  const never = Object.keys(report.played).filter(
    (kind) => report.played[kind] === 0 && !Object.hasOwn(unplayed, kind),
  );
  if (isWhole && report.matches >= ENOUGH_MATCHES && never.length > 0) {
    const what = `no match ever came to: ${never.join(', ')}; the rules about it were not put to the test`;
    gaps.push({ check: 'reach', what });
  }
  return gaps;
}

/** The report as lines for a terminal: peaks beside their bounds, then the counts of checks. */
export function formatReport(report: Report): string[] {
  const peak = ({ met, bound }: Peak): string => `${met} of ${bound}`;
  const scores = ({ low, high }: SeatReport): string =>
    low === null || high === null ? 'none' : `${low.met} (bound ${low.bound}) to ${high.met} (bound ${high.bound})`;
  const counts = (some: { readonly [key: string]: number }): string =>
    Object.entries(some)
      .map(([key, value]) => `${key} ${value}`)
      .join(', ');
  const kinds = Object.entries(report.kinds).filter(([, { hidden }]) => hidden > 0);
  return [
    `${report.game}: ${report.matches} matches, ${report.entries} entries, no failure`,
    ...Object.entries(report.bySeats).map(
      ([seats, one]) =>
        `  ${seats} seats: ${one.matches} matches; peaks: entries ${peak(one.entries)}, legal moves ${peak(one.moves)}, ` +
        `outcomes ${peak(one.outcomes)}, score ${scores(one)}; ` +
        `ended by ${counts(one.endings)}`,
    ),
    `  checks: ${counts(report.checks)}`,
    `  played: ${counts(report.played)}`,
    `  refusals met: ${counts(report.refusals) || 'none'}`,
    `  hidden kinds: ${kinds.map(([kind, one]) => `${kind} varied ${one.varied} of ${one.hidden}`).join(', ') || 'none'}`,
  ];
}

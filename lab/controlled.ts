import { type Interval, studentQuantile, sumOf } from '@marchlands/bots/stats.ts';
import { wholeDeals, winShare } from '@marchlands/bots/summary.ts';
import { type LabelsAbout, type ThingsAbout, thingFigure } from '@marchlands/core/lab.ts';
import type { LabMatch } from './protocol.ts';
import { type About, together } from './summary.ts';
import { bySeat } from './values.ts';

/** The gain associated with one more use, all other uses of all seats being equal. */
export interface UseSummary {
  readonly name: string;
  readonly title: string;
  /** The gain in share of the win. */
  readonly gain: Interval;
}

/** The results of seats with one label, such as a certain opening. */
export interface LabelSummary {
  readonly name: string;
  readonly title: string;
  readonly label: string;
  /** The share of seats with the label, 0..1. */
  readonly part: number;
  /** Their share of the win relative to the average of the same players in the same seats. */
  readonly gain: Interval;
}

/** The results of seats that used one thing, such as a card. */
export interface ThingSummary {
  readonly name: string;
  readonly title: string;
  /** The thing's key and name. */
  readonly key: string;
  readonly thing: string;
  /** Seats that used it: each counts once in each match. */
  readonly seats: number;
  /** Their share of all seats, 0..1. */
  readonly part: number;
  /** Their mean number of uses, at least 1. */
  readonly times: number;
  /** Deals with any use. */
  readonly deals: number;
  /**
   * Their share of the win relative to the average of the same players in the same seats; null if a use by one seat
   * always came with a use by all.
   */
  readonly gain: Interval | null;
  /**
   * The gain in share of the win per additional use; null if no seat used it more than once. More informative than
   * `gain` if nearly every seat uses the thing.
   */
  readonly more: Interval | null;
}

/** The joint level of the intervals of all labels, or of all things, of a game. */
export function levelOfAll(sorted: LabelsAbout | ThingsAbout): number {
  return together(Math.max(1, sumOf(Object.values(sorted).map(({ values }) => Object.keys(values).length))));
}

/** One seat of one match: its share of the win, and its uses. */
interface Observation {
  readonly deal: number;
  readonly match: LabMatch;
  readonly seat: number;
  /** The seating. */
  readonly stratum: number;
}

function observationsOf(deals: readonly (readonly LabMatch[])[], seats: number): readonly Observation[] {
  return deals.flatMap((matches, deal) =>
    matches.flatMap((match) =>
      match.players.map((player, seat) => ({ deal, match, seat, stratum: player * seats + seat })),
    ),
  );
}

/** Values minus the mean of their stratum. */
function withinStrata(values: readonly number[], strata: readonly number[]): readonly number[] {
  const sums = new Map<number, { sum: number; n: number }>();
  for (const [i, value] of values.entries()) {
    const kept = sums.get(strata[i]) ?? { sum: 0, n: 0 };
    sums.set(strata[i], { sum: kept.sum + value, n: kept.n + 1 });
  }
  return values.map((value, i) => {
    const { sum, n } = sums.get(strata[i]) ?? { sum: 0, n: 1 };
    return value - sum / n;
  });
}

/** Values minus the mean over the seats of their match. */
function withinMatch(values: readonly number[], seats: number): readonly number[] {
  return values.map((value, i) => {
    const first = i - (i % seats);
    return value - sumOf(values.slice(first, first + seats)) / seats;
  });
}

/** Minimum deals of an estimate, in addition to those per use. */
const LEAST_DEALS = 12;
/** Deals per use. */
const DEALS_PER_USE = 4;
/** The minimum share of a use's spread not explained by the preceding uses. */
const LEAST_SPREAD = 1e-6;

/**
 * Least squares of the share of the win on all uses together. Each seat is compared with the others of its match, which
 * cancels the match's length and luck, and with the average of its own seat and player, which cancels who uses a thing.
 * Deals are the clusters of the covariance (Liang and Zeger 1986) with Student's quantile (Cameron and Miller 2015).
 * This is a comparison of like with like, not an experiment: an uncounted cause may be behind a use.
 * @param level of each interval
 * @returns empty if there are too few complete deals; a use that never varies, or depends linearly on others, is left
 * out
 */
export function gainsOfUses(
  matches: readonly LabMatch[],
  seats: number,
  about: About,
  level: number,
): readonly UseSummary[] {
  const deals = wholeDeals(matches, seats);
  const uses = Object.entries(about).filter(([, { isUse }]) => isUse === true);
  if (seats < 2 || uses.length === 0 || deals.length < LEAST_DEALS + DEALS_PER_USE * uses.length) return [];
  const rows = observationsOf(deals, seats);
  const strata = rows.map(({ stratum }) => stratum);
  const alike = (values: readonly number[]): readonly number[] => withinStrata(withinMatch(values, seats), strata);
  const y = alike(rows.map(({ match, seat }) => winShare(match.final, seat)));
  const columns = uses.map(([name]) => alike(rows.map(({ match, seat }) => bySeat(name, match)?.[seat] ?? 0)));
  const kept = independent(columns);
  const x = kept.map((column) => columns[column]);
  const inverse = inverseOf(x.map((one) => x.map((other) => dot(one, other))));
  const slopes = timesVector(
    inverse,
    x.map((column) => dot(column, y)),
  );
  const residuals = y.map((value, i) => value - sumOf(x.map((column, j) => column[i] * slopes[j])));
  // By deal and use: the deal's contribution to the score of the estimate.
  const scores = deals.map(() => x.map(() => 0));
  for (const [i, { deal }] of rows.entries()) {
    for (const [j, column] of x.entries()) scores[deal][j] += column[i] * residuals[i];
  }
  const n = deals.length;
  // One more at one seat exceeds the mean of its match by this much.
  const step = (seats - 1) / seats;
  const quantile = studentQuantile(level, n - x.length);
  return kept.map((column, j) => {
    const [name, { title }] = uses[column];
    const variance = sumOf(scores.map((score) => dot(inverse[j], score) ** 2)) * (n / (n - x.length));
    const value = step * slopes[j];
    const half = step * quantile * Math.sqrt(variance);
    return { name, title, gain: { value, low: value - half, high: value + half, n } };
  });
}

/** Each seat's share of the win minus the average of the same player in the same seat. */
interface Compared {
  readonly rows: readonly Observation[];
  /** By row. */
  readonly gains: readonly number[];
}

function comparedOf(matches: readonly LabMatch[], seats: number): Compared {
  const rows = observationsOf(wholeDeals(matches, seats), seats);
  const gains = withinStrata(
    rows.map(({ match, seat }) => winShare(match.final, seat)),
    rows.map(({ stratum }) => stratum),
  );
  return { rows, gains };
}

/**
 * By label: its number of seats, and their results relative to the same players in the same seats. Deals are the
 * clusters.
 * @param level of each interval
 * @returns labels that at least twelve deals have, the most frequent first
 */
export function gainsByLabel(
  matches: readonly LabMatch[],
  seats: number,
  labels: LabelsAbout,
  level: number,
): readonly LabelSummary[] {
  if (seats < 2) return [];
  const { rows, gains } = comparedOf(matches, seats);
  return Object.entries(labels).flatMap(([name, { title, values }]) => {
    const chosen = rows.map(({ match, seat }) => bySeat(name, match)?.[seat] ?? -1);
    const known = chosen.filter((value) => value >= 0).length;
    return Object.values(values)
      .flatMap((label, value): readonly LabelSummary[] => {
        const own = rows.flatMap(({ deal }, i) => (chosen[i] === value ? [{ deal, gain: gains[i] }] : []));
        const byDeal = Map.groupBy(own, ({ deal }) => deal);
        const n = byDeal.size;
        if (n < LEAST_DEALS) return [];
        const mean = sumOf(own.map(({ gain }) => gain)) / own.length;
        const spread = sumOf([...byDeal.values()].map((each) => sumOf(each.map(({ gain }) => gain - mean)) ** 2));
        const half = (studentQuantile(level, n - 1) * Math.sqrt((spread * n) / (n - 1))) / own.length;
        const gain = { value: mean, low: mean - half, high: mean + half, n };
        return [{ name, title, label, part: own.length / known, gain }];
      })
      .sort((a, b) => b.part - a.part);
  });
}

/**
 * The mean gain of the rows that used a thing; deals are its clusters. The reference means include the users
 * themselves, the more so the more users there are; the variance takes this into account.
 * @param isUsed 1 or 0 by row
 * @param deals with any use, at least two
 * @returns null if a use by one seat always came with a use by all
 */
function gainOfUsers(
  { rows, gains }: Compared,
  isUsed: readonly number[],
  seats: number,
  deals: number,
  level: number,
): Interval | null {
  if (isUsed.every((used, i) => used === isUsed[i - (i % seats)])) return null;
  const users = sumOf(isUsed);
  const value = dot(isUsed, gains) / users;
  const beside = withinStrata(
    isUsed,
    rows.map(({ stratum }) => stratum),
  );
  // By deal: its contribution to the error of the estimate.
  const scores = new Map<number, number>();
  for (const [i, { deal }] of rows.entries()) {
    scores.set(deal, (scores.get(deal) ?? 0) + beside[i] * gains[i] - isUsed[i] * value);
  }
  const variance = (sumOf([...scores.values()].map((score) => score ** 2)) * deals) / (deals - 1);
  const half = (studentQuantile(level, deals - 1) * Math.sqrt(variance)) / users;
  return { value, low: value - half, high: value + half, n: deals };
}

/**
 * The increase of the share of the win per additional use of a thing: least squares, each seat compared within its
 * match and its stratum as in `gainsOfUses`, but for this thing alone.
 * @param uses by row
 * @param deals with any use, at least two
 */
function gainOfOneMore(
  rows: readonly Observation[],
  uses: readonly number[],
  seats: number,
  deals: number,
  level: number,
): Interval | null {
  const strata = rows.map(({ stratum }) => stratum);
  const alike = (values: readonly number[]): readonly number[] => withinStrata(withinMatch(values, seats), strata);
  const x = alike(uses);
  const y = alike(rows.map(({ match, seat }) => winShare(match.final, seat)));
  const size = dot(x, x);
  if (size < LEAST_SPREAD) return null;
  const slope = dot(x, y) / size;
  const scores = new Map<number, number>();
  for (const [i, { deal }] of rows.entries()) {
    scores.set(deal, (scores.get(deal) ?? 0) + x[i] * (y[i] - slope * x[i]));
  }
  const variance = (sumOf([...scores.values()].map((score) => score ** 2)) * deals) / (deals - 1);
  // One more at one seat exceeds the mean of its match by this much.
  const step = (seats - 1) / seats;
  const value = step * slope;
  const half = (step * studentQuantile(level, deals - 1) * Math.sqrt(variance)) / size;
  return { value, low: value - half, high: value + half, n: deals };
}

/**
 * By thing: its number of seats, and their results relative to the same players in the same seats. Deals are the
 * clusters. A seat that leads or plays longer uses more of everything, so compare things with each other.
 * @param level of each interval; those of `gain` and of `more` are separate columns
 * @returns by kind the things used in at least twelve deals, those used by most seats first; without those that all
 * seats of a match always used alike
 */
export function gainsByThing(
  matches: readonly LabMatch[],
  seats: number,
  things: ThingsAbout,
  level: number,
): readonly ThingSummary[] {
  if (seats < 2) return [];
  const compared = comparedOf(matches, seats);
  return Object.entries(things).flatMap(([name, { title, values }]) =>
    Object.entries(values)
      .flatMap(([key, thing]): readonly ThingSummary[] => {
        const figure = thingFigure(name, key);
        const uses = compared.rows.map(({ match, seat }) => bySeat(figure, match)?.[seat] ?? 0);
        const isUsed = uses.map((many) => (many > 0 ? 1 : 0));
        const deals = new Set(compared.rows.flatMap(({ deal }, i) => (isUsed[i] > 0 ? [deal] : []))).size;
        if (deals < LEAST_DEALS) return [];
        const gain = gainOfUsers(compared, isUsed, seats, deals, level);
        const users = sumOf(isUsed);
        const isRepeated = uses.some((many) => many > 1);
        const more = isRepeated ? gainOfOneMore(compared.rows, uses, seats, deals, level) : null;
        if (gain === null && more === null) return [];
        const head = { name, title, key, thing };
        return [{ ...head, seats: users, part: users / uses.length, times: sumOf(uses) / users, deals, gain, more }];
      })
      .sort((a, b) => b.seats - a.seats),
  );
}

function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (const [i, value] of a.entries()) sum += value * b[i];
  return sum;
}

function timesVector(matrix: readonly (readonly number[])[], vector: readonly number[]): readonly number[] {
  return matrix.map((row) => dot(row, vector));
}

/** Indices of the columns that are linearly independent of those before (Gram and Schmidt). */
function independent(columns: readonly (readonly number[])[]): readonly number[] {
  const kept: number[] = [];
  const basis: (readonly number[])[] = [];
  for (const [place, column] of columns.entries()) {
    const size = dot(column, column);
    let rest = column;
    for (const one of basis) {
      const share = dot(rest, one);
      rest = rest.map((value, i) => value - share * one[i]);
    }
    const left = dot(rest, rest);
    if (left <= LEAST_SPREAD * size || left < LEAST_SPREAD) continue;
    kept.push(place);
    basis.push(rest.map((value) => value / Math.sqrt(left)));
  }
  return kept;
}

/** The inverse of an invertible symmetric matrix (Gauss and Jordan). */
function inverseOf(matrix: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...Array.from({ length: size }, (_, j) => (i === j ? 1 : 0))]);
  for (let pivot = 0; pivot < size; pivot += 1) {
    const by = rows[pivot][pivot];
    rows[pivot] = rows[pivot].map((value) => value / by);
    for (let i = 0; i < size; i += 1) {
      if (i === pivot) continue;
      const times = rows[i][pivot];
      rows[i] = rows[i].map((value, j) => value - times * rows[pivot][j]);
    }
  }
  return rows.map((row) => row.slice(size));
}

import { student95 } from '../stats.ts';
import { tempered } from './tempered.ts';

/** The predicted share of one seat at one moment of a match, and its final share. */
interface Told {
  /** 0 .. 1. */
  readonly share: number;
  readonly payoff: number;
}

/** One row of the table: the moments with a predicted share between `from` and `to`, and the shares won in the end. */
export interface CalibrationRow {
  readonly from: number;
  readonly to: number;
  /** Mean predicted share. */
  readonly told: number;
  /** Mean share won, with its 95 % interval over matches. */
  readonly got: { readonly value: number; readonly low: number; readonly high: number };
  /** Number of moments, counted for each seat. */
  readonly moments: number;
  readonly matches: number;
}

const ROWS = 10;

const loss = (share: number, payoff: number): number =>
  -(payoff * Math.log(share) + (1 - payoff) * Math.log(1 - share));

/**
 * Compares the shares predicted during matches with their results: of the moments predicted as 70 %, 70 % should be
 * won. The moments of one match are not independent, so a match is one observation.
 */
export class Calibration {
  readonly #matches: (readonly Told[])[] = [];

  /** @param told the predictions of one finished match; shares strictly between 0 and 1 */
  add(told: readonly Told[]): void {
    if (told.length > 0) this.#matches.push(told);
  }

  rows(): readonly CalibrationRow[] {
    return Array.from({ length: ROWS }, (_, row) => this.#row(row)).filter(({ moments }) => moments > 0);
  }

  #row(row: number): CalibrationRow {
    const sums = this.#matches
      .map((match) => match.filter(({ share }) => Math.min(ROWS - 1, Math.floor(share * ROWS)) === row))
      .filter((told) => told.length > 0)
      .map((told) => ({
        moments: told.length,
        told: told.reduce((sum, { share }) => sum + share, 0),
        got: told.reduce((sum, { payoff }) => sum + payoff, 0),
      }));
    const moments = sums.reduce((sum, one) => sum + one.moments, 0);
    const value = sums.reduce((sum, { got }) => sum + got, 0) / moments;
    // A ratio of two sums over matches: its spread is that of the residuals of the matches.
    const square = sums.reduce((sum, one) => sum + (one.got - value * one.moments) ** 2, 0);
    const half =
      sums.length < 2
        ? Number.POSITIVE_INFINITY
        : (student95(sums.length - 1) * Math.sqrt((square * sums.length) / (sums.length - 1))) / moments;
    return {
      ...{ from: row / ROWS, to: (row + 1) / ROWS, moments, matches: sums.length },
      told: sums.reduce((sum, { told }) => sum + told, 0) / moments,
      got: { value, low: Math.max(0, value - half), high: Math.min(1, value + half) },
    };
  }

  /** Mean distance between predicted and won shares, rows weighted by their moments. */
  error(): number {
    const rows = this.rows();
    const moments = rows.reduce((sum, row) => sum + row.moments, 0);
    return rows.reduce((sum, { told, got, moments: n }) => sum + Math.abs(told - got.value) * n, 0) / moments;
  }

  /** The expected `error` of honest shares, by the luck of these matches alone. */
  noise(): number {
    const rows = this.rows().filter(({ matches }) => matches > 1);
    const moments = rows.reduce((sum, row) => sum + row.moments, 0);
    const spread = (low: number, high: number, matches: number): number => (high - low) / 2 / student95(matches - 1);
    // The mean absolute value of a normal deviation is its standard deviation times the root of 2 / pi.
    return rows.reduce(
      (sum, { got, moments: n, matches }) =>
        sum + (spread(got.low, got.high, matches) * Math.sqrt(2 / Math.PI) * n) / moments,
      0,
    );
  }

  /**
   * The certainty (`tempered`) with which the predicted shares would have fitted the results best: above 1 if they were
   * too cautious, below 1 if they were too sure.
   * @param seats of each match
   */
  certainty(seats: number): number {
    let low = 0.1;
    let high = 5;
    // The loss is convex in the certainty, so it has one minimum.
    while (high - low > 0.005) {
      const third = (high - low) / 3;
      if (this.#loss(low + third, seats) < this.#loss(high - third, seats)) high -= third;
      else low += third;
    }
    return (low + high) / 2;
  }

  /** Logarithmic loss, matches weighted equally. */
  #loss(certainty: number, seats: number): number {
    let sum = 0;
    for (const match of this.#matches) {
      let ofMatch = 0;
      for (const { share, payoff } of match) ofMatch += loss(tempered(share, certainty, seats), payoff);
      sum += ofMatch / match.length;
    }
    return sum / this.#matches.length;
  }
}

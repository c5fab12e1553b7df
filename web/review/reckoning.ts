import type { Passage, Review, ReviewedError } from '@marchlands/bots/review/review.ts';
import { sumOf } from '@marchlands/bots/stats.ts';
import type { Seat } from '@marchlands/core/seat.ts';

/** The share of a common defeat before the first passage, 0..1. */
export function defeatBefore({ start }: Review): number {
  return Math.max(0, 1 - sumOf(start));
}

/** The share of a common defeat at the end: 1 if all lost together, else 0. */
export function defeatAfter({ start, passages }: Review): number {
  return Math.max(0, 1 - sumOf(passages.at(-1)?.shares ?? start));
}

/** Shares with a larger mean error are called rough. */
const FINE = 0.04;

/** Whether shares are only roughly right, or their error was never measured. */
export function isRough({ error }: Review): boolean {
  return error === null || error > FINE;
}

/** A passage after which a seat's expectation changed much. */
export interface TurningPoint {
  /** Index among the passages. */
  readonly passage: number;
  /** The seat whose share changed most; among equal changes, one that gained. */
  readonly seat: Seat;
  readonly before: number;
  readonly after: number;
}

/** Smaller changes are no turning point, and no passage mentions them. */
const LEAST_TURN = 0.01;

/**
 * The passages with the largest changes of a seat's share, in chronological order. A change counts only as far as it
 * outlasts the others' next decisions, since shares rise and fall with the turn. There is a decision between any two of
 * them: a choice and its chance outcome are one moment.
 */
export function turningPointsOf(review: Review, most = 3): readonly TurningPoint[] {
  const { start, passages } = review;
  const all = passages.map((one, i) => changeOf(one, i, passages[i - 1]?.shares ?? start));
  const lasting = all.map((one) => lastingOf(review, one));
  const decisions: number[] = [];
  for (const { by } of passages) decisions.push((decisions.at(-1) ?? 0) + (by === 'chance' ? 0 : 1));
  const chosen: TurningPoint[] = [];
  for (const one of all.sort((a, b) => lasting[b.passage] - lasting[a.passage])) {
    if (chosen.length === most || lasting[one.passage] < LEAST_TURN) break;
    if (chosen.every(({ passage }) => decisions[passage] !== decisions[one.passage])) chosen.push(one);
  }
  return chosen.sort((a, b) => a.passage - b.passage);
}

/** The part of a change that remains after as many decisions as there are other seats, without chance. */
function lastingOf({ start, passages }: Review, { passage, seat, before, after }: TurningPoint): number {
  const sign = Math.sign(after - before);
  let left = (after - before) * sign;
  let least = left;
  let others = start.length - 1;
  for (let i = passage + 1; i < passages.length && others > 0; i += 1) {
    if (passages[i].by === 'chance') continue;
    others -= 1;
    left += (passages[i].shares[seat] - passages[i - 1].shares[seat]) * sign;
    least = Math.min(least, left);
  }
  return Math.max(0, least);
}

function sizeOf({ before, after }: TurningPoint): number {
  return Math.abs(after - before);
}

/** Changes within this of each other count as equal: between two seats one loses what the other wins. */
const ALIKE = 0.005;

function changeOf({ shares }: Passage, passage: number, before: readonly number[]): TurningPoint {
  const changes = shares.map((after, seat): TurningPoint => ({ passage, seat, before: before[seat], after }));
  const most = Math.max(...changes.map(sizeOf)) - ALIKE;
  const largest = changes.filter((one) => sizeOf(one) >= most);
  return largest.find((one) => one.after > one.before) ?? largest[0];
}

/** A choice that had a better alternative. */
export interface Mistake {
  /** Index among the passages. */
  readonly passage: number;
  readonly seat: Seat;
  readonly error: ReviewedError;
}

/** Choices with a shown loss, the largest first; of all seats or of one. */
export function mistakesOf({ passages }: Pick<Review, 'passages'>, of: Seat | null = null): readonly Mistake[] {
  const lossOf = ({ error }: Mistake): number => error.bestValue - error.value;
  return passages
    .flatMap(({ choices }, passage) =>
      choices.flatMap(({ seat, error }): readonly Mistake[] => (error === null ? [] : [{ passage, seat, error }])),
    )
    .filter(({ seat }) => of === null || seat === of)
    .sort((a, b) => lossOf(b) - lossOf(a));
}

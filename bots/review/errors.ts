import type { Seat } from '@marchlands/core/seat.ts';
import type { Blame } from './blame.ts';
import type { Review } from './review.ts';

/** The grade of an error, as in GNU Backgammon. */
export type Grade = 'doubtful' | 'bad' | 'blunder';

/** Minimum losses of these grades; GNU Backgammon's 0.08 and 0.16 points are twice as much as in shares of a win. */
const BAD = 0.04;
const BLUNDER = 0.08;

export function gradeOf({ bestValue, value }: Pick<Blame, 'bestValue' | 'value'>): Grade {
  const loss = bestValue - value;
  return loss >= BLUNDER ? 'blunder' : loss >= BAD ? 'bad' : 'doubtful';
}

/** Blame is called rough if a smaller share of such choices was worse when judged again. */
const WORSE = 0.9;

/** Whether blame is often wrong, or was never measured. */
export function isBlameRough({ blamed }: Review): boolean {
  return blamed === null || blamed.worse < WORSE * blamed.judged;
}

/** A seat's errors over a match. */
export interface ErrorCount {
  readonly seat: Seat;
  readonly counts: { readonly [grade in Grade]: number };
  /** Judged choices with something at stake. */
  readonly mattered: number;
  /** Mean share of the win given away per such choice, 0..1; 0 without any. */
  readonly rate: number;
}

/** By seat. */
export function errorCountsOf({ start, passages }: Review): readonly ErrorCount[] {
  const all = passages.flatMap(({ choices }) => choices);
  return start.map((_, seat) => {
    const own = all.filter((one) => one.seat === seat);
    const errors = own.flatMap(({ error }) => error ?? []);
    const counts = { doubtful: 0, bad: 0, blunder: 0 };
    for (const error of errors) counts[gradeOf(error)] += 1;
    const mattered = own.filter(({ matters, error }) => matters || error !== null).length;
    const lost = errors.reduce((sum, { bestValue, value }) => sum + bestValue - value, 0);
    return { seat, counts, mattered, rate: mattered === 0 ? 0 : lost / mattered };
  });
}

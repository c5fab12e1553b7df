import type { Match } from '@marchlands/core/match/match.ts';
import { CHANCE, type Seat } from '@marchlands/core/seat.ts';
import type { Step } from '@marchlands/core/types.ts';

/** A choice, a decision of several seats or a chance outcome in the log. */
export interface Stretch {
  /** Its entries, by their journal numbers. */
  readonly indices: readonly number[];
  /** Empty for entries written by the match itself: a resignation, an agreed end. */
  readonly steps: readonly Step[];
  /** The acting seats in the order of their entries, or the resigning one. */
  readonly seats: readonly Seat[];
}

/** The stretches that led to the end of a match. */
export function stretchesOf({ journal }: Match): readonly Stretch[] {
  const stretches: { indices: number[]; steps: Step[]; seats: Seat[] }[] = [];
  let choice = -1;
  for (const index of journal.line) {
    if (journal.choiceOf(index) !== choice) stretches.push({ indices: [], steps: [], seats: [] });
    choice = journal.choiceOf(index);
    const stretch = stretches.at(-1);
    const { step, entry } = journal.at(index);
    stretch?.indices.push(index);
    if (step !== null) stretch?.steps.push(step);
    const by = 'by' in entry ? entry.by : CHANCE;
    if (by !== CHANCE && stretch?.seats.includes(by) === false) stretch.seats.push(by);
  }
  return stretches;
}

/** The codes of a seat's choice within a stretch. */
export function codesOf({ steps }: Stretch, seat: Seat): readonly number[] {
  return steps.filter(({ by }) => by === seat).map(({ code }) => code);
}

/** Whether several seats chose at once, none seeing the others. */
export function isSealed({ steps, seats }: Stretch): boolean {
  return steps.length > 0 && seats.length > 1;
}

/** The actor; `rule` for entries written by the match itself. */
export function actedBy({ steps, seats }: Stretch): 'seats' | 'chance' | 'rule' {
  if (steps.length === 0) return 'rule';
  return seats.length > 0 ? 'seats' : 'chance';
}

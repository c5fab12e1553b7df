import type { Match } from '@marchlands/core/match/match.ts';
import { CHANCE, type Seat } from '@marchlands/core/seat.ts';
import type { Step } from '@marchlands/core/types.ts';

/** A choice, a decision of several seats or an outcome of chance, as it stands in the log. */
export interface Stretch {
  /** Its entries, as the journal numbers them. */
  readonly indices: readonly number[];
  /** None where the match itself wrote the entry: a resignation, an agreed end. */
  readonly steps: readonly Step[];
  /** The seats that acted, in the order of their entries; the one that resigned. */
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

/** What acted; `rule` is what the match itself wrote. */
export function actedBy({ steps, seats }: Stretch): 'seats' | 'chance' | 'rule' {
  if (steps.length === 0) return 'rule';
  return seats.length > 0 ? 'seats' : 'chance';
}

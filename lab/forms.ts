import { type Crew, type Done, runMatches } from './pool.ts';
import type { LabMatch } from './protocol.ts';

/** One form of a game in an experiment. */
export interface Form {
  readonly crew: Crew;
  /** Matches played earlier. */
  readonly before: readonly LabMatch[];
}

interface FormsOptions {
  readonly seats: number;
  /** Numbers of deals after which `isEnough` is asked, ascending; the last one ends the experiment. */
  readonly looks: readonly number[];
  /** Number of workers, at least 1. */
  readonly jobs: number;
  /** By form: whether its matches so far are enough. */
  readonly isEnough?: (forms: readonly (readonly LabMatch[])[]) => boolean;
  /** Called with a form's new matches and its number of finished ones, including earlier ones. */
  readonly onDone?: (form: number, done: number, fresh: readonly LabMatch[]) => void;
  readonly stop?: AbortSignal;
}

/**
 * Plays forms of a game over the same deals; all reach a look before any goes on. After a spoiled match, the experiment
 * ends at that look.
 */
export async function playForms(
  forms: readonly Form[],
  { seats, looks, jobs, isEnough, onDone, stop }: FormsOptions,
): Promise<readonly Done[]> {
  let played: readonly Done[] = forms.map(({ before, crew: { plan } }) => ({
    ...{ matches: before, unfinished: [], givenUp: [] },
    times: plan.bots.map(() => []),
  }));
  for (const deals of looks) {
    const next: Done[] = [];
    for (const [form, { crew }] of forms.entries()) {
      const { matches, givenUp, times } = played[form];
      const done = await runMatches(crew, deals * seats, jobs, {
        before: matches,
        onDone: (count, fresh) => onDone?.(form, count, fresh),
        ...(stop === undefined ? {} : { stop }),
      });
      next.push({
        ...done,
        givenUp: [...givenUp, ...done.givenUp],
        times: times.map((durations, player) => [...durations, ...done.times[player]]),
      });
    }
    played = next;
    if (played.some(({ unfinished }) => unfinished.length > 0)) break;
    if (isEnough?.(played.map(({ matches }) => matches)) === true) break;
  }
  return played;
}

import type { Seat } from '../seat.ts';

/** A place in a run: enough to reproduce a failure. */
export interface FailurePlace {
  readonly game: string;
  readonly seats: number;
  /** Only options that differ from the defaults. */
  readonly options: object;
  readonly seed: string;
  /** Number of the match in its run, from 0. */
  readonly match: number;
  /** Number of steps played before; -1 for the whole match. */
  readonly step: number;
}

/** A broken contract. The message gives the place, the check, and the difference. */
export class ConformanceFailure extends Error {
  readonly place: FailurePlace;
  /** Name of the check. */
  readonly check: string;
  readonly what: string;
  /** The steps before, typed: `[seat or 'chance', move]`. */
  readonly trace: readonly (readonly [by: Seat | 'chance', move: object])[];

  constructor(place: FailurePlace, check: string, what: string, trace: ConformanceFailure['trace']) {
    const { game, seats, options, seed, match, step } = place;
    const when = step < 0 ? 'as a whole' : `step ${step}`;
    super(
      `${game} does not keep its contract: ${check}: ${what}\n` +
        `  seats ${seats}, options ${JSON.stringify(options)}, seed ${JSON.stringify(seed)}, match ${match}, ${when}\n` +
        `  again: npm run conformance -- ${game} --seats ${seats} --seed ${seed} --match ${match}\n` +
        `  last steps: ${
          trace
            .slice(-6)
            .map(([by, move]) => `${by} ${JSON.stringify(move)}`)
            .join('; ') || 'none'
        }`,
    );
    this.name = 'ConformanceFailure';
    this.place = place;
    this.check = check;
    this.what = what;
    this.trace = trace;
  }
}

/** Thrown by a check, which does not know its place in the run; the suite adds that. */
export class Finding extends Error {
  readonly check: string;

  constructor(check: string, what: string) {
    super(what);
    this.name = 'Finding';
    this.check = check;
  }
}

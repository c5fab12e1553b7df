import type { Seat } from '@marchlands/core/seat.ts';
import type { AnyView } from '@marchlands/core/types.ts';

/** The budget of one decision. If both are given, the first to run out ends it. */
export interface Budget {
  /** Most iterations; the same seed and iterations give the same choice on every machine. */
  readonly iterations?: number;
  /** Most milliseconds by the bot's clock; ignored without a clock. */
  readonly milliseconds?: number;
}

/** A candidate that a bot weighed. */
export interface Candidate {
  /** Codes to submit, in order: a whole choice; in a simultaneous decision perhaps only its beginning. */
  readonly codes: readonly number[];
  /** Expected payoff of the deciding seat, 0 (lost) .. 1 (won alone); a shared win counts in part. */
  readonly value: number;
  /** Number of visits. */
  readonly visits: number;
  /** Probability that the bot chooses it, 0..1; several are above 0 only in a mixture. */
  readonly probability: number;
}

/** Why thinking ended. */
export const ENDINGS = [
  // The iterations ran out, or too few are left for another piece of work.
  'budget',
  // The time ran out.
  'time',
  // The caller interrupted.
  'stopped',
  // There is only one choice; thinking found its value.
  'one choice',
  // The rest of the budget cannot change the choice.
  'settled',
  // The player has searched everything that it can.
  'whole',
  // The player's work does not depend on the budget.
  'fixed',
] as const;
export type Ending = (typeof ENDINGS)[number];

/** A bot's decision, with its reasons. */
export interface Thought {
  /** Codes to submit: a whole choice, or one code if each move is a choice by itself. */
  readonly moves: readonly number[];
  /** Candidates for the first decision, the favourite first. */
  readonly considered: readonly Candidate[];
  /** Iterations used; 0 if none were needed. */
  readonly iterations: number;
  /** Why thinking ended. */
  readonly ending: Ending;
}

/** A decision in progress, worked on in slices, so that a page stays responsive and a person may interrupt. */
export interface Thinking {
  /** Works for at most this many iterations (at least one); true once thinking has ended. */
  step(iterations: number): boolean;
  /** Share of the budget that is used, 0..1. */
  progress(): number;
  /** The best choice so far, without further work, except for the minimum if nothing was done yet. */
  best(): Thought;
}

/**
 * A player. It gets a view and never the true state, so it cannot know more than its seat. One bot may serve several
 * seats; between decisions it keeps only its generator.
 */
export interface Bot {
  /** The level that it plays. */
  readonly name: string;
  /** True if it always plays uniformly at random: a runner may then choose for it without a view. */
  readonly isUniform: boolean;
  /** Starts to think about this seat's current decision; throws if the view shows none. */
  begin(view: AnyView, seat: Seat, budget?: Budget): Thinking;
  /** Thinks to the end of the budget and chooses. */
  think(view: AnyView, seat: Seat, budget?: Budget): Thought;
  /** Reseeds the generator, so that a match does not depend on earlier ones. */
  restart(seed: string | number): void;
}

/** Calls `begin`, then steps until thinking ends: `think` of every bot. */
export function thinkThrough(thinking: Thinking): Thought {
  while (!thinking.step(64)) {
    // The condition does the work.
  }
  return thinking.best();
}

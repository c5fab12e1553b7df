import type { Seat } from '@marchlands/core/seat.ts';
import type { AnyView } from '@marchlands/core/types.ts';

/** How much a bot may think about one decision. Where both are given, the first to run out ends it. */
export interface Budget {
  /** Most iterations; the same seed and iterations give the same choice on every machine. */
  readonly iterations?: number;
  /** Most milliseconds by the clock that the bot was made with; without a clock they do not count. */
  readonly milliseconds?: number;
}

/** One candidate that a bot weighed. */
export interface Candidate {
  /** Codes to submit in this order: a whole choice; where several choose at once, perhaps its beginning. */
  readonly codes: readonly number[];
  /** Expected payoff of the deciding seat, 0 (lost) .. 1 (won alone); a shared win is shared. */
  readonly value: number;
  /** How often it was tried. */
  readonly visits: number;
  /** How likely the bot is to choose it, 0..1; several are above 0 only where it mixes. */
  readonly probability: number;
}

/** Why thinking ends. */
export const ENDINGS = [
  // The iterations are used up, or too few are left for more work.
  'budget',
  // So is the time.
  'time',
  // Whoever had asked wanted the answer now.
  'stopped',
  // There is one choice only: what was spent found its value.
  'one choice',
  // What is left of the budget cannot change the choice.
  'settled',
  // Everything that the player can look at was looked at.
  'whole',
  // The player looks at the same whatever its budget.
  'fixed',
] as const;
export type Ending = (typeof ENDINGS)[number];

/** What a bot chose, and why. */
export interface Thought {
  /** Codes to submit: a whole choice, one code where each move is a choice by itself. */
  readonly moves: readonly number[];
  /** Candidates for the first decision, the one most in favour first. */
  readonly considered: readonly Candidate[];
  /** Iterations spent; 0 where none were needed. */
  readonly iterations: number;
  /** Why no more were. */
  readonly ending: Ending;
}

/** A decision being thought about, in slices, so that a page stays alive and a person may interrupt. */
export interface Thinking {
  /** Works for at most so many iterations (at least one); true once the budget is used up. */
  step(iterations: number): boolean;
  /** Share of the budget that is used, 0..1. */
  progress(): number;
  /** The choice so far; asks for no further work, but where nothing was done yet it does the least that is needed. */
  best(): Thought;
}

/**
 * A player. It gets a view and never the true state, so it cannot know more than its seat does.
 * One bot may serve several seats; it keeps nothing from one decision to the next but its generator.
 */
export interface Bot {
  /** The level it was made at. */
  readonly name: string;
  /** True if it plays uniformly at random whatever it sees: a runner may then choose for it without a view. */
  readonly isUniform: boolean;
  /** Starts to think about a decision that this seat has now; throws where the view says that it has none. */
  begin(view: AnyView, seat: Seat, budget?: Budget): Thinking;
  /** Thinks to the end of the budget and chooses. */
  think(view: AnyView, seat: Seat, budget?: Budget): Thought;
  /** Puts the generator back to a seed: what makes a match the same whoever played before it. */
  restart(seed: string | number): void;
}

/** `begin`, then steps until the budget is used up: what `think` means for every bot. */
export function thinkThrough(thinking: Thinking): Thought {
  while (!thinking.step(64)) {
    // The work is in the condition.
  }
  return thinking.best();
}

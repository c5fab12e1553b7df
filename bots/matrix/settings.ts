/** The knobs of thinking by matrices; the values in use are measured. */
export interface MatrixSettings {
  /** Truths drawn from the view, each weighed alike; equal ones count once. */
  readonly truths: number;
  /** Candidates of each seat to begin with; further ones enter where they answer the mixture better. */
  readonly entrants: number;
  /** Rounds of regret matching for each mixture. */
  readonly rounds: number;
  /** What a further candidate must gain against the mixture, in payoff 0..1. */
  readonly gain: number;
  /** Decisions that are looked ahead where the mixture meets; 1 looks at this decision only. */
  readonly depth: number;
  /** Most pairs of choices that are followed further, at the root and below it. */
  readonly followed: number;
  readonly followedBelow: number;
}

export const MATRIX: MatrixSettings = {
  truths: 4,
  entrants: 6,
  rounds: 400,
  gain: 0.002,
  depth: 1,
  followed: 64,
  followedBelow: 2,
};

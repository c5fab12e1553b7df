import type { Game } from '@marchlands/core/game.ts';
import type { MatrixTuning } from '@marchlands/core/knowledge.ts';

/** The settings of thinking by matrices: how exactly decisions are solved, and what a game may say of itself. */
export interface MatrixSettings extends MatrixTuning {
  /** States sampled from the view, each weighed alike; equal ones count once. */
  readonly samples: number;
  /** Candidates of each seat to begin with; further ones enter where they answer the mixture better. */
  readonly entrants: number;
  /** Rounds of regret matching for each mixture. */
  readonly rounds: number;
  /** What a further candidate must gain against the mixture, in payoff 0..1. */
  readonly gain: number;
  /** Most rounds of letting candidates in, at the root and below it. */
  readonly answers: number;
  readonly answersBelow: number;
  /** Choices that are less likely than this are not followed to later decisions. */
  readonly faint: number;
}

/** For a game that says nothing of itself: the other seat knows the mixture that is played against it. */
export const MATRIX: MatrixSettings = {
  samples: 4,
  entrants: 6,
  rounds: 400,
  gain: 0.002,
  answers: 40,
  answersBelow: 6,
  faint: 0.02,
  deviations: 4,
  deviationLoss: 0.05,
  depth: 6,
  followed: 2,
  naive: 0,
  naiveChoices: 4,
};

/** The settings for one game: its own numbers where it brings some. */
export function matrixSettings(game: Game): MatrixSettings {
  return { ...MATRIX, ...game.knowledge?.matrix };
}

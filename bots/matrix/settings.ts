import type { Game } from '@marchlands/core/game.ts';
import type { MatrixTuning } from '@marchlands/core/knowledge.ts';

/** Settings of the matrix search: solver precision, and the defaults of a game's `MatrixTuning`. */
export interface MatrixSettings extends MatrixTuning {
  /** Number of states sampled from the view, weighted equally; duplicates count once. */
  readonly samples: number;
  /** Initial candidates of each seat; others enter if they answer the mixture better. */
  readonly entrants: number;
  /** Rounds of regret matching for each mixture. */
  readonly rounds: number;
  /** Minimum gain of a new candidate against the mixture, in payoff 0..1. */
  readonly gain: number;
  /** Most rounds of admitting candidates, at the root and below it. */
  readonly answers: number;
  readonly answersBelow: number;
  /** Choices less likely than this are not followed to later decisions. */
  readonly faint: number;
}

/** Default for games without tuning: the other seat knows the mixture played against it. */
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

/** The settings for one game, with its own numbers if it has any. */
export function matrixSettings(game: Game): MatrixSettings {
  return { ...MATRIX, ...game.knowledge?.matrix };
}

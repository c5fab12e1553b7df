import type { Game } from '@marchlands/core/game.ts';
import type { Precision } from '@marchlands/lab/precision.ts';
import { type About, compareFigures, type FigureDifference, levelOfAll } from '@marchlands/lab/summary.ts';
import type { Experiment } from './experiment.ts';
import { type Precisely, precisely } from './precision-flag.ts';

/** All that came out of one call of the lab. */
export interface Outcome {
  readonly game: Game;
  /** One for each form of the game. */
  readonly experiments: readonly Experiment[];
  readonly about: About;
  /** Level at which the intervals of all figures of one form hold together. */
  readonly level: number;
  /** What the second form changes; none where there is one form. */
  readonly differences: readonly FigureDifference[];
  /** Null where no precision was asked for. */
  readonly answer: Precisely | null;
  readonly isRepeatable: boolean;
}

export function outcomeOf(
  game: Game,
  experiments: readonly Experiment[],
  about: About,
  precision: Precision | null,
  isRepeatable: boolean,
): Outcome {
  const [{ plan }] = experiments;
  const { seats } = plan;
  const matches = experiments.map(({ done }) => done.matches);
  const level = levelOfAll(about, seats);
  return {
    ...{ game, experiments, about, level, isRepeatable },
    differences: matches.length < 2 ? [] : compareFigures(matches[0], matches[1], seats, about, level),
    answer: precision === null ? null : precisely(precision, matches, seats, about),
  };
}

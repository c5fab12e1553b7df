import type { Interval } from '@marchlands/bots/stats.ts';
import type { Game } from '@marchlands/core/game.ts';
import type { LabelsAbout, ThingsAbout } from '@marchlands/core/lab.ts';
import {
  gainsByLabel,
  gainsByThing,
  gainsOfUses,
  type LabelSummary,
  levelOfAll,
  type ThingSummary,
  type UseSummary,
} from '@marchlands/lab/controlled.ts';
import { luckOf } from '@marchlands/lab/luck.ts';
import type { Precision } from '@marchlands/lab/precision.ts';
import {
  type About,
  compareFigures,
  type FigureDifference,
  type FigureSummary,
  intervalsOf,
  summarizeFigures,
  together,
} from '@marchlands/lab/summary.ts';
import { evaluationHash } from './evaluation.ts';
import type { Experiment } from './experiment.ts';
import { type Precisely, precisely } from './precision-flag.ts';
import { type Nearest, nearestTo, type Target } from './target-flag.ts';

/** The results of one form of a game. */
export interface FormOutcome extends Experiment {
  /** `as it is`, `changed`, `boardSize 5`. */
  readonly name: string;
  readonly figures: readonly FigureSummary[];
  /** Its differences from the first form; empty for that one. */
  readonly differences: readonly FigureDifference[];
  /** The share of winning explained by the deal; null if the players differ, or too little is known. */
  readonly luck: Interval | null;
  /** The effect of one more of each use, others being equal. */
  readonly uses: readonly UseSummary[];
  /** The results by opening. */
  readonly labels: readonly LabelSummary[];
  /** The results by single card, tile and so on used. */
  readonly things: readonly ThingSummary[];
}

/** All results of one call of the lab. */
export interface Outcome {
  readonly game: Game;
  readonly forms: readonly FormOutcome[];
  readonly about: About;
  /** A hash of the bots' evaluation, in the first form; null if they evaluate nothing. */
  readonly evaluation: string | null;
  /** The level of each interval, so that all hold together. */
  readonly level: number;
  /** Null if no precision was asked for. */
  readonly answer: Precisely | null;
  /** Null if no target was named. */
  readonly nearest: Nearest | null;
  readonly isRepeatable: boolean;
}

const usesIn = (about: About): number => Object.values(about).filter(({ isUse }) => isUse === true).length;

export function outcomeOf(
  game: Game,
  experiments: readonly (Experiment & { readonly name: string })[],
  about: About,
  labels: LabelsAbout,
  things: ThingsAbout,
  { precision, target }: { readonly precision: Precision | null; readonly target: Target | null },
  isRepeatable: boolean,
): Outcome {
  const [{ plan, done: first }] = experiments;
  const { seats } = plan;
  // Two forms are one comparison, and each further form is one more.
  const level = together(intervalsOf(about, seats) * Math.max(1, experiments.length - 1));
  const setup = game.setup(plan.options, seats);
  const areEqual = new Set(plan.bots).size === 1;
  const forms = experiments.map(
    (each, form): FormOutcome => ({
      ...each,
      luck: areEqual ? luckOf(each.done.matches, seats) : null,
      uses: gainsOfUses(each.done.matches, seats, about, together(Math.max(1, usesIn(about)))),
      labels: gainsByLabel(each.done.matches, seats, labels, levelOfAll(labels)),
      things: gainsByThing(each.done.matches, seats, things, levelOfAll(things)),
      figures: summarizeFigures(each.done.matches, seats, about, level),
      differences: form === 0 ? [] : compareFigures(first.matches, each.done.matches, seats, about, level),
    }),
  );
  const matches = experiments.map(({ done }) => done.matches);
  return {
    ...{ game, forms, about, level, isRepeatable },
    evaluation: setup.ok ? evaluationHash(game, setup.value) : null,
    answer: precision === null ? null : precisely(precision, matches, seats, about),
    nearest:
      target === null
        ? null
        : nearestTo(
            target,
            forms.map(({ figures }) => figures),
          ),
  };
}

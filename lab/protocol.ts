import type { SeriesMatch } from '@marchlands/bots/series.ts';
import type { Figures } from '@marchlands/core/lab.ts';

/** The data with which every worker of an experiment starts. Plain data. */
export interface Plan {
  /** Id of the game. */
  readonly game: string;
  readonly seats: number;
  /** With defaults filled in. */
  readonly options: object;
  /** Names of players, one per seat. */
  readonly bots: readonly string[];
  readonly seed: string;
  /** Whether to report the time of every decision. */
  readonly times: boolean;
  /** Whether to count figures. */
  readonly figures: boolean;
}

/** A match of an experiment. */
export interface LabMatch extends SeriesMatch {
  /** Present if the plan asks for figures. */
  readonly figures?: Figures | undefined;
}

/** To a worker: play these matches of the series. */
export interface Order {
  readonly indices: readonly number[];
}

/** Why a match did not finish: the experiment was stopped, or a bug in a bot or the game ended it. */
export type Cause = { readonly kind: 'stopped' } | { readonly kind: 'bug'; readonly message: string };

/** An unfinished match. */
export interface Unfinished {
  readonly index: number;
  readonly cause: Cause;
}

/** A match lost by an external program: it was late, gone, or made an illegal choice. */
export interface GivenUp {
  readonly index: number;
  readonly player: number;
  /** Follows the player's name. */
  readonly failure: string;
}

/** From a worker: finished matches; `isIdle` if its order is done. */
export interface Report {
  readonly matches: readonly LabMatch[];
  readonly unfinished: readonly Unfinished[];
  readonly givenUp: readonly GivenUp[];
  /** By player: milliseconds of each decision since the last report; empty unless the plan asks for times. */
  readonly times: readonly (readonly number[])[];
  readonly isIdle: boolean;
}

import type { SeriesMatch } from '@marchlands/bots/series.ts';
import type { Figures } from '@marchlands/core/lab.ts';

/** What every worker of an experiment is started with. Plain data. */
export interface Plan {
  /** Id of the game. */
  readonly game: string;
  readonly seats: number;
  /** With defaults filled in. */
  readonly options: object;
  /** Names of players, one a seat. */
  readonly bots: readonly string[];
  readonly seed: string;
  /** Whether the time of every decision is to be told. */
  readonly times: boolean;
  /** Whether figures are to be counted. */
  readonly figures: boolean;
}

/** A match of an experiment. */
export interface LabMatch extends SeriesMatch {
  /** Where the plan wants figures. */
  readonly figures?: Figures | undefined;
}

/** To a worker: play these matches of the series. */
export interface Order {
  readonly indices: readonly number[];
}

/** Why a match did not come to its end: the experiment was stopped, or a bug of a bot or of the game ended it. */
export type Cause = { readonly kind: 'stopped' } | { readonly kind: 'bug'; readonly message: string };

/** A match that did not come to its end. */
export interface Unfinished {
  readonly index: number;
  readonly cause: Cause;
}

/** A match that a program from outside has given up: it was late, gone, or chose what is not legal. */
export interface GivenUp {
  readonly index: number;
  readonly player: number;
  /** To follow the player's name. */
  readonly failure: string;
}

/** From a worker: matches that are done; `isIdle` where its order is. */
export interface Report {
  readonly matches: readonly LabMatch[];
  readonly unfinished: readonly Unfinished[];
  readonly givenUp: readonly GivenUp[];
  /** By player: milliseconds of each decision since the last report; empty unless the plan wants times. */
  readonly times: readonly (readonly number[])[];
  readonly isIdle: boolean;
}

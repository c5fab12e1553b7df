import type { GameTypes } from './types.ts';

/** A figure of a match: one number, or one per seat. */
export interface FigureAbout {
  /** A short noun, as a table has it: "points from roads". */
  readonly title: string;
  readonly of: 'match' | 'seat';
  /** True if it is the goal itself, so that winners naturally have more of it. */
  readonly isResult?: true;
  /** True if it is a share, 0..1, shown in percent. */
  readonly isShare?: true;
  /** True if it counts a choice, such as what a seat builds, to be compared with the seat's other choices. */
  readonly isUse?: true;
}

/** Exclusive labels: at most one applies to a seat in a match, such as its first action. */
export interface LabelsAbout {
  readonly [name: string]: {
    /** A short noun: "first action". */
    readonly title: string;
    /** The possible values in words, by name. */
    readonly values: { readonly [key: string]: string };
  };
}

/** Things of one kind, such as the cards of a deck, each of which a seat may use any number of times in a match. */
export interface ThingsAbout {
  readonly [name: string]: {
    /** A short noun, as a table has it: "cards played". */
    readonly title: string;
    /** By key: the name of each thing. */
    readonly values: { readonly [key: string]: string };
  };
}

/** The name of the figure that counts each seat's uses of a thing; absent if no seat used it. */
export function thingFigure(name: string, key: string): string {
  return `${name}:${key}`;
}

/** Chance outcomes grouped as people count them: rolls by their sum, tiles by their face. */
export interface ChanceAbout<T extends GameTypes = GameTypes> {
  /** A short noun: "sum of both dice". */
  readonly title: string;
  /** The possible results in words, by name. */
  readonly values: { readonly [key: string]: string };
  /**
   * Relative weights of the values, if an outcome only completes the counted result: the second of two dice completes
   * the sum. Absent: the weights of the outcomes in each group.
   */
  readonly weights?: { readonly [key: string]: number };
  /** The name of the value that an outcome counts for, or null. @param state before the outcome */
  of(outcome: T['outcome'], state: T['state']): string | null;
}

/**
 * Figures of one match by name; a seat's figures by seat. Labels: by seat the index of the label, or -1. Things: under
 * `thingFigure`.
 */
export type Figures = { readonly [name: string]: number | readonly number[] };

/** Observes one match from start to end. */
export interface Watch<T extends GameTypes = GameTypes> {
  /** Called for every event, in order. @param state after the event; do not change or keep it */
  event(event: T['event'], state: T['state']): void;
  /** The figures of the match, without those that do not apply to it. */
  end(): Figures;
}

/** Everything that the lab counts in a game's matches. */
export interface GameLab<T extends GameTypes = GameTypes> {
  readonly figures: { readonly [name: string]: FigureAbout };
  /** Default: none. */
  readonly labels?: LabelsAbout;
  /** Things whose uses are counted. Default: none. */
  readonly things?: ThingsAbout;
  /** Chance counts by name. Default: none. */
  readonly chance?: { readonly [name: string]: ChanceAbout<T> };
  watch(setup: T['setup']): Watch<T>;
}

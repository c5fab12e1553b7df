import type { GameTypes } from './types.ts';

/** What is counted in a match: one number, or one for each seat. */
export interface FigureAbout {
  /** A short noun, as a table has it: "points from roads". */
  readonly title: string;
  readonly of: 'match' | 'seat';
  /** True where it is what was played for: that winners have more of it says nothing. */
  readonly isResult?: true;
  /** True where it is a part of a whole, 0..1, which people read in percent. */
  readonly isShare?: true;
  /** True where it is a choice of the seat, such as what it builds, whose worth is asked beside that of its other choices. */
  readonly isUse?: true;
}

/** Things of which one at most is true of a seat in a match, such as what it does first. */
export interface LabelsAbout {
  readonly [name: string]: {
    /** A short noun: "first action". */
    readonly title: string;
    /** What may be true, in words. */
    readonly values: readonly string[];
  };
}

/** Figures of one match by name; by seat where they are of a seat. Of labels: by seat the place of what is true, or -1. */
export type Figures = { readonly [name: string]: number | readonly number[] };

/** Looks on at one match from its start to its end. */
export interface Watch<T extends GameTypes = GameTypes> {
  /** Hears everything that happens, in order. @param state once it has happened; not to be changed or kept */
  event(event: T['event'], state: T['state']): void;
  /** The figures of the match; one that this match says nothing of is left out. */
  end(): Figures;
}

/** What the lab counts in the matches of a game. */
export interface GameLab<T extends GameTypes = GameTypes> {
  readonly figures: { readonly [name: string]: FigureAbout };
  /** None where it is left out. */
  readonly labels?: LabelsAbout;
  watch(setup: T['setup']): Watch<T>;
}

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
    /** By name: what may be true, in words. */
    readonly values: { readonly [key: string]: string };
  };
}

/** Single things of a kind, such as the cards of a deck, of which a seat may use each any number of times in a match. */
export interface ThingsAbout {
  readonly [name: string]: {
    /** A short noun, as a table has it: "cards played". */
    readonly title: string;
    /** By key: what each thing is called. */
    readonly values: { readonly [key: string]: string };
  };
}

/** The name under which a match's figures hold how often each seat used a thing; left out where none did. */
export function thingFigure(name: string, key: string): string {
  return `${name}:${key}`;
}

/** Outcomes of chance sorted as people count them: rolls by what the dice add up to, tiles by what they show. */
export interface ChanceAbout<T extends GameTypes = GameTypes> {
  /** A short noun: "sum of both dice". */
  readonly title: string;
  /** By name: what came, in words. */
  readonly values: { readonly [key: string]: string };
  /**
   * How likely each value is beside the others, where an outcome is the last part of what is counted: of two dice the
   * second tells the sum. Absent: as likely as the outcomes that count for it.
   */
  readonly weights?: { readonly [key: string]: number };
  /** The name of the value that an outcome counts for; null where it is none of these. @param state before the outcome */
  of(outcome: T['outcome'], state: T['state']): string | null;
}

/** Figures of one match by name; by seat where they are of a seat. Of labels: by seat the place of what is true, or -1. Of things: under `thingFigure`. */
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
  /** Single things whose uses are counted. None where it is left out. */
  readonly things?: ThingsAbout;
  /** What is counted of chance, by name. None where it is left out. */
  readonly chance?: { readonly [name: string]: ChanceAbout<T> };
  watch(setup: T['setup']): Watch<T>;
}

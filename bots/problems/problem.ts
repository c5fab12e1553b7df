import type { Seat } from '@marchlands/core/seat.ts';

/**
 * How often weaker players miss it: at least every second novice an easy one, greedy or every second quick search a
 * fair one.
 */
export const GRADES = ['easy', 'fair', 'hard'] as const;
export type ProblemGrade = (typeof GRADES)[number];

/** The choices expected of a seat, as lines in the game's notation, with their probabilities. */
export interface ExpectedOf {
  readonly seat: Seat;
  readonly choices: readonly { readonly line: string; readonly probability: number }[];
}

/**
 * A position in which one choice is better than all others; in a sealed decision, better than those of weaker players.
 * Plain data, stored in a collection.
 */
export interface Problem {
  /** Unique within the collection of its game. */
  readonly id: string;
  readonly seats: number;
  /** House rules that differ from the standard ones. */
  readonly options: { readonly [name: string]: unknown };
  /** The seat to choose. */
  readonly seat: Seat;
  /** Complete, in the game's JSON form; a solver is shown only the seat's view. */
  readonly position: unknown;
  /** The best choice, in the game's notation. */
  readonly best: string;
  /** The values of the best choice and of the next best, or of the weaker players': shares of the win, 0..1. */
  readonly value: number;
  readonly next: number;
  /** In a sealed decision: the choices expected of the other seats. */
  readonly expected?: readonly ExpectedOf[];
  /** The kind of its best choice's first move. */
  readonly kind: string;
  readonly grade: ProblemGrade;
}

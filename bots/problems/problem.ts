import type { Seat } from '@marchlands/core/seat.ts';

/** How often weaker players miss it: every second novice finds an easy one, greedy or every second quick search a fair one. */
export const GRADES = ['easy', 'fair', 'hard'] as const;
export type ProblemGrade = (typeof GRADES)[number];

/** A position in which one choice is better than all others. Plain data, as a collection keeps it. */
export interface Problem {
  /** Its name within the collection of its game. */
  readonly id: string;
  readonly seats: number;
  /** House rules that differ from the standard ones. */
  readonly options: { readonly [name: string]: unknown };
  /** The seat that is to choose. */
  readonly seat: Seat;
  /** Whole, in the game's JSON form; a solver is shown what the seat sees of it. */
  readonly position: unknown;
  /** The choice that is asked for, in the game's notation. */
  readonly best: string;
  /** What it is worth, and what the next best is worth: shares of the win, 0..1. */
  readonly value: number;
  readonly next: number;
  /** The kind of its first move. */
  readonly kind: string;
  readonly grade: ProblemGrade;
}

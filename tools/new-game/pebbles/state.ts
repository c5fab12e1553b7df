import { numbersOf } from '@marchlands/core/steps.ts';
import { struct, u8 } from '@marchlands/core/struct.ts';
import type { Setup } from './setup.ts';

/** The current step of the state. */
export const STEPS = ['take', 'over'] as const;
export const STEP = numbersOf(STEPS);

export class State extends struct<Setup>()({
  /** Pebbles in the heap. */
  heap: u8,
  /** The seat in turn; once the match is over, the seat that took the last pebble. */
  player: u8,
}) {}

export const stepOf = (s: State): number => (s.heap > 0 ? STEP.take : STEP.over);

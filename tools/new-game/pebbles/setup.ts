import { readOptions } from '@marchlands/core/options.ts';
import { fail, ok, type Result } from '@marchlands/core/result.ts';
import type { Setup as AnySetup } from '@marchlands/core/types.ts';
import { type Options, optionSchema } from './options.ts';

export const SEATS: readonly number[] = [2, 3, 4];

/** Everything fixed in a match. */
export interface Setup extends AnySetup {
  readonly options: Options;
}

/** The set-up for options and a number of seats, or why there is none. */
export function makeSetup(options: unknown, seats: number): Result<Setup> {
  if (!SEATS.includes(seats)) return fail(`This game is for ${SEATS.join(', ')} seats, not ${seats}.`, 'seats');
  const read = readOptions(optionSchema, seats, options);
  if (!read.ok) return read;
  const { heap, most } = read.value;
  const bounds = Object.freeze({ entries: heap, moves: most, outcomes: 1, score: [0, 1] as const });
  return ok(Object.freeze({ seats, options: Object.freeze(read.value), bounds }));
}

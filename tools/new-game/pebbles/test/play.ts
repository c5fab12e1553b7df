/** What the tests of this game share. */
import { position, type TestTable } from '@marchlands/core/testing/scenario.ts';
import { game } from '../game.ts';
import type { Types } from '../types.ts';

/** A table with this many pebbles; as many as at the start where nothing is said. */
export function pebbles(given: object = {}, seats = 2, options: object = {}): TestTable<Types> {
  return position(game, { seats, options, position: given });
}

import { createHash } from 'node:crypto';
import { playMatch } from '@marchlands/bots/match.ts';
import { RandomBot } from '@marchlands/bots/random.ts';
import type { Game } from '@marchlands/core/game.ts';
import { isAtRest } from '@marchlands/core/partial.ts';
import { CHANCE } from '@marchlands/core/seat.ts';
import type { Setup } from '@marchlands/core/types.ts';

/** Random matches with evaluated positions, enough for every weight to count in some of them. */
const MATCHES = 3;
/** Significant digits of a value: those after them may differ between machines. */
const DIGITS = 9;
/** Characters of the hash. */
const LENGTH = 12;

/**
 * A hash of the bots' evaluation of a game, on which figures depend: it changes with the weights and their features, if
 * any position of a few random matches gets another value. It is the same on all machines.
 * @returns twelve hexadecimal digits; null for a game whose bots evaluate nothing
 */
export function evaluationHash(game: Game, setup: Setup): string | null {
  const { knowledge } = game;
  if (knowledge === undefined) return null;
  const hash = createHash('sha256');
  const values = new Float64Array(setup.seats);
  const bots = Array.from({ length: setup.seats }, () => new RandomBot('random', game, setup, 'evaluation'));
  for (let match = 0; match < MATCHES; match += 1) {
    playMatch(game, setup, bots, `evaluation ${match}`, {
      onStep(state, by) {
        if (by === CHANCE || game.actors(state) <= 0 || !isAtRest(game, state)) return;
        knowledge.evaluate(state, values);
        hash.update(Array.from(values, (value) => value.toFixed(DIGITS)).join());
      },
    });
  }
  return hash.digest('hex').slice(0, LENGTH);
}

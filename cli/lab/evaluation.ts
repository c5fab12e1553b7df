import { createHash } from 'node:crypto';
import { playMatch } from '@marchlands/bots/match.ts';
import { RandomBot } from '@marchlands/bots/random.ts';
import type { Game } from '@marchlands/core/game.ts';
import { isAtRest } from '@marchlands/core/partial.ts';
import { CHANCE } from '@marchlands/core/seat.ts';
import type { Setup } from '@marchlands/core/types.ts';

/** Matches at random whose positions are looked at, so that every weight counts in some of them. */
const MATCHES = 3;
/** Digits of a value that count: those behind them may differ by the machine. */
const DIGITS = 9;
/** Letters of the hash. */
const LENGTH = 12;

/**
 * A hash of how the bots of a game evaluate positions, since figures hang on it: it changes with the weights, and with what they
 * are multiplied by, wherever a position of a few matches at random has another value. It is the same on all machines.
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

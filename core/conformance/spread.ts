import type { Game } from '../game.ts';
import { randomOptions } from '../options.ts';
import { problemText } from '../result.ts';
import { Rng } from '../rng.ts';
import type { Setup } from '../types.ts';
import { fault } from './moment.ts';

/** Consecutive matches with the same options: making a setup may cost as much as a match. */
const MATCHES_PER_SETUP = 8;
/** One setup in this many has the default options. */
const DEFAULTS_EVERY = 4;
/** Most draws of random options until some are compatible. */
const TRIES = 500;

/** Changes options so that a match ends sooner; the house rules stay the same. */
export type Shorten = (options: object) => object;

/** The number of a match's options in the spread; equal numbers mean equal options. */
export function spreadOf(match: number): number {
  return Math.floor(match / MATCHES_PER_SETUP);
}

/**
 * One of an endless spread of setups over a game's options; numbers 0, 4, 8, .. have the defaults.
 * @param seed of the run; the same seed and number give the same setup
 * @param shorten changes drawn options so that random matches end soon; the defaults stay as they are
 */
export function spreadSetup(game: Game, seats: number, seed: string, number: number, shorten?: Shorten): Setup {
  const rng = new Rng(`${seed}/${seats}/options/${number}`);
  const shortened = shorten ?? ((options: object) => options);
  let reason = '';
  for (let i = 0; i < TRIES; i += 1) {
    const options = number % DEFAULTS_EVERY === 0 ? {} : shortened(randomOptions(game.optionSchema, seats, rng));
    const made = game.setup(options, seats);
    if (made.ok) return made.value;
    reason = problemText(made.problem);
  }
  return fault('setup', `no setup for ${seats} seats in ${TRIES} tries; the last was refused: ${reason}`);
}

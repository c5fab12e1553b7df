import type { Game } from '../game.ts';
import { randomOptions } from '../options.ts';
import { problemText } from '../result.ts';
import { Rng } from '../rng.ts';
import type { Setup } from '../types.ts';
import { fault } from './moment.ts';

/** Matches in a row that share their options: making a setup may cost as much as a match. */
const MATCHES_PER_SETUP = 8;
/** Every so many-th setup has the default options. */
const DEFAULTS_EVERY = 4;
/** Random options that do not go together are drawn again this often. */
const TRIES = 500;

/** Options out of options: the same house rules, in a match that ends sooner. */
export type Shorten = (options: object) => object;

/** Which options a match of a run has: those of the same number have the same. */
export function spreadOf(match: number): number {
  return Math.floor(match / MATCHES_PER_SETUP);
}

/**
 * One of an endless spread of setups over a game's options; number 0, 4, 8, .. has the defaults.
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

import type { Match } from '@marchlands/core/match/match.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import type { AnyState } from '@marchlands/core/types.ts';
import { levelsOf } from '../levels.ts';
import { payoffOf } from '../payoff.ts';
import type { Blame } from './blame.ts';
import { toldError } from './calibration.ts';
import { type Decided, decidedBy } from './decided.ts';
import { Guesses } from './guesses.ts';
import { Looks } from './looks.ts';
import { Pace, type PaceOptions } from './pace.ts';
import { type Said, saidOf } from './said.ts';
import { Shares } from './shares.ts';
import { actedBy, isSealed, type Stretch, stretchesOf } from './stretches.ts';

/** A better choice that was there. Plain data, which outlives codes. */
export interface ReviewedError extends Blame, Said {}

/** A seat's choice that was judged. */
export interface ReviewedChoice {
  readonly seat: Seat;
  /** Whether a choice at random among those weighed would have cost something to speak of. */
  readonly matters: boolean;
  /** What it gave away; null where nothing is shown. */
  readonly error: ReviewedError | null;
}

/** What happened between two moments at which the match rested: a choice, a decision of several seats, or one outcome of chance. */
export interface Passage {
  /** Entries of the whole log before it. */
  readonly from: number;
  /** Entries of the whole log with it. */
  readonly to: number;
  /** What acted; `rule` is what the match itself wrote: a resignation, an agreed end. */
  readonly by: 'seats' | 'chance' | 'rule';
  /** The seats that acted; the one that resigned. */
  readonly seats: readonly Seat[];
  /** By seat: its share of the win after it, 0..1. What is missing to 1 is the share of a common defeat. */
  readonly shares: readonly number[];
  /** By seat: what the sealed choices of the others did to its share; null where nothing was sealed. */
  readonly guesses: readonly number[] | null;
  /** The choices that were judged: those that had an alternative, as far as the time went. */
  readonly choices: readonly ReviewedChoice[];
}

/** A match gone through after its end. */
export interface Review {
  /** The level that judged the choices. */
  readonly level: string;
  /** By seat: its share before the first passage. */
  readonly start: readonly number[];
  readonly passages: readonly Passage[];
  /** What set the winner apart in the final score; null where the rules count none, or nothing did. */
  readonly decided: Decided | null;
  /** How far shares told in this form of the game are off on average, 0..1; null where that was not measured. */
  readonly error: number | null;
}

export interface ReviewOptions extends PaceOptions {
  readonly seed?: string | number;
}

/** Share of the whole review that is done with the shares of all moments. */
const TOLD = 0.25;
/** From this stake on a choice matters, in shares of the win. */
const MATTERS = 0.02;

/**
 * Goes through a match that is over: what each seat could expect at each moment, and what each choice gave away. Luck is
 * apart from choice, as in the analysis of backgammon: the value of an outcome is what it made of the expectation before it,
 * the error of a choice is what it was worth less than a better one over the same worlds.
 * @yields the share that is done, 0..1, rising
 */
export function* review(match: Match, options: ReviewOptions = {}): Generator<number, Review> {
  const { game, setup } = match;
  const { seed = 'review' } = options;
  const level = levelsOf(game).at(-1);
  if (level === undefined) throw new Error(`${game.id} offers no levels to judge by`);
  const pace = new Pace(options);
  const shares = new Shares(game, setup, seed);
  const bot = level.make(game, setup, { seed, ...(options.time === undefined ? {} : { clock: options.time.clock }) });
  const stretches = stretchesOf(match);

  const told: (readonly number[])[] = [];
  for (const now of toldShares(match, stretches, shares)) {
    told.push(now);
    yield (TOLD * told.length) / (stretches.length + 1);
  }
  const looks = new Looks(match, stretches, shares, bot, pace, seed);
  for (const done of looks.go(told)) yield TOLD + (1 - TOLD) * done;

  const guesses = new Guesses(match, shares, seed);
  const passages = stretches.map(
    (stretch, i): Passage => ({
      from: stretch.indices[0],
      to: (stretch.indices.at(-1) ?? 0) + 1,
      by: actedBy(stretch),
      seats: stretch.seats,
      shares: told[i + 1],
      guesses: isSealed(stretch) ? guesses.of(stretch, looks.mixtures(i)) : null,
      choices: looks.of(i).map(({ seat, judgement: { best, stake }, blame }) => ({
        ...{ seat, matters: stake >= MATTERS },
        error: blame === null ? null : { ...blame, ...saidOf(match, stretch, seat, best) },
      })),
    }),
  );
  return { level: level.name, start: told[0], passages, decided: decidedBy(match), error: toldError(game, setup) };
}

/** By seat, before the first stretch and after each: its share; in the end what it got. */
function* toldShares(match: Match, stretches: readonly Stretch[], shares: Shares): Generator<readonly number[]> {
  const { journal } = match;
  let state: AnyState = match.stateAt(0);
  let last = shares.ofAll(state);
  yield last;
  for (const [i, { indices }] of stretches.entries()) {
    for (const index of indices) state = journal.stateAfter(state, index);
    const isEnd = i === stretches.length - 1 && match.isOver;
    last = isEnd ? (payoffs(match) ?? last) : shares.ofAll(state);
    yield last;
  }
}

/** By seat, of a match that is over; null where it has no result. */
function payoffs(match: Match): readonly number[] | null {
  if (match.result === null) return null;
  const values = new Float64Array(match.setup.seats);
  payoffOf(match.result, values);
  return Array.from(values);
}

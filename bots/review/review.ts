import type { Rejudged } from '@marchlands/core/knowledge.ts';
import type { Match } from '@marchlands/core/match/match.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import type { AnyState } from '@marchlands/core/types.ts';
import { levelsOf } from '../levels.ts';
import { payoffOf } from '../payoff.ts';
import type { Blame } from './blame.ts';
import { calibratedAt } from './calibrated.ts';
import { type Decided, decidedBy } from './decided.ts';
import { Guesses } from './guesses.ts';
import { type Examined, Looks } from './looks.ts';
import { Pace, type PaceOptions } from './pace.ts';
import { type Said, saidOf } from './said.ts';
import { Shares } from './shares.ts';
import { actedBy, isSealed, type Stretch, stretchesOf } from './stretches.ts';

/** A better choice that was available. Plain data, still valid when codes change. */
export interface ReviewedError extends Blame, Said {}

/** A seat's judged choice. */
export interface ReviewedChoice {
  readonly seat: Seat;
  /** Whether a random choice among the candidates would have lost a notable share. */
  readonly matters: boolean;
  /** Its loss; null if none is shown. */
  readonly error: ReviewedError | null;
}

/**
 * The log between two moments at which the match rested: a choice, a decision of several seats, or one chance outcome.
 */
export interface Passage {
  /** Number of log entries before it. */
  readonly from: number;
  /** Number of log entries up to its end. */
  readonly to: number;
  /** The actor; `rule` for entries written by the match itself: a resignation, an agreed end. */
  readonly by: 'seats' | 'chance' | 'rule';
  /** The acting seats, or the resigning one. */
  readonly seats: readonly Seat[];
  /** By seat: its share of the win afterwards, 0..1. The rest up to 1 is the share of a common defeat. */
  readonly shares: readonly number[];
  /** By seat: the effect of the others' sealed choices on its share; null if nothing was sealed. */
  readonly guesses: readonly number[] | null;
  /** The judged choices: those with an alternative, as far as time allowed. */
  readonly choices: readonly ReviewedChoice[];
}

/** The review of a finished match. */
export interface Review {
  /** The level that judged the choices. */
  readonly level: string;
  /** By seat: its share before the first passage. */
  readonly start: readonly number[];
  readonly passages: readonly Passage[];
  /** The part of the final score that set the winner apart; null if no score ranks them, or no part did. */
  readonly decided: Decided | null;
  /** The mean calibration error of the shares predicted in this form of the game, 0..1; null if not measured. */
  readonly error: number | null;
  /** The verdicts on blamed choices of this game that were judged again; null if not measured. */
  readonly blamed: Rejudged | null;
  readonly examined: Examined;
  /** About how long it was allowed to take; null if it was given iterations. */
  readonly milliseconds: number | null;
}

export interface ReviewOptions extends PaceOptions {
  readonly seed?: string | number;
}

/** Share of the review's work that computing the shares of all moments takes. */
const TOLD = 0.25;
/** A choice matters from this stake on, in shares of the win. */
const MATTERS = 0.02;

/**
 * Reviews a finished match: each seat's expectation at each moment, and the loss by each choice. Luck is kept apart
 * from choice, as in the analysis of backgammon: the value of an outcome is its change of the expectation, the error of
 * a choice is its loss relative to a better one over the same worlds.
 * @yields the share done, 0..1, rising
 */
export function* review(match: Match, options: ReviewOptions = {}): Generator<number, Review> {
  const { game, setup } = match;
  const { seed = 'review' } = options;
  const level = levelsOf(game).at(-1);
  if (level === undefined) throw new Error(`${game.id} offers no levels to judge by`);
  const pace = new Pace(options);
  const shares = new Shares(game, setup, seed, match.players);
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
  const error = calibratedAt(game, setup, match.players)?.error ?? null;
  const blamed = game.knowledge?.blamed ?? null;
  return {
    ...{ level: level.name, start: told[0], passages, decided: decidedBy(match), error, blamed },
    examined: looks.examined,
    milliseconds: options.time?.milliseconds ?? null,
  };
}

/** By seat, before the first stretch and after each: its share; at the end its actual result. */
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

/** By seat, for a finished match; null if it has no result. */
function payoffs(match: Match): readonly number[] | null {
  if (match.result === null) return null;
  const values = new Float64Array(match.setup.seats);
  payoffOf(match.result, values);
  return Array.from(values);
}

import type { Match } from '@marchlands/core/match/match.ts';
import { CHANCE, EVERYTHING, type Seat } from '@marchlands/core/seat.ts';
import type { AnyState, Step } from '@marchlands/core/types.ts';
import { levelsOf } from '../levels.ts';
import { payoffOf } from '../payoff.ts';
import { Judge, type Judgement } from './judge.ts';
import { Pace, type PaceOptions } from './pace.ts';
import { Shares } from './shares.ts';

/** A seat's choice, and what it was worth beside the best. Plain data, which outlives codes. */
export interface ReviewedChoice {
  readonly seat: Seat;
  /** The choice in the game's notation. */
  readonly line: string;
  /** The best choice in the game's notation; the same as `line` where none was better. */
  readonly bestLine: string;
  /** Both as the game's words say them, where they are one move; else as their lines. */
  readonly words: string;
  readonly bestWords: string;
  /** What the best is worth: a share of the win, 0..1. */
  readonly bestValue: number;
  /** What the choice that was made is worth; never more than `bestValue`. */
  readonly value: number;
  /** Whether two looks, the second a longer one, found alike that it gave this away. */
  readonly isSure: boolean;
}

/** What happened between two moments at which the match rested: a choice, a decision of several seats, or one outcome of chance. */
export interface Passage {
  /** Entries of the whole log before it. */
  readonly from: number;
  /** Entries of the whole log with it. */
  readonly to: number;
  /** What acted; `rule` is what the match itself wrote: a resignation, an agreed end. */
  readonly by: 'seats' | 'chance' | 'rule';
  /** By seat: its share of the win after it, 0..1, as the seat saw it. What chance changed is luck, what choices changed is not. */
  readonly shares: readonly number[];
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
}

export interface ReviewOptions extends PaceOptions {
  readonly seed?: string | number;
}

/** Shares of the whole review that are done with the shares of all moments, and with the first look at each choice. */
const TOLD = 0.25;
const LOOKED = 0.6;
/** Share of the time for the looks that the first ones get. */
const FIRST = 0.5;
/** Shares of the win from which on something may have been given away: such choices are looked at again. */
const GIVEN_AWAY = 0.02;
/** Most choices that are looked at again. */
const AGAIN = 60;

/** A choice or outcome as it stands in the log: the entries that led to the match's end are numbered by the journal. */
interface Stretch {
  readonly indices: readonly number[];
  readonly steps: readonly Step[];
}

/** A choice to be judged. */
interface Case {
  readonly passage: number;
  readonly seat: Seat;
  readonly codes: readonly number[];
  /** What its seat's share fell by with it. */
  readonly fall: number;
}

/** A choice that was judged once. */
interface Judged extends Case {
  readonly judgement: Judgement;
  readonly isSure: boolean;
}

/**
 * Goes through a match that is over: what each seat could expect at each moment, from what it saw, and what each choice gave
 * away. Luck is apart from choice, as in the analysis of backgammon: the value of an outcome is what it made of the
 * expectation before it, the error of a choice is what it was worth less than the best.
 *
 * Each choice gets a short look; those that seem to have given something away get a longer one, whose word counts: of many
 * short looks the largest differences are mostly noise.
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
  const judge = new Judge(game, setup, bot, shares);
  const stretches = stretchesOf(match);

  const told: (readonly number[])[] = [];
  for (const now of toldShares(match, stretches, shares)) {
    told.push(now);
    yield (TOLD * told.length) / (stretches.length + 1);
  }

  // Where the time does not reach all of them, those come first whose seat was worse off afterwards.
  const cases = casesOf(stretches, told).sort((a, b) => b.fall - a.fall);
  const looked: Judged[] = [];
  pace.beginLooks();
  pace.begin(cases.length, FIRST);
  for (const [i, one] of cases.entries()) {
    if (pace.isOut) break;
    const judgement = judged(match, judge, stretches, one, pace);
    if (judgement !== null) looked.push({ ...one, judgement, isSure: false });
    yield TOLD + ((LOOKED - TOLD) * (i + 1)) / cases.length;
  }

  looked.sort((a, b) => lossOf(b.judgement) - lossOf(a.judgement));
  const doubtful = looked.findIndex(({ judgement }) => lossOf(judgement) < GIVEN_AWAY);
  const again = Math.min(AGAIN, doubtful < 0 ? looked.length : doubtful);
  pace.begin(again, 1);
  for (let i = 0; i < again; i += 1) {
    if (pace.isOut) break;
    const one = looked[i];
    const judgement = judged(match, judge, stretches, one, pace);
    if (judgement !== null) looked[i] = { ...one, judgement, isSure: isConfirmed(one.judgement, judgement) };
    yield LOOKED + ((1 - LOOKED) * (i + 1)) / again;
  }

  const passages = stretches.map(
    ({ indices, steps }, i): Passage => ({
      from: indices[0],
      to: (indices.at(-1) ?? 0) + 1,
      by: steps.length === 0 ? 'rule' : isChoice(steps) ? 'seats' : 'chance',
      shares: told[i + 1],
      choices: looked.filter(({ passage }) => passage === i).map((one) => reviewed(match, indices[0], stretches, one)),
    }),
  );
  return { level: level.name, start: told[0], passages };
}

function lossOf({ bestValue, value }: Judgement): number {
  return bestValue - value;
}

/** Whether a second look bears out the first. */
function isConfirmed(first: Judgement, second: Judgement): boolean {
  return second.isWeighed && lossOf(second) * 2 >= lossOf(first);
}

/** By seat, before the first stretch and after each: its share as it saw it; in the end what it got. */
function* toldShares(match: Match, stretches: readonly Stretch[], shares: Shares): Generator<readonly number[]> {
  const { journal, setup } = match;
  let state = match.stateAt(0);
  const sharesOf = (at: AnyState): readonly number[] =>
    Array.from({ length: setup.seats }, (_, seat) => shares.ofSeat(at, seat));
  let last = sharesOf(state);
  yield last;
  for (const [i, { indices }] of stretches.entries()) {
    for (const index of indices) state = journal.stateAfter(state, index);
    const isEnd = i === stretches.length - 1 && match.isOver;
    last = isEnd ? (payoffs(match) ?? last) : sharesOf(state);
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

/** The entries that led to the match's end, a choice or an outcome each. */
function stretchesOf({ journal }: Match): readonly Stretch[] {
  const stretches: { indices: number[]; steps: Step[] }[] = [];
  let choice = -1;
  for (const index of journal.line) {
    if (journal.choiceOf(index) !== choice) stretches.push({ indices: [], steps: [] });
    choice = journal.choiceOf(index);
    const stretch = stretches.at(-1);
    const { step } = journal.at(index);
    stretch?.indices.push(index);
    if (step !== null) stretch?.steps.push(step);
  }
  return stretches;
}

function isChoice(steps: readonly Step[]): boolean {
  return steps.some(({ by }) => by !== CHANCE);
}

function casesOf(stretches: readonly Stretch[], told: readonly (readonly number[])[]): Case[] {
  return stretches.flatMap(({ steps }, passage) =>
    [...new Set(steps.map(({ by }) => by))]
      .filter((by) => by !== CHANCE)
      .map((seat) => ({
        ...{ passage, seat, fall: told[passage][seat] - told[passage + 1][seat] },
        codes: steps.filter(({ by }) => by === seat).map(({ code }) => code),
      })),
  );
}

function judged(
  match: Match,
  judge: Judge,
  stretches: readonly Stretch[],
  { passage, seat, codes }: Case,
  pace: Pace,
): Judgement | null {
  const budget = pace.next();
  const before = match.stateAt(stretches[passage].indices[0]);
  return judge.judge(match.game.view(before, seat), seat, codes, budget);
}

function reviewed(
  match: Match,
  from: number,
  stretches: readonly Stretch[],
  { passage, seat, judgement, isSure }: Judged,
): ReviewedChoice {
  const { game, setup } = match;
  const before = match.stateAt(from);
  const made = stretches[passage].steps.filter(({ by }) => by === seat);
  const { bestValue, value } = judgement;
  const best = judgement.best.map((code): Step => ({ by: seat, code }));
  const line = lineOf(made);
  const bestLine = lineOf(best);
  return {
    seat,
    line,
    bestLine,
    words: wordsOf(made, line),
    bestWords: wordsOf(best, bestLine),
    bestValue,
    value,
    isSure,
  };

  function lineOf(steps: readonly Step[]): string {
    return game.notation.format(before, steps, EVERYTHING).join(' ');
  }

  function wordsOf(steps: readonly Step[], otherwise: string): string {
    if (steps.length !== 1) return otherwise;
    return game.words.move(game.moveCodec.decode(steps[0].code), setup, (other) => match.nameOf(other));
  }
}

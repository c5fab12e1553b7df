import type { Match } from '@marchlands/core/match/match.ts';
import { CHANCE, EVERYTHING, type Seat } from '@marchlands/core/seat.ts';
import type { AnyState, Step } from '@marchlands/core/types.ts';
import type { Budget } from '../bot.ts';
import { levelsOf } from '../levels.ts';
import { payoffOf } from '../payoff.ts';
import type { Clock } from '../search/thinking.ts';
import { Judge, type Judgement } from './judge.ts';
import { Shares } from './shares.ts';

/** A seat's choice, and what it was worth beside the best. */
export interface ReviewedChoice extends Judgement {
  readonly seat: Seat;
  /** The choice in the game's notation, a line each. */
  readonly line: string;
  /** The best choice in the game's notation; the same as `line` where none was better. */
  readonly bestLine: string;
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
  /** The choices that were judged: those that had an alternative. */
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

export interface ReviewOptions {
  readonly seed?: string | number;
  /** Most iterations for each choice; the level's own where it is left out. */
  readonly iterations?: number;
  /** About how long the whole review may take, by the clock. Without them only iterations count. */
  readonly time?: { readonly milliseconds: number; readonly clock: Clock };
}

/** Share of the time that goes into judging choices; the rest is for the shares of all moments. */
const JUDGING = 0.8;

/** A choice or outcome as it stands in the log: the entries that led to the match's end are numbered by the journal. */
interface Stretch {
  readonly indices: readonly number[];
  readonly steps: readonly Step[];
}

/**
 * Goes through a match that is over: what each seat could expect at each moment, from what it saw, and what each choice gave
 * away. Luck is apart from choice, as in the analysis of backgammon: the value of an outcome is what it made of the
 * expectation before it, the error of a choice is what it was worth less than the best.
 * @yields the share that is done, 0..1, after each passage
 */
export function* review(match: Match, options: ReviewOptions = {}): Generator<number, Review> {
  const { game, setup, journal } = match;
  const { seed = 'review', time } = options;
  const level = levelsOf(game).at(-1);
  if (level === undefined) throw new Error(`${game.id} offers no levels to judge by`);
  const shares = new Shares(game, setup, seed);
  const bot = level.make(game, setup, { seed, ...(time === undefined ? {} : { clock: time.clock }) });
  const judge = new Judge(game, setup, bot, shares);
  const stretches = stretchesOf(match);
  const choices = stretches.filter(({ steps }) => steps.some(({ by }) => by !== CHANCE)).length;
  const started = time?.clock() ?? 0;

  const passages: Passage[] = [];
  let judged = 0;
  let state = match.stateAt(0);
  const sharesOf = (at: AnyState): readonly number[] =>
    Array.from({ length: setup.seats }, (_, seat) => shares.ofSeat(at, seat));
  const start = sharesOf(state);
  let last = start;
  for (const [i, { indices, steps }] of stretches.entries()) {
    const isChoice = steps.some(({ by }) => by !== CHANCE);
    const reviewed = isChoice ? judgedChoices(match, judge, state, steps, budget()) : [];
    if (isChoice) judged += 1;
    for (const index of indices) state = journal.stateAfter(state, index);
    const isEnd = i === stretches.length - 1 && match.isOver;
    last = isEnd ? (payoffs(match) ?? last) : sharesOf(state);
    passages.push({
      from: indices[0],
      to: (indices.at(-1) ?? 0) + 1,
      by: steps.length === 0 ? 'rule' : isChoice ? 'seats' : 'chance',
      shares: last,
      choices: reviewed,
    });
    yield (i + 1) / stretches.length;
  }
  return { level: level.name, start, passages };

  /** An equal part of the time that is left for each choice that is left. */
  function budget(): Budget {
    const { iterations } = options;
    const most = iterations === undefined ? {} : { iterations };
    if (time === undefined) return most;
    const left = JUDGING * (time.milliseconds - (time.clock() - started));
    return { ...most, milliseconds: Math.max(1, left / Math.max(1, choices - judged)) };
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

/** @param state before them; is not changed */
function judgedChoices(
  match: Match,
  judge: Judge,
  state: AnyState,
  steps: readonly Step[],
  budget: Budget,
): readonly ReviewedChoice[] {
  const { game } = match;
  const choices: ReviewedChoice[] = [];
  for (const seat of new Set(steps.map(({ by }) => by))) {
    if (seat === CHANCE) continue;
    const made = steps.filter(({ by }) => by === seat);
    const codes = made.map(({ code }) => code);
    const judgement = judge.judge(game.view(state, seat), seat, codes, budget);
    if (judgement === null) continue;
    const line = game.notation.format(state, made, EVERYTHING).join(' ');
    const best = judgement.best.map((code): Step => ({ by: seat, code }));
    const bestLine = judgement.best === codes ? line : game.notation.format(state, best, EVERYTHING).join(' ');
    choices.push({ ...judgement, seat, line, bestLine });
  }
  return choices;
}

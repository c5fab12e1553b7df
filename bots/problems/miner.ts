import type { Game } from '@marchlands/core/game.ts';
import { seededDice } from '@marchlands/core/match/dice.ts';
import { createMatch } from '@marchlands/core/match/open.ts';
import { EVERYTHING, isSimultaneous, type Seat, seatsOf } from '@marchlands/core/seat.ts';
import type { AnyState, AnyView, Setup, Step } from '@marchlands/core/types.ts';
import type { Bot, Candidate, Thought } from '../bot.ts';
import { GREEDY, GreedyBot } from '../greedy.ts';
import { makeBot } from '../levels.ts';
import type { Blame } from '../review/blame.ts';
import type { Expected } from '../review/comparison.ts';
import { likelyOf } from '../review/guesses.ts';
import { Shares } from '../review/shares.ts';
import { SearchBot } from '../search/bot.ts';
import { SEARCH } from '../search/settings.ts';
import { lossOf } from './answer.ts';
import { codesOf, expectedIn, writtenMixture } from './expected.ts';
import type { ExpectedOf, Problem, ProblemGrade } from './problem.ts';

/** A set-up of a game to look for problems in. */
export interface Form {
  readonly seats: number;
  readonly options: { readonly [name: string]: unknown };
}

/** The number of rejected positions, by the first test that each failed. */
export interface Thrown {
  /** The usual thinking found no clearly best choice. */
  dull: number;
  /** Ten times the usual thinking found another choice, or too small a difference. */
  shallow: number;
  /** So did ten times the usual thinking with another seed. */
  unsure: number;
  /** Another choice proved as good over the same worlds. */
  matched: number;
}

/** Minimum lead of the best over every other weighed choice, in shares of the win. */
const BETTER = 0.1;
/** Factor on the usual iterations when a choice is examined again. */
const LONGER = 10;
/** Candidates visited less often are ignored: their values mean little. */
const ENOUGH_VISITS = 8;
/** The number of rivals, best first, that the best is compared with over the same worlds. */
const RIVALS = 3;
/** A mixture that plays its best choice less often has no single answer. */
const CERTAIN = 0.8;
/** Iterations of a quick search, as a share of the usual ones. */
const QUICK = 0.2;
/** Number of players of one strength that are asked when a problem is graded. */
const ASKED = 4;

/**
 * Mines matches of bots for problems: positions in which one choice is better than all others by a tenth of the win at
 * ten times the usual thinking, and is found again with another seed; in sealed decisions, better than novices' choices.
 */
export class Miner {
  readonly thrown: Thrown = { dull: 0, shallow: 0, unsure: 0, matched: 0 };
  readonly #game: Game;
  readonly #setup: Setup;
  readonly #form: Form;
  readonly #iterations: number;
  readonly #seed: string;
  readonly #shares: Shares;
  readonly #bot: SearchBot;
  /** One that looks one ply ahead, and one that errs. */
  readonly #ahead: Bot;
  readonly #novice: Bot;

  /**
   * @param iterations per decision of the usual thinking
   * @throws if the game rejects the form
   */
  constructor(game: Game, form: Form, iterations: number, seed: string) {
    const setup = game.setup(form.options, form.seats);
    if (!setup.ok) throw new Error(setup.problem.message);
    this.#game = game;
    this.#setup = setup.value;
    this.#form = form;
    this.#iterations = iterations;
    this.#seed = seed;
    this.#shares = new Shares(game, setup.value, seed);
    this.#bot = new SearchBot('problems', game, setup.value, { seed, iterations, settings: SEARCH });
    this.#ahead = new GreedyBot('greedy', game, setup.value, seed, GREEDY);
    this.#novice = makeBot('novice', game, setup.value, { seed });
  }

  /**
   * Plays a match and looks at every nth of its decisions.
   * @param number of the match: equal numbers give equal problems
   * @param every the interval between two looks, in decisions
   * @yields the problem found by each look, or null
   */
  *match(number: number, every: number): Generator<Problem | null> {
    const name = `${this.#seed}/${number}`;
    const made = createMatch(this.#game, { ...this.#form, dice: seededDice(name) });
    if (!made.ok) throw new Error(made.problem.message);
    const match = made.value;
    // Some players err, since mistakes lead to problems.
    const bots = Array.from({ length: this.#form.seats }, (_, seat) =>
      makeBot((seat + number) % 2 === 0 ? 'greedy' : 'novice', this.#game, match.setup, { seed: `${name}/${seat}` }),
    );
    // Start elsewhere in each match, so that the decisions differ.
    for (let decision = number % every; !match.isOver; decision += 1) {
      const seat = match.awaited().find((one) => match.sealed(one) === null) ?? 0;
      const view = match.view(seat);
      if (decision % every === 0 && match.awaited().every((one) => match.sealed(one) === null)) {
        yield this.#look(match.state, view, seat, `${number}.${decision}`);
      }
      const done = match.submit(seat, bots[seat].think(view, seat).moves, match.version(seat));
      if (!done.ok) throw new Error(done.problem.message);
    }
  }

  /**
   * Checks a known problem again: other bots or another evaluation may no longer find one.
   * @returns the problem with its current values and grade; null if another choice is best now, or none stands out
   * @throws if its position or its choice can no longer be read
   */
  again({ id, seat, position, best }: Problem): Problem | null {
    const made = createMatch(this.#game, { ...this.#form, position, dice: seededDice(id) });
    if (!made.ok) throw new Error(`${id}: ${made.problem.message}`);
    const { state } = made.value;
    const found = this.#look(state, made.value.view(seat), seat, id);
    // Several choices of a sealed decision may be as good.
    if (found === null || found.best === best || found.expected !== undefined) return found;
    return this.#throw('shallow');
  }

  #look(state: AnyState, view: AnyView, seat: Seat, id: string): Problem | null {
    const isSealed = isSimultaneous(this.#game.actors(state));
    if (isSealed && !this.#game.keepsSecrets(this.#setup)) return this.#lookSealed(state, view, seat, id);
    const clear = (seed: string, times: number): Clear | null =>
      this.#clear(this.#think(view, seat, `${id}/${seed}`, times), isSealed);
    const first = clear('first', 1);
    if (first === null) return this.#throw('dull');
    const second = clear('second', LONGER);
    if (second === null || !isSame(first.best, second.best)) return this.#throw('shallow');
    const third = clear('third', LONGER);
    if (third === null || !isSame(second.best, third.best)) return this.#throw('unsure');
    const rivals = second.others.slice(0, RIVALS);
    const isShown = rivals.every(
      ({ codes }) => lossOf(this.#game, this.#setup, view, seat, codes, second.best) !== null,
    );
    if (!isShown) return this.#throw('matched');
    return this.#written(state, { view, seat, id }, second);
  }

  /**
   * In a sealed decision without other secrets, choices differ in details that hardly matter, so none stands out. The
   * best must then beat those of novices by a tenth of the win, against the others' mixtures.
   */
  #lookSealed(state: AnyState, view: AnyView, seat: Seat, id: string): Problem | null {
    const novices = this.#novices(view, seat, id);
    const first = this.#sealed(state, view, seat, `${id}/first`, 1);
    if (first === null || this.#lossBy(novices, view, seat, first) === null) return this.#throw('dull');
    const second = this.#sealed(state, view, seat, `${id}/second`, LONGER);
    if (second === null || this.#isWorse(view, seat, first.best, second)) return this.#throw('shallow');
    const third = this.#sealed(state, view, seat, `${id}/third`, LONGER);
    if (third === null || this.#isWorse(view, seat, third.best, second)) return this.#throw('unsure');
    const loss = this.#lossBy(novices, view, seat, second);
    if (loss === null) return this.#throw('matched');
    return this.#written(state, { view, seat, id }, { ...second, ...loss });
  }

  /** The likeliest choice and the mixtures of the other seats; null if there is no choice. */
  #sealed(state: AnyState, view: AnyView, seat: Seat, seed: string, times: number): Answer | null {
    const { considered } = this.#think(view, seat, seed, times);
    if (considered.length < 2) return null;
    const others = seatsOf(this.#game.actors(state)).filter((other) => other !== seat);
    const written = others.map((other) => {
      const mixture = likelyOf(this.#think(this.#game.view(state, other), other, seed, times).considered);
      return writtenMixture(this.#game, state, other, mixture);
    });
    return { best: considered[0].codes, written, expected: expectedIn(this.#game, state, written) };
  }

  /** The value of the best and the mean of those that are worse by a tenth; null unless at least half of them are. */
  #lossBy(
    choices: readonly (readonly number[])[],
    view: AnyView,
    seat: Seat,
    { best, expected }: Answer,
  ): { readonly value: number; readonly next: number } | null {
    const losses = choices
      .flatMap((codes) => lossOf(this.#game, this.#setup, view, seat, codes, best, expected) ?? [])
      .filter(({ bestValue, value }) => bestValue - value >= BETTER);
    if (losses.length * 2 < choices.length) return null;
    const mean = (of: (loss: Blame) => number): number => losses.reduce((sum, one) => sum + of(one), 0) / losses.length;
    return { value: mean(({ bestValue }) => bestValue), next: mean(({ value }) => value) };
  }

  #throw(why: keyof Thrown): null {
    this.thrown[why] += 1;
    return null;
  }

  /** The one choice that is better than all others weighed; null if there is none. */
  #clear(thought: Thought, isMixed: boolean): Clear | null {
    const considered = thought.considered.filter(({ visits }) => visits >= ENOUGH_VISITS);
    if (considered.length < 2) return null;
    const [best] = considered;
    if (!isSame(best.codes, thought.moves)) return null;
    if (isMixed && best.probability < CERTAIN) return null;
    const others = considered.slice(1).sort((a, b) => b.value - a.value);
    const value = this.#shares.honest(best.value);
    const next = this.#shares.honest(others[0].value);
    if (value - next < BETTER) return null;
    return { best: best.codes, value, next, others };
  }

  #think(view: AnyView, seat: Seat, seed: string, times: number): Thought {
    this.#bot.restart(`${this.#seed}/${seed}`);
    return this.#bot.think(view, seat, { iterations: Math.max(1, Math.round(times * this.#iterations)) });
  }

  /** Whether a choice is shown to be worse than the answer over the same worlds. */
  #isWorse(view: AnyView, seat: Seat, codes: readonly number[], { best, expected }: Answer): boolean {
    return !isSame(codes, best) && lossOf(this.#game, this.#setup, view, seat, codes, best, expected) !== null;
  }

  #written(state: AnyState, asked: Asked, answer: Answer & Worth): Problem {
    const game = this.#game;
    const { best, value, next, written } = answer;
    const { seat, id } = asked;
    const steps = best.map((code): Step => ({ by: seat, code }));
    const line = game.notation.format(state, steps, EVERYTHING).join(' ');
    if (!isSame(best, codesOf(game, state, seat, line))) {
      throw new Error(`${game.id}: ${line} is not read back as it was written`);
    }
    return {
      ...{ id, seats: this.#form.seats, options: this.#form.options, seat },
      position: game.position.format(state, EVERYTHING),
      ...{ best: line, value: rounded(value), next: rounded(next) },
      ...(written === undefined ? {} : { expected: written }),
      kind: game.moveCodec.decode(best[0]).kind,
      grade: this.#grade(asked, answer),
    };
  }

  #grade({ view, seat, id }: Asked, answer: Answer): ProblemGrade {
    const finds = (moves: readonly number[]): boolean => !this.#isWorse(view, seat, moves, answer);
    const isFoundByHalf = (all: readonly (readonly number[])[]): boolean => all.filter(finds).length * 2 >= all.length;
    if (isFoundByHalf(this.#novices(view, seat, id))) return 'easy';
    if (finds(this.#ahead.think(view, seat).moves)) return 'fair';
    const quick = Array.from({ length: ASKED }, (_, i) => this.#think(view, seat, `${id}/${i}/quick`, QUICK).moves);
    return isFoundByHalf(quick) ? 'fair' : 'hard';
  }

  /** The choices of several novices. */
  #novices(view: AnyView, seat: Seat, id: string): readonly (readonly number[])[] {
    return Array.from({ length: ASKED }, (_, i) => {
      this.#novice.restart(`${this.#seed}/${id}/${i}`);
      return this.#novice.think(view, seat).moves;
    });
  }
}

/** The examined decision. */
interface Asked {
  readonly view: AnyView;
  readonly seat: Seat;
  readonly id: string;
}

/** The best choice; in a sealed decision also the others' mixtures, as stored and as compared. */
interface Answer {
  readonly best: readonly number[];
  readonly written?: readonly ExpectedOf[];
  readonly expected?: Expected;
}

/** Shares of the win: the best choice's, and that of others. */
interface Worth {
  readonly value: number;
  readonly next: number;
}

/** A choice that is better than all others. */
interface Clear extends Answer, Worth {
  /** The next best first. */
  readonly others: readonly Candidate[];
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((code, i) => code === other[i]);
}

/** Rounds to a tenth of a percent. */
function rounded(share: number): number {
  return Math.round(share * 1000) / 1000;
}

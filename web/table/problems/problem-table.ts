import { codesOf } from '@marchlands/bots/problems/expected.ts';
import type { ExpectedOf } from '@marchlands/bots/problems/problem.ts';
import type { Blame } from '@marchlands/bots/review/blame.ts';
import type { Game } from '@marchlands/core/game.ts';
import { givenDice } from '@marchlands/core/match/dice.ts';
import type { Player } from '@marchlands/core/match/entry.ts';
import type { Match } from '@marchlands/core/match/match.ts';
import { createMatch } from '@marchlands/core/match/open.ts';
import type { AnyMove } from '@marchlands/core/moves.ts';
import { fail, ok, type Result } from '@marchlands/core/result.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { choiceText, type Reason } from '@marchlands/core/words.ts';
import type { Considered } from '@marchlands/kit/board.ts';
import { words } from '../../words/words.ts';
import { hintReason } from '../hint-reason.ts';
import { MatchSession } from '../local/match-session.ts';
import { stillState } from '../still-state.ts';
import type { Hint, Moment, Table, TableState } from '../table.ts';
import { answerAsker } from './answer-client.ts';

/** A position, the seat to choose, and its best choice. */
export interface Puzzle {
  readonly gameId: string;
  readonly seats: number;
  readonly options: object;
  readonly position: unknown;
  readonly seat: Seat;
  /** In the game's notation. */
  readonly best: string;
  /** By seat: its name. */
  readonly names: readonly string[];
  /** In a sealed decision: the choices expected of the other seats. */
  readonly expected?: readonly ExpectedOf[];
}

/** A choice that was expected of another seat, in words. */
export interface ExpectedChoice {
  readonly name: string;
  readonly words: string;
  /** 0..1 */
  readonly probability: number;
}

/** The state of a person's attempt. */
export type Attempt =
  | { readonly state: 'open' }
  | { readonly state: 'judging' }
  /** `isSame`: it was the best choice itself, and not another one as good. */
  | { readonly state: 'found'; readonly isSame: boolean }
  | { readonly state: 'worse'; readonly loss: Blame }
  /** The best choice is on the board; `why`: its difference from the last answer, empty for none. */
  | { readonly state: 'shown'; readonly why: string }
  /** The judge failed. */
  | { readonly state: 'unjudged' };

const OPEN: Attempt = { state: 'open' };
/** The number of expected choices shown for each seat. */
const TOLD = 3;

/**
 * A table at which one seat makes one choice, which is judged and can be retried any number of times. Otherwise it is a
 * table like any other.
 */
export class ProblemTable implements Table {
  readonly allowsLines = false;
  readonly puzzle: Puzzle;
  /** The best choice, as an imperative. */
  readonly bestWords: string;
  /** The likeliest choices expected of the others in a sealed decision. */
  readonly expected: readonly ExpectedChoice[];
  state: TableState;
  attempt: Attempt = OPEN;
  readonly #game: Game;
  readonly #asker = answerAsker();
  readonly #listeners = new Set<() => void>();
  readonly #best: readonly number[];
  #match: Match;
  #session: MatchSession;
  /** The number of entries before the choice. */
  #from: number;
  /** The difference between the best choice and the last answer. */
  #why = '';

  private constructor(game: Game, puzzle: Puzzle, match: Match, best: readonly number[]) {
    this.#game = game;
    this.puzzle = puzzle;
    this.#best = best;
    this.#match = match;
    this.#from = match.journal.length;
    this.#session = new MatchSession('problem', match);
    this.state = stillState(this.#session, []);
    this.bestWords = this.#asked()
      .map(({ words: said }) => said)
      .join(' ');
    this.expected = expectedWords(game, puzzle, match);
  }

  /** Fails if the position or the choice does not fit its game. */
  static open(game: Game, puzzle: Puzzle): Result<ProblemTable> {
    const match = opened(game, puzzle);
    if (!match.ok) return match;
    const { seat, best } = puzzle;
    const steps = game.notation.parse(match.value.state, seat, best);
    if (!steps.ok) return steps;
    const codes = steps.value.filter(({ by }) => by === seat).map(({ code }) => code);
    return ok(new ProblemTable(game, puzzle, match.value, codes));
  }

  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  async act(moves: readonly AnyMove[]): Promise<Result<void>> {
    return this.#play(() => this.#session.act(moves));
  }

  async type(line: string): Promise<Result<void>> {
    return this.#play(() => this.#session.type(line));
  }

  async draft(moves: readonly AnyMove[]): Promise<Result<void>> {
    if (this.attempt.state !== 'open') return fail(words.problems.answered);
    const drafted = this.#session.draft(moves);
    if (drafted.ok) this.#publish();
    return drafted;
  }

  #play(submit: () => Result<void>): Result<void> {
    if (this.attempt.state !== 'open') return fail(words.problems.answered);
    const done = submit();
    if (!done.ok) return done;
    // A choice that is sent whole may need further moves.
    if (!this.#session.isDrafting) void this.#judge();
    this.#publish();
    return done;
  }

  async #judge(): Promise<void> {
    const { gameId, seats, options, position, seat, expected = [] } = this.puzzle;
    const made = this.#made();
    const best = this.#best;
    if (made.length === best.length && made.every((code, i) => code === best[i])) {
      this.attempt = { state: 'found', isSame: true };
      return;
    }
    const judging: Attempt = { state: 'judging' };
    this.attempt = judging;
    const task = { gameId, seats, options, position, seat, made, best };
    const judged = await this.#asker.ask(expected.length === 0 ? task : { ...task, expected });
    // Superseded by a new attempt.
    if (this.attempt !== judging) return;
    if (judged === null) this.attempt = { state: 'unjudged' };
    else if (judged.loss === null) this.attempt = { state: 'found', isSame: false };
    else {
      this.attempt = { state: 'worse', loss: judged.loss };
      this.#why = hintReason(this.#game.words, judged.changes, 'own', (other) => this.puzzle.names[other]);
    }
    this.#publish();
  }

  /** The choice made, as codes: sealed if others choose at the same time. */
  #made(): readonly number[] {
    const { seat } = this.puzzle;
    const sealed = this.#match.sealed(seat);
    if (sealed !== null) return sealed;
    const { journal } = this.#match;
    const moves = journal.movesBy(seat).filter((index) => index >= this.#from);
    const choice = journal.choiceOf(moves[0]);
    return moves
      .filter((index) => journal.choiceOf(index) === choice)
      .flatMap((index) => journal.at(index).step?.code ?? []);
  }

  /** Resets to the position before the choice. */
  again(): void {
    const match = opened(this.#game, this.puzzle);
    // It has been opened before.
    if (!match.ok) throw new Error(match.problem.message);
    this.#match = match.value;
    this.#from = match.value.journal.length;
    this.#session = new MatchSession('problem', match.value);
    this.attempt = OPEN;
    this.state = stillState(this.#session, []);
    this.#tell();
  }

  /** Plays the best choice on the board. */
  show(): void {
    this.again();
    const { moveCodec } = this.#game;
    const done = this.#session.act(this.#best.map((code) => moveCodec.decode(code)));
    if (!done.ok) throw new Error(done.problem.message);
    this.attempt = { state: 'shown', why: this.#why };
    this.#publish();
  }

  #publish(): void {
    const state = stillState(this.#session, this.state.now.log);
    // After the answer nothing more is asked of any seat, whatever the match would ask next.
    const still = { choices: [], draft: null, awaited: [], prompt: words.problems.answered };
    this.state = this.attempt.state === 'open' ? state : { ...state, now: { ...state.now, ...still } };
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  async whyNot(move: AnyMove): Promise<Reason | null> {
    return this.#session.whyNot(move);
  }

  /** The best choice, step by step: its kind first. */
  async hint(): Promise<Result<Hint>> {
    if (this.attempt.state !== 'open') return fail(words.problems.answered);
    return ok({ considered: this.#asked() });
  }

  #asked(): readonly Considered[] {
    return this.#session.describe([{ codes: this.#best, value: 1, visits: 1, probability: 1, changes: [] }]);
  }

  async momentAt(at: number): Promise<Result<Moment>> {
    return this.#session.momentAt(at);
  }

  async position(): Promise<Result<string>> {
    return this.#session.position();
  }

  close(): void {
    this.#asker.end();
    this.#listeners.clear();
  }
}

function expectedWords(game: Game, { expected = [], names }: Puzzle, { state }: Match): readonly ExpectedChoice[] {
  return expected.flatMap(({ seat, choices }) =>
    choices.slice(0, TOLD).map(({ line, probability }) => {
      const moves = codesOf(game, state, seat, line).map((code) => game.moveCodec.decode(code));
      const said = choiceText(game.words, moves, state, seat, (other) => names[other]);
      return { name: names[seat], words: said, probability };
    }),
  );
}

/** A match for this one choice: chance and the other seats wait. */
function opened(game: Game, { seats, options, position, seat, names }: Puzzle): Result<Match> {
  const players = names.map((name, one): Player => (one === seat ? { name } : { name, level: words.problems.waits }));
  return createMatch(game, { seats, options, players, dice: givenDice(), position });
}

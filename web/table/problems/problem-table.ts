import type { Blame } from '@marchlands/bots/review/blame.ts';
import type { Game } from '@marchlands/core/game.ts';
import { givenDice } from '@marchlands/core/match/dice.ts';
import type { Player } from '@marchlands/core/match/entry.ts';
import type { Match } from '@marchlands/core/match/match.ts';
import { createMatch } from '@marchlands/core/match/open.ts';
import type { AnyMove } from '@marchlands/core/moves.ts';
import { fail, ok, type Result } from '@marchlands/core/result.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import type { Reason } from '@marchlands/core/words.ts';
import type { Considered } from '@marchlands/kit/board.ts';
import { words } from '../../words/words.ts';
import { hintReason } from '../hint-reason.ts';
import { MatchSession } from '../local/match-session.ts';
import { stillState } from '../still-state.ts';
import type { Hint, Moment, Table, TableState } from '../table.ts';
import { answerAsker } from './answer-client.ts';

/** A position, the seat that is to choose in it, and the choice that is asked for. */
export interface Puzzle {
  readonly gameId: string;
  readonly seats: number;
  readonly options: object;
  readonly position: unknown;
  readonly seat: Seat;
  /** In the game's notation. */
  readonly best: string;
  /** By seat: how it is called. */
  readonly names: readonly string[];
}

/** How far a problem is solved. */
export type Attempt =
  | { readonly state: 'open' }
  | { readonly state: 'judging' }
  /** `isSame`: it was what is asked for, and not another choice that is as good. */
  | { readonly state: 'found'; readonly isSame: boolean }
  | { readonly state: 'worse'; readonly loss: Blame }
  /** The choice that is asked for is on the board; `why`: what sets it apart from the last answer, empty for nothing. */
  | { readonly state: 'shown'; readonly why: string }
  /** The judge failed. */
  | { readonly state: 'unjudged' };

const OPEN: Attempt = { state: 'open' };

/**
 * A table at which one seat has one choice to make, which is judged; it can be tried again as often as one likes. Everything
 * else is a table like any other.
 */
export class ProblemTable implements Table {
  readonly allowsLines = false;
  readonly puzzle: Puzzle;
  /** The choice that is asked for, as an imperative. */
  readonly bestWords: string;
  state: TableState;
  attempt: Attempt = OPEN;
  readonly #game: Game;
  readonly #asker = answerAsker();
  readonly #listeners = new Set<() => void>();
  readonly #best: readonly number[];
  #match: Match;
  #session: MatchSession;
  /** Entries before the choice. */
  #from: number;
  /** What sets the choice that is asked for apart from the last answer. */
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
  }

  /** A position or a choice that does not fit its game comes back as a problem. */
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
    // Of a choice that is sent whole there may be more to come.
    if (!this.#session.isDrafting) void this.#judge();
    this.#publish();
    return done;
  }

  async #judge(): Promise<void> {
    const { gameId, seats, options, position, seat } = this.puzzle;
    const made = this.#made();
    const best = this.#best;
    if (made.length === best.length && made.every((code, i) => code === best[i])) {
      this.attempt = { state: 'found', isSame: true };
      return;
    }
    const judging: Attempt = { state: 'judging' };
    this.attempt = judging;
    const judged = await this.#asker.ask({ gameId, seats, options, position, seat, made, best });
    // Whoever tried again meanwhile asks anew.
    if (this.attempt !== judging) return;
    if (judged === null) this.attempt = { state: 'unjudged' };
    else if (judged.loss === null) this.attempt = { state: 'found', isSame: false };
    else {
      this.attempt = { state: 'worse', loss: judged.loss };
      this.#why = hintReason(this.#game.words, judged.changes, 'own');
    }
    this.#publish();
  }

  /** The choice that was made, as codes: sealed where others choose at the same time. */
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

  /** The position once more, before the choice. */
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

  /** Makes the choice that is asked for on the board. */
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
    // Once it is answered nothing more is asked, whatever the match would ask next.
    const still = { choices: [], draft: null, prompt: words.problems.answered };
    this.state = this.attempt.state === 'open' ? state : { ...state, now: { ...state.now, ...still } };
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  async whyNot(move: AnyMove): Promise<Reason | null> {
    return this.#session.whyNot(move);
  }

  /** The choice that is asked for, step by step: its kind first. */
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

/** A match in which this one choice is made: chance waits, and the other seats do. */
function opened(game: Game, { seats, options, position, seat, names }: Puzzle): Result<Match> {
  const players = names.map((name, one): Player => (one === seat ? { name } : { name, level: words.problems.waits }));
  return createMatch(game, { seats, options, players, dice: givenDice(), position });
}

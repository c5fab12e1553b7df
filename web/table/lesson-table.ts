import type { Game } from '@marchlands/core/game.ts';
import { givenDice } from '@marchlands/core/match/dice.ts';
import type { Match } from '@marchlands/core/match/match.ts';
import { createMatch } from '@marchlands/core/match/open.ts';
import type { AnyMove } from '@marchlands/core/moves.ts';
import { fail, ok, type Result } from '@marchlands/core/result.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import type { Reason } from '@marchlands/core/words.ts';
import type { Lesson, LessonStep } from '@marchlands/kit/board.ts';
import { lookOf } from '@marchlands/kit/seats.ts';
import { words } from '../words/words.ts';
import { MatchSession } from './local/match-session.ts';
import { stillState } from './still-state.ts';
import type { Hint, Moment, Table, TableState } from './table.ts';

/**
 * A table for a lesson: the learner makes the moves that the lesson asks for; chance and the other seats follow the
 * lesson's script. Otherwise it is a table like any other.
 */
export class LessonTable implements Table {
  readonly allowsLines = false;
  readonly lesson: Lesson;
  state: TableState;
  /** The current part; `lesson.steps.length` once all are done. */
  step = 0;
  /** The closing remark of the part before. */
  said: string | null = null;
  /** The part shown, which waits until the board has shown the effect of the last. */
  announced: { readonly step: number; readonly said: string | null } = { step: 0, said: null };
  readonly #match: Match;
  readonly #session: MatchSession;
  readonly #listeners = new Set<() => void>();

  private constructor(lesson: Lesson, match: Match) {
    this.lesson = lesson;
    this.#match = match;
    this.#session = new MatchSession('lesson', match);
    this.state = stillState(this.#session, []);
  }

  /** Opens the table of a lesson; fails if the lesson does not fit its game. */
  static open(game: Game, lesson: Lesson): Result<LessonTable> {
    const match = createMatch(game, {
      seats: lesson.seats,
      options: lesson.options,
      players: Array.from({ length: lesson.seats }, (_, seat) => ({
        name: lookOf(seat).name,
        // The lesson itself moves for the others.
        ...(seat === 0 ? {} : { level: words.learn.script }),
      })),
      dice: givenDice(),
      ...(lesson.position === undefined ? {} : { position: lesson.position }),
    });
    if (!match.ok) return match;
    const begun = supply(match.value, lesson.start ?? []);
    return begun.ok ? ok(new LessonTable(lesson, match.value)) : begun;
  }

  /** The current part, or null after the last. */
  get due(): LessonStep | null {
    return this.lesson.steps[this.step] ?? null;
  }

  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  /** Skips a part that asks for no move. */
  read(): void {
    if (this.due?.task === undefined) this.#advance(null);
  }

  async act(moves: readonly AnyMove[]): Promise<Result<void>> {
    return this.#play(() => this.#session.act(moves), moves);
  }

  async type(line: string): Promise<Result<void>> {
    const { moveCodec } = this.#match.game;
    const codes = this.#read(this.state.seated ?? 0, line);
    return codes.ok ? this.act(codes.value.map((code) => moveCodec.decode(code))) : codes;
  }

  /** The codes of a line: one move in the plain form of the codec, or a line in the game's notation. */
  #read(seat: Seat, line: string): Result<readonly number[]> {
    const { game, state } = this.#match;
    const plain = game.moveCodec.parse(line);
    if (plain.ok) return ok([plain.value]);
    const steps = game.notation.parse(state, seat, line);
    return steps.ok ? ok(steps.value.filter((step) => step.by === seat).map((step) => step.code)) : steps;
  }

  async draft(moves: readonly AnyMove[]): Promise<Result<void>> {
    const drafted = this.#session.draft(moves);
    if (drafted.ok) this.#publish();
    return drafted;
  }

  #play(submit: () => Result<void>, moves: readonly AnyMove[]): Result<void> {
    const { due } = this;
    if (due?.task === undefined) return fail(words.learn.read);
    const codec = this.#match.game.moveCodec;
    const codes: number[] = [];
    for (const move of moves) {
      const code = codec.read(move);
      if (!code.ok) return code;
      codes.push(code.value);
    }
    if (due.accept !== undefined && !this.#isAccepted(due.accept, codes)) {
      return fail(`${words.learn.notThat} ${due.task}`);
    }
    const done = submit();
    if (!done.ok) return done;
    // A choice that is sent whole needs further moves.
    if (this.#session.isDrafting) {
      this.#publish();
      return ok(undefined);
    }
    const follows = this.#follow(due);
    if (!follows.ok) return follows;
    this.#advance(due.after ?? null);
    return ok(undefined);
  }

  /**
   * True if each move is one of those asked for, or if the moves together with the draft are an accepted line or the
   * beginning of one.
   */
  #isAccepted(accept: readonly string[], codes: readonly number[]): boolean {
    const { moveCodec } = this.#match.game;
    if (codes.every((code) => accept.includes(moveCodec.format(code)))) return true;
    const { draft } = this.state.now;
    const rows = [codes];
    if (draft !== null) rows.push([...draft.moves.map((move) => moveCodec.encode(move)), ...codes]);
    // In a simultaneous decision the beginning of a choice may be a whole one.
    const isWhole = draft?.isShared === true;
    return accept.some((text) => {
      const line = this.#read(this.state.seated ?? 0, text);
      if (!line.ok) return false;
      const asked = line.value;
      return rows.some(
        (row) =>
          (isWhole ? row.length === asked.length : row.length <= asked.length) &&
          row.every((code, i) => code === asked[i]),
      );
    });
  }

  /** Plays chance and the others after the learner's move. */
  #follow(due: LessonStep): Result<unknown> {
    const supplied = supply(this.#match, due.chance ?? []);
    if (!supplied.ok) return supplied;
    for (const { line, chance } of due.replies ?? []) {
      // In a simultaneous decision, seats that have chosen are not asked again.
      const seat = this.#match.awaited().find((one) => this.#match.sealed(one) === null) ?? 0;
      const codes = this.#read(seat, line);
      if (!codes.ok) return codes;
      const moved = this.#match.submit(seat, codes.value, this.#match.version(seat));
      if (!moved.ok) return moved;
      const outcomes = supply(this.#match, chance ?? []);
      if (!outcomes.ok) return outcomes;
    }
    return ok(undefined);
  }

  #advance(said: string | null): void {
    this.step += 1;
    this.said = said;
    this.#publish();
  }

  #publish(): void {
    const state = stillState(this.#session, this.state.now.log);
    // In a part that is only read, no other seat is waited for.
    const read = { awaited: [], prompt: words.learn.read };
    this.state = this.due?.task === undefined ? { ...state, now: { ...state.now, ...read } } : state;
    for (const listener of this.#listeners) listener();
  }

  async whyNot(move: AnyMove): Promise<Reason | null> {
    return this.#session.whyNot(move);
  }
  async hint(): Promise<Result<Hint>> {
    return fail(this.due?.task ?? words.learn.read);
  }
  async momentAt(at: number): Promise<Result<Moment>> {
    return this.#session.momentAt(at);
  }
  async position(): Promise<Result<string>> {
    return this.#session.position();
  }

  rested(): void {
    const { step, said } = this;
    if (this.announced.step === step) return;
    this.announced = { step, said };
    this.state = { ...this.state };
    for (const listener of this.#listeners) listener();
  }
  close(): void {
    this.#listeners.clear();
  }
}

/** Supplies outcomes in the plain form of the game's codec, as many as given. */
function supply(match: Match, outcomes: readonly string[]): Result<unknown> {
  for (const line of outcomes) {
    const code = match.game.outcomeCodec.parse(line);
    if (!code.ok) return code;
    const supplied = match.supply(code.value);
    if (!supplied.ok) return supplied;
  }
  return ok(undefined);
}

import { mustGoOn } from '../partial.ts';
import { fail, ok, type Result } from '../result.ts';
import { Rng } from '../rng.ts';
import { isActing, maskOf, type Seat } from '../seat.ts';
import type { GameTypes } from '../types.ts';
import type { Match } from './match.ts';
import { atPath, refusalOf } from './sequence.ts';

/** Moves tried locally, with the resulting state as the seat sees it. */
export interface Drafted<T extends GameTypes = GameTypes> {
  readonly codes: readonly number[];
  /**
   * Show it only to its seat; it does not hold the others' choices. If the last move of a choice would reveal something
   * hidden, this is the state before it, since the revealed thing is unknown here. Do not change it.
   */
  readonly state: T['state'];
  /** True if the seat has nothing left to choose. */
  readonly isWhole: boolean;
}

/** The parts of a match that a draft needs: no more than the seat would know of a remote match. */
export type DraftSource<T extends GameTypes = GameTypes> = Pick<
  Match<T>,
  'game' | 'setup' | 'actors' | 'sealed' | 'version' | 'view'
>;

/**
 * A choice in progress, before it is submitted as one sequence. Moves are tried on a state sampled from the seat's own
 * view, so that their effects reveal nothing: the seat's legal moves, and all that it sees, are the same in every such
 * state. Used by the page and the terminal.
 */
export class Draft<T extends GameTypes = GameTypes> {
  readonly #match: DraftSource<T>;
  #codes: readonly number[] = [];
  /** The sampled state, valid while the match stays where it was drawn. */
  #home: { readonly seat: Seat; readonly version: number; readonly state: T['state'] } | null = null;

  constructor(match: DraftSource<T>) {
    this.#match = match;
  }

  get isEmpty(): boolean {
    return this.#codes.length === 0;
  }

  /** The moves so far, in order. */
  get codes(): readonly number[] {
    return this.#codes;
  }

  /**
   * True while a choice is in progress: always in a simultaneous decision before the seat's commit, and inside a choice
   * that is sent whole.
   */
  isOpen(seat: Seat): boolean {
    if (!isActing(this.#match.actors, seat)) return false;
    return this.isShared(seat) ? this.#match.sealed(seat) === null : !this.isEmpty;
  }

  /** True in a simultaneous decision. */
  isShared(seat: Seat): boolean {
    const { actors } = this.#match;
    return isActing(actors, seat) && actors !== maskOf(seat);
  }

  /**
   * Replaces the moves of the draft; changes nothing if they are refused. A single move may be a whole choice, to
   * preview it before sending.
   */
  put(seat: Seat, codes: readonly number[]): Result<Drafted<T>> {
    if (!isActing(this.#match.actors, seat) || this.#match.sealed(seat) !== null) {
      return fail('There is no choice to put together now.');
    }
    const drafted = this.#try(seat, codes);
    if (drafted.ok) this.#codes = [...codes];
    return drafted;
  }

  /** Takes back the last small move. */
  shorten(): void {
    this.#codes = this.#codes.slice(0, -1);
  }

  clear(): void {
    this.#codes = [];
  }

  /**
   * The draft, or the committed choice while others have yet to choose; null if the seat chooses alone and has begun
   * nothing.
   */
  seenBy(seat: Seat): Drafted<T> | null {
    if (!this.isShared(seat) && !this.isOpen(seat)) return null;
    const drafted = this.#try(seat, this.#match.sealed(seat) ?? this.#codes);
    if (!drafted.ok) throw new Error(`A draft that was legal is not any more: ${drafted.problem.message}`);
    return drafted.value;
  }

  /** A seat's choice in record notation; legal in the present state. */
  lineOf(seat: Seat, codes: readonly number[]): string {
    const steps = codes.map((code) => ({ by: seat, code }));
    return this.#match.game.notation.format(this.startOf(seat), steps, seat).join(' ');
  }

  /** The state that a seat drafts from: sampled from its present view, the same each time. Do not change it. */
  startOf(seat: Seat): T['state'] {
    const match = this.#match;
    const version = match.version(seat);
    if (this.#home?.seat !== seat || this.#home.version !== version) {
      const state = match.game.State.blank(match.setup);
      match.game.resampler(match.setup, match.view(seat)).draw(new Rng('home'), state);
      this.#home = { seat, version, state };
    }
    return this.#home.state;
  }

  #try(seat: Seat, codes: readonly number[]): Result<Drafted<T>> {
    const { game } = this.#match;
    const isShared = this.isShared(seat);
    let state = this.startOf(seat);
    let isWhole = false;
    for (const [i, code] of codes.entries()) {
      if (isWhole) return fail('This choice is complete: send it before the next one.');
      const problem = refusalOf(game, state, seat, code);
      if (problem !== null)
        return { ok: false, problem: codes.length > 1 ? atPath(problem, `move ${i + 1}`) : problem };
      const after = state.clone();
      const events: T['event'][] = [];
      game.apply(after, seat, code, events);
      isWhole = !mustGoOn(game, after, seat, isShared);
      if (isShared || !events.some((event) => game.reveals(state.setup, event, seat))) state = after;
    }
    return ok({ codes, state, isWhole });
  }
}

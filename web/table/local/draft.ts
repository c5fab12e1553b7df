import type { Match } from '@marchlands/core/match/match.ts';
import { placed, refusalOf } from '@marchlands/core/match/row.ts';
import { fail, ok, type Result } from '@marchlands/core/result.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { isActing, maskOf, type Seat } from '@marchlands/core/seat.ts';
import type { AnyState } from '@marchlands/core/types.ts';
import type { Draft } from '@marchlands/kit/board.ts';

/** A row tried at home, and where it leads in the eyes of its seat. */
export interface Drafted {
  readonly codes: readonly number[];
  /** To be shown to its seat alone; what others have chosen is not in it. */
  readonly state: AnyState;
  /** True where the seat has nothing left to choose. */
  readonly isWhole: boolean;
}

/**
 * What the person at the screen puts together in a decision that several seats make at once. It is tried on a state
 * drawn from the seat's own view, so that nothing that comes of it can tell what the seat does not know: what is legal
 * for the seat, and what it sees, is the same in every such state.
 */
export class DraftPad {
  readonly #match: Match;
  #codes: readonly number[] = [];
  /** What rows are tried on, as long as the match stands where it was drawn. */
  #home: { readonly seat: Seat; readonly version: number; readonly state: AnyState } | null = null;

  constructor(match: Match) {
    this.#match = match;
  }

  get isEmpty(): boolean {
    return this.#codes.length === 0;
  }

  /** True where the seat chooses at the same time as others, so that the match takes a whole choice or none, and has not committed yet. */
  isOpen(seat: Seat): boolean {
    return this.#isShared(seat) && this.#match.sealed(seat) === null;
  }

  #isShared(seat: Seat): boolean {
    const { actors } = this.#match;
    return isActing(actors, seat) && actors !== maskOf(seat);
  }

  /** Puts a row in place of what there was; a refused one changes nothing. */
  put(seat: Seat, codes: readonly number[]): Result<void> {
    if (!this.isOpen(seat))
      return fail('There is no choice to put together now: nobody else chooses at the same time.');
    const drafted = this.#try(seat, codes);
    if (!drafted.ok) return drafted;
    this.#codes = [...codes];
    return ok(undefined);
  }

  /** Takes the last small move back. */
  shorten(): void {
    this.#codes = this.#codes.slice(0, -1);
  }

  clear(): void {
    this.#codes = [];
  }

  /**
   * What the seat has put together, or has committed while others have still to choose; null where no simultaneous
   * decision is open for it.
   */
  seenBy(seat: Seat): Drafted | null {
    if (!this.#isShared(seat)) return null;
    const drafted = this.#try(seat, this.#match.sealed(seat) ?? this.#codes);
    if (!drafted.ok) throw new Error(`A draft that was legal is not any more: ${drafted.problem.message}`);
    return drafted.value;
  }

  /** What the screen is told of it; null where the seat has none to make. */
  tellTo(seat: Seat): Draft | null {
    const drafted = this.isOpen(seat) ? this.seenBy(seat) : null;
    if (drafted === null) return null;
    const { codes, isWhole } = drafted;
    const { moveCodec } = this.#match.game;
    return { moves: codes.map((code) => moveCodec.decode(code)), notation: this.lineOf(seat, codes), isWhole };
  }

  /** A row of a seat as the record writes it; the row is legal from where the match stands. */
  lineOf(seat: Seat, codes: readonly number[]): string {
    const steps = codes.map((code) => ({ by: seat, code }));
    return this.#match.game.notation.format(this.#homeOf(seat), steps, seat).join(' ');
  }

  #try(seat: Seat, codes: readonly number[]): Result<Drafted> {
    const { game } = this.#match;
    const state = this.#homeOf(seat).clone();
    for (const [i, code] of codes.entries()) {
      const problem = refusalOf(game, state, seat, code);
      if (problem !== null)
        return { ok: false, problem: codes.length > 1 ? placed(problem, `move ${i + 1}`) : problem };
      game.apply(state, seat, code);
    }
    return ok({ codes, state, isWhole: !isActing(game.actors(state), seat) });
  }

  #homeOf(seat: Seat): AnyState {
    const match = this.#match;
    const version = match.version(seat);
    if (this.#home?.seat !== seat || this.#home.version !== version) {
      const state = match.game.State.blank(match.setup);
      match.game.resampler(match.setup, match.view(seat)).draw(new Rng('home'), state);
      this.#home = { seat, version, state };
    }
    return this.#home.state;
  }
}

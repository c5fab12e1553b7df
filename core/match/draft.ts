import { mustGoOn } from '../partial.ts';
import { fail, ok, type Result } from '../result.ts';
import { Rng } from '../rng.ts';
import { isActing, maskOf, type Seat } from '../seat.ts';
import type { GameTypes } from '../types.ts';
import type { Match } from './match.ts';
import { atPath, refusalOf } from './sequence.ts';

/** Moves tried at home, and where they lead as their seat sees it. */
export interface Drafted<T extends GameTypes = GameTypes> {
  readonly codes: readonly number[];
  /**
   * To be shown to its seat alone; what others have chosen is not in it. Where the last move of a seat's own choice shows
   * it something hidden, the state before that: what would be shown is not known at home. Not to be changed.
   */
  readonly state: T['state'];
  /** True where the seat has nothing left to choose. */
  readonly isWhole: boolean;
}

/** What a draft must know of a match: no more than its seat is told of one that is kept elsewhere. */
export type DraftSource<T extends GameTypes = GameTypes> = Pick<
  Match<T>,
  'game' | 'setup' | 'actors' | 'sealed' | 'version' | 'view'
>;

/**
 * A choice that a seat is putting together, before it is submitted as one sequence. It is tried on a state sampled from
 * the seat's own view, so that nothing that comes of it can tell what the seat does not know: what is legal for the
 * seat, and what it sees, is the same in every such state. The page and the terminal draft with it.
 */
export class Draft<T extends GameTypes = GameTypes> {
  readonly #match: DraftSource<T>;
  #codes: readonly number[] = [];
  /** The sampled state, for as long as the match stands where it was drawn. */
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
   * True where a choice is being put together: always where the seat chooses at the same time as others and has not
   * committed, and where it has begun one that is sent whole.
   */
  isOpen(seat: Seat): boolean {
    if (!isActing(this.#match.actors, seat)) return false;
    return this.isShared(seat) ? this.#match.sealed(seat) === null : !this.isEmpty;
  }

  /** True where the seat chooses at the same time as others. */
  isShared(seat: Seat): boolean {
    const { actors } = this.#match;
    return isActing(actors, seat) && actors !== maskOf(seat);
  }

  /**
   * Puts these moves in place of what there was; where they are refused nothing changes. One move may be a whole choice: it
   * can be looked at before it is sent.
   */
  put(seat: Seat, codes: readonly number[]): Result<Drafted<T>> {
    if (!isActing(this.#match.actors, seat) || this.#match.sealed(seat) !== null) {
      return fail('There is no choice to put together now.');
    }
    const drafted = this.#try(seat, codes);
    if (drafted.ok) this.#codes = [...codes];
    return drafted;
  }

  /** Takes the last small move back. */
  shorten(): void {
    this.#codes = this.#codes.slice(0, -1);
  }

  clear(): void {
    this.#codes = [];
  }

  /**
   * What the seat has put together, or has committed while others have still to choose; null where it chooses alone and
   * has begun nothing.
   */
  seenBy(seat: Seat): Drafted<T> | null {
    if (!this.isShared(seat) && !this.isOpen(seat)) return null;
    const drafted = this.#try(seat, this.#match.sealed(seat) ?? this.#codes);
    if (!drafted.ok) throw new Error(`A draft that was legal is not any more: ${drafted.problem.message}`);
    return drafted.value;
  }

  /** A choice of a seat as the record writes it; it is legal from where the match stands. */
  lineOf(seat: Seat, codes: readonly number[]): string {
    const steps = codes.map((code) => ({ by: seat, code }));
    return this.#match.game.notation.format(this.startOf(seat), steps, seat).join(' ');
  }

  /**
   * The state that a seat drafts from: sampled from its view of the match as it stands, the same one each time. Not to be
   * changed.
   */
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
      if (isWhole) return fail('This choice is whole: send it before the next one.');
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

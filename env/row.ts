import type { MoveSampler } from '@marchlands/bots/move-sampler.ts';
import { forcedStep } from '@marchlands/core/forced.ts';
import { mustGoOn } from '@marchlands/core/partial.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { CHANCE, firstOf, isSimultaneous, maskOf, NOBODY, type Seat } from '@marchlands/core/seat.ts';
import type { AnyState } from '@marchlands/core/types.ts';
import type { Observer } from './observer.ts';

/**
 * A match of an environment, decision by decision. Seats that choose at once are asked in turn, each with its knowledge
 * before any of them chose; then all choices are applied in seat order. A choice of several moves is assembled on a
 * state drawn for its seat, and applied to the true one when complete.
 */
export class Row {
  /** The choosing seat; -1 once the match is over. */
  actor: Seat = -1;
  /** Number of moves chosen in this match. */
  decisions = 0;
  /** States drawn for the seat, with its moves so far. */
  readonly drawn: readonly AnyState[];
  readonly state: AnyState;
  readonly #sampler: MoveSampler;
  readonly #observer: Observer;
  readonly #rng = new Rng(0);
  readonly #first: AnyState;
  /** By seat: the moves chosen in this decision. */
  readonly #choices: readonly number[][];
  /** Mask of the seats that have yet to choose in it. */
  #waiting = 0;
  #isShared = false;

  /**
   * @param sampler shared by the rows of a thread
   * @param first where every match begins; it is not changed
   */
  constructor(sampler: MoveSampler, observer: Observer, first: AnyState) {
    this.state = first.clone();
    this.#first = first;
    this.#sampler = sampler;
    this.#observer = observer;
    this.drawn = observer.blanks();
    this.#choices = Array.from({ length: first.setup.seats }, () => []);
  }

  /** True inside a choice of several moves. */
  get isWithin(): boolean {
    return this.#choices[this.actor].length > 0;
  }

  /** Starts a match, whose chance is drawn from the seed as in `playMatch`. */
  begin(seed: string): void {
    this.state.copyFrom(this.#first);
    this.#rng.reseed(`${seed}/chance`);
    this.decisions = 0;
    // A match that was cut off may leave a choice behind.
    for (const choice of this.#choices) choice.length = 0;
    this.#goOn();
  }

  /** The seat makes a legal move. */
  choose(code: number): void {
    const { game } = this.#sampler;
    const { actor } = this;
    this.decisions += 1;
    this.#choices[actor].push(code);
    for (const one of this.drawn) game.apply(one, actor, code);
    if (mustGoOn(game, this.drawn[0], actor, this.#isShared)) return;
    this.#waiting &= ~maskOf(actor);
    if (this.#waiting === 0) {
      this.#carryOut();
      this.#goOn();
    } else this.#ask();
  }

  /** Applies all choices. */
  #carryOut(): void {
    for (let seat = 0; seat < this.#choices.length; seat += 1) {
      for (const code of this.#choices[seat]) this.#sampler.game.apply(this.state, seat, code);
      this.#choices[seat].length = 0;
    }
  }

  /** Plays on to the next decision, or to the end. */
  #goOn(): void {
    const { game, moves } = this.#sampler;
    for (;;) {
      const actors = game.actors(this.state);
      if (actors === NOBODY) {
        this.actor = -1;
        return;
      }
      const forced = actors === CHANCE ? null : forcedStep(game, this.state, moves);
      if (actors === CHANCE) game.apply(this.state, CHANCE, this.#sampler.outcome(this.state, this.#rng));
      else if (forced !== null) game.apply(this.state, forced.by, forced.code);
      else {
        this.#waiting = actors;
        this.#isShared = isSimultaneous(actors);
        this.#ask();
        return;
      }
    }
  }

  /** The next choosing seat. */
  #ask(): void {
    this.actor = firstOf(this.#waiting);
    this.#observer.draw(this.state, this.actor, this.drawn);
  }
}

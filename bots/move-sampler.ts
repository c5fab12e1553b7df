import type { Game } from '@marchlands/core/game.ts';
import { MoveList, OutcomeList } from '@marchlands/core/lists.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import { CHANCE, isActing, type Seat } from '@marchlands/core/seat.ts';
import type { AnyState, Setup } from '@marchlands/core/types.ts';

/** Scratch lists. */
interface Lists {
  readonly moves: MoveList;
  readonly outcomes: OutcomeList;
}

/** Makes random moves and draws outcomes in states that a searcher owns. Allocates nothing after construction. */
export class MoveSampler implements Lists {
  readonly game: Game;
  readonly rng: Rng;
  readonly moves: MoveList;
  readonly outcomes: OutcomeList;
  /** A scratch state. */
  readonly walk: AnyState;

  /** @param lists may be shared with others that run in turn; default: its own */
  constructor(game: Game, setup: Setup, rng: Rng, lists?: Lists) {
    this.game = game;
    this.rng = rng;
    this.moves = lists?.moves ?? new MoveList(setup.bounds.moves);
    this.outcomes = lists?.outcomes ?? new OutcomeList(setup.bounds.outcomes);
    this.walk = game.State.blank(setup);
  }

  /** A uniform legal move of a seat that acts. */
  uniformMove(state: AnyState, seat: Seat): number {
    if (this.game.randomMove !== undefined) return this.game.randomMove(state, seat, this.rng);
    this.game.legal(state, seat, this.moves);
    return this.moves.codes[this.rng.below(this.moves.length)];
  }

  /** The game's playout move, or a uniform one if it has none. */
  sensibleMove(state: AnyState, seat: Seat): number {
    const knowledge = this.game.knowledge;
    if (knowledge?.playoutMove !== undefined) return knowledge.playoutMove(state, seat, this.rng);
    return this.uniformMove(state, seat);
  }

  /** An outcome by its weight; chance must be acting. @param rng its own by default */
  outcome(state: AnyState, rng: Rng = this.rng): number {
    if (this.game.draw !== undefined) return this.game.draw(state, rng);
    this.game.outcomes(state, this.outcomes);
    return this.outcomes.at(rng.below(this.outcomes.total));
  }

  /** Lets chance act until a seat must or the match is over. */
  settle(state: AnyState): void {
    while (this.game.actors(state) === CHANCE) this.game.apply(state, CHANCE, this.outcome(state));
  }
}

/** Throws unless this seat has a decision: asking a bot at the wrong moment is the caller's bug. */
export function assertActing(actors: number, seat: Seat): void {
  if (!isActing(actors, seat)) throw new Error(`a bot was asked to decide for seat ${seat}, which does not act now`);
}

import type { Game } from '@marchlands/core/game.ts';
import { MoveList, OutcomeList } from '@marchlands/core/lists.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import { CHANCE, isActing, type Seat } from '@marchlands/core/seat.ts';
import type { AnyState, Setup } from '@marchlands/core/types.ts';

/** Lists to work with. */
interface Lists {
  readonly moves: MoveList;
  readonly outcomes: OutcomeList;
}

/** Makes random moves and draws outcomes in states that a searcher owns. Allocates nothing after it was made. */
export class MoveSampler implements Lists {
  readonly game: Game;
  readonly rng: Rng;
  readonly moves: MoveList;
  readonly outcomes: OutcomeList;
  /** A state to work with, as the lists are. */
  readonly walk: AnyState;

  /** @param lists shared with others that work one after the other; its own where absent */
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

  /** The game's sensible move for a playout, or a uniform one where it brings none. */
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

/** Throws unless this seat has a decision: asking a bot at the wrong moment is a bug of the caller. */
export function assertActing(actors: number, seat: Seat): void {
  if (!isActing(actors, seat)) throw new Error(`a bot was asked to decide for seat ${seat}, which does not act now`);
}

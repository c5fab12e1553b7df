import type { Played } from '@marchlands/bots/match.ts';
import type { Game } from '@marchlands/core/game.ts';
import type { FigureAbout, Figures } from '@marchlands/core/lab.ts';
import { catalogue } from '@marchlands/core/language.ts';
import { MoveList } from '@marchlands/core/lists.ts';
import { isAtRest } from '@marchlands/core/partial.ts';
import { type Actor, CHANCE, firstOf, isSimultaneous, type Seat } from '@marchlands/core/seat.ts';
import type { AnyState, Setup } from '@marchlands/core/types.ts';

/** The words of the figures of all games. */
export const figureWords = catalogue('figures', {
  wins: 'share of wins',
  score: 'points in the end',
  defeat: 'share of matches that everybody lost together',
  decisions: 'moves of seats',
  chances: 'results of chance',
  scoreGap: 'points between the winner and the next',
  leadChanges: 'changes of the lead',
  decidedAt: 'part of the match after which the winner stayed ahead',
  lowest: 'lowest expectation of the winner on the way',
  branching: 'moves to choose from',
  forced: 'part of the choices with one move only',
});

/** The figures of all games. */
export const COMMON: { readonly [name: string]: FigureAbout } = {
  wins: { title: figureWords.wins, of: 'seat', isResult: true, isShare: true },
  score: { title: figureWords.score, of: 'seat', isResult: true },
  defeat: { title: figureWords.defeat, of: 'match', isShare: true },
  decisions: { title: figureWords.decisions, of: 'match' },
  chances: { title: figureWords.chances, of: 'match' },
  scoreGap: { title: figureWords.scoreGap, of: 'match' },
  leadChanges: { title: figureWords.leadChanges, of: 'match' },
  decidedAt: { title: figureWords.decidedAt, of: 'match', isShare: true },
  lowest: { title: figureWords.lowest, of: 'match', isShare: true },
  branching: { title: figureWords.branching, of: 'match' },
  forced: { title: figureWords.forced, of: 'match', isShare: true },
};

/** The margin by which a new leader must exceed the old one, so that noise is not a change of lead. */
const CLEAR = 0.02;

/** Observes one match of any game. The game's own evaluation determines the leader. */
export class CommonWatch {
  readonly #game: Game;
  readonly #moves: MoveList;
  readonly #values: Float64Array;
  /** By sample: the leader. */
  readonly #leaders: Seat[] = [];
  /** By sample and seat: the expected payoff. */
  readonly #expected: number[] = [];
  #choices = 0;
  #legal = 0;
  #forced = 0;

  constructor(game: Game, setup: Setup) {
    this.#game = game;
    this.#moves = new MoveList(setup.bounds.moves);
    this.#values = new Float64Array(setup.seats);
  }

  /** Samples the state after each step at which one seat must choose. */
  step(state: AnyState, by: Actor): void {
    const actors = this.#game.actors(state);
    if (actors <= 0) return;
    if (!isSimultaneous(actors)) {
      this.#game.legal(state, firstOf(actors), this.#moves);
      this.#choices += 1;
      this.#legal += this.#moves.length;
      if (this.#moves.length === 1) this.#forced += 1;
    }
    if (by !== CHANCE && isAtRest(this.#game, state)) this.#lookAt(state);
  }

  #lookAt(state: AnyState): void {
    const { knowledge } = this.#game;
    if (knowledge === undefined) return;
    const values = this.#values;
    knowledge.evaluate(state, values);
    let leader = this.#leaders.at(-1) ?? values.indexOf(Math.max(...values));
    for (let seat = 0; seat < values.length; seat += 1) if (values[seat] > values[leader] + CLEAR) leader = seat;
    this.#leaders.push(leader);
    this.#expected.push(...values);
  }

  /** The figures of the match. */
  end({ final: { scores, winners, defeat }, decisions, chances }: Played): Figures {
    const [winner] = winners;
    const counted = scores.filter((score) => score !== null);
    const [best, next] = counted.toSorted((a, b) => b - a);
    const isScored = counted.length === scores.length;
    const isOne = winners.length === 1;
    return {
      wins: scores.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
      ...{ defeat: defeat ? 1 : 0, decisions, chances },
      ...(isScored ? { score: counted } : {}),
      ...(isOne && isScored && counted.length > 1 ? { scoreGap: best - next } : {}),
      ...(this.#leaders.length === 0 ? {} : { leadChanges: changesOf(this.#leaders) }),
      ...(this.#leaders.length === 0 || !isOne ? {} : this.#drama(winner)),
      ...(this.#choices === 0 ? {} : { branching: this.#legal / this.#choices, forced: this.#forced / this.#choices }),
    };
  }

  #drama(winner: Seat): Figures {
    const seats = this.#values.length;
    const own = this.#expected.filter((_, at) => at % seats === winner);
    const behind = this.#leaders.findLastIndex((leader) => leader !== winner);
    return { decidedAt: (behind + 1) / this.#leaders.length, lowest: Math.min(...own) };
  }
}

function changesOf(leaders: readonly Seat[]): number {
  return leaders.filter((leader, at) => at > 0 && leader !== leaders[at - 1]).length;
}

import type { Match } from '@marchlands/core/match/match.ts';
import { Rng } from '@marchlands/core/rng.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import type { AnyState } from '@marchlands/core/types.ts';
import type { Candidate } from '../bot.ts';
import { Expectation } from '../expectation.ts';
import type { Shares } from './shares.ts';
import { codesOf, type Stretch } from './stretches.ts';

/** A seat's possible choices with their probabilities. */
export type Mixture = readonly Pick<Candidate, 'codes' | 'probability'>[];

/** By seat: a whole choice. */
type Chosen = ReadonlyMap<Seat, readonly number[]>;

/** Number of choices of the others drawn from their mixtures. */
const DRAWN = 24;
/** About how many chance results to evaluate after each. */
const LEAVES = 12;

/** A bot's candidates with a probability above 0. */
export function likelyOf(considered: readonly Candidate[]): Mixture {
  return considered.filter(({ probability }) => probability > 0);
}

/** A choice drawn from a mixture; null from an empty one. */
export function drawnOf(mixture: Mixture, rng: Rng): readonly number[] | null {
  let rest = rng.unit();
  for (const { codes, probability } of mixture) {
    rest -= probability;
    if (rest < 0) return codes;
  }
  return mixture.at(-1)?.codes ?? null;
}

/** Measures the effect of sealed choices on seats that could not see them. */
export class Guesses {
  readonly #match: Match;
  readonly #shares: Shares;
  readonly #seed: string | number;
  readonly #state: AnyState;

  constructor(match: Match, shares: Shares, seed: string | number) {
    this.#match = match;
    this.#shares = shares;
    this.#seed = seed;
    this.#state = match.game.State.blank(match.setup);
  }

  /**
   * By seat: how the others' sealed choices changed its share of the win, relative to the expectation, given its own
   * choice. 0 for seats that did not choose, or if another's mixture is unknown.
   * @param mixtures by seat, as far as known
   */
  of(stretch: Stretch, mixtures: ReadonlyMap<Seat, Mixture>): readonly number[] {
    const { seats } = stretch;
    const made: Chosen = new Map(seats.map((seat) => [seat, codesOf(stretch, seat)]));
    const actual = this.#told(stretch, [made]);
    return Array.from({ length: this.#match.setup.seats }, (_, seat) => {
      const others = seats.filter((other) => other !== seat);
      if (!seats.includes(seat) || others.some((other) => !mixtures.has(other))) return 0;
      const rng = new Rng(`${this.#seed}/guess`);
      const expected = Array.from({ length: DRAWN }, (): Chosen => {
        const drawn = others.map((other) => [other, drawnOf(mixtures.get(other) ?? [], rng)] as const);
        return new Map([
          ...made,
          ...drawn.flatMap(([other, codes]) => (codes === null ? [] : [[other, codes] as const])),
        ]);
      });
      return actual[seat] - this.#told(stretch, expected)[seat];
    });
  }

  /** By seat: its mean share after these joint choices. */
  #told({ indices, seats }: Stretch, all: readonly Chosen[]): readonly number[] {
    const { game, setup } = this.#match;
    const before = this.#match.stateAt(indices[0]);
    const expectation = new Expectation(game, setup, new Rng(`${this.#seed}/luck`));
    const values = new Float64Array(setup.seats);
    for (const chosen of all) {
      this.#state.copyFrom(before);
      for (const seat of seats) for (const code of chosen.get(seat) ?? []) game.apply(this.#state, seat, code);
      expectation.add(this.#state, 1 / all.length, LEAVES, values);
    }
    return this.#shares.told(Array.from(values));
  }
}

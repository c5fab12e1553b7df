import type { Match } from '@marchlands/core/match/match.ts';
import { Rng } from '@marchlands/core/rng.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import type { AnyState } from '@marchlands/core/types.ts';
import type { Candidate } from '../bot.ts';
import { Expectation } from '../expectation.ts';
import type { Shares } from './shares.ts';
import { codesOf, type Stretch } from './stretches.ts';

/** What a seat would choose, by how likely. */
export type Mixture = readonly Pick<Candidate, 'codes' | 'probability'>[];

/** By seat: a whole choice. */
type Chosen = ReadonlyMap<Seat, readonly number[]>;

/** Choices of the others that are drawn from what is expected of them. */
const DRAWN = 24;
/** About how many results of chance are looked at behind each. */
const LEAVES = 12;

/** What may be chosen of what a bot weighed. */
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

/** Tells what sealed choices did to those who could not see them. */
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
   * By seat: what the sealed choices of the others did to its share of the win, beside what was to be expected of them, its
   * own choice being as it was. 0 for a seat that did not choose, and where it is not known what another would choose.
   * @param mixtures by seat, as far as they are known
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

  /** By seat: its share once all have chosen, the mean over these choices. */
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

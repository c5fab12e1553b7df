import type { FigureAbout, Figures, GameLab, Watch } from './lab.ts';
import type { Seat } from './seat.ts';
import type { GameTypes } from './types.ts';

type Titles<N extends string> = { readonly [name in N]: string };

/** Counts what happens in one match. */
export class Tally<S extends string, O extends string, M extends string> {
  readonly #sums: Map<S, number[]>;
  readonly #firsts: Map<O, (number | null)[]>;
  readonly #ofMatch: Map<M, number>;

  constructor(seats: number, sums: readonly S[], firsts: readonly O[], ofMatch: readonly M[]) {
    this.#sums = new Map(sums.map((name) => [name, Array.from({ length: seats }, () => 0)]));
    this.#firsts = new Map(firsts.map((name) => [name, Array.from({ length: seats }, () => null)]));
    this.#ofMatch = new Map(ofMatch.map((name) => [name, 0]));
  }

  /** Adds to a figure of a seat. */
  add(name: S, seat: Seat, many = 1): void {
    const sums = this.#sums.get(name);
    if (sums !== undefined) sums[seat] += many;
  }

  /** Sets a figure of a seat; what it is set to first stays. */
  first(name: O, seat: Seat, value: number): void {
    const firsts = this.#firsts.get(name);
    if (firsts !== undefined) firsts[seat] ??= value;
  }

  /** Adds to a figure of the match. */
  count(name: M, many = 1): void {
    this.#ofMatch.set(name, (this.#ofMatch.get(name) ?? 0) + many);
  }

  /** Raises a figure of the match to at least this. */
  raise(name: M, least: number): void {
    this.#ofMatch.set(name, Math.max(this.#ofMatch.get(name) ?? 0, least));
  }

  /** All figures; one of a seat that not all seats have is left out. */
  figures(): Figures {
    const firsts = [...this.#firsts].flatMap(([name, values]) => {
      const known = values.filter((value) => value !== null);
      return known.length === values.length ? [[name, known] as const] : [];
    });
    return Object.fromEntries<number | readonly number[]>([...this.#sums, ...firsts, ...this.#ofMatch]);
  }
}

/** What happens as each kind of event is heard. */
type Counting<T extends GameTypes, S extends string, O extends string, M extends string> = {
  readonly [kind in T['event']['kind']]?: (
    tally: Tally<S, O, M>,
    event: Extract<T['event'], { readonly kind: kind }>,
    state: T['state'],
  ) => void;
};

/**
 * Declares what the lab counts in a game, event by event.
 * @param of titles of figures by name: sums of a seat, what a seat did first, sums or maxima of the match
 */
export function countingLab<T extends GameTypes>() {
  return <S extends string, O extends string, M extends string>(
    of: { readonly seat: Titles<S>; readonly first: Titles<O>; readonly match: Titles<M> },
    counting: Counting<T, S, O, M>,
  ): GameLab<T> => {
    const namesOf = <N extends string>(titles: Titles<N>): readonly N[] => Object.keys(titles) as N[];
    const about = (titles: Titles<string>, kind: FigureAbout['of']): [string, FigureAbout][] =>
      Object.entries(titles).map(([name, title]) => [name, { title, of: kind }]);
    // Each kind is counted by its own function only.
    const heard = counting as { readonly [kind: string]: Counting<T, S, O, M>[T['event']['kind']] };
    return {
      figures: Object.fromEntries([...about(of.seat, 'seat'), ...about(of.first, 'seat'), ...about(of.match, 'match')]),
      watch({ seats }): Watch<T> {
        const tally = new Tally(seats, namesOf(of.seat), namesOf(of.first), namesOf(of.match));
        return {
          event: (event, state) => heard[event.kind]?.(tally, event as never, state),
          end: () => tally.figures(),
        };
      },
    };
  };
}

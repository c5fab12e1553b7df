import type { FigureAbout, Figures, GameLab, LabelsAbout, Watch } from './lab.ts';
import type { Seat } from './seat.ts';
import type { GameTypes } from './types.ts';

type Titles<N extends string> = { readonly [name in N]: string };

/** The values of a label that `places` fills, for as many seats as any game has. */
export const PLACES = {
  first: 'first',
  second: 'second',
  third: 'third',
  fourth: 'fourth',
  fifth: 'fifth',
  sixth: 'sixth',
} as const;

/** Labels by name: a title, and by key what may be true of a seat, in words. */
type Labels = { readonly [name: string]: { readonly title: string; readonly of: Titles<string> } };
/** What may be true of a seat by one of the labels. */
type LabelOf<L extends Labels, N extends keyof L> = Extract<keyof L[N]['of'], string>;

/** Counts what happens in one match. */
export class Tally<S extends string, O extends string, M extends string, L extends Labels = Record<never, never>> {
  readonly #sums: Map<S, number[]>;
  readonly #firsts: Map<O, (number | null)[]>;
  readonly #ofMatch: Map<M, number>;
  readonly #labels: L;
  /** By label and seat: the place of what is true, or -1. */
  readonly #labelled: Map<string, number[]>;

  constructor(seats: number, sums: readonly S[], firsts: readonly O[], ofMatch: readonly M[], labels: L) {
    this.#labels = labels;
    this.#labelled = new Map(Object.keys(labels).map((name) => [name, Array.from({ length: seats }, () => -1)]));
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

  /** Says what is true of a seat; what was said first stays. */
  label<N extends Extract<keyof L, string>>(name: N, seat: Seat, value: LabelOf<L, N>): void {
    const labelled = this.#labelled.get(name);
    if (labelled !== undefined && labelled[seat] < 0) {
      labelled[seat] = Object.keys(this.#labels[name].of).indexOf(value);
    }
  }

  /** Says in which place each seat comes, in the order of the seats from the first one on; what was said first stays. */
  places(name: Extract<keyof L, string>, first: Seat): void {
    const labelled = this.#labelled.get(name);
    if (labelled === undefined || labelled[first] >= 0) return;
    for (let place = 0; place < labelled.length; place += 1) labelled[(first + place) % labelled.length] = place;
  }

  /** Adds to a figure of the match. */
  count(name: M, many = 1): void {
    this.#ofMatch.set(name, (this.#ofMatch.get(name) ?? 0) + many);
  }

  /** Raises a figure of the match to at least this. */
  raise(name: M, least: number): void {
    this.#ofMatch.set(name, Math.max(this.#ofMatch.get(name) ?? 0, least));
  }

  /** All figures; one of a seat that not all seats have is left out, and so are labels of none. */
  figures(): Figures {
    const firsts = [...this.#firsts].flatMap(([name, values]) => {
      const known = values.filter((value) => value !== null);
      return known.length === values.length ? [[name, known] as const] : [];
    });
    return Object.fromEntries<number | readonly number[]>([
      ...[...this.#sums, ...firsts, ...this.#ofMatch],
      ...[...this.#labelled].filter(([, values]) => values.some((value) => value >= 0)),
    ]);
  }
}

/** What happens as each kind of event is heard. */
type Counting<T extends GameTypes, S extends string, O extends string, M extends string, L extends Labels> = {
  readonly [kind in T['event']['kind']]?: (
    tally: Tally<S, O, M, L>,
    event: Extract<T['event'], { readonly kind: kind }>,
    state: T['state'],
  ) => void;
};

/**
 * Declares what the lab counts in a game, event by event.
 * @param of titles of figures by name: sums of a seat, what a seat did first, sums or maxima of the match; which sums are
 *   uses, that is choices whose worth is asked; and labels
 */
export function countingLab<T extends GameTypes>() {
  return <S extends string, O extends string, M extends string, const L extends Labels>(
    of: {
      readonly seat: Titles<S>;
      readonly first: Titles<O>;
      readonly match: Titles<M>;
      readonly uses: readonly NoInfer<S>[];
      readonly labels: L;
    },
    counting: Counting<T, S, O, M, L>,
  ): GameLab<T> => {
    const namesOf = <N extends string>(titles: Titles<N>): readonly N[] => Object.keys(titles) as N[];
    const about = (titles: Titles<string>, kind: FigureAbout['of']): [string, FigureAbout][] =>
      Object.entries(titles).map(([name, title]) => [name, { title, of: kind }]);
    // Each kind is counted by its own function only.
    const heard = counting as { readonly [kind: string]: Counting<T, S, O, M, L>[T['event']['kind']] };
    const uses: ReadonlySet<string> = new Set(of.uses);
    const ofSeats = about(of.seat, 'seat').map(([name, figure]): [string, FigureAbout] => [
      name,
      uses.has(name) ? { ...figure, isUse: true } : figure,
    ]);
    const labels: LabelsAbout = Object.fromEntries(
      Object.entries<Labels[string]>(of.labels).map(([name, { title, of: values }]) => [
        name,
        { title, values: Object.values(values) },
      ]),
    );
    return {
      labels,
      figures: Object.fromEntries([...ofSeats, ...about(of.first, 'seat'), ...about(of.match, 'match')]),
      watch({ seats }): Watch<T> {
        const tally = new Tally(seats, namesOf(of.seat), namesOf(of.first), namesOf(of.match), of.labels);
        return {
          event: (event, state) => heard[event.kind]?.(tally, event as never, state),
          end: () => tally.figures(),
        };
      },
    };
  };
}

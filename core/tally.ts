import {
  type ChanceAbout,
  type FigureAbout,
  type Figures,
  type GameLab,
  type LabelsAbout,
  type ThingsAbout,
  thingFigure,
  type Watch,
} from './lab.ts';
import { catalogue } from './language.ts';
import type { Seat } from './seat.ts';
import type { GameTypes } from './types.ts';

type Titles<N extends string> = { readonly [name in N]: string };

/** The values of a label set by `places`, for the largest number of seats of any game. */
export const placeWords = catalogue('places', {
  first: 'first',
  second: 'second',
  third: 'third',
  fourth: 'fourth',
  fifth: 'fifth',
  sixth: 'sixth',
});

/** A title, and the words for each key; without keys the values are places or numbers. */
interface Sorted {
  readonly title: string;
  readonly of?: Titles<string>;
}

/** Labels by name: facts about a seat. */
type Labels = { readonly [name: string]: Sorted };
/** A key of the words. */
type KeyOf<S extends Sorted> = Extract<keyof S['of'], string>;

/** How chance outcomes are classified: the key of each, or a number if the words have no keys. */
interface Sorting<T extends GameTypes, S extends Sorted> {
  /** The least and the largest number, if numbers are counted. */
  readonly from?: number;
  readonly to?: number;
  /** Like `ChanceAbout.weights`; for numbers, in their order. */
  readonly weights?: readonly number[];
  /** Like `ChanceAbout.of`. */
  of(outcome: T['outcome'], state: T['state']): (S extends { readonly of: object } ? KeyOf<S> : number) | null;
}

/** Counts the figures of one match. */
export class Tally<
  S extends string,
  O extends string,
  M extends string,
  L extends Labels = Record<never, never>,
  W extends string = never,
> {
  readonly #sums: Map<S, number[]>;
  readonly #firsts: Map<O, (number | null)[]>;
  readonly #ofMatch: Map<M, number>;
  readonly #labels: L;
  /** By label and seat: the index of its key, or -1. */
  readonly #labelled: Map<string, number[]>;
  /** By figure of a thing, and seat: how often it was used. Unused things are missing. */
  readonly #used = new Map<string, number[]>();
  readonly #things: ThingsAbout;
  readonly #seats: number;

  constructor(
    seats: number,
    sums: readonly S[],
    firsts: readonly O[],
    ofMatch: readonly M[],
    labels: L,
    things: ThingsAbout = {},
  ) {
    this.#seats = seats;
    this.#things = things;
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

  /** Sets a figure of a seat; only the first call counts. */
  first(name: O, seat: Seat, value: number): void {
    const firsts = this.#firsts.get(name);
    if (firsts !== undefined) firsts[seat] ??= value;
  }

  /** Sets a label of a seat; only the first call counts. */
  label<N extends Extract<keyof L, string>>(name: N, seat: Seat, value: KeyOf<L[N]>): void {
    const labelled = this.#labelled.get(name);
    if (labelled !== undefined && labelled[seat] < 0) {
      labelled[seat] = Object.keys(wordsOf(this.#labels[name])).indexOf(value);
    }
  }

  /** Counts a seat's use of a thing; an undeclared one, such as a card of another deck, is ignored. */
  use(name: W, thing: string, seat: Seat, many = 1): void {
    if (many === 0 || !Object.hasOwn(this.#things[name].values, thing)) return;
    const figure = thingFigure(name, thing);
    const used = this.#used.get(figure) ?? Array.from({ length: this.#seats }, () => 0);
    used[seat] += many;
    this.#used.set(figure, used);
  }

  /** Sets each seat's place, in seat order starting from the first; only the first call counts. */
  places(name: Extract<keyof L, string>, first: Seat): void {
    const labelled = this.#labelled.get(name);
    if (labelled === undefined || labelled[first] >= 0) return;
    for (let place = 0; place < labelled.length; place += 1) labelled[(first + place) % labelled.length] = place;
  }

  /** Adds to a figure of the match. */
  count(name: M, many = 1): void {
    this.#ofMatch.set(name, (this.#ofMatch.get(name) ?? 0) + many);
  }

  /** Raises a figure of the match to at least this value. */
  raise(name: M, least: number): void {
    this.#ofMatch.set(name, Math.max(this.#ofMatch.get(name) ?? 0, least));
  }

  /** All figures; a seat figure that some seat lacks is left out, and so are labels and things without values. */
  figures(): Figures {
    const firsts = [...this.#firsts].flatMap(([name, values]) => {
      const known = values.filter((value) => value !== null);
      return known.length === values.length ? [[name, known] as const] : [];
    });
    return Object.fromEntries<number | readonly number[]>([
      ...[...this.#sums, ...firsts, ...this.#ofMatch, ...this.#used],
      ...[...this.#labelled].filter(([, values]) => values.some((value) => value >= 0)),
    ]);
  }
}

/** The counting function of each kind of event. */
type Counting<
  T extends GameTypes,
  S extends string,
  O extends string,
  M extends string,
  L extends Labels,
  W extends string,
> = {
  readonly [kind in T['event']['kind']]?: (
    tally: Tally<S, O, M, L, W>,
    event: Extract<T['event'], { readonly kind: kind }>,
    state: T['state'],
  ) => void;
};

function wordsOf({ of = placeWords }: Sorted): Titles<string> {
  return of;
}

/** The words of chance results; for numbers the numbers themselves. */
function chanceWords({ of }: Sorted, { from = 1, to = 0 }: { readonly from?: number; readonly to?: number }) {
  if (of !== undefined) return of;
  const numbers = Array.from({ length: to - from + 1 }, (_, i) => String(from + i));
  return Object.fromEntries(numbers.map((one) => [one, one]));
}

/** The lab's words for a game, by name. */
interface LabWords<
  S extends string,
  O extends string,
  M extends string,
  L extends Labels,
  C extends { readonly [name: string]: Sorted },
  W extends string,
> {
  /** Sums per seat. */
  readonly seat: Titles<S>;
  /** When a seat first did something. */
  readonly first: Titles<O>;
  /** Sums or maxima of the match. */
  readonly match: Titles<M>;
  readonly labels: L;
  /** Kinds of things used. */
  readonly things: Titles<W>;
  readonly chance: C;
}

/**
 * Declares a game's lab figures, event by event.
 * @param words titles by name: a catalogue of the game
 * @param counting a function for each kind of event
 * @param more which sums are uses, that is choices whose value is estimated; by kind of things, each thing's name by
 * key; and how chance is classified
 */
export function countingLab<T extends GameTypes>() {
  return <
    S extends string,
    O extends string,
    M extends string,
    L extends Labels,
    C extends { readonly [name: string]: Sorted },
    W extends string,
  >(
    words: LabWords<S, O, M, L, C, W>,
    counting: Counting<T, S, O, M, L, W>,
    more: {
      readonly uses: readonly NoInfer<S>[];
      readonly things: { readonly [name in W]: Titles<string> };
      readonly chance: { readonly [name in keyof C]: Sorting<T, C[name]> };
    },
  ): GameLab<T> => {
    const namesOf = <N extends string>(titles: Titles<N>): readonly N[] => Object.keys(titles) as N[];
    const about = (titles: Titles<string>, kind: FigureAbout['of']): [string, FigureAbout][] =>
      Object.entries(titles).map(([name, title]) => [name, { title, of: kind }]);
    // Each function gets only events of its own kind.
    const heard = counting as { readonly [kind: string]: Counting<T, S, O, M, L, W>[T['event']['kind']] };
    const uses: ReadonlySet<string> = new Set(more.uses);
    const ofSeats = about(words.seat, 'seat').map(([name, figure]): [string, FigureAbout] => [
      name,
      uses.has(name) ? { ...figure, isUse: true } : figure,
    ]);
    const labels: LabelsAbout = Object.fromEntries(
      Object.entries<Sorted>(words.labels).map(([name, label]) => [
        name,
        { title: label.title, values: wordsOf(label) },
      ]),
    );
    const things: ThingsAbout = Object.fromEntries(
      namesOf(words.things).map((name) => [name, { title: words.things[name], values: more.things[name] }]),
    );
    const chance = Object.fromEntries(
      Object.entries<Sorted>(words.chance).map(([name, sorted]): [string, ChanceAbout<T>] => {
        const sorting: Sorting<T, Sorted> = more.chance[name];
        const values = chanceWords(sorted, sorting);
        const weights = sorting.weights;
        return [
          name,
          {
            title: sorted.title,
            values,
            ...(weights === undefined
              ? {}
              : { weights: Object.fromEntries(Object.keys(values).map((key, i) => [key, weights[i]])) }),
            of(outcome, state) {
              const key = sorting.of(outcome, state);
              return key === null ? null : String(key);
            },
          },
        ];
      }),
    );
    return {
      labels,
      things,
      chance,
      figures: Object.fromEntries([...ofSeats, ...about(words.first, 'seat'), ...about(words.match, 'match')]),
      watch({ seats }): Watch<T> {
        const tally = new Tally<S, O, M, L, W>(
          ...([seats, namesOf(words.seat), namesOf(words.first), namesOf(words.match), words.labels, things] as const),
        );
        return {
          event: (event, state) => heard[event.kind]?.(tally, event as never, state),
          end: () => tally.figures(),
        };
      },
    };
  };
}

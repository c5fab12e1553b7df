import type { ChanceAbout, GameLab } from '../lab.ts';
import { OutcomeList } from '../lists.ts';
import { CHANCE, type Seat } from '../seat.ts';
import type { AnyState } from '../types.ts';
import { applyEntry } from './logged.ts';
import type { Match } from './match.ts';

/** Observed count of a chance result, with its expectation before each draw. */
export interface Came {
  readonly came: number;
  /** Expected count. */
  readonly expected: number;
  /** Variance of the count. */
  readonly variance: number;
}

/** Chance counts, by name and by value. */
export type CameBy = { readonly [name: string]: { readonly [key: string]: Came } };

/** Counts of a finished match for one seat. */
export interface Counted {
  /** By label: the key that applies to the seat; absent if none does. */
  readonly labels: { readonly [name: string]: string };
  /** Chance results after a move of this seat, before another seat moved. */
  readonly own: CameBy;
  /** Chance results of the whole match. */
  readonly all: CameBy;
}

const NONE: Came = { came: 0, expected: 0, variance: 0 };

/** Adds two counts of the same thing. */
export function sumOf(a: Came = NONE, b: Came = NONE): Came {
  return {
    came: a.came + b.came,
    expected: a.expected + b.expected,
    variance: a.variance + b.variance,
  };
}

/** Merges two sets of chance counts; entries in only one are copied. */
export function joined(a: CameBy, b: CameBy): CameBy {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return Object.fromEntries(
    [...names].map((name) => {
      const keys = new Set([...Object.keys(a[name] ?? {}), ...Object.keys(b[name] ?? {})]);
      return [name, Object.fromEntries([...keys].map((key) => [key, sumOf(a[name]?.[key], b[name]?.[key])]))];
    }),
  );
}

/** Groups the outcomes of one counted thing. */
class Sorter {
  readonly #about: ChanceAbout;
  /** By value, without those that were never possible. */
  readonly #counts = new Map<string, Came>();

  constructor(about: ChanceAbout) {
    this.#about = about;
  }

  /**
   * @param state before the outcome
   * @param possible the possible outcomes, with their weights
   */
  add(outcome: AnyOutcome, state: AnyState, possible: readonly Possible[]): void {
    const key = this.#about.of(outcome, state);
    if (key === null) return;
    for (const [value, share] of this.#shares(state, possible)) {
      const one = { came: value === key ? 1 : 0, expected: share, variance: share * (1 - share) };
      this.#counts.set(value, sumOf(this.#counts.get(value), one));
    }
  }

  /** The probability of each value; ignores outcomes that count for none. */
  #shares(state: AnyState, possible: readonly Possible[]): ReadonlyMap<string, number> {
    const { weights } = this.#about;
    const sums = new Map<string, number>(Object.entries(weights ?? {}));
    if (weights === undefined) {
      for (const { outcome, weight } of possible) {
        const key = this.#about.of(outcome, state);
        if (key !== null) sums.set(key, (sums.get(key) ?? 0) + weight);
      }
    }
    const total = [...sums.values()].reduce((sum, weight) => sum + weight, 0);
    return new Map([...sums].map(([key, weight]) => [key, weight / total]));
  }

  get counts(): { readonly [key: string]: Came } {
    return Object.fromEntries(this.#counts);
  }
}

type AnyOutcome = { readonly kind: string };
interface Possible {
  readonly outcome: AnyOutcome;
  readonly weight: number;
}

/** Groups all chance outcomes of a match. */
class Sorters {
  readonly #sorters: readonly (readonly [name: string, sorter: Sorter])[];

  constructor(lab: GameLab) {
    this.#sorters = Object.entries(lab.chance ?? {}).map(([name, about]) => [name, new Sorter(about)]);
  }

  add(outcome: AnyOutcome, state: AnyState, possible: readonly Possible[]): void {
    for (const [, sorter] of this.#sorters) sorter.add(outcome, state, possible);
  }

  /** The counts, without empty ones. */
  get counts(): CameBy {
    return Object.fromEntries(
      this.#sorters.map(([name, { counts }]) => [name, counts]).filter(([, counts]) => Object.keys(counts).length > 0),
    );
  }
}

/**
 * Counts a match up to its present state, without undone entries. The result reveals hidden things: only for finished
 * matches.
 */
export function countedOf(match: Match, lab: GameLab, seat: Seat): Counted {
  const { game, journal, setup } = match;
  const list = new OutcomeList(setup.bounds.outcomes);
  const watch = lab.watch(setup);
  const [own, all] = [new Sorters(lab), new Sorters(lab)];
  const state = journal.stateAt(0);
  let last: Seat | null = null;
  for (const index of journal.line) {
    const logged = journal.at(index);
    const { step } = logged;
    if (step?.by === CHANCE) {
      game.outcomes(state, list);
      const possible = list
        .toArray()
        .map((code, i) => ({ outcome: game.outcomeCodec.decode(code), weight: list.weights[i] }));
      const outcome = game.outcomeCodec.decode(step.code);
      all.add(outcome, state, possible);
      if (last === seat) own.add(outcome, state, possible);
    } else if (step !== null) {
      last = step.by;
    }
    applyEntry(game, state, logged, { push: (event) => watch.event(event, state) });
  }
  const figures = watch.end();
  const labels = Object.entries(lab.labels ?? {}).flatMap(([name, { values }]) => {
    const places = Object.hasOwn(figures, name) ? figures[name] : -1;
    const place = typeof places === 'number' ? -1 : places[seat];
    return place < 0 ? [] : [[name, Object.keys(values)[place]] as const];
  });
  return { labels: Object.fromEntries(labels), own: own.counts, all: all.counts };
}

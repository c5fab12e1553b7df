import { ENDINGS } from '@marchlands/bots/bot.ts';
import type { Effort } from '@marchlands/bots/effort.ts';
import type { Figures } from '@marchlands/core/lab.ts';
import type { Final } from '@marchlands/core/types.ts';
import type { LabMatch } from './protocol.ts';

type Numbers = Int8Array<ArrayBuffer> | Int16Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

/** Number types from narrow to wide, with the value that means "none" in each: its least number, or NaN. */
const WIDTHS = [
  { make: (length: number): Numbers => new Int8Array(length), nothing: -128, most: 127 },
  { make: (length: number): Numbers => new Int16Array(length), nothing: -32_768, most: 32_767 },
  { make: (length: number): Numbers => new Float64Array(length), nothing: Number.NaN, most: Number.NaN },
] as const;

/** A column of numbers in as few bytes as hold them exactly: most figures are small integers. */
class Column {
  #width = 0;
  #numbers = WIDTHS[0].make(0);

  get(place: number): number | null {
    const number = place < this.#numbers.length ? this.#numbers[place] : WIDTHS[this.#width].nothing;
    return Object.is(number, WIDTHS[this.#width].nothing) ? null : number;
  }

  set(place: number, number: number): void {
    while (!this.#holds(number)) this.#copyTo(this.#width + 1, this.#numbers.length);
    if (place >= this.#numbers.length) this.#copyTo(this.#width, Math.max(64, 2 * place));
    this.#numbers[place] = number;
  }

  #holds(number: number): boolean {
    const { most } = WIDTHS[this.#width];
    return Number.isNaN(most) || (Number.isInteger(number) && Math.abs(number) <= most && !Object.is(number, -0));
  }

  #copyTo(width: number, length: number): void {
    const { make, nothing } = WIDTHS[width];
    const before = this.#numbers;
    const after = make(length).fill(nothing);
    for (let place = 0; place < before.length; place += 1) {
      const number = this.get(place);
      if (number !== null) after[place] = number;
    }
    this.#width = width;
    this.#numbers = after;
  }
}

/** Columns by name, each with a number per row, or one per seat of every row. */
class Columns {
  readonly #seats: number;
  readonly #columns = new Map<string, { readonly isBySeat: boolean; readonly column: Column }>();

  constructor(seats: number) {
    this.#seats = seats;
  }

  get names(): readonly string[] {
    return [...this.#columns.keys()].sort();
  }

  #columnOf(name: string, isBySeat: boolean): Column {
    const known = this.#columns.get(name);
    if (known?.isBySeat === isBySeat) return known.column;
    if (known !== undefined) throw new Error(`${name} is of a seat in one match and of the match in another`);
    const column = new Column();
    this.#columns.set(name, { isBySeat, column });
    return column;
  }

  set(row: number, name: string, value: number): void {
    this.#columnOf(name, false).set(row, value);
  }

  setSeat(row: number, name: string, seat: number, value: number): void {
    this.#columnOf(name, true).set(row * this.#seats + seat, value);
  }

  /** Null if the row has no value. */
  get(row: number, name: string): number | null {
    return this.#columns.get(name)?.column.get(row) ?? null;
  }

  seat(row: number, name: string, seat: number): number | null {
    return this.#columns.get(name)?.column.get(row * this.#seats + seat) ?? null;
  }

  /** A number, or a list by seat; undefined if the row has no value, or lacks one for a seat. */
  value(row: number, name: string): number | readonly number[] | undefined {
    const found = this.#columns.get(name);
    if (found === undefined) return undefined;
    if (!found.isBySeat) return found.column.get(row) ?? undefined;
    const values: number[] = [];
    for (let seat = 0; seat < this.#seats; seat += 1) {
      const value = found.column.get(row * this.#seats + seat);
      if (value === null) return undefined;
      values.push(value);
    }
    return values;
  }
}

/**
 * Stores the matches of an experiment as numbers in columns. A match from a worker takes several kilobytes, mostly for
 * the names of its figures; stored it takes a few hundred bytes, without loss.
 */
export class MatchStore {
  readonly #seats: number;
  readonly #facts: Columns;
  readonly #figures: Columns;
  readonly #reasons: string[] = [];
  #rows = 0;

  constructor(seats: number) {
    this.#seats = seats;
    this.#facts = new Columns(seats);
    this.#figures = new Columns(seats);
  }

  /** The same match, stored; one already from a store is returned as it is. */
  keep(match: LabMatch): LabMatch {
    if (match instanceof StoredMatch) return match;
    const row = this.#rows;
    this.#rows += 1;
    const facts = this.#facts;
    const { final, efforts, figures } = match;
    facts.set(row, 'decisions', match.decisions);
    facts.set(row, 'chances', match.chances);
    facts.set(row, 'defeat', final.defeat ? 1 : 0);
    facts.set(row, 'reason', this.#reasonNumber(final.reason));
    for (const [seat, player] of match.players.entries()) facts.setSeat(row, 'player', seat, player);
    for (const [seat, rank] of final.ranks.entries()) facts.setSeat(row, 'rank', seat, rank);
    for (const [seat, score] of final.scores.entries()) if (score !== null) facts.setSeat(row, 'score', seat, score);
    for (const [place, seat] of final.winners.entries()) facts.setSeat(row, 'won', seat, place);
    for (const [seat, effort] of efforts.entries()) {
      for (const [ending, part] of Object.entries(effort)) {
        facts.setSeat(row, `${ending}/decisions`, seat, part.decisions);
        facts.setSeat(row, `${ending}/iterations`, seat, part.iterations);
      }
    }
    if (figures !== undefined) facts.set(row, 'isCounted', 1);
    for (const [name, value] of Object.entries(figures ?? {})) {
      if (typeof value === 'number') this.#figures.set(row, name, value);
      else for (const [seat, one] of value.entries()) this.#figures.setSeat(row, name, seat, one);
    }
    return new StoredMatch(this, match.index, row);
  }

  #reasonNumber(reason: string): number {
    const known = this.#reasons.indexOf(reason);
    return known >= 0 ? known : this.#reasons.push(reason) - 1;
  }

  /** A fact of a row, by the name that `keep` gave it. */
  fact(row: number, name: 'decisions' | 'chances'): number {
    return this.#facts.get(row, name) ?? 0;
  }

  players(row: number): readonly number[] {
    return this.#bySeat((seat) => this.#facts.seat(row, 'player', seat) ?? 0);
  }

  final(row: number): Final {
    const facts = this.#facts;
    const places = this.#bySeat((seat) => facts.seat(row, 'won', seat));
    const winners = places.flatMap((place, seat) => (place === null ? [] : [{ place, seat }]));
    return {
      ranks: this.#bySeat((seat) => facts.seat(row, 'rank', seat) ?? 0),
      scores: this.#bySeat((seat) => facts.seat(row, 'score', seat)),
      winners: winners.sort((a, b) => a.place - b.place).map(({ seat }) => seat),
      reason: this.#reasons[facts.get(row, 'reason') ?? 0],
      defeat: facts.get(row, 'defeat') === 1,
    };
  }

  efforts(row: number): readonly Effort[] {
    return this.#bySeat((seat) =>
      Object.fromEntries(
        ENDINGS.flatMap((ending) => {
          const decisions = this.#facts.seat(row, `${ending}/decisions`, seat);
          const iterations = this.#facts.seat(row, `${ending}/iterations`, seat);
          return decisions === null || iterations === null ? [] : [[ending, { decisions, iterations }] as const];
        }),
      ),
    );
  }

  figure(row: number, name: string): number | readonly number[] | undefined {
    return this.#figures.value(row, name);
  }

  /** All figures of a row in the order of their names; undefined if none were counted. */
  figures(row: number): Figures | undefined {
    if (this.#facts.get(row, 'isCounted') === null) return undefined;
    return Object.fromEntries(
      this.#figures.names.flatMap((name) => {
        const value = this.#figures.value(row, name);
        return value === undefined ? [] : [[name, value] as const];
      }),
    );
  }

  #bySeat<V>(of: (seat: number) => V): V[] {
    return Array.from({ length: this.#seats }, (_, seat) => of(seat));
  }
}

/** One match in a store. Its members are computed on each access, so cache those used often. */
class StoredMatch implements LabMatch {
  readonly #store: MatchStore;
  readonly #row: number;
  readonly index: number;

  constructor(store: MatchStore, index: number, row: number) {
    this.#store = store;
    this.#row = row;
    this.index = index;
  }

  get players(): readonly number[] {
    return this.#store.players(this.#row);
  }

  get final(): Final {
    return this.#store.final(this.#row);
  }

  get decisions(): number {
    return this.#store.fact(this.#row, 'decisions');
  }

  get chances(): number {
    return this.#store.fact(this.#row, 'chances');
  }

  get efforts(): readonly Effort[] {
    return this.#store.efforts(this.#row);
  }

  get figures(): Figures | undefined {
    return this.#store.figures(this.#row);
  }

  figure(name: string): number | readonly number[] | undefined {
    return this.#store.figure(this.#row, name);
  }

  toJSON(): LabMatch {
    const { index, players, final, decisions, chances, efforts, figures } = this;
    return { index, players, final, decisions, chances, efforts, ...(figures === undefined ? {} : { figures }) };
  }
}

/** One figure of a match, without decoding the others. */
export function figureOf(match: LabMatch, name: string): number | readonly number[] | undefined {
  return match instanceof StoredMatch ? match.figure(name) : match.figures?.[name];
}

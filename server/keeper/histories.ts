import { ok, type Result } from '@marchlands/core/result.ts';
import type { Viewer } from '@marchlands/core/seat.ts';
import { LastViews } from '../table/films.ts';
import { Look } from '../table/look.ts';
import { refuse } from '../table/refusal.ts';
import type { Table } from '../table/table.ts';
import type { Timekeeper } from '../time.ts';
import { FilmWriter } from '../wire/film-text.ts';
import type { Keeper } from './keeper.ts';
import { KeptTexts } from './kept-texts.ts';

/** Items that are made at a time: some milliseconds' work, between which moves of all tables are taken. */
const SLICE = 8;
/** Characters of the answers that are kept, over all tables. */
const MOST_KEPT = 32 * 1024 * 1024;
/** Items out of a kept answer that cost as much as one that is made. */
const KEPT_SHARE = 10;

/** What somebody asks for: items `from` .. `from + count - 1` of a viewer's own log. */
export interface Asked {
  readonly viewer: Viewer;
  readonly from: number;
  readonly count: number;
}

/**
 * Parts of the past with their pictures. Making them is dear: whoever asks pays for each item, an answer that is whole is
 * made once for all who ask for the same, and the work is done in slices, one at a time over all tables.
 */
export class Histories {
  readonly #keeper: Keeper;
  readonly #time: Timekeeper;
  readonly #kept = new KeptTexts(MOST_KEPT);
  /** Numbers the tables as they were loaded: what is kept of one says nothing of how it is loaded anew. */
  readonly #serials = new WeakMap<Table, number>();
  #serial = 0;
  /** The slices that were asked for before. */
  #line: Promise<void> = Promise.resolve();

  constructor(keeper: Keeper, time: Timekeeper) {
    this.#keeper = keeper;
    this.#time = time;
  }

  /**
   * The members `view` (after `from` items) and `items` of the answer, as JSON without braces; it says the same whether it
   * was kept or made.
   * @param pay takes a price in items; false where whoever asks has not so much
   */
  async read(id: string, { viewer, from, count }: Asked, pay: (items: number) => boolean): Promise<Result<string>> {
    const found = await this.#keeper.look(id, (table) => {
      const look = this.#look(table, viewer);
      if (look === null) return null;
      const first = Math.min(from, look.version);
      const to = Math.min(first + count, look.version);
      const name = `${this.#serialOf(table)}/${viewer}/${first}/${to}`;
      const text = this.#kept.get(name);
      return { first, to, name, text, view: text === undefined ? JSON.stringify(look.viewAt(first)) : '' };
    });
    if (!found.ok) return found;
    if (found.value === null) return refuse('table.gathering');
    const { first, to, name, text, view } = found.value;
    if (!pay(Math.max(1, text === undefined ? to - first : (to - first) / KEPT_SHARE))) return refuse('limit.rate');
    if (text !== undefined) return ok(text);
    const items: string[] = [];
    const last = new LastViews();
    for (let at = first; at < to; at += SLICE) {
      const films = await this.#slice(id, viewer, at, Math.min(at + SLICE, to), last);
      if (!films.ok) return films;
      items.push(...films.value);
    }
    const made = `"view":${view},"items":[${items.join(',')}]`;
    this.#kept.keep(name, made);
    return ok(made);
  }

  /** Makes some items when it is their turn: whatever else waits for the process comes between two slices. */
  async #slice(
    id: string,
    viewer: Viewer,
    from: number,
    to: number,
    last: LastViews,
  ): Promise<Result<readonly string[]>> {
    const before = this.#line;
    this.#line = before.then(() => new Promise((resolve) => setImmediate(resolve)));
    await this.#line;
    const writer = new FilmWriter();
    return this.#keeper.look(id, (table) => {
      const films = this.#look(table, viewer)?.films(from, to, last) ?? [];
      return films.map((film) => writer.write(film));
    });
  }

  #look({ match, data }: Table, viewer: Viewer): Look | null {
    return match === null ? null : new Look(match, data, viewer, this.#time.time);
  }

  #serialOf(table: Table): number {
    const known = this.#serials.get(table);
    if (known !== undefined) return known;
    this.#serial += 1;
    this.#serials.set(table, this.#serial);
    return this.#serial;
  }
}

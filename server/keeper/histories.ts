import { ok, type Result } from '@marchlands/core/result.ts';
import type { Viewer } from '@marchlands/core/seat.ts';
import { LastViews } from '../table/films.ts';
import { Look } from '../table/look.ts';
import { refuse } from '../table/refusal.ts';
import type { Table } from '../table/table.ts';
import type { Timekeeper } from '../time.ts';
import type { Keeper } from './keeper.ts';
import { KeptTexts } from './kept-texts.ts';

/** Items per slice: a few milliseconds of work, between which all tables accept moves. */
const SLICE = 8;
/** Total characters of cached answers, over all tables. */
const MOST_KEPT = 32 * 1024 * 1024;
/** Number of cached items that cost as much as one new item. */
const KEPT_SHARE = 10;

/** A request for items `from` .. `from + count - 1` of a viewer's own log. */
export interface Asked {
  readonly viewer: Viewer;
  readonly from: number;
  readonly count: number;
}

/**
 * Parts of the log with their frames. Making them is expensive: the requester pays per item, complete answers are
 * cached and shared, and work runs in slices, one at a time over all tables.
 */
export class Histories {
  readonly #keeper: Keeper;
  readonly #time: Timekeeper;
  readonly #kept = new KeptTexts(MOST_KEPT);
  /** Numbers each load of a table: cached answers of one load are invalid for the next. */
  readonly #serials = new WeakMap<Table, number>();
  #serial = 0;
  /** The queue of earlier slices. */
  #line: Promise<void> = Promise.resolve();

  constructor(keeper: Keeper, time: Timekeeper) {
    this.#keeper = keeper;
    this.#time = time;
  }

  /**
   * The members `view` (after `from` items) and `items` of the answer, as JSON without braces; the same whether cached
   * or new.
   * @param pay charges a price in items; false if the requester cannot pay
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

  /** Makes one slice in turn; other work of the process runs between slices. */
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
    return this.#keeper.look(id, (table) => {
      const films = this.#look(table, viewer)?.films(from, to, last) ?? [];
      return films.map((film) => JSON.stringify(film));
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

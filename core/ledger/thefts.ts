/**
 * Public memory of unseen thefts since all hands were last known: only the thief and the victim saw the stolen kind. A
 * hand is its public count plus and minus the cards moved by such thefts, and no hand ever held a negative number of a
 * kind; nothing more can be known. `core/ledger/worlds.ts` finds the possible courses of the thefts.
 */
import type { Seat } from '../seat.ts';
import { type Fields, i16, type Scalar, u8, type Vector } from '../struct.ts';

/** Default number of remembered thefts and looks; a signed byte allows at most 128. */
export const MOST_THEFTS = 48;

/** A set of kinds is one byte. */
const MOST_KINDS = 8;

/** Counts in thefts are signed bytes: a public count may be as far below 0 as there were thefts. */
export function signed(byte: number): number {
  return (byte << 24) >> 24;
}

/** The same byte; counts above 127 are capped, since no thefts take so many. */
function byteOf(count: number): number {
  return Math.min(127, count) & 255;
}

type TheftLayout = {
  /** Thefts and looks since all hands were last public, oldest first; 0 if there were none or they are forgotten. */
  readonly thefts: Scalar<'u8'>;
  /** By theft: 1 + the victim, and 1 + the thief. */
  readonly theftFrom: Vector<'u8'>;
  readonly theftTo: Vector<'u8'>;
  /** By theft: 1 if no card moved, but the thief alone saw the victim's hand. */
  readonly isLook: Vector<'u8'>;
  /** By theft and kind: the stolen card, or the seen hand. Known only to these two seats. */
  readonly taken: Vector<'u8'>;
  /** By theft and kind, signed: the public count of the victim's hand just before. */
  readonly countedThen: Vector<'u8'>;
  /** The same for the minimum of each hand's count since the previous theft that changed it; 0 for a look. */
  readonly leastOfFrom: Vector<'u8'>;
  readonly leastOfTo: Vector<'u8'>;
  /** By theft: masks of the kinds that the hands publicly lacked at some point in that time. */
  readonly noneOfFrom: Vector<'u8'>;
  readonly noneOfTo: Vector<'u8'>;
  /** By seat and kind: the public count of a hand without thefts; below 0 if the seat has paid with stolen cards. */
  readonly counted: Vector<'i16'>;
  /** Its minimum since the last theft that changed the hand; and by seat, the kinds that it lacked meanwhile. */
  readonly least: Vector<'i16'>;
  readonly none: Vector<'u8'>;
};

export type Kept = Fields<TheftLayout>;

/** The public facts on a hand between two thefts that changed it, or since the last one. */
export interface Span {
  /** The hand's seat, and by kind the minimum of its public count. */
  readonly seat: Seat;
  readonly least: readonly number[];
  /** A mask of the kinds that it lacked. */
  readonly none: number;
}

/** The log of thefts. */
export class TheftLog {
  readonly layout: TheftLayout;
  readonly #kinds: number;
  readonly #room: number;

  /** @param room most thefts and looks remembered */
  constructor(seats: number, kinds: number, room: number) {
    if (kinds > MOST_KINDS) throw new Error(`a ledger has at most ${MOST_KINDS} kinds`);
    const row = room * kinds;
    this.#kinds = kinds;
    this.#room = room;
    this.layout = {
      thefts: u8,
      theftFrom: u8(room),
      theftTo: u8(room),
      isLook: u8(room),
      taken: u8(row),
      countedThen: u8(row),
      leastOfFrom: u8(row),
      leastOfTo: u8(row),
      noneOfFrom: u8(room),
      noneOfTo: u8(room),
      counted: i16(seats * kinds),
      least: i16(seats * kinds),
      none: u8(seats),
    };
  }

  /** Restarts from publicly known hands. */
  begin(s: Kept, held: Uint8Array): void {
    this.forget(s);
    s.counted.set(held);
    s.least.set(held);
  }

  /** Forgets everything: only bounds count until all hands are public again. */
  forget(s: Kept): void {
    s.counted.fill(0);
    s.least.fill(0);
    s.none.fill(0);
    // Without thefts their rows hold zeros.
    if (s.thefts === 0) return;
    const { theftFrom, theftTo, isLook, taken, countedThen, leastOfFrom, leastOfTo, noneOfFrom, noneOfTo } = s;
    const rows = [theftFrom, theftTo, isLook, taken, countedThen, leastOfFrom, leastOfTo, noneOfFrom, noneOfTo];
    for (const row of rows) row.fill(0);
    s.thefts = 0;
  }

  /** Everyone sees a hand change by this many of a kind. */
  change(s: Kept, seat: Seat, kind: number, count: number): void {
    if (s.thefts === 0) return;
    const at = seat * this.#kinds + kind;
    s.counted[at] += count;
    if (s.counted[at] < s.least[at]) s.least[at] = s.counted[at];
  }

  /** Everyone sees that a hand holds at least these, by kind. */
  shown(s: Kept, seat: Seat, counts: ArrayLike<number>): void {
    if (s.thefts === 0) return;
    for (let kind = 0; kind < this.#kinds; kind += 1) {
      const at = seat * this.#kinds + kind;
      s.least[at] = Math.min(s.least[at], s.counted[at] - counts[kind]);
    }
  }

  /** Everyone sees that a hand has none of a kind. */
  lacks(s: Kept, seat: Seat, kind: number): void {
    if (s.thefts > 0) s.none[seat] |= 1 << kind;
  }

  /** Whether the log is full. */
  isFull(s: Kept): boolean {
    return s.thefts === this.#room;
  }

  /** One card moves from a hand to another, seen only by these two; false if the log is full. */
  stolen(s: Kept, from: Seat, to: Seat, kind: number): boolean {
    const i = this.#add(s, from, to);
    if (i < 0) return false;
    const first = i * this.#kinds;
    s.taken[first + kind] = 1;
    this.#endSpan(s, from, s.leastOfFrom, s.noneOfFrom, i);
    this.#endSpan(s, to, s.leastOfTo, s.noneOfTo, i);
    return true;
  }

  /** Only one seat sees all of a hand; false if the log is full. */
  seen(s: Kept, viewer: Seat, seat: Seat, held: Uint8Array): boolean {
    const i = this.#add(s, seat, viewer);
    if (i < 0) return false;
    s.isLook[i] = 1;
    s.taken.set(held.subarray(seat * this.#kinds, (seat + 1) * this.#kinds), i * this.#kinds);
    return true;
  }

  /** Theft `i` has become public: counts its kind and removes it from the log. */
  count(s: Kept, i: number, kind: number): void {
    for (const [who, least, none, by] of [
      [s.theftFrom, s.leastOfFrom, s.noneOfFrom, -1],
      [s.theftTo, s.leastOfTo, s.noneOfTo, 1],
    ] as const) {
      const seat = who[i] - 1;
      this.#recount(s, i, seat, kind, by);
      this.#joinSpans(s, i, { seat, least: this.#counts(least, i), none: none[i] });
    }
    for (const row of [s.theftFrom, s.theftTo, s.isLook, s.noneOfFrom, s.noneOfTo]) remove(row, i, 1);
    for (const row of [s.taken, s.countedThen, s.leastOfFrom, s.leastOfTo]) remove(row, i, this.#kinds);
    s.thefts -= 1;
  }

  /** Changes the counts of a hand after theft `i` by this many of a kind. */
  #recount(s: Kept, i: number, seat: Seat, kind: number, by: number): void {
    s.counted[seat * this.#kinds + kind] += by;
    s.least[seat * this.#kinds + kind] += by;
    for (let j = i + 1; j < s.thefts; j += 1) {
      const isFrom = s.theftFrom[j] === seat + 1;
      const rows = [
        ...(isFrom ? [s.countedThen] : []),
        ...(s.isLook[j] === 1 ? [] : [isFrom ? s.leastOfFrom : s.leastOfTo]),
      ];
      if (!isFrom && s.theftTo[j] !== seat + 1) continue;
      for (const row of rows) row[j * this.#kinds + kind] = byteOf(signed(row[j * this.#kinds + kind]) + by);
    }
  }

  /** Merges a hand's span before theft `i` into the one that ends with the next theft that changed it. */
  #joinSpans(s: Kept, i: number, before: Span): void {
    const { least, row, none, at } = this.#placeAfter(s, i, before.seat);
    for (let kind = 0; kind < this.#kinds; kind += 1) {
      const place = row * this.#kinds + kind;
      if (before.least[kind] < wide(least, place)) least[place] = before.least[kind];
    }
    none[at] |= before.none;
  }

  #add(s: Kept, from: Seat, to: Seat): number {
    const i = s.thefts;
    if (this.isFull(s)) return -1;
    s.thefts = i + 1;
    s.theftFrom[i] = from + 1;
    s.theftTo[i] = to + 1;
    for (let kind = 0; kind < this.#kinds; kind += 1) {
      s.countedThen[i * this.#kinds + kind] = byteOf(s.counted[from * this.#kinds + kind]);
    }
    return i;
  }

  #endSpan(s: Kept, seat: Seat, least: Uint8Array, none: Uint8Array, i: number): void {
    const first = seat * this.#kinds;
    for (let kind = 0; kind < this.#kinds; kind += 1) {
      least[i * this.#kinds + kind] = byteOf(s.least[first + kind]);
      s.least[first + kind] = s.counted[first + kind];
    }
    none[i] = s.none[seat];
    s.none[seat] = 0;
  }

  /** By kind: the public count of the victim's hand just before theft `i`. */
  countedThen(s: Kept, i: number): readonly number[] {
    return this.#counts(s.countedThen, i);
  }

  /** A seat's span after theft `i`, until the next theft that changed its hand. */
  spanAfter(s: Kept, i: number, seat: Seat): Span {
    const { least, row, none, at } = this.#placeAfter(s, i, seat);
    return { seat, least: this.#counts(least, row), none: none[at] };
  }

  /** The place of that span. */
  #placeAfter(s: Kept, i: number, seat: Seat) {
    for (let j = i + 1; j < s.thefts; j += 1) {
      if (s.isLook[j] === 1) continue;
      if (s.theftFrom[j] === seat + 1) return { least: s.leastOfFrom, row: j, none: s.noneOfFrom, at: j };
      if (s.theftTo[j] === seat + 1) return { least: s.leastOfTo, row: j, none: s.noneOfTo, at: j };
    }
    return { least: s.least, row: seat, none: s.none, at: seat };
  }

  /** Row `i` of signed counts. */
  #counts(rows: Uint8Array | Int16Array, i: number): readonly number[] {
    return Array.from({ length: this.#kinds }, (_, kind) => wide(rows, i * this.#kinds + kind));
  }
}

/** A signed count of either width. */
function wide(counts: Uint8Array | Int16Array, at: number): number {
  return counts instanceof Uint8Array ? signed(counts[at]) : counts[at];
}

/** Removes row `i` and appends a blank one. */
function remove(rows: Uint8Array, i: number, width: number): void {
  rows.copyWithin(i * width, (i + 1) * width);
  rows.fill(0, rows.length - width);
}

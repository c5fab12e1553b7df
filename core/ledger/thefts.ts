/**
 * Public memory of unseen thefts since all hands were last known: which kind went, only thief and victim saw. A hand is what
 * everybody counts of it, plus and minus what such thefts moved, and no hand ever held fewer than no card of a kind; nothing
 * more can be known. `core/ledger/worlds.ts` finds the ways in which the thefts may have gone.
 */
import type { Seat } from '../seat.ts';
import { type Fields, i16, type Scalar, u8, type Vector } from '../struct.ts';

/** Default number of remembered thefts and looks; a signed byte allows at most 128. */
export const MOST_THEFTS = 48;

/** A set of kinds is one byte. */
const MOST_KINDS = 8;

/** Counts of thefts are bytes with a sign, as what is counted may be as much less than 0 as there were thefts. */
export function signed(byte: number): number {
  return (byte << 24) >> 24;
}

/** The same byte; more than 127 is no more than that: no thefts take so many. */
function byteOf(count: number): number {
  return Math.min(127, count) & 255;
}

type TheftLayout = {
  /** Thefts and looks since all hands were known to all, the oldest first; 0 where there were none or they are forgotten. */
  readonly thefts: Scalar<'u8'>;
  /** By theft: 1 + from whom, to whom. */
  readonly theftFrom: Vector<'u8'>;
  readonly theftTo: Vector<'u8'>;
  /** By theft: 1 where nothing went, but the victim's hand was shown to the thief alone. */
  readonly isLook: Vector<'u8'>;
  /** By theft and kind: what went, or the hand that was looked at. Hidden but from these two seats. */
  readonly taken: Vector<'u8'>;
  /** By theft and kind, with a sign: what all counted of the victim's hand right before. */
  readonly countedThen: Vector<'u8'>;
  /** The same of both hands when it was least since the theft before that changed the hand; 0 for a look. */
  readonly leastOfFrom: Vector<'u8'>;
  readonly leastOfTo: Vector<'u8'>;
  /** By theft: bits of the kinds of which in that time the hands had none, for all to see. */
  readonly noneOfFrom: Vector<'u8'>;
  readonly noneOfTo: Vector<'u8'>;
  /** By seat and kind: what all count of a hand, the thefts left out: less than 0 where they brought what was paid. */
  readonly counted: Vector<'i16'>;
  /** The same when it was least since the last theft that changed the hand; by seat, the kinds of which it then had none. */
  readonly least: Vector<'i16'>;
  readonly none: Vector<'u8'>;
};

export type Kept = Fields<TheftLayout>;

/** All that happened to a hand between two thefts that changed it, or since the last one. */
export interface Span {
  /** The hand, and by kind what all counted of it when it was least. */
  readonly seat: Seat;
  readonly least: readonly number[];
  /** Bits of the kinds of which it had none. */
  readonly none: number;
}

/** The log of thefts of hands of so many seats and kinds. */
export class TheftLog {
  readonly layout: TheftLayout;
  readonly #kinds: number;
  readonly #room: number;

  /** @param room most thefts and looks that are remembered */
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
    const { theftFrom, theftTo, isLook, taken, countedThen, leastOfFrom, leastOfTo, noneOfFrom, noneOfTo } = s;
    const rows = [theftFrom, theftTo, isLook, taken, countedThen, leastOfFrom, leastOfTo, noneOfFrom, noneOfTo];
    for (const row of rows) row.fill(0);
    for (const row of [s.counted, s.least, s.none]) row.fill(0);
    s.thefts = 0;
  }

  /** All see a hand change by so many of a kind. */
  change(s: Kept, seat: Seat, kind: number, count: number): void {
    if (s.thefts === 0) return;
    const at = seat * this.#kinds + kind;
    s.counted[at] += count;
    if (s.counted[at] < s.least[at]) s.least[at] = s.counted[at];
  }

  /** All see that a hand holds at least these, by kind. */
  shown(s: Kept, seat: Seat, counts: ArrayLike<number>): void {
    if (s.thefts === 0) return;
    for (let kind = 0; kind < this.#kinds; kind += 1) {
      const at = seat * this.#kinds + kind;
      s.least[at] = Math.min(s.least[at], s.counted[at] - counts[kind]);
    }
  }

  /** All see that a hand has none of a kind. */
  lacks(s: Kept, seat: Seat, kind: number): void {
    if (s.thefts > 0) s.none[seat] |= 1 << kind;
  }

  /** Whether the log is full. */
  isFull(s: Kept): boolean {
    return s.thefts === this.#room;
  }

  /** One of a kind goes from a hand to another, seen by these two; false where there is no room for it. */
  stolen(s: Kept, from: Seat, to: Seat, kind: number): boolean {
    const i = this.#add(s, from, to);
    if (i < 0) return false;
    const first = i * this.#kinds;
    s.taken[first + kind] = 1;
    this.#endSpan(s, from, s.leastOfFrom, s.noneOfFrom, i);
    this.#endSpan(s, to, s.leastOfTo, s.noneOfTo, i);
    return true;
  }

  /** A seat alone sees all of a hand; false where there is no room for it. */
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

  /** What was counted of a hand after theft `i` changes by so many of a kind. */
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

  /** What happened to a hand before theft `i` belongs to the time that ends with the next theft that changed it. */
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

  /** By kind: what was counted of the victim's hand right before theft `i`. */
  countedThen(s: Kept, i: number): readonly number[] {
    return this.#counts(s.countedThen, i);
  }

  /** What happened to a seat's hand after theft `i` and before the next that changed it. */
  spanAfter(s: Kept, i: number, seat: Seat): Span {
    const { least, row, none, at } = this.#placeAfter(s, i, seat);
    return { seat, least: this.#counts(least, row), none: none[at] };
  }

  /** Where that is kept. */
  #placeAfter(s: Kept, i: number, seat: Seat) {
    for (let j = i + 1; j < s.thefts; j += 1) {
      if (s.isLook[j] === 1) continue;
      if (s.theftFrom[j] === seat + 1) return { least: s.leastOfFrom, row: j, none: s.noneOfFrom, at: j };
      if (s.theftTo[j] === seat + 1) return { least: s.leastOfTo, row: j, none: s.noneOfTo, at: j };
    }
    return { least: s.least, row: seat, none: s.none, at: seat };
  }

  /** Row `i` of counts with a sign. */
  #counts(rows: Uint8Array | Int16Array, i: number): readonly number[] {
    return Array.from({ length: this.#kinds }, (_, kind) => wide(rows, i * this.#kinds + kind));
  }
}

/** A count with a sign, whatever its width. */
function wide(counts: Uint8Array | Int16Array, at: number): number {
  return counts instanceof Uint8Array ? signed(counts[at]) : counts[at];
}

/** Takes row `i` out; a blank one comes in at the end. */
function remove(rows: Uint8Array, i: number, width: number): void {
  rows.copyWithin(i * width, (i + 1) * width);
  rows.fill(0, rows.length - width);
}

/** Every viewer's bounds on hands: the fewest and the most of each kind that each may hold. */
import type { Seat } from '../seat.ts';
import { type Fields, u8, u16, type Vector } from '../struct.ts';

type BoundsLayout = {
  /** By seat: the size of its hand. Public. */
  readonly handSize: Vector<'u16'>;
  /** By kind: the total in all hands. Public. */
  readonly inHands: Vector<'u8'>;
  /**
   * By viewer (spectators last), seat and kind: the viewer's bounds on the hand. They exclude nothing possible, but
   * after several unseen thefts they may be wider than necessary.
   */
  readonly fewest: Vector<'u8'>;
  readonly most: Vector<'u8'>;
};

type Kept = Fields<BoundsLayout>;

/** The bounds of hands. `inPlay` is the number of seats in the match; spectators come after all seats. */
export class Bounds {
  readonly layout: BoundsLayout;
  readonly #seats: number;
  readonly #kinds: number;
  /** Seats times kinds: the size of one viewer's part. */
  readonly #cells: number;

  constructor(seats: number, kinds: number) {
    this.#seats = seats;
    this.#kinds = kinds;
    this.#cells = seats * kinds;
    this.layout = {
      handSize: u16(seats),
      inHands: u8(kinds),
      fewest: u8((seats + 1) * this.#cells),
      most: u8((seats + 1) * this.#cells),
    };
  }

  /** Tightens every viewer's bounds to a fixed point, using hand sizes and totals; loses no possible hands. */
  tighten(s: Kept, inPlay: number): void {
    for (let viewer = 0; viewer <= inPlay; viewer += 1) {
      const row = (viewer === inPlay ? this.#seats : viewer) * this.#cells;
      let isChanged = true;
      while (isChanged) {
        isChanged = false;
        for (let seat = 0; seat < inPlay; seat += 1) if (this.#narrow(s, inPlay, row, seat)) isChanged = true;
      }
    }
  }

  /** Tightens one hand's bounds by its size and the totals. @returns whether anything changed */
  #narrow(s: Kept, inPlay: number, row: number, seat: Seat): boolean {
    const kinds = this.#kinds;
    const first = row + seat * kinds;
    const end = row + inPlay * kinds;
    let lows = 0;
    let highs = 0;
    for (let at = first; at < first + kinds; at += 1) {
      lows += s.fewest[at];
      highs += s.most[at];
    }
    if (lows === highs) return false;
    let isChanged = false;
    for (let kind = 0; kind < kinds; kind += 1) {
      const at = first + kind;
      const low = s.fewest[at];
      const high = s.most[at];
      if (low === high) continue;
      let lowsOfKind = 0;
      let highsOfKind = 0;
      for (let other = row + kind; other < end; other += kinds) {
        lowsOfKind += s.fewest[other];
        highsOfKind += s.most[other];
      }
      const least = Math.max(low, s.handSize[seat] - highs + high, s.inHands[kind] - highsOfKind + high);
      const most = Math.min(high, s.handSize[seat] - lows + low, s.inHands[kind] - lowsOfKind + low);
      if (least === low && most === high) continue;
      s.fewest[at] = least;
      s.most[at] = most;
      lows += least - low;
      highs += most - high;
      isChanged = true;
    }
    return isChanged;
  }

  /** Everyone sees a cell of a hand change by this many. */
  change(s: Kept, inPlay: number, at: number, count: number): void {
    for (let viewer = 0; viewer < inPlay; viewer += 1) this.#shift(s, viewer, at, count, count);
    this.#shift(s, this.#seats, at, count, count);
  }

  /** Moves a viewer's bounds of a cell, never below 0. */
  #shift(s: Kept, viewer: number, at: number, least: number, most: number): void {
    const cell = viewer * this.#cells + at;
    s.fewest[cell] = Math.max(0, s.fewest[cell] + least);
    s.most[cell] = Math.max(0, s.most[cell] + most);
  }

  /** Everyone sees that a hand holds at least these, by kind. */
  shown(s: Kept, inPlay: number, seat: Seat, counts: ArrayLike<number>): void {
    for (let of = 0; of <= inPlay; of += 1) {
      const viewer = of === inPlay ? this.#seats : of;
      for (let kind = 0; kind < this.#kinds; kind += 1) {
        const cell = viewer * this.#cells + seat * this.#kinds + kind;
        s.fewest[cell] = Math.max(s.fewest[cell], counts[kind]);
      }
    }
  }

  /** Everyone sees that a hand has none of a kind. */
  lacks(s: Kept, inPlay: number, seat: Seat, kind: number): void {
    const at = seat * this.#kinds + kind;
    for (let viewer = 0; viewer < inPlay; viewer += 1) s.most[viewer * this.#cells + at] = 0;
    s.most[this.#seats * this.#cells + at] = 0;
  }

  /** Only one viewer sees a hand, by kind. */
  seen(s: Kept, viewer: Seat, seat: Seat, hand: ArrayLike<number>): void {
    for (let kind = 0; kind < this.#kinds; kind += 1) {
      const cell = viewer * this.#cells + seat * this.#kinds + kind;
      s.fewest[cell] = hand[kind];
      s.most[cell] = hand[kind];
    }
  }

  /** One card moves from a hand to another; only these two seats see its kind. */
  stolen(s: Kept, inPlay: number, from: Seat, to: Seat, kind: number): void {
    for (let of = 0; of <= inPlay; of += 1) {
      const viewer = of === inPlay ? this.#seats : of;
      const isSeen = viewer === from || viewer === to;
      for (let k = 0; k < this.#kinds; k += 1) {
        const cell = viewer * this.#cells + from * this.#kinds + k;
        if (isSeen ? k !== kind : s.most[cell] === 0) continue;
        this.#shift(s, viewer, from * this.#kinds + k, -1, isSeen ? -1 : 0);
        this.#shift(s, viewer, to * this.#kinds + k, isSeen ? 1 : 0, 1);
      }
    }
  }

  /** Whether everyone knows all hands, according to the bounds. */
  isAllKnown(s: Kept): boolean {
    const first = this.#seats * this.#cells;
    for (let at = first; at < first + this.#cells; at += 1) if (s.fewest[at] !== s.most[at]) return false;
    return true;
  }

  /** The only kind that a hand may hold by public knowledge; -1 if several are possible. */
  onlyKind(s: Kept, seat: Seat): number {
    const first = this.#seats * this.#cells + seat * this.#kinds;
    let only = -1;
    for (let kind = 0; kind < this.#kinds; kind += 1) {
      if (s.most[first + kind] === 0) continue;
      if (only >= 0) return -1;
      only = kind;
    }
    return only;
  }
}

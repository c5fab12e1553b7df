import { Bounds } from './ledger/bounds.ts';
import { Hands } from './ledger/hands.ts';
import { MOST_THEFTS, TheftLog } from './ledger/thefts.ts';
import { Worlds } from './ledger/worlds.ts';
import { Rng } from './rng.ts';
import { EVERYTHING, type Seat, SPECTATOR, type Viewer } from './seat.ts';
import { type Block, type Fields, u8, type Vector } from './struct.ts';
import type { Setup } from './types.ts';

/** What a ledger takes of a state; counts of a kind are 0 .. 255. */
type LedgerLayout = {
  /** By seat and kind: what it truly holds. Hidden but from its owner. */
  readonly held: Vector<'u8'>;
} & Bounds['layout'] &
  TheftLog['layout'];

type Kept = Fields<LedgerLayout>;
/** A state with a ledger. */
export type LedgerState<C extends Setup = Setup> = Kept & Block<C>;

/** Deals hands that fit what a viewer knows; the truth is not looked at. */
interface Dealer<S> {
  /**
   * Fills `held`, and what went in thefts that the viewer did not see, of a state in which the rest is what the viewer
   * knows.
   * @returns false, and the state as it was, where nothing fits: the numbers contradict each other
   */
  deal(into: S & Kept, rng: Rng): boolean;
  ranges(): Ranges;
}

/** By seat and kind: the fewest and the most that a hand may hold; exact where deals are. */
interface Ranges {
  readonly fewest: ArrayLike<number>;
  readonly most: ArrayLike<number>;
}

/** Hidden hands of counted kinds and what everybody knows of them. A hand changes here only. */
export interface Ledger<S = unknown> {
  /** To be spread into the first layout of `struct`. */
  readonly layout: LedgerLayout;
  /** All see so many of a kind come to a hand. */
  gain(state: S & Kept, seat: Seat, kind: number, count: number): void;
  /** All see so many of a kind leave a hand, which holds as many. */
  pay(state: S & Kept, seat: Seat, kind: number, count: number): void;
  /** A seat shows all that it holds at least these, by kind; its whole hand where that is all it holds. */
  shown(state: S & Kept, seat: Seat, counts: ArrayLike<number>): void;
  /** All see that a hand has none of a kind. */
  lacks(state: S & Kept, seat: Seat, kind: number): void;
  /** A viewer alone sees all of a hand. */
  seen(state: S & Kept, viewer: Seat, seat: Seat): void;
  /** One of a kind goes from a hand to another; only these two see which. */
  stolen(state: S & Kept, from: Seat, to: Seat, kind: number): void;
  /**
   * Whether some deal of all hands has at least these, by kind, in a seat's hand, and fits a viewer's bounds, the sizes of
   * hands and the totals by kind. What ties hands together beyond these (a theft of one of two kinds ties thief and
   * victim) is left out: a few deals that a viewer could rule out count.
   */
  mayHold(state: S & Kept, viewer: Viewer, seat: Seat, counts: ArrayLike<number>): boolean;
  /**
   * Prepares deals of hands as one viewer may think of them. Where the thefts since all hands were known to all are
   * remembered, every deal that nothing seen since rules out may come, no other ever does, and each comes as often as
   * lots would have brought it about: the law is exact, up to MOST_POINTS points on the ways of all thefts together.
   *
   * They are not remembered where a position hid hands, and after more of them than there is room for, until all can count all
   * hands again. Then hands fit the viewer's bounds, the sizes of hands and the totals by kind. They come equally often
   * in the limit of many exchanges of two cards between two hands, of which 128 are tried, as far as such
   * exchanges lead from one deal to the other; what ties hands together beyond the bounds is left out.
   */
  dealer(state: S & Kept, viewer: Viewer): Dealer<S>;
  /** Whether hands are what the remembered thefts have led to: they are in every match, and may not be in what came from outside. */
  isConsistent(state: S & Kept): boolean;
}

/**
 * @param seats, kinds most that a match may have; not both large: what is known takes seats * seats * kinds bytes
 * @param seatsOf how many seats the match of a state has; the others hold nothing and look at nothing
 * @param room most thefts that are remembered; each takes 5 + 4 * kinds bytes
 */
export function ledger<S = unknown>(
  seats: number,
  kinds: number,
  seatsOf: (state: S) => number = () => seats,
  room = MOST_THEFTS,
): Ledger<S> {
  return new HandLedger(seats, kinds, seatsOf, room);
}

class HandLedger<S> implements Ledger<S> {
  readonly layout: LedgerLayout;
  readonly #seats: number;
  readonly #kinds: number;
  readonly #cells: number;
  readonly #seatsOf: (state: S) => number;
  readonly #bounds: Bounds;
  readonly #log: TheftLog;
  readonly #hands: Hands;
  /** For questions whose answer hangs on no draw. */
  readonly #anyWay = new Rng('any');

  constructor(seats: number, kinds: number, seatsOf: (state: S) => number, room: number) {
    this.#seats = seats;
    this.#kinds = kinds;
    this.#cells = seats * kinds;
    this.#seatsOf = seatsOf;
    this.#bounds = new Bounds(seats, kinds);
    this.#log = new TheftLog(seats, kinds, room);
    this.#hands = new Hands(seats, kinds);
    this.layout = { held: u8(this.#cells), ...this.#bounds.layout, ...this.#log.layout };
  }

  gain(s: S & Kept, seat: Seat, kind: number, count: number): void {
    const at = seat * this.#kinds + kind;
    s.held[at] += count;
    s.handSize[seat] += count;
    s.inHands[kind] += count;
    this.#bounds.change(s, this.#seatsOf(s), at, count);
    this.#log.change(s, seat, kind, count);
  }

  pay(s: S & Kept, seat: Seat, kind: number, count: number): void {
    this.gain(s, seat, kind, -count);
  }

  shown(s: S & Kept, seat: Seat, counts: ArrayLike<number>): void {
    this.#bounds.shown(s, this.#seatsOf(s), seat, counts);
    this.#log.shown(s, seat, counts);
  }

  lacks(s: S & Kept, seat: Seat, kind: number): void {
    this.#bounds.lacks(s, this.#seatsOf(s), seat, kind);
    this.#log.lacks(s, seat, kind);
  }

  seen(s: S & Kept, viewer: Seat, seat: Seat): void {
    this.#bounds.seen(s, viewer, seat, s.held.subarray(seat * this.#kinds, (seat + 1) * this.#kinds));
    this.#makeRoom(s);
    if (s.thefts > 0 && !this.#log.seen(s, viewer, seat, s.held)) this.#log.forget(s);
  }

  stolen(s: S & Kept, from: Seat, to: Seat, kind: number): void {
    const inPlay = this.#seatsOf(s);
    // Before a theft alone, which makes something new of the bounds.
    this.#bounds.tighten(s, inPlay);
    this.#remember(s, from, to, kind);
    s.held[from * this.#kinds + kind] -= 1;
    s.held[to * this.#kinds + kind] += 1;
    s.handSize[from] -= 1;
    s.handSize[to] += 1;
    this.#bounds.stolen(s, inPlay, from, to, kind);
  }

  /** Remembers a theft that is about to happen. */
  #remember(s: Kept, from: Seat, to: Seat, kind: number): void {
    const log = this.#log;
    if (this.#bounds.onlyKind(s, from) >= 0) {
      log.change(s, from, kind, -1);
      log.change(s, to, kind, 1);
      return;
    }
    if (this.#bounds.isAllKnown(s)) log.begin(s, s.held);
    else if (s.thefts === 0) return;
    this.#makeRoom(s);
    if (!log.stolen(s, from, to, kind)) log.forget(s);
  }

  /** Counts thefts of which all can know by now what went, where there is no room for another. */
  #makeRoom(s: Kept): void {
    if (!this.#log.isFull(s)) return;
    const certain = this.#worlds(s, SPECTATOR).certain();
    for (let i = certain.length - 1; i >= 0; i -= 1) if (certain[i] >= 0) this.#log.count(s, i, certain[i]);
  }

  #worlds(s: Kept, viewer: Viewer): Worlds {
    return new Worlds(this.#log, s, viewer, this.#cells, this.#kinds);
  }

  /** Has hands made within what a viewer knows of a state, spectators standing behind all seats. */
  #take(s: Kept, row: number): void {
    const { low, high } = this.#hands;
    low.set(s.fewest.subarray(row * this.#cells, (row + 1) * this.#cells));
    high.set(s.most.subarray(row * this.#cells, (row + 1) * this.#cells));
  }

  mayHold(s: S & Kept, viewer: Viewer, seat: Seat, counts: ArrayLike<number>): boolean {
    const { low, high } = this.#hands;
    this.#take(s, viewer < 0 ? this.#seats : viewer);
    for (let kind = 0; kind < this.#kinds; kind += 1) {
      const at = seat * this.#kinds + kind;
      if (counts[kind] > high[at]) return false;
      low[at] = Math.max(low[at], counts[kind]);
    }
    return this.#hands.fill(s, this.#anyWay);
  }

  dealer(known: S & Kept, viewer: Viewer): Dealer<S> {
    const cells = this.#cells;
    const row = viewer < 0 ? this.#seats : viewer;
    const bounds = {
      fewest: known.fewest.slice(row * cells, (row + 1) * cells),
      most: known.most.slice(row * cells, (row + 1) * cells),
    };
    return known.thefts > 0 ? this.#dealerOfWorlds(known, viewer, bounds) : this.#dealerWithin(row, bounds);
  }

  /** Deals what the remembered thefts may have led to. */
  #dealerOfWorlds(known: S & Kept, viewer: Viewer, bounds: Ranges): Dealer<S> {
    const worlds = this.#worlds(known, viewer);
    return {
      deal(into, rng) {
        const moved = worlds.draw(rng, into.taken);
        if (moved === null) return false;
        for (let at = 0; at < moved.length; at += 1) into.held[at] = into.counted[at] + moved[at];
        return true;
      },
      ranges() {
        const moved = worlds.ranges();
        if (moved === null) return bounds;
        const held = (by: Int8Array): number[] => Array.from(by, (count, at) => known.counted[at] + count);
        return { fewest: held(moved.least), most: held(moved.most) };
      },
    };
  }

  /** Deals hands within bounds. */
  #dealerWithin(row: number, bounds: Ranges): Dealer<S> {
    const hands = this.#hands;
    const open = Array.from(bounds.fewest, (_, at) => at).filter((at) => bounds.fewest[at] < bounds.most[at]);
    return {
      ranges: () => bounds,
      deal: (into, rng) => {
        this.#take(into, row);
        if (!hands.fill(into, rng)) return false;
        hands.mix(open, rng);
        into.held.set(hands.dealt);
        return true;
      },
    };
  }

  isConsistent(s: S & Kept): boolean {
    if (s.thefts === 0) return true;
    const moved = this.#worlds(s, EVERYTHING).draw(this.#anyWay, s.taken);
    return moved?.every((count, at) => s.held[at] === s.counted[at] + count) === true;
  }
}

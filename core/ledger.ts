import { Bounds } from './ledger/bounds.ts';
import { Hands } from './ledger/hands.ts';
import { MOST_THEFTS, TheftLog } from './ledger/thefts.ts';
import { Worlds } from './ledger/worlds.ts';
import { Rng } from './rng.ts';
import { EVERYTHING, type Seat, SPECTATOR, type Viewer } from './seat.ts';
import { type Block, type Fields, u8, type Vector } from './struct.ts';
import type { Setup } from './types.ts';

/** The fields of a state that hold a ledger; counts of a kind are 0 .. 255. */
type LedgerLayout = {
  /** By seat and kind: the true hand. Visible only to its owner. */
  readonly held: Vector<'u8'>;
} & Bounds['layout'] &
  TheftLog['layout'];

type Kept = Fields<LedgerLayout>;
/** A state with a ledger. */
export type LedgerState<C extends Setup = Setup> = Kept & Block<C>;

/** Deals hands consistent with a viewer's knowledge, never looking at the true ones. */
interface Dealer<S> {
  /**
   * Fills `held` and the unseen thefts of a state whose other fields hold the viewer's knowledge.
   * @returns false, with the state unchanged, if no hands fit because the numbers contradict each other
   */
  deal(into: S & Kept, rng: Rng): boolean;
  ranges(): Ranges;
}

/** By seat and kind: the fewest and the most that a hand may hold; exact if deals are. */
interface Ranges {
  readonly fewest: ArrayLike<number>;
  readonly most: ArrayLike<number>;
}

/** Hidden hands of counted kinds, with everybody's knowledge of them. Hands change only through these methods. */
export interface Ledger<S = unknown> {
  /** To be spread into the first layout of `struct`. */
  readonly layout: LedgerLayout;
  /** A hand gains `count` of a kind, in public. */
  gain(state: S & Kept, seat: Seat, kind: number, count: number): void;
  /** A hand loses `count` of a kind, in public; it must hold that many. */
  pay(state: S & Kept, seat: Seat, kind: number, count: number): void;
  /** A seat shows everyone these cards, by kind: part of its hand or all of it. */
  shown(state: S & Kept, seat: Seat, counts: ArrayLike<number>): void;
  /** Everyone sees that a hand has none of a kind. */
  lacks(state: S & Kept, seat: Seat, kind: number): void;
  /** Only `viewer` sees a whole hand. */
  seen(state: S & Kept, viewer: Seat, seat: Seat): void;
  /** One card moves from a hand to another; only these two seats see its kind. */
  stolen(state: S & Kept, from: Seat, to: Seat, kind: number): void;
  /**
   * Whether a seat may hold at least these, by kind, in some deal consistent with a viewer's bounds, the hand sizes and
   * the totals by kind. Ignores other dependencies between hands (a theft of one of two kinds ties thief and victim),
   * so it accepts a few deals that the viewer could rule out.
   */
  mayHold(state: S & Kept, viewer: Viewer, seat: Seat, counts: ArrayLike<number>): boolean;
  /**
   * Prepares deals of hands from one viewer's knowledge. While all thefts since the hands were last public are
   * remembered, the distribution is exact: every deal consistent with what was seen may come, with its true
   * probability, and no other (up to MOST_POINTS points over the paths of all thefts together).
   *
   * Thefts are forgotten if a position hid hands, or if there were too many, until everyone can count all hands again.
   * Then hands only fit the viewer's bounds, the hand sizes and the totals by kind. They are mixed by 128 attempted
   * exchanges of two cards between two hands, whose limit is uniform over the deals that such exchanges connect; other
   * dependencies between hands are ignored.
   */
  dealer(state: S & Kept, viewer: Viewer): Dealer<S>;
  /** Whether the hands agree with the remembered thefts. Always true in a match; a position from outside may fail. */
  isConsistent(state: S & Kept): boolean;
}

/**
 * @param seats, kinds maxima of a match; not both large: the knowledge takes seats * seats * kinds bytes
 * @param seatsOf the number of seats in a state's match; the others hold and see nothing
 * @param room most remembered thefts; each takes 5 + 4 * kinds bytes
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
  /** For questions whose answer does not depend on the draw. */
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
    // Only before a theft, which derives new bounds from these.
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

  /** If there is no room for another theft, settles those whose kind everyone can infer by now. */
  #makeRoom(s: Kept): void {
    if (!this.#log.isFull(s)) return;
    const certain = this.#worlds(s, SPECTATOR).certain();
    for (let i = certain.length - 1; i >= 0; i -= 1) if (certain[i] >= 0) this.#log.count(s, i, certain[i]);
  }

  #worlds(s: Kept, viewer: Viewer): Worlds {
    return new Worlds(this.#log, s, viewer, this.#cells, this.#kinds);
  }

  /** Loads a viewer's bounds of a state into the maker of hands; spectators come after all seats. */
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

  /** Deals hands that the remembered thefts may have led to. */
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

import { MOST_THEFTS, TheftLog } from './ledger/thefts.ts';
import { Worlds } from './ledger/worlds.ts';
import { Rng } from './rng.ts';
import { EVERYTHING, type Seat, SPECTATOR, type Viewer } from './seat.ts';
import { type Block, type Fields, u8, u16, type Vector } from './struct.ts';
import type { Setup } from './types.ts';

/** What a ledger takes of a state; counts of a kind are 0 .. 255. */
type LedgerLayout = {
  /** By seat and kind: what it truly holds. Hidden but from its owner. */
  readonly held: Vector<'u8'>;
  /** By seat: how many it holds. Public. */
  readonly handSize: Vector<'u16'>;
  /** By kind: how many all seats hold. Public. */
  readonly inHands: Vector<'u8'>;
  /**
   * By viewer (spectators last), seat and kind: the fewest and the most that the seat may hold. They leave out nothing that
   * may be; after several unseen thefts they may be wider than what the viewer can know.
   */
  readonly fewest: Vector<'u8'>;
  readonly most: Vector<'u8'>;
} & TheftLog['layout'];

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
  /** By seat and kind: the fewest and the most that a hand may hold; exact where deals are. */
  ranges(): { readonly fewest: ArrayLike<number>; readonly most: ArrayLike<number> };
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
   * in the limit of many exchanges of two cards between two hands, of which EXCHANGES are tried, as far as such
   * exchanges lead from one deal to the other; what ties hands together beyond the bounds is left out.
   */
  dealer(state: S & Kept, viewer: Viewer): Dealer<S>;
  /** Whether hands are what the remembered thefts have led to: they are in every match, and may not be in what came from outside. */
  isConsistent(state: S & Kept): boolean;
}

const EXCHANGES = 128;

/**
 * @param seats, kinds most that a match may have; not both large: what is known takes seats * seats * kinds bytes
 * @param seatsOf how many seats the match of a state has; the others hold nothing and look at nothing
 * @param room most thefts that are remembered; each takes 5 + 4 * kinds bytes
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its makers share what it was called with
export function ledger<S = unknown>(
  seats: number,
  kinds: number,
  seatsOf: (state: S) => number = () => seats,
  room = MOST_THEFTS,
): Ledger<S> {
  const cells = seats * kinds;
  // Bounds of the viewer in question, hands within them, and by kind what is not dealt yet and what was tried.
  const low = new Uint8Array(cells);
  const high = new Uint8Array(cells);
  const dealt = new Uint8Array(cells);
  const left = new Int32Array(kinds);
  const isTried = new Uint8Array(kinds);
  /** For questions whose answer hangs on no draw. */
  const anyWay = new Rng('any');
  const log = new TheftLog(seats, kinds, room);

  function take(s: Kept, viewer: number): void {
    low.set(s.fewest.subarray(viewer * cells, (viewer + 1) * cells));
    high.set(s.most.subarray(viewer * cells, (viewer + 1) * cells));
  }

  /**
   * Narrows every viewer's bounds until no hand and no total narrows them any more. What can be known stays the same: the
   * bounds with the sizes and the totals. So it is done before a theft alone, which makes something new of the bounds.
   */
  function tighten(s: Kept, inPlay: number): void {
    const end = inPlay * kinds;
    for (let viewer = 0; viewer <= inPlay; viewer += 1) {
      const row = (viewer === inPlay ? seats : viewer) * cells;
      let isChanged = true;
      while (isChanged) {
        isChanged = false;
        for (let seat = 0; seat < inPlay; seat += 1) {
          let lows = 0;
          let highs = 0;
          for (let at = row + seat * kinds; at < row + (seat + 1) * kinds; at += 1) {
            lows += s.fewest[at];
            highs += s.most[at];
          }
          if (lows === highs) continue;
          for (let kind = 0; kind < kinds; kind += 1) {
            const at = row + seat * kinds + kind;
            const low = s.fewest[at];
            const high = s.most[at];
            if (low === high) continue;
            let lowsOfKind = 0;
            let highsOfKind = 0;
            for (let other = row + kind; other < row + end; other += kinds) {
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
        }
      }
    }
  }

  /** Moves a viewer's bounds of a cell, never below 0. */
  function shift(s: Kept, viewer: number, at: number, least: number, most: number): void {
    const cell = viewer * cells + at;
    s.fewest[cell] = Math.max(0, s.fewest[cell] + least);
    s.most[cell] = Math.max(0, s.most[cell] + most);
  }

  /** All see a hand change by so many of a kind. */
  function change(s: S & Kept, seat: Seat, kind: number, count: number): void {
    const at = seat * kinds + kind;
    s.held[at] += count;
    s.handSize[seat] += count;
    s.inHands[kind] += count;
    const inPlay = seatsOf(s);
    for (let viewer = 0; viewer < inPlay; viewer += 1) shift(s, viewer, at, count, count);
    shift(s, seats, at, count, count);
    log.change(s, seat, kind, count);
  }

  /** Whether all hands are known to all, as far as bounds tell. */
  function isAllKnown(s: Kept): boolean {
    for (let at = seats * cells; at < (seats + 1) * cells; at += 1) if (s.fewest[at] !== s.most[at]) return false;
    return true;
  }

  /** The one kind that a hand may hold, as far as all can know; -1 where there may be several. */
  function onlyKind(s: Kept, seat: Seat): number {
    let only = -1;
    for (let kind = 0; kind < kinds; kind += 1) {
      if (s.most[seats * cells + seat * kinds + kind] === 0) continue;
      if (only >= 0) return -1;
      only = kind;
    }
    return only;
  }

  /** Remembers a theft that is about to happen. */
  function remember(s: Kept, from: Seat, to: Seat, kind: number): void {
    if (onlyKind(s, from) >= 0) {
      log.change(s, from, kind, -1);
      log.change(s, to, kind, 1);
      return;
    }
    if (isAllKnown(s)) log.begin(s, s.held);
    else if (s.thefts === 0) return;
    makeRoom(s);
    if (!log.stolen(s, from, to, kind)) log.forget(s);
  }

  /** Counts thefts of which all can know by now what went, where there is no room for another. */
  function makeRoom(s: Kept): void {
    if (!log.isFull(s)) return;
    const certain = new Worlds(log, s, SPECTATOR, cells, kinds).certain();
    for (let i = certain.length - 1; i >= 0; i -= 1) if (certain[i] >= 0) log.count(s, i, certain[i]);
  }

  /** Adds one card to a hand, and to a kind that has cards left, along any way on which other hands may change kinds. */
  function add(seat: Seat, rng: Rng): boolean {
    const first = rng.below(kinds);
    for (let i = 0; i < kinds; i += 1) {
      const kind = (first + i) % kinds;
      const at = seat * kinds + kind;
      if (isTried[kind] === 1 || dealt[at] === high[at]) continue;
      isTried[kind] = 1;
      let isAdded = left[kind] > 0;
      if (isAdded) left[kind] -= 1;
      for (let other = 0; other < seats && !isAdded; other += 1) {
        const from = other * kinds + kind;
        isAdded = dealt[from] > low[from] && add(other, rng);
        if (isAdded) dealt[from] -= 1;
      }
      if (!isAdded) continue;
      dealt[at] += 1;
      return true;
    }
    return false;
  }

  /**
   * Into `dealt`: hands within `low` and `high` whose sizes and totals come out, card by card along augmenting paths (Ford
   * and Fulkerson 1956). Any such hands may come: the first kind that is tried may be the right one each time.
   */
  function fill(s: Kept, rng: Rng): boolean {
    dealt.set(low);
    left.set(s.inHands);
    let isMade = true;
    for (let at = 0; at < cells; at += 1) left[at % kinds] -= low[at];
    for (let seat = 0; seat < seats; seat += 1) {
      let missing = s.handSize[seat];
      for (let at = seat * kinds; at < (seat + 1) * kinds; at += 1) missing -= low[at];
      for (isMade &&= missing >= 0; missing > 0 && isMade; missing -= 1) {
        isTried.fill(0);
        isMade = add(seat, rng);
      }
    }
    return isMade && left.every((count) => count === 0);
  }

  /** Tries to exchange cards of two kinds between two hands; `open` are the cells that may change. */
  function exchange(open: readonly number[], rng: Rng): void {
    const one = open[rng.below(open.length)];
    const two = open[rng.below(open.length)];
    const across = one - (one % kinds) + (two % kinds);
    const back = two - (two % kinds) + (one % kinds);
    if (across === one || across === two || dealt[one] === low[one] || dealt[two] === low[two]) return;
    if (dealt[across] === high[across] || dealt[back] === high[back]) return;
    for (const at of [one, two]) dealt[at] -= 1;
    for (const at of [across, back]) dealt[at] += 1;
  }

  return {
    layout: {
      held: u8(cells),
      handSize: u16(seats),
      inHands: u8(kinds),
      fewest: u8((seats + 1) * cells),
      most: u8((seats + 1) * cells),
      ...log.layout,
    },
    gain: change,
    pay: (s, seat, kind, count) => change(s, seat, kind, -count),
    shown(s, seat, counts) {
      const inPlay = seatsOf(s);
      for (let of = 0; of <= inPlay; of += 1) {
        const viewer = of === inPlay ? seats : of;
        for (let kind = 0; kind < kinds; kind += 1) {
          const cell = viewer * cells + seat * kinds + kind;
          s.fewest[cell] = Math.max(s.fewest[cell], counts[kind]);
        }
      }
      log.shown(s, seat, counts);
    },
    lacks(s, seat, kind) {
      const inPlay = seatsOf(s);
      for (let viewer = 0; viewer < inPlay; viewer += 1) s.most[viewer * cells + seat * kinds + kind] = 0;
      s.most[seats * cells + seat * kinds + kind] = 0;
      log.lacks(s, seat, kind);
    },
    seen(s, viewer, seat) {
      for (let kind = 0; kind < kinds; kind += 1) {
        const cell = viewer * cells + seat * kinds + kind;
        s.fewest[cell] = s.held[seat * kinds + kind];
        s.most[cell] = s.held[seat * kinds + kind];
      }
      makeRoom(s);
      if (s.thefts > 0 && !log.seen(s, viewer, seat, s.held)) log.forget(s);
    },
    stolen(s, from, to, kind) {
      const inPlay = seatsOf(s);
      tighten(s, inPlay);
      remember(s, from, to, kind);
      s.held[from * kinds + kind] -= 1;
      s.held[to * kinds + kind] += 1;
      s.handSize[from] -= 1;
      s.handSize[to] += 1;
      for (let of = 0; of <= inPlay; of += 1) {
        const viewer = of === inPlay ? seats : of;
        const isSeen = viewer === from || viewer === to;
        for (let k = 0; k < kinds; k += 1) {
          if (isSeen ? k !== kind : s.most[viewer * cells + from * kinds + k] === 0) continue;
          shift(s, viewer, from * kinds + k, -1, isSeen ? -1 : 0);
          shift(s, viewer, to * kinds + k, isSeen ? 1 : 0, 1);
        }
      }
    },
    mayHold(s, viewer, seat, counts) {
      take(s, viewer < 0 ? seats : viewer);
      for (let kind = 0; kind < kinds; kind += 1) {
        const at = seat * kinds + kind;
        if (counts[kind] > high[at]) return false;
        low[at] = Math.max(low[at], counts[kind]);
      }
      return fill(s, anyWay);
    },
    dealer(known, viewer) {
      const row = viewer < 0 ? seats : viewer;
      const bounds = {
        fewest: known.fewest.slice(row * cells, (row + 1) * cells),
        most: known.most.slice(row * cells, (row + 1) * cells),
      };
      if (known.thefts > 0) {
        const worlds = new Worlds(log, known, viewer, cells, kinds);
        return {
          deal(into, rng) {
            const moved = worlds.draw(rng, into.taken);
            if (moved === null) return false;
            for (let at = 0; at < cells; at += 1) into.held[at] = into.counted[at] + moved[at];
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
      const open = [...low.keys()].filter((at) => bounds.fewest[at] < bounds.most[at]);
      return {
        ranges: () => bounds,
        deal(into, rng) {
          take(into, row);
          if (!fill(into, rng)) return false;
          for (let i = 0; i < EXCHANGES && open.length > 1; i += 1) exchange(open, rng);
          into.held.set(dealt);
          return true;
        },
      };
    },
    isConsistent(s) {
      if (s.thefts === 0) return true;
      const moved = new Worlds(log, s, EVERYTHING, cells, kinds).draw(anyWay, s.taken);
      return moved?.every((count, at) => s.held[at] === s.counted[at] + count) === true;
    },
  };
}

import { Rng } from './rng.ts';
import type { Seat, Viewer } from './seat.ts';
import { type Fields, u8, u16, type Vector } from './struct.ts';

/** What a ledger takes of a state; counts of a kind are 0 .. 255. */
type LedgerLayout = {
  /** By seat and kind: what it truly holds. Hidden but from its owner. */
  readonly held: Vector<'u8'>;
  /** By seat: how many it holds. Public. */
  readonly handSize: Vector<'u16'>;
  /** By kind: how many all seats hold. Public. */
  readonly inHands: Vector<'u8'>;
  /** By viewer (spectators last), seat and kind: the fewest and the most that the seat may hold, as far as the viewer knows. */
  readonly fewest: Vector<'u8'>;
  readonly most: Vector<'u8'>;
};

type Kept = Fields<LedgerLayout>;

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
  /** Whether some deal of all hands that fits what a viewer knows has at least these, by kind, in a seat's hand. */
  mayHold(state: S & Kept, viewer: Viewer, seat: Seat, counts: ArrayLike<number>): boolean;
  /**
   * Fills `held` with hands that fit what a viewer knows: its bounds, the sizes of hands, the totals by kind. The truth is
   * not looked at. Every deal that fits may come. They come equally often in the limit of many exchanges of two cards
   * between two hands, of which EXCHANGES are tried, as far as such exchanges lead from one deal to the other. That is
   * an approximation: what ties hands together beyond the bounds (a theft of one of two kinds ties thief and victim), and
   * how likely each deal was to come about, is not remembered.
   * @returns false, and `held` as it was, where nothing fits: the numbers contradict each other
   */
  deal(state: S & Kept, viewer: Viewer, rng: Rng): boolean;
}

const EXCHANGES = 128;

/**
 * @param seats, kinds most that a match may have; not both large: what is known takes seats * seats * kinds bytes
 * @param seatsOf how many seats the match of a state has; the others hold nothing and look at nothing
 */
export function ledger<S = unknown>(
  seats: number,
  kinds: number,
  seatsOf: (state: S) => number = () => seats,
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
    },
    lacks(s, seat, kind) {
      const inPlay = seatsOf(s);
      for (let viewer = 0; viewer < inPlay; viewer += 1) s.most[viewer * cells + seat * kinds + kind] = 0;
      s.most[seats * cells + seat * kinds + kind] = 0;
    },
    seen(s, viewer, seat) {
      for (let kind = 0; kind < kinds; kind += 1) {
        const cell = viewer * cells + seat * kinds + kind;
        s.fewest[cell] = s.held[seat * kinds + kind];
        s.most[cell] = s.held[seat * kinds + kind];
      }
    },
    stolen(s, from, to, kind) {
      const inPlay = seatsOf(s);
      tighten(s, inPlay);
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
    deal(s, viewer, rng) {
      take(s, viewer < 0 ? seats : viewer);
      if (!fill(s, rng)) return false;
      const open = [...low.keys()].filter((at) => low[at] < high[at]);
      for (let i = 0; i < EXCHANGES && open.length > 1; i += 1) exchange(open, rng);
      s.held.set(dealt);
      return true;
    },
  };
}

import { dealerOf, fittingDeal, type Missing } from './hidden.ts';
import { repeated } from './lists.ts';
import type { Seat, SPECTATOR, Viewer } from './seat.ts';
import type { Deal } from './views.ts';

/** Rows of one vector: hands by seat, loot by pair of seats. */
interface Rows<S> {
  /** By row and kind: the things that lie there. */
  counts(state: S): Uint8Array;
  /** By row: how many there are, which everybody sees. */
  sizes(state: S): Uint8Array;
  /** Whether a viewer sees the things of a row; absent where the fields of the view check it themselves. */
  sees?(state: S, viewer: Seat | typeof SPECTATOR, row: number): boolean;
}

/** A game's declaration of hidden things that it counts by kind. */
interface Declared<S> {
  readonly kinds: number;
  /** By kind: the things that nobody holds, in a pile or a deck. */
  pool(state: S): Uint8Array;
  /** All things of a kind in the pool and in the rows together; below 0 if the table shows more than there are. */
  total(state: S, kind: number): number;
  /** False for a kind that no unseen thing can be; absent: all may be. */
  mayBe?(state: S, kind: number): boolean;
  /**
   * What the rows must fulfil together: given the state with all that the viewer sees, a test of dealt ones. What does
   * not fit is dealt again (`fittingDeal` of `core/hidden.ts`); if nothing is unseen, a position that does not fit is
   * refused. Absent: all arrangements are possible.
   */
  fits?(known: S, viewer: Viewer): (dealt: S) => boolean;
  readonly rows: readonly Rows<S>[];
}

/** The parts of `Own` (`core/views.ts`) that such a declaration gives. */
interface CountedRows<S> {
  /** Empties the rows that a viewer does not see. */
  mask(state: S, viewer: Seat | typeof SPECTATOR): void;
  /**
   * Puts all unseen things into the pool and prepares deals from it. Each arrangement is equally likely: the exact
   * distribution if nobody's choices depend on what stays hidden. Null if nothing is unseen.
   */
  dealer(known: S, viewer: Viewer): Deal<S> | null;
}

/**
 * Declares rows of hidden things that are counted by kind: goods in hand, cards of few kinds. `f.cards` of
 * `core/table.ts` shows and reads such a row.
 */
export function countedRows<S>({ kinds, pool, total, mayBe = () => true, fits, rows }: Declared<S>): CountedRows<S> {
  /** Adds one of a kind to a row, counted through all vectors. */
  function put(s: S, row: number, kind: number): void {
    let at = row;
    for (const { counts, sizes } of rows) {
      if (at < sizes(s).length) {
        counts(s)[at * kinds + kind] += 1;
        return;
      }
      at -= sizes(s).length;
    }
  }
  /** The kinds in the pool that an unseen thing may be, with repeats. */
  const unseenIn = (s: S): number[] => repeated(Array.from(pool(s).keys()), pool(s)).filter((kind) => mayBe(s, kind));
  const take = (s: S, kind: number): void => {
    pool(s)[kind] -= 1;
  };
  return {
    mask(s, viewer) {
      for (const { counts, sizes, sees } of rows) {
        const held = counts(s);
        for (let row = 0; row < sizes(s).length; row += 1)
          if (sees?.(s, viewer, row) === false) held.fill(0, row * kinds, (row + 1) * kinds);
      }
    },
    dealer(known, viewer) {
      const left = Array.from({ length: kinds }, (_, kind) => total(known, kind));
      const missing: Missing[] = [];
      for (const { counts, sizes } of rows) {
        const held = counts(known);
        for (const [row, size] of sizes(known).entries()) {
          let unseen = size;
          for (let kind = 0; kind < kinds; kind += 1) {
            const seen = held[row * kinds + kind];
            unseen -= seen;
            left[kind] -= seen;
          }
          missing.push({ row: missing.length, count: unseen });
        }
      }
      if (left.some((count) => count < 0) || missing.some(({ count }) => count < 0)) return () => false;
      pool(known).set(left);
      const isFit = fits?.(known, viewer);
      if (missing.every(({ count }) => count === 0)) return isFit?.(known) === false ? () => false : null;
      const deal = dealerOf({ pool: unseenIn, take, put }, known, missing);
      if (isFit === undefined) return deal;
      const seen = rows.map(({ counts }) => counts(known).slice());
      const rest = pool(known).slice();
      return fittingDeal(deal, isFit, (dealt) => {
        for (const [i, { counts }] of rows.entries()) counts(dealt).set(seen[i]);
        pool(dealt).set(rest);
      });
    },
  };
}

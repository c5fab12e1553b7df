import type { Seat } from '@marchlands/core/seat.ts';
import type { Review } from './review.ts';

/** How a seat's share of the win changed over a match: `end` minus `start` is the sum of the five other fields. */
export interface Account {
  readonly seat: Seat;
  readonly start: number;
  readonly end: number;
  /** Changes by chance. */
  readonly luck: number;
  /** The effect of the others' sealed choices, relative to its expectation. */
  readonly guesses: number;
  /** Losses by the seat's own choices and its resignation; never above 0. */
  readonly own: number;
  /** This seat's gain from the others' errors and resignations. */
  readonly others: number;
  /** The rest, which neither choices nor luck explain: the reviewer later judged the position differently. */
  readonly revised: number;
}

/** By seat. */
export function accountsOf({ start, passages }: Review): readonly Account[] {
  return start.map((share, seat) => {
    const sums = { luck: 0, guesses: 0, own: 0, others: 0, revised: 0 };
    let before = share;
    for (const { by, shares, seats, choices, guesses } of passages) {
      const change = shares[seat] - before;
      before = shares[seat];
      if (by === 'chance') {
        sums.luck += change;
        continue;
      }
      if (by === 'rule') {
        sums[seats.length === 0 ? 'revised' : seats.includes(seat) ? 'own' : 'others'] += change;
        continue;
      }
      const guessed = guesses?.[seat] ?? 0;
      let own = 0;
      let others = 0;
      for (const { seat: by, error } of choices) {
        if (by === seat) own += error?.effect[seat] ?? 0;
        // For a seat that chose at the same time, the others' choices were a guess.
        else if (guesses === null || !seats.includes(seat)) others += error?.effect[seat] ?? 0;
      }
      sums.guesses += guessed;
      sums.own += own;
      sums.others += others;
      sums.revised += change - guessed - own - others;
    }
    return { seat, start: share, end: before, ...sums };
  });
}

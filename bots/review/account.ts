import type { Seat } from '@marchlands/core/seat.ts';
import type { Review } from './review.ts';

/** What became of a seat's share of the win over a match: `end` less `start` is the sum of the five others. */
export interface Account {
  readonly seat: Seat;
  readonly start: number;
  readonly end: number;
  /** What chance changed. */
  readonly luck: number;
  /** What the sealed choices of others did, against what was to be expected of them. */
  readonly guesses: number;
  /** What the seat's own choices gave away, and its resignation. Never above 0. */
  readonly own: number;
  /** What the choices of others gave away, as far as this seat had it; and their resignations. */
  readonly others: number;
  /** What no choice and no luck explains: the reviewer saw the position otherwise afterwards. */
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
        // To one who chose at the same time, what the others chose is a guess.
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

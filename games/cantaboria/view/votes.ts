import { isActing, type Seat, seatsOf } from '@marchlands/core/seat.ts';
import type { Field } from '@marchlands/core/table.ts';
import type { State } from '../state.ts';

/** CA-25: a vote that has been given. */
export interface Vote {
  readonly seat: Seat;
  readonly is: 'yes' | 'no';
}

/** The votes of some seats, as far as they have been given. */
export function votesOf(s: State, seats: readonly Seat[]): readonly Vote[] {
  return seats
    .filter((seat) => isActing(s.voters, seat))
    .map((seat) => ({ seat, is: isActing(s.yes, seat) ? 'yes' : 'no' }));
}

export function putVotes(s: State, votes: readonly Vote[]): void {
  for (const { seat, is } of votes) {
    s.voters |= 1 << seat;
    if (is === 'yes') s.yes |= 1 << seat;
  }
}

/** CA-26: the votes that all see: none while they are secret. A position may hold the others too. */
export const openVotes: Field<State, readonly Vote[]> = {
  get: (s) => (s.setup.options.voteSecret ? [] : votesOf(s, seatsOf(s.voters))),
  put: (s, _i, votes) => putVotes(s, votes),
  take(r, value, at, s) {
    if (value === undefined) return;
    putVotes(
      s,
      r.list(value, at, (item, spot) => {
        const raw = r.record(item, spot);
        r.only(raw, spot, ['seat', 'is']);
        return {
          seat: r.whole(raw['seat'], `${spot}.seat`, 0, s.setup.seats - 1),
          is: r.oneOf(raw['is'], `${spot}.is`, ['yes', 'no']),
        };
      }),
    );
  },
};

import type { Seat } from '@marchlands/core/seat.ts';
import type { SeatName } from '@marchlands/core/words.ts';
import { publicPoints } from '../rules/points.ts';
import type { State } from '../state.ts';

/** A seat in a hint's reasons, said to lead if it has more public points than every other. */
export function standingIn(leading: (name: string) => string) {
  return (before: State, seat: Seat, name: SeatName): string => {
    const points = publicPoints(before, seat);
    for (let other = 0; other < before.setup.seats; other += 1) {
      if (other !== seat && publicPoints(before, other) >= points) return name(seat);
    }
    return leading(name(seat));
  };
}

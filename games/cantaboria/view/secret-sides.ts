import { isActing, type Seat } from '@marchlands/core/seat.ts';
import type { Field } from '@marchlands/core/table.ts';
import { areSidesSecret } from '../rules/battle.ts';
import { SIDES, STEP, type State } from '../state.ts';

/** CA-90: the answer of a third party that the others do not see yet. */
export interface SecretSide {
  readonly seat: Seat;
  readonly side: (typeof SIDES)[number];
}

/** The secret answers of some seats, as far as they have been given. */
export function sidesOf(s: State, seats: readonly Seat[]): readonly SecretSide[] {
  return seats.filter((seat) => isActing(s.answered, seat)).map((seat) => ({ seat, side: SIDES[s.sides[seat]] }));
}

export function putSides(s: State, sides: readonly SecretSide[]): void {
  for (const { seat, side } of sides) {
    s.answered |= 1 << seat;
    s.sides[seat] = SIDES.indexOf(side);
  }
}

/** CA-90: nobody sees them before all have answered; a position may hold them. */
export const secretSides: Field<State, readonly SecretSide[]> = {
  get: () => [],
  put: (s, _i, sides) => putSides(s, sides),
  take(r, value, at, s) {
    if (value === undefined) return;
    putSides(
      s,
      r.list(value, at, (item, spot) => {
        const raw = r.record(item, spot);
        r.only(raw, spot, ['seat', 'side']);
        return {
          seat: r.whole(raw['seat'], `${spot}.seat`, 0, s.setup.seats - 1),
          side: r.oneOf(raw['side'], `${spot}.side`, SIDES),
        };
      }),
    );
  },
};

/** Answers that lie open: none while they are secret (CA-90). */
export const openSide: Field<State, SecretSide['side']> = {
  get: (s, seat) => (s.step === STEP.side && areSidesSecret(s) ? 'neutral' : SIDES[s.sides[seat]]),
  put(s, seat, side) {
    s.sides[seat] = SIDES.indexOf(side);
  },
  take(r, value, at, s, seat) {
    if (value !== undefined) s.sides[seat] = SIDES.indexOf(r.oneOf(value, at, SIDES));
  },
};

import { maskOf, type Seat, seatsOf } from '@marchlands/core/seat.ts';
import { type Field, fieldsOf } from '@marchlands/core/table.ts';
import { ABOUT, STACK, State } from '../state.ts';

/** CA-66: a question to the owners of a reach's banks. */
export interface PassageView {
  readonly reach: string;
  /** The water space that the boat would enter; null if the question is asked ahead (CA-72). */
  readonly towards: string | null;
  /** The seats that have yet to answer. */
  readonly asked: readonly Seat[];
}

const f = fieldsOf(State);

/** CA-66: the current question, or null. */
export const passage: Field<State, PassageView | null> = f.maybe(
  (s) => STACK.top(s) === 'passage',
  f.value<PassageView>({
    get(s) {
      const { spaceIds } = s.setup.land;
      const towards = ABOUT.towards.get(s);
      return {
        reach: spaceIds[ABOUT.reach.get(s)],
        towards: towards === 0 ? null : spaceIds[towards - 1],
        asked: seatsOf(STACK.seats(s)),
      };
    },
    put(s, _i, { reach, towards, asked }) {
      const { spaceIds } = s.setup.land;
      const seats = asked.reduce((bits, seat) => bits | maskOf(seat), 0);
      STACK.push(s, 'passage', seats, {
        reach: spaceIds.indexOf(reach),
        towards: towards === null ? 0 : spaceIds.indexOf(towards) + 1,
      });
    },
    read(r, value, at, s) {
      const raw = r.only(r.record(value, at, 'an object or null'), at, ['reach', 'towards', 'asked']);
      const { spaceIds, reaches } = s.setup.land;
      const towards = raw['towards'] ?? null;
      return {
        reach: r.oneOf(raw['reach'], `${at}.reach`, spaceIds.slice(0, reaches)),
        towards: towards === null ? null : r.oneOf(towards, `${at}.towards`, spaceIds),
        asked: r.list(raw['asked'] ?? [], `${at}.asked`, (seat, spot) => r.whole(seat, spot, 0, s.setup.seats - 1)),
      };
    },
  }),
);

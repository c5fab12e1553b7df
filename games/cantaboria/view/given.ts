import type { Reading } from '@marchlands/core/read.ts';
import { EVERYTHING, isActing, type Seat, seatsOf } from '@marchlands/core/seat.ts';
import { type Field, fieldsOf } from '@marchlands/core/table.ts';
import { SIDES, State } from '../state.ts';

const f = fieldsOf(State);

/** Something that several seats give in one decision, one each. */
interface Declared<G extends { readonly seat: Seat }> {
  /** Bits of the seats that have given theirs. */
  given(s: State): number;
  /** Whether each one is hidden from the others until all have given theirs. */
  isSecret(s: State): boolean;
  get(s: State, seat: Seat): G;
  put(s: State, one: G): void;
  /** Reads one from outside, after its seat. */
  take(r: Reading, raw: { readonly [name: string]: unknown }, at: string, seat: Seat): G;
  /** Its name beside its seat. */
  readonly name: string;
}

/** The fields derived from it. */
interface GivenBySeats<G> {
  /** The secret ones that a seat sees: its own; all seats' for EVERYTHING. */
  own(s: State, viewer: Seat | typeof EVERYTHING): readonly G[];
  putAll(s: State, all: readonly G[]): void;
  /** The public ones; a position may also hold secret ones. */
  readonly open: Field<State, readonly G[]>;
}

function givenBySeats<G extends { readonly seat: Seat }>(declared: Declared<G>): GivenBySeats<G> {
  const { given, isSecret, get, put, take, name } = declared;
  const putAll = (s: State, all: readonly G[]): void => {
    for (const one of all) put(s, one);
  };
  const all = (s: State): readonly G[] => seatsOf(given(s)).map((seat) => get(s, seat));
  return {
    own: (s, viewer) => (isSecret(s) ? all(s).filter(({ seat }) => viewer === EVERYTHING || seat === viewer) : []),
    putAll,
    open: f.value<readonly G[]>({
      get: (s) => (isSecret(s) ? [] : all(s)),
      put: (s, _i, seen) => putAll(s, seen),
      read: (r, value, at, s) =>
        r.list(value, at, (item, spot) => {
          const raw = r.only(r.record(item, spot), spot, ['seat', name]);
          return take(r, raw, spot, r.whole(raw['seat'], `${spot}.seat`, 0, s.setup.seats - 1));
        }),
    }),
  };
}

/** CA-25: a vote that has been given. */
export interface Vote {
  readonly seat: Seat;
  readonly is: 'yes' | 'no';
}

/** CA-26. */
export const votes = givenBySeats<Vote>({
  name: 'is',
  given: (s) => s.voters,
  isSecret: (s) => s.setup.options.voteSecret,
  get: (s, seat) => ({ seat, is: isActing(s.yes, seat) ? 'yes' : 'no' }),
  put(s, { seat, is }) {
    s.voters |= 1 << seat;
    if (is === 'yes') s.yes |= 1 << seat;
  },
  take: (r, raw, at, seat) => ({ seat, is: r.oneOf(raw['is'], `${at}.is`, ['yes', 'no']) }),
});

/** CA-90: the answer of a third party. */
export interface SecretSide {
  readonly seat: Seat;
  readonly side: (typeof SIDES)[number];
}

/** CA-90: answers hidden from the other seats until all have answered. */
export const secretSides = givenBySeats<SecretSide>({
  name: 'side',
  given: (s) => s.answered,
  isSecret: () => true,
  get: (s, seat) => ({ seat, side: SIDES[s.sides[seat]] }),
  put(s, { seat, side }) {
    s.answered |= 1 << seat;
    s.sides[seat] = SIDES.indexOf(side);
  },
  take: (r, raw, at, seat) => ({ seat, side: r.oneOf(raw['side'], `${at}.side`, SIDES) }),
});

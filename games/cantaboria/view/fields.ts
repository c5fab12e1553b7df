import type { Reader, Reading } from '@marchlands/core/read.ts';
import { quoted } from '@marchlands/core/result.ts';
import { maskOf, type Seat, seatsOf } from '@marchlands/core/seat.ts';
import { type Field, fieldsOf } from '@marchlands/core/table.ts';
import { TOKENS } from '../data/limits.ts';
import type { Token } from '../events.ts';
import { nextPlace } from '../rules/places.ts';
import { ANSWER_BYTES, ANSWERS, State, TERRITORIES } from '../state.ts';
import { nameOf, placeNamed } from './names.ts';

const f = fieldsOf(State);

type SeatBits = 'out' | 'resigned' | 'played' | 'rolling' | 'asked' | 'winners' | 'passed';

/** A bit for each seat, as a boolean of the row's seat. */
export function seatBit(key: SeatBits): Field<State, boolean> {
  return f.value({
    get: (s, seat) => ((s[key] >> seat) & 1) === 1,
    put(s, seat, is) {
      if (is) s[key] |= 1 << seat;
    },
    read: (r, value, at) => r.flag(value, at),
  });
}

/** CA-50: a set of seats by their numbers. */
export const refuses = f.value<readonly Seat[]>({
  get: (s, seat) => seatsOf(s.refuses[seat]),
  put(s, seat, others) {
    for (const other of others) s.refuses[seat] |= maskOf(other);
  },
  read: (r, value, at, s) => r.list(value, at, (item, spot) => r.whole(item, spot, 0, s.setup.seats - 1)),
});

/** The water space of a planned boat by its id; null for none. */
export const planSpace = f.maybe(
  (s) => s.planSpace > 0,
  f.value<string>({
    get: (s) => s.setup.land.spaceIds[s.planSpace - 1],
    put(s, _i, id) {
      s.planSpace = s.setup.land.spaceIds.indexOf(id) + 1;
    },
    read: (r, value, at, s) => r.oneOf(value, at, s.setup.land.spaceIds),
  }),
);

/** A set of territories, by id. */
export function territorySet(key: 'waiting' | 'herd'): Field<State, readonly string[]> {
  return f.value<readonly string[]>({
    get(s) {
      const ids: string[] = [];
      for (let t = TERRITORIES.next(s[key], 0, -1); t >= 0; t = TERRITORIES.next(s[key], 0, t)) ids.push(nameOf(s, t));
      return ids;
    },
    put(s, _i, ids) {
      for (const id of ids) TERRITORIES.add(s[key], 0, s.setup.land.territoryIds.indexOf(id));
    },
    read: (r, value, at, s) => r.list(value, at, (item, spot) => r.oneOf(item, spot, s.setup.land.territoryIds)),
  });
}

/** Reads the name of a place from outside. */
function readPlace(r: Reading, value: unknown, at: string, s: State): string {
  if (typeof value === 'string' && placeNamed(s, value) >= 0) return value;
  r.fail(at, `must be a place such as C3 or M3#1, not ${quoted(value)}.`);
  return nameOf(s, 0);
}

/** The number of a place, shown as its name. */
export function placeNumber(
  get: (s: State, i: number) => number,
  put: (s: State, i: number, place: number) => void,
): Field<State, string> {
  return f.value<string>({
    get: (s, i) => nameOf(s, get(s, i)),
    put: (s, i, name) => put(s, i, placeNamed(s, name)),
    read: readPlace,
  });
}

/** The attacked place. */
export const target = placeNumber(
  (s) => s.target,
  (s, _i, place) => {
    s.target = place;
  },
);

/** A place of a plan, stored as its number + 1; null for none. */
export function planned(key: 'planHorse' | 'planWeapon' | 'planBoat'): Field<State, string | null> {
  const place = placeNumber(
    (s) => s[key] - 1,
    (s, _i, at) => {
      s[key] = at + 1;
    },
  );
  return f.maybe((s) => s[key] > 0, place);
}

/** The outside form of one byte of a place. */
interface Coding<V> {
  value(number: number): V;
  number(value: V): number;
  readonly read: Reader<V>;
}

/** A small number, unchanged. */
export const count: Coding<number> = {
  value: (number) => number,
  number: (value) => value,
  read: (r, value, at) => r.whole(value, at, 1, 255),
};

/** Bits of kinds of token, as a list of kinds. */
export const kinds: Coding<readonly Token[]> = {
  value: (bits) => TOKENS.filter((_, kind) => ((bits >> kind) & 1) === 1),
  number: (list) => list.reduce((bits, token) => bits | (1 << TOKENS.indexOf(token)), 0),
  read: (r, value, at) => r.subset(value, at, TOKENS),
};

/** One byte for each place, by the places' names; places with 0 are left out. */
export function byPlace<V>(
  key: 'failed' | 'gave' | 'got',
  coding: Coding<V>,
): Field<State, { readonly [place: string]: V }> {
  return f.value<{ readonly [place: string]: V }>({
    get(s) {
      const found: { [place: string]: V } = {};
      for (let at = nextPlace(s, -1); at >= 0; at = nextPlace(s, at)) {
        if (s[key][at] > 0) found[nameOf(s, at)] = coding.value(s[key][at]);
      }
      return found;
    },
    put(s, _i, values) {
      for (const [name, value] of Object.entries(values)) s[key][placeNamed(s, name)] = coding.number(value);
    },
    read(r, value, at, s) {
      const found: { [place: string]: V } = {};
      for (const [name, item] of Object.entries(r.record(value, at))) {
        if (placeNamed(s, name) >= 0) found[name] = coding.read(r, item, `${at}.${name}`);
        else r.fail(at, `must name places such as C3 or M3#1, not ${quoted(name)}.`);
      }
      return found;
    },
  });
}

type Answer = (typeof ANSWERS)[number];
/** The answers of the owners of a reach's left and right bank; null for no answer. */
export type Answers = readonly [left: Answer | null, right: Answer | null];

const NAMES = [null, ...ANSWERS] as const;

function answersAt(s: State, boat: number, reach: number): Answers {
  const bits = s.answers[boat * ANSWER_BYTES + (reach >> 1)] >> ((reach & 1) * 4);
  return [NAMES[bits & 3], NAMES[(bits >> 2) & 3]];
}

/** CA-73: by reach, the answers to a boat this turn. */
export const answers = f.value<{ readonly [reach: string]: Answers }>({
  get(s, boat) {
    const found: { [reach: string]: Answers } = {};
    const { reaches, spaceIds } = s.setup.land;
    for (let reach = 0; reach < reaches; reach += 1) {
      const both = answersAt(s, boat, reach);
      if (both[0] !== null || both[1] !== null) found[spaceIds[reach]] = both;
    }
    return found;
  },
  put(s, boat, given) {
    for (const [id, [left, right]] of Object.entries(given)) {
      const reach = s.setup.land.spaceIds.indexOf(id);
      const bits = NAMES.indexOf(left) | (NAMES.indexOf(right) << 2);
      s.answers[boat * ANSWER_BYTES + (reach >> 1)] |= bits << ((reach & 1) * 4);
    }
  },
  read(r, value, at, s) {
    const found: { [reach: string]: Answers } = {};
    const ids = s.setup.land.spaceIds.slice(0, s.setup.land.reaches);
    for (const [id, item] of Object.entries(r.record(value, at))) {
      if (!ids.includes(id)) r.fail(at, `must name reaches of the map, not ${quoted(id)}.`);
      const [left, right] = r.list(item, `${at}.${id}`, (one, spot) =>
        one === null ? null : r.oneOf(one, spot, ANSWERS),
      );
      if (ids.includes(id)) found[id] = [left ?? null, right ?? null];
    }
    return found;
  },
});

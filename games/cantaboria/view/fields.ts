import type { Reader } from '@marchlands/core/read.ts';
import { quoted } from '@marchlands/core/result.ts';
import { maskOf, type Seat, seatsOf } from '@marchlands/core/seat.ts';
import type { Field } from '@marchlands/core/table.ts';
import { TOKENS } from '../data/limits.ts';
import type { Token } from '../events.ts';
import { isAnsweredTogether } from '../rules/battle.ts';
import { nextPlace } from '../rules/places.ts';
import { ANSWER_BYTES, ANSWERS, SIDES, type State, TERRITORIES } from '../state.ts';
import { nameOf, placeNamed } from './names.ts';

type SeatBits = 'out' | 'resigned' | 'played' | 'rolling' | 'asked' | 'winners' | 'passed';

/** A bit for each seat, as true or false of the row's seat. */
export function seatBit(key: SeatBits): Field<State, boolean> {
  const put = (s: State, seat: number, is: boolean): void => {
    if (is) s[key] |= 1 << seat;
  };
  return {
    get: (s, seat) => ((s[key] >> seat) & 1) === 1,
    put,
    take(r, value, at, s, seat) {
      if (value !== undefined) put(s, seat, r.flag(value, at));
    },
  };
}

/** Answers of third parties that lie open: none while they are secret (CA-90). */
export const openSide: Field<State, (typeof SIDES)[number]> = {
  get: (s, seat) => (isAnsweredTogether(s) ? 'neutral' : SIDES[s.sides[seat]]),
  put(s, seat, side) {
    s.sides[seat] = SIDES.indexOf(side);
  },
  take(r, value, at, s, seat) {
    if (value !== undefined) s.sides[seat] = SIDES.indexOf(r.oneOf(value, at, SIDES));
  },
};

/** CA-50: a set of seats by their numbers. */
export const refuses: Field<State, readonly Seat[]> = {
  get: (s, seat) => seatsOf(s.refuses[seat]),
  put(s, seat, others) {
    for (const other of others) s.refuses[seat] |= maskOf(other);
  },
  take(r, value, at, s, seat) {
    if (value === undefined) return;
    for (const other of r.list(value, at, (item, spot) => r.whole(item, spot, 0, s.setup.seats - 1))) {
      s.refuses[seat] |= maskOf(other);
    }
  },
};

function putPlanSpace(s: State, id: string | null): void {
  s.planSpace = id === null ? 0 : s.setup.land.spaceIds.indexOf(id) + 1;
}

/** The water space of a planned boat by its id; null for none. */
export const planSpace: Field<State, string | null> = {
  get: (s) => (s.planSpace === 0 ? null : s.setup.land.spaceIds[s.planSpace - 1]),
  put: (s, _i, id) => putPlanSpace(s, id),
  take(r, value, at, s) {
    if (value !== undefined && value !== null) putPlanSpace(s, r.oneOf(value, at, s.setup.land.spaceIds));
  },
};

/** A set of territories, by their ids. */
export function territorySet(key: 'waiting' | 'herd'): Field<State, readonly string[]> {
  const put = (s: State, _i: number, ids: readonly string[]): void => {
    for (const id of ids) TERRITORIES.add(s[key], 0, s.setup.land.territoryIds.indexOf(id));
  };
  return {
    get(s) {
      const ids: string[] = [];
      for (let t = TERRITORIES.next(s[key], 0, -1); t >= 0; t = TERRITORIES.next(s[key], 0, t)) ids.push(nameOf(s, t));
      return ids;
    },
    put,
    take(r, value, at, s, i) {
      if (value === undefined) return;
      const { territoryIds } = s.setup.land;
      const ids = r.list(value, at, (item, spot) => r.oneOf(item, spot, territoryIds));
      put(s, i, ids);
    },
  };
}

type PlaceKey = 'target' | 'planHorse' | 'planWeapon' | 'planBoat';

/**
 * A place by its name.
 * @param shift what the state adds to its number; with one, 0 is null
 */
export function place(key: PlaceKey, shift: 0 | 1): Field<State, string | null> {
  return {
    get: (s) => (s[key] < shift ? null : nameOf(s, s[key] - shift)),
    put(s, _i, name) {
      s[key] = name === null ? 0 : placeNamed(s, name) + shift;
    },
    take(r, value, at, s) {
      if (value === undefined || (value === null && shift === 1)) return;
      const number = typeof value === 'string' ? placeNamed(s, value) : -1;
      if (number < 0) r.fail(at, `must be a place such as C3 or M3#1, not ${quoted(value)}.`);
      else s[key] = number + shift;
    },
  };
}

/** How one byte of a place stands outside. */
interface Coding<V> {
  value(number: number): V;
  number(value: V): number;
  readonly read: Reader<V>;
}

/** A small number as it is. */
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

/** A byte of each place, by the places' names; what has the number 0 is left out. */
export function byPlace<V>(
  key: 'failed' | 'gave' | 'got',
  coding: Coding<V>,
): Field<State, { readonly [place: string]: V }> {
  return {
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
    take(r, value, at, s) {
      if (value === undefined) return;
      for (const [name, item] of Object.entries(r.record(value, at))) {
        const spot = placeNamed(s, name);
        if (spot < 0) r.fail(at, `must name places such as C3 or M3#1, not ${quoted(name)}.`);
        else s[key][spot] = coding.number(coding.read(r, item, `${at}.${name}`));
      }
    },
  };
}

type Answer = (typeof ANSWERS)[number];
/** What the owners of the left and the right bank of a reach answered; null where nobody has. */
export type Answers = readonly [left: Answer | null, right: Answer | null];

const NAMES = [null, ...ANSWERS] as const;

function answersAt(s: State, boat: number, reach: number): Answers {
  const bits = s.answers[boat * ANSWER_BYTES + (reach >> 1)] >> ((reach & 1) * 4);
  return [NAMES[bits & 3], NAMES[(bits >> 2) & 3]];
}

function putAnswers(s: State, boat: number, reach: number, [left, right]: Answers): void {
  const bits = NAMES.indexOf(left) | (NAMES.indexOf(right) << 2);
  s.answers[boat * ANSWER_BYTES + (reach >> 1)] |= bits << ((reach & 1) * 4);
}

/** CA-73: by reach, what a boat was answered this turn. */
export const answers: Field<State, { readonly [reach: string]: Answers }> = {
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
    for (const [id, both] of Object.entries(given)) putAnswers(s, boat, s.setup.land.spaceIds.indexOf(id), both);
  },
  take(r, value, at, s, boat) {
    if (value === undefined) return;
    const { reaches, spaceIds } = s.setup.land;
    const answer: Reader<Answer | null> = (_r, item, spot) => (item === null ? null : r.oneOf(item, spot, ANSWERS));
    for (const [id, item] of Object.entries(r.record(value, at))) {
      const reach = spaceIds.indexOf(id);
      if (reach < 0 || reach >= reaches) r.fail(at, `must name reaches of the map, not ${quoted(id)}.`);
      const [left, right] = r.list(item, `${at}.${id}`, (one, spot) => answer(r, one, spot));
      if (reach >= 0 && reach < reaches) putAnswers(s, boat, reach, [left ?? null, right ?? null]);
    }
  },
};

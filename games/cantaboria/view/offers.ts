import type { Reading } from '@marchlands/core/read.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { type Field, fieldsOf } from '@marchlands/core/table.ts';
import { MAX_OFFERS, MAX_SIDE, TOKENS } from '../data/limits.ts';
import type { Token } from '../events.ts';
import { PER_TOKEN } from '../moves.ts';
import { madeAt, remember, talliedOf, tally } from '../rules/offers-made.ts';
import { STEP, State } from '../state.ts';
import { readPlace } from './fields.ts';
import { nameOf, placeNamed } from './names.ts';

const f = fieldsOf(State);

type Counts = { readonly [token: string]: number };

/** CA-50: an offer that was made in this phase, and how often. */
export interface MadeView {
  readonly from: Seat;
  readonly to: Seat;
  readonly times: number;
  readonly give: Counts;
  readonly get: Counts;
}

function countsOf(sum: number): Counts {
  return Object.fromEntries(
    TOKENS.map((token, kind) => [token, talliedOf(sum, kind)] as const).filter(([, count]) => count > 0),
  );
}

function sumOf(counts: Counts): number {
  return TOKENS.reduce((sum, token, kind) => sum + (counts[token] ?? 0) * tally(kind), 0);
}

/** A list that the state has room for. */
function upTo<V>(r: Reading, most: number, list: readonly V[], at: string): readonly V[] {
  if (list.length > most) r.fail(at, `has ${list.length} entries; there is room for ${most}.`);
  return list.slice(0, most);
}

function readCounts(r: Reading, value: unknown, at: string): Counts {
  const raw = r.only(r.record(value ?? {}, at), at, TOKENS);
  return Object.fromEntries(
    Object.entries(raw).map(([token, n]) => [token, r.whole(n, `${at}.${token}`, 1, MAX_SIDE)]),
  );
}

/** CA-50: offers made in this phase. */
export const offersMade = f.value<readonly MadeView[]>({
  get: (s) =>
    Array.from({ length: s.offers }, (_, i) => {
      const made = madeAt(s, i);
      return { ...made, give: countsOf(made.give), get: countsOf(made.get) };
    }),
  put(s, _i, made) {
    for (const { from, to, times, give, get } of made) {
      for (let i = 0; i < times; i += 1) remember(s, from, to, sumOf(give), sumOf(get));
    }
  },
  read(r, value, at, s) {
    const made = r.list(value, at, (item, spot): MadeView => {
      const raw = r.only(r.record(item, spot), spot, ['from', 'to', 'times', 'give', 'get']);
      return {
        from: r.whole(raw['from'], `${spot}.from`, 0, s.setup.seats - 1),
        to: r.whole(raw['to'], `${spot}.to`, 0, s.setup.seats - 1),
        times: r.whole(raw['times'] ?? 1, `${spot}.times`, 1, 255),
        give: readCounts(r, raw['give'], `${spot}.give`),
        get: readCounts(r, raw['get'], `${spot}.get`),
      };
    });
    return upTo(r, MAX_OFFERS, made, at);
  },
});

/** A token of an offer, and the place that it leaves or that receives it. */
export interface OfferedView {
  readonly token: Token;
  readonly place: string;
}

/** CA-49: the offer under way: what its maker gives from where, and wants to where; then the answer's places. */
export interface OfferView {
  readonly to: Seat;
  readonly give: readonly OfferedView[];
  readonly get: readonly OfferedView[];
  readonly paid: readonly string[];
  readonly placed: readonly string[];
}

const STEPS: readonly number[] = [STEP.offer, STEP.reply, STEP.pay, STEP.put];

function sideOf(s: State, offered: Uint16Array, length: number): readonly OfferedView[] {
  return Array.from(offered.subarray(0, length), (index) => ({
    token: TOKENS[Math.floor(index / PER_TOKEN)],
    place: nameOf(s, index % PER_TOKEN),
  }));
}

function namesOf(s: State, places: Uint8Array, length: number): readonly string[] {
  return Array.from(places.subarray(0, length), (at) => nameOf(s, at));
}

function putSide(s: State, side: readonly OfferedView[], into: Uint16Array): number {
  for (const [i, { token, place }] of side.entries()) {
    into[i] = TOKENS.indexOf(token) * PER_TOKEN + placeNamed(s, place);
  }
  return side.length;
}

function putNames(s: State, names: readonly string[], into: Uint8Array): number {
  for (const [i, name] of names.entries()) into[i] = placeNamed(s, name);
  return names.length;
}

function readPlaces(r: Reading, value: unknown, at: string, s: State): readonly string[] {
  const names = r.list(value ?? [], at, (item, spot) => readPlace(r, item, spot, s));
  return upTo(r, MAX_SIDE, names, at);
}

function readSide(r: Reading, value: unknown, at: string, s: State): readonly OfferedView[] {
  const side = r.list(value ?? [], at, (item, spot) => {
    const raw = r.only(r.record(item, spot), spot, ['token', 'place']);
    const token = r.oneOf(raw['token'], `${spot}.token`, TOKENS);
    return { token, place: readPlace(r, raw['place'], `${spot}.place`, s) };
  });
  return upTo(r, MAX_SIDE, side, at);
}

/** CA-49: the offer that is put together or waits for its answer, or null. */
export const offer: Field<State, OfferView | null> = f.maybe(
  (s) => STEPS.includes(s.step),
  f.value<OfferView>({
    get: (s) => ({
      to: s.partner,
      give: sideOf(s, s.given, s.givenCount),
      get: sideOf(s, s.wanted, s.wantedCount),
      paid: namesOf(s, s.paid, s.paidCount),
      placed: namesOf(s, s.placed, s.placedCount),
    }),
    put(s, _i, { to, give, get, paid, placed }) {
      s.partner = to;
      s.givenCount = putSide(s, give, s.given);
      s.wantedCount = putSide(s, get, s.wanted);
      s.paidCount = putNames(s, paid, s.paid);
      s.placedCount = putNames(s, placed, s.placed);
    },
    read(r, value, at, s) {
      const raw = r.only(r.record(value, at, 'an object or null'), at, ['to', 'give', 'get', 'paid', 'placed']);
      return {
        to: r.whole(raw['to'], `${at}.to`, 0, s.setup.seats - 1),
        give: readSide(r, raw['give'], `${at}.give`, s),
        get: readSide(r, raw['get'], `${at}.get`, s),
        paid: readPlaces(r, raw['paid'], `${at}.paid`, s),
        placed: readPlaces(r, raw['placed'], `${at}.placed`, s),
      };
    },
  }),
);

import type { Reading } from '@marchlands/core/read.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { type Field, fieldsOf, type TableOf } from '@marchlands/core/table.ts';
import { MAX_OFFERS, MAX_SIDE, TOKENS } from '../data/limits.ts';
import type { Token } from '../events.ts';
import { PER_TOKEN } from '../moves.ts';
import { madeAt, remember, talliedOf, tally } from '../rules/offers-made.ts';
import { STEP, State } from '../state.ts';
import { placeNumber } from './fields.ts';

const f = fieldsOf(State);

type Counts = { readonly [token: string]: number };

/** CA-50: an offer made in this phase, and how often. */
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
    if (made.length > MAX_OFFERS) r.fail(at, `has ${made.length} entries; there is room for ${MAX_OFFERS}.`);
    return made.slice(0, MAX_OFFERS);
  },
});

/** The tokens of one side: each with its kind and the place that it leaves or enters. */
function side(key: 'given' | 'wanted', length: 'givenCount' | 'wantedCount') {
  const token = f.value<Token>({
    get: (s, i) => TOKENS[Math.floor(s[key][i] / PER_TOKEN)],
    put(s, i, name) {
      s[key][i] += TOKENS.indexOf(name) * PER_TOKEN;
    },
    read: (r, value, at) => r.oneOf(value, at, TOKENS),
  });
  const place = placeNumber(
    (s, i) => s[key][i] % PER_TOKEN,
    (s, i, at) => {
      s[key][i] += at;
    },
  );
  return f.rows(
    f.record({ token: { ...token, isRequired: true }, place: { ...place, isRequired: true } }),
    upTo(length),
  );
}

/** The places that an answer has chosen so far. */
function chosen(key: 'paid' | 'placed', length: 'paidCount' | 'placedCount'): Field<State, readonly string[]> {
  const place = placeNumber(
    (s, i) => s[key][i],
    (s, i, at) => {
      s[key][i] = at;
    },
  );
  return f.rows(place, upTo(length));
}

/** As many rows as a number of the state says. */
function upTo(length: 'givenCount' | 'wantedCount' | 'paidCount' | 'placedCount') {
  return {
    count: (s: State) => s[length],
    setCount(s: State, _i: number, count: number) {
      s[length] = count;
    },
    most: MAX_SIDE,
    row: (_i: number, n: number) => n,
  };
}

const offerFields = {
  to: f.seat('partner', { isRequired: true }),
  give: side('given', 'givenCount'),
  get: side('wanted', 'wantedCount'),
  paid: chosen('paid', 'paidCount'),
  placed: chosen('placed', 'placedCount'),
};
/** CA-49: the current offer: what its maker gives and from where, wants and to where; then the places of the answer. */
export interface OfferView extends TableOf<typeof offerFields> {}

const STEPS: readonly number[] = [STEP.offer, STEP.reply, STEP.pay, STEP.put];

/** CA-49: the offer being composed or awaiting its answer, or null. */
export const offer: Field<State, OfferView | null> = f.maybe(
  (s) => STEPS.includes(s.step),
  f.record(offerFields, { form: 'an object or null' }),
);

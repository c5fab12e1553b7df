/** Fields of the table that no maker of `core/table.ts` has: parts of a byte, seats as bits, what hides an open choice. */
import { MOST_THEFTS, signed } from '@marchlands/core/ledger/thefts.ts';
import { oneOf, orNull, type Param, whole } from '@marchlands/core/params.ts';
import { maskOf, type Seat, seatsOf } from '@marchlands/core/seat.ts';
import type { Field } from '@marchlands/core/table.ts';
import { DECK_SIZE, DEV_CARDS, firstOfDeck, PROGRESS_CARDS, type ProgressCard } from '../data/cards.ts';
import { ALL_KINDS, KINDS, type Kind } from '../data/kinds.ts';
import { MAX_SEATS } from '../data/limits.ts';
import { pickedBy } from '../rules/robber.ts';
import { ANSWERS, DEPTH, NUMBERS, STACK, STEP_NAMES, type State, type StepName, stepAt } from '../state.ts';
import { askedSeats, isAnswering, openAnswer } from './open.ts';

export const byte = whole(0, 255);
export const seat = whole(0, MAX_SEATS - 1);
export const card = oneOf(...PROGRESS_CARDS);
export const devCard = oneOf(...DEV_CARDS);
/** The seats of this match. */
export const seatHere = (s: State): Param<number> => whole(0, s.setup.seats - 1);

/** A part of the byte of a building or knight: `mask` says where its number stands, less `low`. */
export function packed<V>(key: 'site' | 'knight', mask: number, low: number, param: Param<V>): Field<State, V> {
  const shift = 31 - Math.clz32(mask & -mask);
  const set = (s: State, i: number, number: number): void => {
    s[key][i] |= (number + low) << shift;
  };
  return {
    get: (s, i) => param.value(((s[key][i] & mask) >> shift) - low),
    put: (s, i, value) => set(s, i, param.read(value)),
    take(r, value, at, s, i) {
      const number = r.param(value, at, param);
      if (number >= 0) set(s, i, number);
    },
    isRequired: true,
  };
}

const bitsOf = (seats: readonly Seat[]): number => seats.reduce((bits, one) => bits | maskOf(one), 0);

/** The numbers of the bits set, as seats. */
export function seatBits(get: (s: State, i: number) => number, set: (s: State, i: number, bits: number) => void) {
  const field: Field<State, readonly Seat[]> = {
    get: (s, i) => seatsOf(get(s, i)),
    put: (s, i, seats) => set(s, i, bitsOf(seats)),
    take(r, value, at, s, i) {
      if (value === undefined) return;
      const seats = r.list(value, at, (item, spot) => r.whole(item, spot, 0, s.setup.seats - 1));
      set(s, i, bitsOf(seats));
    },
  };
  return field;
}

/** What broke into the turn. */
export interface OpenView {
  readonly step: StepName;
  /** IK-081, IK-103: whom the decision was put to; who has decided is nobody else's business. */
  readonly seats: readonly Seat[];
  /** What it is about, in numbers by name (`STACK` of `state.ts`). */
  readonly about: { readonly [name: string]: number };
}

/** What broke into the turn, the last of it due first. */
export const broken: Field<State, readonly OpenView[]> = {
  get: (s) =>
    Array.from({ length: s.interrupts }, (_, place) => ({
      step: STEP_NAMES[stepAt(s, place)],
      seats: seatsOf(askedSeats(s, place)),
      about: STACK.dataAt(s, place),
    })),
  put(s, _i, open) {
    for (const { step, seats, about } of open) STACK.restore(s, step, bitsOf(seats), about);
  },
  take(r, value, at, s) {
    const open = r.list(value ?? [], at, (item, spot): OpenView => {
      const raw = r.record(item, spot, 'an object such as {"step": "relocate", "seats": [0], "about": {"at": 22}}');
      r.only(raw, spot, ['step', 'seats', 'about']);
      const step = r.oneOf(raw['step'], `${spot}.step`, STEP_NAMES);
      const numbers = r.record(raw['about'] ?? {}, `${spot}.about`);
      const names = Object.keys(NUMBERS[step] ?? {});
      r.only(numbers, `${spot}.about`, names);
      const numberOf = (name: string) => r.whole(numbers[name] ?? 0, `${spot}.about.${name}`, 0, 65_535);
      return {
        step,
        seats: r.list(raw['seats'] ?? [], `${spot}.seats`, (one, place) => r.whole(one, place, 0, s.setup.seats - 1)),
        about: Object.fromEntries(names.map((name) => [name, numberOf(name)])),
      };
    });
    if (open.length > DEPTH) r.fail(at, `has ${open.length} entries; there is room for ${DEPTH}.`);
    else broken.put?.(s, 0, open);
  },
};

/** Kinds named by Merchant fleet, as the bits of `fleet`. */
export const fleet: Field<State, readonly Kind[]> = {
  get: (s) => KINDS.filter((_, kind) => ((s.fleet >> kind) & 1) === 1),
  put(s, _i, kinds) {
    for (const kind of kinds) s.fleet |= 1 << KINDS.indexOf(kind);
  },
  take(r, value, at, s) {
    if (value === undefined) return;
    for (const kind of r.subset(value, at, KINDS)) s.fleet |= 1 << KINDS.indexOf(kind);
  },
};

/** Cards that a seat had to pick in all for an open discard or gift. */
export const demanded: Field<State, number> = {
  get: (s, i) => s.due[i] + pickedBy(s, i),
  put(s, i, count) {
    s.due[i] = count;
  },
  take(r, value, at, s, i) {
    if (value !== undefined) s.due[i] = r.whole(value, at, 0, 255);
  },
};

const answerParam = oneOf(...ANSWERS);

/** What a seat answered to the offer, once all have. */
export const answered: Field<State, (typeof ANSWERS)[number]> = {
  get: (s, i) => answerParam.value(openAnswer(s, i)),
  put(s, i, answer) {
    s.answer[i] = answerParam.read(answer);
  },
  take(r, value, at, s, i) {
    if (value !== undefined) s.answer[i] = Math.max(0, r.param(value, at, answerParam));
  },
};

/** A row of counts by kind, of those kinds that are in play; at row `first + i` of the vector. */
export function cardRow(
  key: 'counterGive' | 'counterWant' | 'fewest' | 'most' | 'give' | 'want' | 'bank' | 'inHands',
  options: { readonly first?: number; readonly isHiddenWhileAnswering?: boolean } = {},
): Field<State, readonly number[]> {
  const { first = 0, isHiddenWhileAnswering = false } = options;
  return {
    get(s, i) {
      const at = (first + i) * ALL_KINDS;
      const counts = Array.from(s[key].subarray(at, at + s.setup.kinds));
      return isHiddenWhileAnswering && isAnswering(s) ? counts.fill(0) : counts;
    },
    put(s, i, counts) {
      s[key].set(counts, (first + i) * ALL_KINDS);
    },
    take(r, value, at, s, i) {
      if (value === undefined) return;
      const counts = r.list(value, at, (item, spot) => r.whole(item, spot, 0, 255));
      if (counts.length > s.setup.kinds) r.fail(at, `has ${counts.length} counts; there are ${s.setup.kinds} kinds.`);
      else s[key].set(counts, (first + i) * ALL_KINDS);
    },
  };
}

/** A row of what all count of a hand, which may be less than 0 (`core/ledger/thefts.ts`). */
export function countRow(
  key: 'countedThen' | 'leastOfFrom' | 'leastOfTo' | 'counted' | 'least',
): Field<State, readonly number[]> {
  return {
    get(s, i) {
      const counts = Array.from(s[key].subarray(i * ALL_KINDS, i * ALL_KINDS + s.setup.kinds));
      return s[key] instanceof Uint8Array ? counts.map(signed) : counts;
    },
    put(s, i, counts) {
      s[key].set(counts, i * ALL_KINDS);
    },
    take(r, value, at, s, i) {
      if (value === undefined) return;
      const most = s[key] instanceof Uint8Array ? 127 : 255;
      const counts = r.list(value, at, (item, spot) => r.whole(item, spot, -MOST_THEFTS, most));
      if (counts.length > s.setup.kinds) r.fail(at, `has ${counts.length} counts; there are ${s.setup.kinds} kinds.`);
      else s[key].set(counts, i * ALL_KINDS);
    },
  };
}

/** A card under a deck as everybody sees it (IK-201, IK-206): `knownTo` are those who know which it is. */
export interface UnderCard {
  /** Null where not everybody knows it. */
  readonly card: ProgressCard | null;
  readonly knownTo: readonly Seat[];
}

/** Cards under deck `i`, the oldest first. */
export const under: Field<State, readonly UnderCard[]> = {
  get(s, i) {
    const all = (1 << s.setup.seats) - 1;
    return Array.from({ length: s.underCount[i] }, (_, j) => {
      const at = i * DECK_SIZE + j;
      const isOpen = s.underKnown[at] === all && s.under[at] > 0;
      return { card: isOpen ? card.value(s.under[at] - 1) : null, knownTo: seatsOf(s.underKnown[at]) };
    });
  },
  put(s, i, cards) {
    s.underCount[i] = cards.length;
    for (const [j, one] of cards.entries()) {
      const at = i * DECK_SIZE + j;
      s.under[at] = one.card === null ? 0 : card.read(one.card) + 1;
      s.underKnown[at] = bitsOf(one.knownTo);
    }
  },
  take(r, value, at, s, i) {
    if (value === undefined) return;
    const own: Param<ProgressCard> = oneOf(...PROGRESS_CARDS.slice(firstOfDeck(i), firstOfDeck(i + 1)));
    const cards = r.list(value, at, (item, spot): UnderCard => {
      const raw = r.record(item, spot, 'an object such as {"card": "spy", "knownTo": [0]}');
      r.only(raw, spot, ['card', 'knownTo']);
      const number = r.param(raw['card'], `${spot}.card`, orNull(card), orNull(own));
      const seats = r.list(raw['knownTo'] ?? [], `${spot}.knownTo`, (one, place) =>
        r.whole(one, place, 0, s.setup.seats - 1),
      );
      return { card: number > 0 ? card.value(number - 1) : null, knownTo: seats };
    });
    if (cards.length > DECK_SIZE) r.fail(at, `has ${cards.length} cards; a deck has ${DECK_SIZE}.`);
    else under.put?.(s, i, cards);
  },
};

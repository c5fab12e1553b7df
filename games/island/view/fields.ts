/**
 * Fields of the table for which `core/table.ts` has no maker: parts of a byte, interruptions, and those that hide an
 * open choice.
 */
import { ledgerFields } from '@marchlands/core/ledger/fields.ts';
import { oneOf, orNull, type Param, whole } from '@marchlands/core/params.ts';
import type { Reading } from '@marchlands/core/read.ts';
import { everySeat, type Seat } from '@marchlands/core/seat.ts';
import { type Field, fieldsOf } from '@marchlands/core/table.ts';
import { DECK_SIZE, firstOfDeck, PROGRESS_CARDS, type ProgressCard } from '../data/cards.ts';
import { ALL_KINDS, KINDS, type Kind } from '../data/kinds.ts';
import { MAX_SEATS } from '../data/limits.ts';
import { progressCard, seatSet } from '../data/params.ts';
import { pickedBy } from '../rules/robber.ts';
import { ANSWERS, DEPTH, NUMBERS, STACK, STEP_NAMES, State, type StepName, stepAt } from '../state.ts';
import { askedSeats, isAnswering, openAnswer } from './open.ts';

const f = fieldsOf(State);

/** Hands, and the knowledge of them. */
export const hands = ledgerFields(State, { seats: MAX_SEATS, kinds: ALL_KINDS }, (s) => s.setup.kinds);

export const byte = whole(0, 255);

/** A part of the byte of a building or knight: `mask` selects its number, increased by one. */
export function packed<V>(key: 'site' | 'knight', mask: number, param: Param<V>): Field<State, V> {
  const shift = 31 - Math.clz32(mask & -mask);
  const set = (s: State, i: number, number: number): void => {
    s[key][i] |= (number + 1) << shift;
  };
  return {
    get: (s, i) => param.value(((s[key][i] & mask) >> shift) - 1),
    put: (s, i, value) => set(s, i, param.read(value)),
    take(r, value, at, s, i) {
      const number = r.param(value, at, param);
      if (number >= 0) set(s, i, number);
    },
    isRequired: true,
  };
}

/** Seats in a position, each once and ascending; none if left out. */
function readSeats(r: Reading, value: unknown, at: string): readonly Seat[] {
  return seatSet.value(Math.max(0, r.param(value ?? [], at, seatSet)));
}

/** An interruption of the turn. */
export interface OpenView {
  readonly step: StepName;
  /** IK-081, IK-103: the seats asked for the decision; it stays hidden which have decided. */
  readonly seats: readonly Seat[];
  /** Its numbers, by name (`STACK` of `state.ts`). */
  readonly about: { readonly [name: string]: number };
}

/** The interruptions of the turn; the last one comes first. */
export const broken: Field<State, readonly OpenView[]> = {
  get: (s) =>
    Array.from({ length: s.interrupts }, (_, place) => ({
      step: STEP_NAMES[stepAt(s, place)],
      seats: seatSet.value(askedSeats(s, place)),
      about: STACK.dataAt(s, place),
    })),
  put(s, _i, open) {
    for (const { step, seats, about } of open) STACK.restore(s, step, seatSet.read(seats), about);
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
        seats: readSeats(r, raw['seats'], `${spot}.seats`),
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

/** The total number of cards that a seat has to pick for an open discard or gift. */
export const demanded: Field<State, number> = { ...f.num('due', byte), get: (s, i) => s.due[i] + pickedBy(s, i) };

export const answer = oneOf(...ANSWERS);
/** A seat's answer to the offer, once all have answered. */
export const answered: Field<State, (typeof ANSWERS)[number]> = {
  ...f.num('answer', answer),
  get: (s, i) => answer.value(openAnswer(s, i)),
};

type Counts = Field<State, readonly number[]>;
type Row = 'bank' | 'give' | 'want' | 'counterGive' | 'counterWant' | 'picked';

/** Counts by kind, for the kinds in play: row `i` of the vector. */
export const byKind = (key: Row): Counts => f.nums(key, ALL_KINDS, byte, (s) => s.setup.kinds);

/** Zeros while answers are hidden. */
export const untilAnswered = (row: Counts): Counts => ({
  ...row,
  get: (s, i) => (isAnswering(s) ? new Array<number>(s.setup.kinds).fill(0) : row.get(s, i)),
});

/** A card under a deck as everybody sees it (IK-201, IK-206): `knownTo` are the seats that know which it is. */
export interface UnderCard {
  /** Null unless everybody knows it. */
  readonly card: ProgressCard | null;
  readonly knownTo: readonly Seat[];
}

/** Cards under deck `i`, the oldest first. */
export const under: Field<State, readonly UnderCard[]> = {
  get(s, i) {
    const all = everySeat(s.setup.seats);
    return Array.from({ length: s.underCount[i] }, (_, j) => {
      const at = i * DECK_SIZE + j;
      const isOpen = s.underKnown[at] === all && s.under[at] > 0;
      return { card: isOpen ? progressCard.value(s.under[at] - 1) : null, knownTo: seatSet.value(s.underKnown[at]) };
    });
  },
  put(s, i, cards) {
    s.underCount[i] = cards.length;
    for (const [j, one] of cards.entries()) {
      const at = i * DECK_SIZE + j;
      s.under[at] = one.card === null ? 0 : progressCard.read(one.card) + 1;
      s.underKnown[at] = seatSet.read(one.knownTo);
    }
  },
  take(r, value, at, s, i) {
    if (value === undefined) return;
    const own: Param<ProgressCard> = oneOf(...PROGRESS_CARDS.slice(firstOfDeck(i), firstOfDeck(i + 1)));
    const cards = r.list(value, at, (item, spot): UnderCard => {
      const raw = r.record(item, spot, 'an object such as {"card": "spy", "knownTo": [0]}');
      r.only(raw, spot, ['card', 'knownTo']);
      const number = r.param(raw['card'], `${spot}.card`, orNull(progressCard), orNull(own));
      const knownTo = readSeats(r, raw['knownTo'], `${spot}.knownTo`);
      return { card: number > 0 ? progressCard.value(number - 1) : null, knownTo };
    });
    if (cards.length > DECK_SIZE) r.fail(at, `has ${cards.length} cards; a deck has ${DECK_SIZE}.`);
    else under.put?.(s, i, cards);
  },
};

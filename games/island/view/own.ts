/** What each viewer knows besides the table, said once: which rows it sees, how they are shown, put back and read. */
import { from1, oneOf } from '@marchlands/core/params.ts';
import type { Reading } from '@marchlands/core/read.ts';
import { EVERYTHING, type Seat } from '@marchlands/core/seat.ts';
import { type Field, fieldsOf, type RecordField, type TableOf } from '@marchlands/core/table.ts';
import { DECK_SIZE, DEV_CARDS, PROGRESS_CARDS, type ProgressCard } from '../data/cards.ts';
import { ALL_KINDS, TRACKS } from '../data/kinds.ts';
import { MAX_SEATS } from '../data/limits.ts';
import { whyNotSearch } from '../rules/combat.ts';
import { pickedBy } from '../rules/robber.ts';
import { ANSWER, ANSWERS, dueStep, STACK, STEP, State } from '../state.ts';
import { byte, card, devCard } from './fields.ts';
import { isAnswering, openAnswer } from './open.ts';

/** Fields of what a viewer knows: the number of the record is the viewer, a seat or EVERYTHING. */
const f = fieldsOf(State);

/** Whether a viewer sees what a seat holds. */
const sees = (viewer: number, seat: Seat): boolean => viewer === EVERYTHING || viewer === seat;

interface RowOptions {
  /** Whether a row has something to show. */
  isShown?(s: State, row: number): boolean;
  /** Whether the seat of the row has decided: nobody but itself is told, and it is asked no more. */
  hasDecided?(s: State, seat: Seat): boolean;
}

/** The seat of a row of one; the seats of a row of two. */
const SEAT = f.derived((_s, row): Seat => row);
const FIRST = f.derived((_s, row): Seat => Math.floor(row / MAX_SEATS));
const SECOND = f.derived((_s, row): Seat => row % MAX_SEATS);

/** Rows of a seat, or of a pair of seats, of which the first sees it. @param by names of the seats of a row */
function rowsBy<
  const N extends string,
  const F extends { readonly [member: string]: Field<State, unknown> } & { readonly [name in N]: Field<State, Seat> },
>(
  by: readonly N[],
  fields: F,
  { isShown = () => true, hasDecided = () => false }: RowOptions = {},
): Field<State, readonly TableOf<F>[]> {
  const record = f.record(fields);
  const width = by.length === 1 ? 1 : MAX_SEATS;
  const rowOf = (seats: readonly Seat[]): number => seats.reduce((row, seat) => row * MAX_SEATS + seat, 0);
  const settle = (s: State, row: number): void => {
    if (s.interrupts > 0 && hasDecided(s, row)) STACK.answered(s, row);
  };
  return {
    get(s, viewer) {
      const { seats } = s.setup;
      const rows: TableOf<F>[] = [];
      for (let row = 0; row < seats * width; row += 1) {
        const isRow = sees(viewer, Math.floor(row / width)) && row % width < seats;
        if (isRow && isShown(s, row)) rows.push(record.get(s, row));
      }
      return rows;
    },
    put(s, _viewer, values) {
      for (const value of values) {
        const row = rowOf(by.map((name) => value[name]));
        record.put(s, row, value);
        settle(s, row);
      }
    },
    take(r, value, at, s) {
      const rows = new Set<number>();
      r.list(value ?? [], at, (item, spot) => {
        const raw = r.record(item, spot);
        const row = rowOf(by.map((name) => r.whole(raw[name], `${spot}.${name}`, 0, s.setup.seats - 1)));
        if (rows.has(row)) r.fail(spot, `has the same ${by.join(' and ')} as a row before it.`);
        rows.add(row);
        record.take(r, raw, spot, s, row);
        settle(s, row);
      });
    },
  };
}

/** A list in which what the viewer does not know is null. @param from the row of the first item */
function known<V>(
  item: Field<State, V>,
  count: (s: State) => number,
  isKnown: (s: State, viewer: number, row: number) => boolean,
  from = 0,
): Field<State, readonly (V | null)[]> {
  return {
    get: (s, viewer) =>
      Array.from({ length: count(s) }, (_, j) => (isKnown(s, viewer, from + j) ? item.get(s, from + j) : null)),
    put(s, _viewer, values) {
      for (const [j, value] of values.entries()) if (value !== null) item.put?.(s, from + j, value);
    },
    take(r, value, at, s) {
      const given = r.list(value ?? [], at, (one) => one);
      if (given.length > count(s)) r.fail(at, `has ${given.length} entries; there are ${count(s)}.`);
      for (const [j, one] of given.slice(0, count(s)).entries())
        if (one !== null) item.take?.(r, one, `${at}[${j}]`, s, from + j);
    },
  };
}

/** Cards by kind, of those kinds that are in play. */
const counts = (key: 'held' | 'taken' | 'picked' | 'counterGive' | 'counterWant') =>
  f.nums(key, ALL_KINDS, byte, (s) => s.setup.kinds);
/** By seat and kind. */
const bounds = (key: 'fewest' | 'most') => f.nums(key, MAX_SEATS * ALL_KINDS, byte, (s) => s.setup.seats * ALL_KINDS);

const development = f.copies('dev', devCard);
/** At the end the table has shown Point cards already (IK-303): they are no others than these. */
const wholeDevelopment: typeof development = {
  ...development,
  put(s, seat, cards) {
    s.dev.fill(0, seat * DEV_CARDS.length, (seat + 1) * DEV_CARDS.length);
    development.put?.(s, seat, cards);
  },
  take(r, value, at, s, seat) {
    s.dev.fill(0, seat * DEV_CARDS.length, (seat + 1) * DEV_CARDS.length);
    development.take?.(r, value, at, s, seat);
  },
};

const bought = f.copies('bought', devCard);
const ofActive: typeof bought = {
  get: (s, viewer) => (sees(viewer, s.active) ? bought.get(s, 0) : []),
  put: (s, _viewer, cards) => bought.put?.(s, 0, cards),
  take: (r, value, at, s) => bought.take?.(r, value, at, s, 0),
};

/** Whether a viewer knows a card under a deck that is not on the table. */
function knowsUnder(s: State, viewer: number, at: number): boolean {
  const knowers = s.underKnown[at];
  return knowers !== (1 << s.setup.seats) - 1 && (viewer === EVERYTHING || ((knowers >> viewer) & 1) === 1);
}

/** The kinds in the deck that the viewer looks through; null where it looks through none. */
function searched(s: State, viewer: number): readonly ProgressCard[] | null {
  const isSearching = dueStep(s) === STEP.search && (viewer === EVERYTHING || ((STACK.seats(s) >> viewer) & 1) === 1);
  return isSearching ? PROGRESS_CARDS.filter((_, of) => whyNotSearch(s, of) === null) : null;
}

const ownFields = {
  /** Hands by kind. */
  hands: rowsBy(['seat'], { seat: SEAT, cards: counts('held') }),
  /** By seat and kind: the fewest and the most that each may hold, as far as `viewer` knows. */
  bounds: rowsBy(['viewer'], { viewer: SEAT, fewest: bounds('fewest'), most: bounds('most') }),
  /** By remembered theft: what went, or what was seen in a look, where the viewer knows it; else null. */
  taken: known(
    counts('taken'),
    (s) => s.thefts,
    (s, viewer, theft) => sees(viewer, s.theftFrom[theft] - 1) || sees(viewer, s.theftTo[theft] - 1),
  ),
  /** Unplayed development cards, those bought in this turn included; and these once more where they are known. */
  development: rowsBy(['seat'], { seat: SEAT, cards: wholeDevelopment }),
  bought: ofActive,
  /** Progress cards in hand. */
  progress: rowsBy(['seat'], { seat: SEAT, cards: f.copies('progress', card) }),
  /** Progress cards that `viewer` knows to be in the hand of another seat. */
  spied: rowsBy(
    ['viewer', 'seat'],
    { viewer: FIRST, seat: SECOND, cards: f.copies('spied', card) },
    {
      isShown: (s, row) => PROGRESS_CARDS.some((_, of) => s.spied[row * PROGRESS_CARDS.length + of] > 0),
    },
  ),
  /** By deck: the cards under it that the viewer knows; null for the others. */
  under: f.tuple(
    ...TRACKS.map((_, deck) =>
      known(f.num('under', from1(card)), (s) => s.underCount[deck], knowsUnder, deck * DECK_SIZE),
    ),
  ),
  /** `killReward: search`: the kinds in the deck that is looked through. */
  search: f.derived(searched),
  /** Cards picked so far for a discard or gift, and how many are still to be picked. */
  picks: rowsBy(
    ['seat'],
    { seat: SEAT, cards: counts('picked'), left: f.num('due', byte) },
    { isShown: (s, seat) => pickedBy(s, seat) > 0, hasDecided: (s, seat) => s.due[seat] === 0 },
  ),
  /** Answers to an offer while they are hidden. */
  answers: rowsBy(
    ['seat'],
    {
      seat: SEAT,
      answer: f.num('answer', oneOf(...ANSWERS)),
      give: counts('counterGive'),
      want: counts('counterWant'),
    },
    {
      isShown: (s, seat) => isAnswering(s) && s.answer[seat] !== openAnswer(s, seat),
      hasDecided: (s, seat) => s.answer[seat] !== ANSWER.countering,
    },
  ),
};

/** What one viewer knows besides the table; for EVERYTHING what is hidden from anybody. */
export interface Own extends TableOf<typeof ownFields> {}
export const own: RecordField<State, Own> = f.record(ownFields);

/** `search` out of what a viewer knows: no state says which cards are left in a deck before hands are dealt. */
export function readSearch(r: Reading, raw: unknown, at: string): Own['search'] {
  const { search = null } = r.record(raw, at);
  if (search === null) return null;
  return r.list(search, `${at}.search`, (one, spot) => card.value(Math.max(0, r.param(one, spot, card))));
}

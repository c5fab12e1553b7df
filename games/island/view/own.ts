/**
 * Each viewer's knowledge besides the table, in one declaration: the rows it sees, and how they are shown, restored and
 * read.
 */
import { ownRowsOf, seesOwn } from '@marchlands/core/own-rows.ts';
import { from1 } from '@marchlands/core/params.ts';
import type { Reading } from '@marchlands/core/read.ts';
import { EVERYTHING, everySeat, type Seat } from '@marchlands/core/seat.ts';
import { fieldsOf, type RecordField, type TableOf } from '@marchlands/core/table.ts';
import { DECK_SIZE, DEV_CARDS, PROGRESS_CARDS, type ProgressCard } from '../data/cards.ts';
import { TRACKS } from '../data/kinds.ts';
import { MAX_SEATS } from '../data/limits.ts';
import { devCard, progressCard } from '../data/params.ts';
import { whyNotSearch } from '../rules/combat.ts';
import { pickedBy } from '../rules/robber.ts';
import { ANSWER, dueStep, STACK, STEP, State } from '../state.ts';
import { answer, byKind, byte, hands } from './fields.ts';
import { isAnswering, openAnswer } from './open.ts';

/** Fields of a viewer's knowledge: the number of the record is the viewer, a seat or EVERYTHING. */
const f = fieldsOf(State);

const { seat, first, second, rows, known } = ownRowsOf(State, MAX_SEATS);

/** When a row is restored, its seat is no longer asked if it has decided. */
const settling =
  (hasDecided: (s: State, seat: Seat) => boolean) =>
  (s: State, row: number): void => {
    if (s.interrupts > 0 && hasDecided(s, row)) STACK.answered(s, row);
  };

const development = f.copies('dev', devCard);
/** At the end the table already shows Point cards (IK-303), which are among these. */
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
  get: (s, viewer) => (seesOwn(viewer, s.active) ? bought.get(s, 0) : []),
  put: (s, _viewer, cards) => bought.put?.(s, 0, cards),
  take: (r, value, at, s) => bought.take?.(r, value, at, s, 0),
};

/** Whether a viewer knows a card under a deck that is not on the table. */
function knowsUnder(s: State, viewer: number, at: number): boolean {
  const knowers = s.underKnown[at];
  return knowers !== everySeat(s.setup.seats) && (viewer === EVERYTHING || ((knowers >> viewer) & 1) === 1);
}

/** The kinds in the deck that the viewer is searching; null if there is none. */
function searched(s: State, viewer: number): readonly ProgressCard[] | null {
  const isSearching = dueStep(s) === STEP.search && (viewer === EVERYTHING || ((STACK.seats(s) >> viewer) & 1) === 1);
  return isSearching ? PROGRESS_CARDS.filter((_, of) => whyNotSearch(s, of) === null) : null;
}

const ownFields = {
  ...hands.own,
  /** Unplayed development cards, including those bought in this turn; and the latter again if they are known. */
  development: rows(['seat'], { seat, cards: wholeDevelopment }),
  bought: ofActive,
  /** Progress cards in hand. */
  progress: rows(['seat'], { seat, cards: f.copies('progress', progressCard) }),
  /** Progress cards that `viewer` knows are in another seat's hand. */
  spied: rows(
    ['viewer', 'seat'],
    { viewer: first, seat: second, cards: f.copies('spied', progressCard) },
    {
      isShown: (s, row) => PROGRESS_CARDS.some((_, of) => s.spied[row * PROGRESS_CARDS.length + of] > 0),
    },
  ),
  /** By deck: the cards under it that the viewer knows; null for the others. */
  under: f.tuple(
    ...TRACKS.map((_, deck) =>
      known(f.num('under', from1(progressCard)), (s) => s.underCount[deck], knowsUnder, deck * DECK_SIZE),
    ),
  ),
  /** `killReward: search`: the kinds in the searched deck. */
  search: f.derived(searched),
  /** Cards picked so far for a discard or gift, and the number still to be picked. */
  picks: rows(
    ['seat'],
    { seat, cards: byKind('picked'), left: f.num('due', byte) },
    { isShown: (s, of) => pickedBy(s, of) > 0, onPut: settling((s, of) => s.due[of] === 0) },
  ),
  /** Answers to an offer while they are hidden. */
  answers: rows(
    ['seat'],
    {
      seat,
      answer: f.num('answer', answer),
      give: byKind('counterGive'),
      want: byKind('counterWant'),
    },
    {
      isShown: (s, of) => isAnswering(s) && s.answer[of] !== openAnswer(s, of),
      onPut: settling((s, of) => s.answer[of] !== ANSWER.countering),
    },
  ),
};

/** One viewer's knowledge besides the table; for EVERYTHING all that is hidden from anybody. */
export interface Own extends TableOf<typeof ownFields> {}
export const own: RecordField<State, Own> = f.record(ownFields);

/** Reads `search` from a viewer's knowledge: before hands are dealt, no state says which cards are left in a deck. */
export function readSearch(r: Reading, raw: unknown, at: string): Own['search'] {
  const { search = null } = r.record(raw, at);
  if (search === null) return null;
  return r.list(search, `${at}.search`, (one, spot) =>
    progressCard.value(Math.max(0, r.param(one, spot, progressCard))),
  );
}

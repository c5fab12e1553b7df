import { EVERYTHING, type Seat } from '@marchlands/core/seat.ts';
import { DECK_SIZE, DEV_CARDS, type DevCard, PROGRESS_CARDS, type ProgressCard } from '../data/cards.ts';
import { ALL_KINDS, TRACKS } from '../data/kinds.ts';
import { MAX_SEATS } from '../data/limits.ts';
import { whyNotSearch } from '../rules/combat.ts';
import { pickedBy } from '../rules/robber.ts';
import { ANSWER, ANSWERS, dueStep, STEP, type State } from '../state.ts';
import { cardsIn, devCardsIn } from './fields.ts';
import { isAnswering, openAnswer } from './open.ts';

/** Cards by kind. */
type Counts = readonly number[];

/** What one viewer knows besides the table; for EVERYTHING what is hidden from anybody. */
export interface Own {
  /** Hands by kind. */
  readonly hands: readonly { readonly seat: Seat; readonly cards: Counts }[];
  /** By seat and kind: the fewest and the most that each may hold, as far as `viewer` knows. */
  readonly bounds: readonly { readonly viewer: Seat; readonly fewest: Counts; readonly most: Counts }[];
  /** By remembered theft: what went, or what was seen in a look, where `viewer` knows it; else null. */
  readonly taken: readonly (Counts | null)[];
  /** Unplayed development cards, those bought in this turn included; and these once more where they are known. */
  readonly development: readonly { readonly seat: Seat; readonly cards: readonly DevCard[] }[];
  readonly bought: readonly DevCard[];
  /** Progress cards in hand. */
  readonly progress: readonly { readonly seat: Seat; readonly cards: readonly ProgressCard[] }[];
  /** Progress cards that `viewer` knows to be in the hand of another seat. */
  readonly spied: readonly { readonly viewer: Seat; readonly seat: Seat; readonly cards: readonly ProgressCard[] }[];
  /** By deck: the cards under it that the viewer knows; null for the others. */
  readonly under: readonly (readonly (ProgressCard | null)[])[];
  /** `killReward: search`: the kinds in the deck that is looked through. */
  readonly search: readonly ProgressCard[] | null;
  /** Cards picked so far for a discard or gift, and how many are still to be picked. */
  readonly picks: readonly { readonly seat: Seat; readonly cards: Counts; readonly left: number }[];
  /** Answers to an offer while they are hidden. */
  readonly answers: readonly {
    readonly seat: Seat;
    readonly answer: (typeof ANSWERS)[number];
    readonly give: Counts;
    readonly want: Counts;
  }[];
}

const CARDS = PROGRESS_CARDS.length;

function countsOf(vector: Uint8Array, row: number, kinds: number): Counts {
  return Array.from(vector.subarray(row * ALL_KINDS, row * ALL_KINDS + kinds));
}

/** What a viewer knows besides the table. */
export function ownOf(s: State, viewer: Seat | typeof EVERYTHING): Own {
  const { seats, kinds } = s.setup;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const mine = all.filter((seat) => viewer === EVERYTHING || viewer === seat);
  const bit = viewer === EVERYTHING ? (1 << MAX_SEATS) - 1 : 1 << viewer;
  const everybody = (1 << seats) - 1;
  const searcher = dueStep(s) === STEP.search ? s.interruptSeats[s.interrupts - 1] : 0;
  return {
    hands: mine.map((seat) => ({ seat, cards: countsOf(s.held, seat, kinds) })),
    bounds: mine.map((one) => {
      const row = one * MAX_SEATS * ALL_KINDS;
      const end = row + seats * ALL_KINDS;
      return {
        viewer: one,
        fewest: Array.from(s.fewest.subarray(row, end)),
        most: Array.from(s.most.subarray(row, end)),
      };
    }),
    taken: Array.from({ length: s.thefts }, (_, i) => {
      const isKnown = mine.includes(s.theftFrom[i] - 1) || mine.includes(s.theftTo[i] - 1);
      return isKnown ? countsOf(s.taken, i, kinds) : null;
    }),
    development: mine.map((seat) => ({ seat, cards: devCardsIn(s.dev, seat * DEV_CARDS.length) })),
    bought: mine.includes(s.active) ? devCardsIn(s.bought) : [],
    progress: mine.map((seat) => ({ seat, cards: cardsIn(s.progress, seat * CARDS) })),
    spied: mine.flatMap((one) =>
      all
        .map((seat) => ({ viewer: one, seat, cards: cardsIn(s.spied, (one * MAX_SEATS + seat) * CARDS) }))
        .filter(({ cards }) => cards.length > 0),
    ),
    under: TRACKS.map((_, deck) =>
      Array.from({ length: s.underCount[deck] }, (_one, j) => {
        const at = deck * DECK_SIZE + j;
        const isKnown = (s.underKnown[at] & bit) !== 0 && s.underKnown[at] !== everybody;
        return isKnown ? PROGRESS_CARDS[s.under[at] - 1] : null;
      }),
    ),
    search: (searcher & bit) !== 0 ? PROGRESS_CARDS.filter((_, card) => whyNotSearch(s, card) === null) : null,
    picks: mine
      .filter((seat) => pickedBy(s, seat) > 0)
      .map((seat) => ({ seat, cards: countsOf(s.picked, seat, kinds), left: s.due[seat] })),
    answers: mine
      .filter((seat) => isAnswering(s) && s.answer[seat] !== openAnswer(s, seat))
      .map((seat) => ({
        seat,
        answer: ANSWERS[s.answer[seat]],
        give: countsOf(s.counterGive, seat, kinds),
        want: countsOf(s.counterWant, seat, kinds),
      })),
  };
}

function addAll(counts: Uint8Array, from: number, names: readonly string[], cards: readonly string[]): void {
  for (const card of cards) counts[from + names.indexOf(card)] += 1;
}

/** Puts what a viewer knows into a state that has the table already. */
export function putOwn(s: State, own: Own): void {
  for (const { seat, cards } of own.hands) s.held.set(cards, seat * ALL_KINDS);
  for (const { viewer, fewest, most } of own.bounds) {
    s.fewest.set(fewest, viewer * MAX_SEATS * ALL_KINDS);
    s.most.set(most, viewer * MAX_SEATS * ALL_KINDS);
  }
  for (const [i, cards] of own.taken.slice(0, s.thefts).entries())
    if (cards !== null) s.taken.set(cards, i * ALL_KINDS);
  for (const { seat, cards } of own.development) addAll(s.dev, seat * DEV_CARDS.length, DEV_CARDS, cards);
  addAll(s.bought, 0, DEV_CARDS, own.bought);
  for (const { seat, cards } of own.progress) addAll(s.progress, seat * CARDS, PROGRESS_CARDS, cards);
  for (const { viewer, seat, cards } of own.spied) {
    addAll(s.spied, (viewer * MAX_SEATS + seat) * CARDS, PROGRESS_CARDS, cards);
  }
  for (const [deck, cards] of own.under.entries()) {
    for (const [j, card] of cards.entries()) {
      if (card !== null) s.under[deck * DECK_SIZE + j] = PROGRESS_CARDS.indexOf(card) + 1;
    }
  }
  putOpen(s, own);
}

/** What a seat has chosen already in a decision that is still open to others. */
function putOpen(s: State, own: Own): void {
  const top = s.interrupts - 1;
  for (const { seat, cards, left } of own.picks) {
    s.picked.set(cards, seat * ALL_KINDS);
    s.due[seat] = left;
    if (left === 0) s.interruptSeats[top] &= ~(1 << seat);
  }
  for (const { seat, answer, give, want } of own.answers) {
    s.answer[seat] = ANSWER[answer];
    s.counterGive.set(give, seat * ALL_KINDS);
    s.counterWant.set(want, seat * ALL_KINDS);
    if (answer !== 'countering') s.interruptSeats[top] &= ~(1 << seat);
  }
}

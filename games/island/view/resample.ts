import { countedRows } from '@marchlands/core/counted-rows.ts';
import type { Resampler } from '@marchlands/core/game.ts';
import { dealerOf, fittingDeal, type Missing, type Unseen } from '@marchlands/core/hidden.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import { EVERYTHING, firstOf, type Seat, type Viewer } from '@marchlands/core/seat.ts';
import type { Deal } from '@marchlands/core/views.ts';
import { DECK_SIZE, DEV, DEV_CARDS, firstOfDeck, PROGRESS, PROGRESS_CARDS, SHOWN_CARDS } from '../data/cards.ts';
import { ALL_KINDS, RESOURCES, TRACKS } from '../data/kinds.ts';
import { MAX_SEATS } from '../data/limits.ts';
import { publicPoints } from '../rules/points.ts';
import { knowProgress } from '../rules/politics-cards.ts';
import { rebuild } from '../rules/start.ts';
import type { Setup } from '../setup.ts';
import { ABOUT, dueStep, LEDGER, STACK, STEP, State } from '../state.ts';
import { type Own, own as ownFields } from './own.ts';
import { type Table, table } from './table.ts';
import type { View } from './view.ts';

const DEVS = DEV_CARDS.length;
const CARDS = PROGRESS_CARDS.length;
const CELLS = MAX_SEATS * ALL_KINDS;

const MISFIT = 'the hands of a view do not fit';

/**
 * A state with everything a table and a viewer's knowledge say; hands unknown to the viewer are empty, and all
 * remaining cards, including those in hands, are in their decks.
 */
export function restore(setup: Setup, seen: Table, own: Own | null): State {
  const s = new State(setup);
  table.put(s, 0, seen);
  if (own !== null) ownFields.put(s, EVERYTHING, own);
  rebuild(s);
  return s;
}

/** The indices from `first` up to but not including `end`, each repeated by its count. */
function listed(counts: Uint8Array, first: number, end: number, from = 0): number[] {
  const cards: number[] = [];
  for (let card = first; card < end; card += 1) for (let n = counts[from + card]; n > 0; n -= 1) cards.push(card);
  return cards;
}

const pointCards = (s: State, seat: Seat): number => s.dev[seat * DEVS + DEV.point];

/** Unplayed development cards, by seat: all arrangements in which nobody would have won are equally likely. */
const DEVELOPMENT = countedRows<State>({
  kinds: DEVS,
  pool: (s) => s.devDeck,
  total: (s, card) => s.devDeck[card],
  // At the end Point cards are shown (IK-303): all others are something else.
  mayBe: (s, card) => s.step !== STEP.over || card !== DEV.point,
  rows: [{ counts: (s) => s.dev, sizes: (s) => s.devSize }],
  fits(known) {
    const most = Array.from(
      { length: known.setup.seats },
      (_, seat) => mostPointCards(known, seat) + pointCards(known, seat),
    );
    return (dealt) => most.every((count, seat) => pointCards(dealt, seat) <= count);
  },
});

/** The active player's cards bought in this turn. */
const BOUGHT: Unseen<State> = {
  pool: (s) => listed(s.dev, 0, DEVS, s.active * DEVS),
  take() {},
  put(s, _seat, card) {
    s.bought[card] += 1;
  },
};

/** Rows of progress cards: hands by seat, then the positions under all decks. */
const UNDER = MAX_SEATS;

/** Progress cards of each deck. */
const PROGRESS_OF = TRACKS.map(
  (_, deck): Unseen<State> => ({
    // A card revealed when drawn (IK-202) was not drawn.
    pool: (s) =>
      listed(s.undrawn, firstOfDeck(deck), firstOfDeck(deck + 1)).filter((card) => !SHOWN_CARDS.includes(card)),
    take(s, card) {
      s.undrawn[card] -= 1;
    },
    put(s, row, card) {
      if (row < UNDER) s.progress[row * CARDS + card] += 1;
      else s.under[row - UNDER] = card + 1;
    },
  }),
);

/** Removes a card that the viewer sees elsewhere from its deck. */
function takeKnown(deck: Uint8Array, card: number, count: number): void {
  if (deck[card] < count) throw new Error('a view shows more cards than there are');
  deck[card] -= count;
}

/** Cards of a row that the viewer does not see. */
function unseen(row: number, size: number, counts: Uint8Array, first: number, end: number): Missing {
  let count = size;
  for (let at = first; at < end; at += 1) count -= counts[at];
  if (count < 0) throw new Error(MISFIT);
  return { row, count };
}

/**
 * The most Point cards that a seat may hold without having won: in its own turn its total is below the target. That was
 * so at the end of its last turn, but since then a longest road may have come to it, and cards in a special building
 * phase.
 */
function mostPointCards(s: State, seat: Seat): number {
  const { target, hasSpecial, options } = s.setup;
  const { pointCard, longestRoad } = options.points;
  const isTurn = seat === s.active && s.builder === 0;
  if (s.step === STEP.over || pointCard === 0 || (hasSpecial && !isTurn)) return 255;
  const surely = publicPoints(s, seat) - (!isTurn && s.longestRoad === seat + 1 ? longestRoad : 0);
  return Math.max(0, Math.ceil((target - surely) / pointCard) - 1);
}

/** Unplayed development cards, and those of them bought in this turn. */
function developmentOf(known: State): Deal<State> {
  const { active } = known;
  const deal = DEVELOPMENT.dealer(known, EVERYTHING) ?? (() => true);
  const bought = [unseen(active, known.boughtSize, known.bought, 0, DEVS)];
  return (into, rng) => deal(into, rng) && dealerOf(BOUGHT, into, bought)(into, rng);
}

/** Progress cards of one deck: those under it and in hands unknown to the viewer; the rest is undrawn. */
function deckOf(known: State, deck: number, search: Own['search']): Deal<State> {
  const first = firstOfDeck(deck);
  const end = firstOfDeck(deck + 1);
  const missing: Missing[] = [];
  for (let seat = 0; seat < known.setup.seats; seat += 1) {
    const row = seat * CARDS;
    for (let card = first; card < end; card += 1) takeKnown(known.undrawn, card, known.progress[row + card]);
    const size = known.progressSize[seat * TRACKS.length + deck];
    missing.push(unseen(seat, size, known.progress, row + first, row + end));
  }
  for (let at = deck * DECK_SIZE; at < deck * DECK_SIZE + known.underCount[deck]; at += 1) {
    if (known.under[at] > 0) takeKnown(known.undrawn, known.under[at] - 1, 1);
    else missing.push({ row: UNDER + at, count: 1 });
  }
  const shown = (search ?? []).map((card) => PROGRESS[card]).filter((card) => card >= first && card < end);
  if (shown.length > 0) return searchedDeck(known, deck, missing, shown);
  return dealerOf(PROGRESS_OF[deck], known, missing);
}

/**
 * `killReward: search`: of each kind that was shown in the deck, one card stays there if none is known under it; those
 * of other kinds are in hands.
 */
function searchedDeck(known: State, deck: number, missing: readonly Missing[], shown: readonly number[]): Deal<State> {
  const { pool, take, put } = PROGRESS_OF[deck];
  const places = missing.flatMap(({ row, count }) => new Array<number>(count).fill(row));
  const cards = pool(known);
  for (const card of shown) {
    const at = cards.indexOf(card);
    if (at >= 0 && !known.under.includes(card + 1)) cards.splice(at, 1);
  }
  const away = cards.filter((card) => !shown.includes(card));
  const others = cards.filter((card) => shown.includes(card));
  const pick = (list: number[], rng: Rng): number => list.splice(rng.below(list.length), 1)[0];
  return (into, rng) => {
    const rows = [...places];
    const left = [...others];
    if (away.length > rows.length || cards.length < rows.length) return false;
    for (let i = 0; rows.length > 0; i += 1) {
      const card = i < away.length ? away[i] : pick(left, rng);
      take(into, card);
      put(into, pick(rows, rng), card);
    }
    return true;
  };
}

/**
 * A seat that was asked for a commodity has one (IK-222). Nobody knows which, so hands are dealt again until it does.
 */
function lacksForced(s: State): boolean {
  if (dueStep(s) !== STEP.forced) return false;
  const first = firstOf(STACK.seats(s)) * ALL_KINDS;
  return s.held.subarray(first + RESOURCES, first + ALL_KINDS).every((count) => count === 0);
}

/** Hands that are possible for the viewer. */
function handsOf(known: State, viewer: Viewer): Deal<State> {
  const dealer = LEDGER.dealer(known, viewer);
  const deal = fittingDeal<State>(
    (into, rng) => dealer.deal(into, rng),
    (dealt) => !lacksForced(dealt),
  );
  return (into, rng) => {
    if (!deal(into, rng)) return false;
    shareBounds(into, viewer);
    return true;
  };
}

/** Other seats are assumed to know of hands what everybody knows, and their own. */
function shareBounds(s: State, viewer: Viewer): void {
  for (let other = 0; other < s.setup.seats; other += 1) {
    if (other === viewer) continue;
    for (const bounds of [s.fewest, s.most]) {
      bounds.copyWithin(other * CELLS, MAX_SEATS * CELLS, (MAX_SEATS + 1) * CELLS);
      for (let at = other * ALL_KINDS; at < (other + 1) * ALL_KINDS; at += 1) bounds[other * CELLS + at] = s.held[at];
    }
  }
}

/** The seat currently looking into a hand knows it, whoever views the table; the look itself is public. */
function lookIn(s: State): void {
  const step = dueStep(s);
  if (step === STEP.pick) {
    const row = ABOUT.from.get(s) * ALL_KINDS;
    const hand = s.held.subarray(row, row + ALL_KINDS);
    for (const bounds of [s.fewest, s.most]) bounds.set(hand, s.active * CELLS + row);
  }
  if (step === STEP.spy) knowProgress(s, s.active, ABOUT.from.get(s));
}

/**
 * Samples states that fit a view. The distribution of development cards is exact if players play independently of what
 * stays hidden: all arrangements of the unseen ones are equally likely. That of hands is exact too, if every unseen
 * theft is taken to be random, including those where thief or victim chose the card (IK-224, IK-241). If thefts are not
 * remembered (`dealer` of `core/ledger.ts`: the match's initial position hid hands, or there were very many), hands fit
 * the bounds of single kinds, their sizes and the totals by kind, and are about equally likely: both are
 * approximations. For progress cards, the memory is the least number of a kind in a hand: after one of several cards of
 * a deck has left a spied hand unseen, each kind of that deck counts one less, although only one card left. The
 * contents of a searched deck (`killReward`) are known during the search, and not remembered. Other seats are assumed
 * to know of each other's hands what everybody knows, and the hand being looked into.
 */
export function resampler(setup: Setup, { table: seen, own, viewer }: View): Resampler<State> {
  return resamplerOf(restore(setup, seen, own), viewer, own?.search ?? null);
}

/** The same for a state made by `restore`, which is changed. @param search see `Own` */
export function resamplerOf(known: State, viewer: Viewer, search: Own['search']): Resampler<State> {
  const { isBase, seats } = known.setup;
  if (viewer === EVERYTHING && !LEDGER.isConsistent(known)) throw new Error(MISFIT);
  for (let seat = 0; viewer >= 0 && seat < seats; seat += 1) {
    const row = viewer * MAX_SEATS + seat;
    if (seat !== viewer) known.progress.set(known.spied.subarray(row * CARDS, (row + 1) * CARDS), seat * CARDS);
  }
  const deals: readonly Deal<State>[] = [
    ...(viewer === EVERYTHING ? [] : [handsOf(known, viewer)]),
    ...(isBase ? [developmentOf(known)] : TRACKS.map((_, deck) => deckOf(known, deck, search))),
  ];
  return {
    draw(rng, into) {
      into.copyFrom(known);
      if (!deals.every((deal) => deal(into, rng))) throw new Error(MISFIT);
      if (viewer !== EVERYTHING && viewer !== into.active) lookIn(into);
    },
  };
}

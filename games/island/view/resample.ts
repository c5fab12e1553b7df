import type { Resampler } from '@marchlands/core/game.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import { EVERYTHING, firstOf, type Seat } from '@marchlands/core/seat.ts';
import { DECK_SIZE, DEV, DEV_CARDS, firstOfDeck, PROGRESS, PROGRESS_CARDS } from '../data/cards.ts';
import { ALL_KINDS, RESOURCES, TRACKS } from '../data/kinds.ts';
import { MAX_SEATS } from '../data/limits.ts';
import { knowProgress } from '../rules/politics-cards.ts';
import { rebuild } from '../rules/start.ts';
import type { Setup } from '../setup.ts';
import { dueStep, LEDGER, STACK, STEP, State } from '../state.ts';
import { type Own, putOwn } from './own.ts';
import { type Table, table } from './table.ts';
import type { View } from './view.ts';

const DEVS = DEV_CARDS.length;
const CARDS = PROGRESS_CARDS.length;
const CELLS = MAX_SEATS * ALL_KINDS;

const MISFIT = 'the hands of a view do not fit';

/** Cards of several kinds that lie unseen, drawn one by one as from a shuffled pack. */
class Pool {
  readonly counts: number[];

  constructor(counts: readonly number[]) {
    this.counts = [...counts];
  }

  get size(): number {
    return this.counts.reduce((sum, count) => sum + count, 0);
  }

  /** Takes one card out; its kind, or -1 where there is none. */
  draw(rng: Rng): number {
    const { size } = this;
    if (size === 0) return -1;
    let rest = rng.below(size);
    let kind = 0;
    while (rest >= this.counts[kind]) {
      rest -= this.counts[kind];
      kind += 1;
    }
    this.counts[kind] -= 1;
    return kind;
  }
}

/** A place where an unseen card lies. */
type Place = (s: State, card: number) => void;

/** A state with all that a table and a viewer's knowledge say; what the viewer does not know is empty. */
export function restore(setup: Setup, seen: Table, own: Own | null): State {
  const s = new State(setup);
  table.put(s, 0, seen);
  if (own !== null) putOwn(s, own);
  rebuild(s);
  return s;
}

/** Deals cards of a pool to places, each arrangement as likely as any other. */
function dealTo(s: State, pool: Pool, places: Place[], rng: Rng): void {
  for (const put of places) {
    const card = pool.draw(rng);
    if (card < 0) throw new Error('a view shows more cards than there are');
    put(s, card);
  }
}

/**
 * Point cards that a seat may hold, as it has not won: in its own turn all its points together are fewer than needed. So
 * they were at the end of its last turn, but that a longest road may have come to it since, and cards in a special
 * building phase.
 */
function mostPointCards(s: State, seen: Table, seat: Seat): number {
  const { target, hasSpecial, options } = s.setup;
  const { pointCard, longestRoad } = options.points;
  const isTurn = seat === seen.active && seen.builder === null;
  if (seen.step === 'over' || pointCard === 0 || (hasSpecial && !isTurn)) return 255;
  const surely = seen.seats[seat].points - (!isTurn && seen.longestRoad === seat ? longestRoad : 0);
  return Math.max(0, Math.ceil((target - surely) / pointCard) - 1);
}

/** Deals are drawn again, at most so often, until they fit what no single card shows. */
const TRIES = 1000;

/** Deals development cards to hands; each arrangement in which nobody would have won is as likely as any other. */
function dealBelowTarget(s: State, pool: Pool, places: readonly Seat[], seen: Table, rng: Rng): void {
  const most = seen.seats.map((_, seat) => mostPointCards(s, seen, seat));
  const before = [...pool.counts];
  const dealt: number[] = [];
  for (let tries = 0; tries < TRIES && dealt.length < places.length; tries += 1) {
    pool.counts.splice(0, before.length, ...before);
    dealt.length = 0;
    const points = seen.seats.map(() => 0);
    for (const seat of places) {
      const card = pool.draw(rng);
      if (card < 0) throw new Error('a view shows more cards than there are');
      if (card === DEV.point) points[seat] += 1;
      if (points[seat] > most[seat]) break;
      dealt.push(card);
    }
  }
  if (dealt.length < places.length) throw new Error('a view shows cards with which a player would have won');
  for (const [i, seat] of places.entries()) s.dev[seat * DEVS + dealt[i]] += 1;
}

/** Unplayed development cards: unseen ones are dealt to the hands, what is left is the deck. */
function dealDevelopment(s: State, seen: Table, own: Own | null, rng: Rng): void {
  const pool = new Pool(seen.devLeft);
  for (let at = 0; at < s.dev.length; at += 1) pool.counts[at % DEVS] -= s.dev[at];
  const places: Seat[] = [];
  const hasHand = (seat: Seat): boolean => own?.development.some((one) => one.seat === seat) === true;
  // At the end Point cards are shown (IK-303): the others are none.
  const points = seen.seats.reduce((sum, { pointCards }, seat) => sum + (hasHand(seat) ? 0 : (pointCards ?? 0)), 0);
  const isOver = seen.seats.some(({ pointCards }) => pointCards !== null);
  const deckPoints = isOver ? pool.counts[DEV.point] - points : 0;
  if (isOver) pool.counts[DEV.point] = 0;
  for (const [seat, { development, pointCards }] of seen.seats.entries()) {
    if (hasHand(seat)) continue;
    s.dev[seat * DEVS + DEV.point] += pointCards ?? 0;
    for (let i = pointCards ?? 0; i < development; i += 1) {
      places.push(seat);
    }
  }
  dealBelowTarget(s, pool, places, seen, rng);
  pool.counts[DEV.point] += deckPoints;
  s.devDeck.set(pool.counts);
  if (hasHand(s.active)) return;
  const bought = new Pool(Array.from(s.dev.subarray(s.active * DEVS, (s.active + 1) * DEVS)));
  for (let i = 0; i < seen.bought; i += 1) s.bought[bought.draw(rng)] += 1;
}

/** Progress cards of one deck: unseen ones are dealt to hands and to the places under it, what is left was never drawn. */
function dealDeck(s: State, deck: number, seen: Table, own: Own | null, viewer: Seat, rng: Rng): void {
  const first = firstOfDeck(deck);
  const end = firstOfDeck(deck + 1);
  const pool = new Pool(seen.progressLeft.map((count, card) => (card >= first && card < end ? count : 0)));
  const places: Place[] = [];
  for (const [seat, { progress }] of seen.seats.entries()) {
    const isOwn = own?.progress.some((one) => one.seat === seat) === true;
    let missing = progress[deck];
    for (let card = first; card < end; card += 1) {
      if (!isOwn && viewer >= 0) s.progress[seat * CARDS + card] = s.spied[(viewer * MAX_SEATS + seat) * CARDS + card];
      pool.counts[card] -= s.progress[seat * CARDS + card];
      missing -= s.progress[seat * CARDS + card];
    }
    for (let i = 0; i < missing; i += 1) {
      places.push((into, card) => {
        into.progress[seat * CARDS + card] += 1;
      });
    }
  }
  for (let at = deck * DECK_SIZE; at < deck * DECK_SIZE + s.underCount[deck]; at += 1) {
    if (s.under[at] > 0) pool.counts[s.under[at] - 1] -= 1;
    else {
      places.push((into, card) => {
        into.under[at] = card + 1;
      });
    }
  }
  const undrawn = new Array<number>(CARDS).fill(0);
  const setAside = (card: number, count: number): void => {
    undrawn[card] += count;
    pool.counts[card] -= count;
  };
  // What is laid open when it is drawn (IK-202) was not drawn.
  for (const card of [PROGRESS.printer, PROGRESS.constitution]) setAside(card, pool.counts[card]);
  if (own?.search !== null && own?.search.some((card) => PROGRESS[card] >= first && PROGRESS[card] < end) === true) {
    dealSearched(s, pool, places, setAside, own.search, rng);
  }
  dealTo(s, pool, places, rng);
  for (let card = first; card < end; card += 1) s.undrawn[card] = pool.counts[card] + undrawn[card];
}

/**
 * `killReward: search`: of each kind that was shown to lie in the deck one card stays there, where none under it is known,
 * and those of the other kinds are in hands.
 */
function dealSearched(
  s: State,
  pool: Pool,
  places: Place[],
  setAside: (card: number, count: number) => void,
  search: readonly string[],
  rng: Rng,
): void {
  const shown = new Set(search.map((card) => PROGRESS_CARDS.findIndex((one) => one === card)));
  const away = new Pool(pool.counts.map((count, card) => (shown.has(card) ? 0 : count)));
  for (const card of shown) {
    if (pool.counts[card] > 0 && !s.under.includes(card + 1)) setAside(card, 1);
  }
  while (away.size > 0) {
    const card = away.draw(rng);
    const at = rng.below(places.length);
    const [put] = places.splice(at, 1);
    put(s, card);
    pool.counts[card] -= 1;
  }
}

/** A seat that was asked for a commodity has one (IK-222). Nobody knows which, so hands are dealt again until it has. */
function lacksForced(s: State): boolean {
  if (dueStep(s) !== STEP.forced) return false;
  const first = firstOf(STACK.seats(s)) * ALL_KINDS;
  return s.held.subarray(first + RESOURCES, first + ALL_KINDS).every((count) => count === 0);
}

function dealHands(into: State, dealer: ReturnType<typeof LEDGER.dealer>, rng: Rng): void {
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (!dealer.deal(into, rng)) break;
    if (!lacksForced(into)) return;
  }
  throw new Error(MISFIT);
}

/** What others know of hands is taken to be what everybody knows, and their own. */
function shareBounds(s: State, own: Own | null): void {
  for (let viewer = 0; viewer < s.setup.seats; viewer += 1) {
    if (own?.bounds.some((one) => one.viewer === viewer) === true) continue;
    for (const bounds of [s.fewest, s.most]) {
      bounds.copyWithin(viewer * CELLS, MAX_SEATS * CELLS, (MAX_SEATS + 1) * CELLS);
      for (let at = viewer * ALL_KINDS; at < (viewer + 1) * ALL_KINDS; at += 1)
        bounds[viewer * CELLS + at] = s.held[at];
    }
  }
}

/** The seat that looks into a hand at this moment knows it, whoever views the table; the look itself is on the table. */
function lookIn(s: State): void {
  const step = dueStep(s);
  if (step === STEP.pick) {
    const row = STACK.datum(s, 0) * ALL_KINDS;
    const hand = s.held.subarray(row, row + ALL_KINDS);
    for (const bounds of [s.fewest, s.most]) bounds.set(hand, s.active * CELLS + row);
  }
  if (step === STEP.spy) knowProgress(s, s.active, STACK.datum(s, 0));
}

/**
 * Samples states that fit a view. Development cards follow the exact law where players play without regard to what stays
 * hidden: every arrangement of the unseen ones is equally likely. Hands of cards follow the exact law too, every unseen
 * theft taken to be one by lot, those of which the thief or the victim chose the card as well (IK-224, IK-241). Where thefts
 * are not remembered (`dealer` of `core/ledger.ts`: the position that the match began with hid hands, or there were very
 * many), hands fit the bounds of single kinds, their sizes and the totals by kind, and come about equally often: both are
 * approximations. Of progress cards it is remembered how many of a kind a hand has at least: after one of several cards
 * of a deck has left unseen a hand that was spied on, each kind of that deck counts one less, although only one of them
 * went. What lies in a deck that was searched (`killReward`) is known while it is searched, and not remembered. Other
 * seats are taken to know of each other's hands what everybody knows, and the hand that is looked into.
 */
export function resampler(setup: Setup, seen: View): Resampler<State> {
  const known = restore(setup, seen.table, seen.own);
  const { viewer, own } = seen;
  if (viewer === EVERYTHING && !LEDGER.isConsistent(known)) throw new Error(MISFIT);
  const dealer = viewer === EVERYTHING ? null : LEDGER.dealer(known, viewer);
  return {
    draw(rng, into) {
      into.copyFrom(known);
      if (dealer !== null) {
        dealHands(into, dealer, rng);
        shareBounds(into, own);
      }
      if (setup.isBase) dealDevelopment(into, seen.table, own, rng);
      else for (let deck = 0; deck < TRACKS.length; deck += 1) dealDeck(into, deck, seen.table, own, viewer, rng);
      if (viewer !== EVERYTHING && viewer !== into.active) lookIn(into);
    },
  };
}

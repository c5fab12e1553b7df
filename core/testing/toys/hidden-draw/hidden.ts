import { dealerOf, type Missing, orUnknown, type Unseen } from '../../../hidden.ts';
import { repeated } from '../../../lists.ts';
import { from1 } from '../../../params.ts';
import type { Rng } from '../../../rng.ts';
import type { Seat, SPECTATOR, Viewer } from '../../../seat.ts';
import { fieldsOf, type TableOf } from '../../../table.ts';
import type { Deal, Own } from '../../../views.ts';
import { rank } from './moves.ts';
import { ranksOf } from './rules.ts';
import { MAX_PILE, MAX_RANKS, MAX_SEATS } from './setup.ts';
import { PHASE, State } from './state.ts';

const f = fieldsOf(State);
/** A card that may be unseen; 0 is none. */
const card = from1(orUnknown(rank));
const UNSEEN = card.size - 1;

const fields = {
  /** Hands by seat. */
  hands: f.bySeat(f.cards('hand', rank, 'handSize')),
  /** By seat: the cards laid face down, in order. */
  piles: f.bySeat(
    f.rows(f.num('pile', card), {
      count: (s, seat) => s.pileSize[seat],
      setCount(s, seat, count) {
        s.pileSize[seat] = count;
      },
      most: MAX_PILE,
      row: (seat, j) => seat * MAX_PILE + j,
    }),
  ),
  /** The chosen card, not yet laid. */
  chosen: f.during((s) => s.phase === PHASE.place, f.num('chosen', card)),
};
export interface Hidden extends TableOf<typeof fields> {}

/** HD-05: a face-down card is seen by its owner and by seats that have looked at it. */
const hasSeen = (s: State, viewer: Viewer, owner: Seat, at: number): boolean =>
  viewer === owner || (viewer >= 0 && ((s.looked[viewer * MAX_SEATS + owner] >>> at) & 1) === 1);

/** HD-07: at the end all cards are shown. */
function mask(s: State, viewer: Seat | typeof SPECTATOR): void {
  if (s.phase === PHASE.over) return;
  for (let seat = 0; seat < s.setup.seats; seat += 1) {
    if (seat !== viewer) s.hand.fill(0, seat * MAX_RANKS, (seat + 1) * MAX_RANKS);
    for (let at = 0; at < s.pileSize[seat]; at += 1) {
      if (!hasSeen(s, viewer, seat, at)) s.pile[seat * MAX_PILE + at] = UNSEEN;
    }
  }
  if (s.phase === PHASE.place && viewer !== s.turn) s.chosen = UNSEEN;
}

/** Rows of cards: places of piles, then hands. */
const HANDS = MAX_SEATS * MAX_PILE;
const cards: Unseen<State> = {
  pool: (s) => repeated(Array.from(s.deck.keys()), s.deck),
  take(s, kind) {
    s.deck[kind] -= 1;
  },
  put(s, row, kind) {
    if (row < HANDS) s.pile[row] = kind + 1;
    else s.hand[(row - HANDS) * MAX_RANKS + kind] += 1;
  },
};

/** A card of a seat's hand, each equally likely, as rank. */
function cardOfHand(s: State, seat: Seat, rng: Rng): number {
  const ranks = ranksOf(s.hand, seat);
  return ranks[rng.below(ranks.length)];
}

/**
 * Returns the unknown cards to the deck and deals from there, each arrangement equally likely: the exact distribution
 * if seats choose their cards at random, since laid cards then reveal nothing about kept ones.
 */
function dealer(s: State): Deal<State> | null {
  const { ranks, copies } = s.setup.options;
  const known = [...s.pile].filter((one) => one > 0 && one < UNSEEN);
  for (let seat = 0; seat < MAX_SEATS; seat += 1) known.push(...ranksOf(s.hand, seat), ...ranksOf(s.up, seat));
  const left = Array.from({ length: MAX_RANKS }, (_, kind) => (kind < ranks ? copies : 0));
  for (const one of known) left[one - 1] -= 1;
  if (left.some((count) => count < 0)) return () => false;
  s.deck.set(left);
  const missing: Missing[] = [];
  for (let row = 0; row < HANDS; row += 1) if (s.pile[row] === UNSEEN) missing.push({ row, count: 1 });
  for (let seat = 0; seat < s.setup.seats; seat += 1) {
    const count = s.handSize[seat] - ranksOf(s.hand, seat).length;
    if (count > 0) missing.push({ row: HANDS + seat, count });
  }
  if (missing.length === 0 && s.chosen !== UNSEEN) return null;
  const deal = dealerOf(cards, s, missing);
  return (into, rng) => {
    if (!deal(into, rng)) return false;
    if (into.chosen === UNSEEN) into.chosen = cardOfHand(into, into.turn, rng);
    return true;
  };
}

export const hidden: Own<State, Hidden> = {
  fields: f.record(fields),
  mask,
  dealer,
};

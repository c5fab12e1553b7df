import { entryView } from '../../../entries.ts';
import type { Resampler } from '../../../game.ts';
import type { Rng } from '../../../rng.ts';
import { EVERYTHING, type Seat, SPECTATOR, type Viewer } from '../../../seat.ts';
import { type AnyView, UNKNOWN } from '../../../types.ts';
import { type Move, moveCodec, type Outcome, outcomeCodec } from './moves.ts';
import { pileOf, randomCard, ranksOf } from './rules.ts';
import { type DrawSetup, MAX_PILE, MAX_RANKS, MAX_SEATS } from './setup.ts';
import { PHASE, PHASES, type Phase, rebuild, State } from './state.ts';

export type Card = number | typeof UNKNOWN;

export interface SeatOnTable {
  /** How many cards it holds. */
  readonly hand: number;
  readonly up: readonly number[];
  /** How many cards it has laid face down. */
  readonly pile: number;
  /** By owner: the places of that pile that this seat has looked at. */
  readonly looked: readonly (readonly number[])[];
}

export interface View extends AnyView {
  readonly table: {
    readonly phase: Phase;
    readonly turn: Seat;
    /** How many cards the deck has. */
    readonly deck: number;
    readonly hasLooked: boolean;
    readonly seats: readonly SeatOnTable[];
  };
  /** Cards by seat; UNKNOWN for those the viewer may not see. A spectator sees none before the end. */
  readonly own: {
    readonly hands: readonly (readonly Card[])[];
    readonly piles: readonly (readonly Card[])[];
    /** The card chosen and not yet laid, where the viewer may see it. */
    readonly chosen: Card | null;
  } | null;
}

const seatsOf = (setup: DrawSetup): Seat[] => Array.from({ length: setup.seats }, (_, seat) => seat);

function placesOf(bits: number): number[] {
  return Array.from({ length: MAX_PILE }, (_, at) => at).filter((at) => ((bits >>> at) & 1) === 1);
}

/** Whether a viewer knows the card at a place of a pile: its own, one it looked at, and all of them after the end. */
function knows(state: State, viewer: Viewer, owner: Seat, at: number): boolean {
  if (viewer === EVERYTHING || state.phase === PHASE.over || viewer === owner) return true;
  return viewer !== SPECTATOR && ((state.looked[viewer * MAX_SEATS + owner] >>> at) & 1) === 1;
}

function ownOf(state: State, viewer: Viewer): NonNullable<View['own']> {
  const seats = seatsOf(state.setup);
  const sees = (seat: Seat): boolean => viewer === EVERYTHING || state.phase === PHASE.over || viewer === seat;
  return {
    hands: seats.map((seat) => ranksOf(state.hand, seat).map((rank) => (sees(seat) ? rank : UNKNOWN))),
    piles: seats.map((seat) =>
      pileOf(state, seat).map((rank, at) => (knows(state, viewer, seat, at) ? rank : UNKNOWN)),
    ),
    chosen: state.chosen === 0 ? null : sees(state.turn) ? state.chosen : UNKNOWN,
  };
}

export function view(state: State, viewer: Viewer): View {
  const { setup } = state;
  return {
    viewer,
    table: {
      phase: PHASES[state.phase],
      turn: state.turn,
      deck: state.deckSize,
      hasLooked: state.hasLooked === 1,
      seats: seatsOf(setup).map((seat) => ({
        hand: state.handSize[seat],
        up: ranksOf(state.up, seat),
        pile: state.pileSize[seat],
        looked: seatsOf(setup).map((owner) => placesOf(state.looked[seat * MAX_SEATS + owner])),
      })),
    },
    own: viewer === SPECTATOR && state.phase !== PHASE.over ? null : ownOf(state, viewer),
  };
}

/** HD-02, HD-03: who is dealt a card sees it. HD-06: what a seat chooses to lay is its own. */
export const viewEntry = entryView<State, Move, Outcome>(moveCodec, outcomeCodec, {
  dealt: (before, _card, viewer) => viewer === before.turn,
});

/** Takes a random card out of the counts; returns its rank - 1. */
function takeCard(counts: Uint8Array, total: number, rng: Rng): number {
  const rank = randomCard(counts, total, rng);
  counts[rank] = counts[rank] - 1;
  return rank;
}

/**
 * Completes a state in which only what is known of hands and piles has been filled in: deals the unseen cards to the
 * unknown places, each arrangement as likely as any other, and leaves the rest in the deck. This is the exact law as
 * long as seats choose their cards by chance: what a seat laid tells nothing of what it kept.
 * @param unknownHand how many unknown cards each seat holds
 * @param unknownPile places of face-down cards that are unknown, as indices of `state.pile`
 * @returns false where the cards shown are more than there are
 */
export function dealUnseen(
  state: State,
  unknownHand: readonly number[],
  unknownPile: readonly number[],
  rng: Rng,
): boolean {
  const { ranks, copies } = state.setup.options;
  let left = 0;
  for (let rank = 0; rank < MAX_RANKS; rank += 1) {
    let shown = 0;
    for (let seat = 0; seat < MAX_SEATS; seat += 1) {
      shown += state.hand[seat * MAX_RANKS + rank] + state.up[seat * MAX_RANKS + rank];
    }
    for (const card of state.pile) if (card === rank + 1) shown += 1;
    const rest = (rank < ranks ? copies : 0) - shown;
    if (rest < 0) return false;
    state.deck[rank] = rest;
    left += rest;
  }
  for (const place of unknownPile) {
    if (left === 0) return false;
    state.pile[place] = takeCard(state.deck, left, rng) + 1;
    left -= 1;
  }
  for (const [seat, count] of unknownHand.entries()) {
    for (let i = 0; i < count; i += 1) {
      if (left === 0) return false;
      const place = seat * MAX_RANKS + takeCard(state.deck, left, rng);
      state.hand[place] = state.hand[place] + 1;
      left -= 1;
    }
  }
  return true;
}

/** A card of a seat's hand, each equally likely, as rank. */
export function cardOfHand(state: State, seat: Seat, rng: Rng): number {
  const ranks = ranksOf(state.hand, seat);
  return ranks[rng.below(ranks.length)];
}

/** What the viewer knows, with the places of what it does not know: prepared once, dealt out as often as wanted. */
export function resampler(setup: DrawSetup, seen: View): Resampler<State> {
  const known = new State(setup);
  const unknownHand = seatsOf(setup).map(() => 0);
  const unknownPile: number[] = [];
  const { table, own } = seen;
  known.phase = PHASES.indexOf(table.phase);
  known.turn = table.turn;
  known.hasLooked = table.hasLooked ? 1 : 0;
  for (const [seat, shown] of table.seats.entries()) {
    const count = (counts: Uint8Array, rank: number): void => {
      const place = seat * MAX_RANKS + rank - 1;
      counts[place] = counts[place] + 1;
    };
    for (const rank of shown.up) count(known.up, rank);
    for (let i = 0; i < shown.hand; i += 1) {
      const card = own?.hands[seat]?.[i] ?? UNKNOWN;
      if (card === UNKNOWN) unknownHand[seat] = unknownHand[seat] + 1;
      else count(known.hand, card);
    }
    for (let at = 0; at < shown.pile; at += 1) {
      const card = own?.piles[seat]?.[at] ?? UNKNOWN;
      if (card === UNKNOWN) unknownPile.push(seat * MAX_PILE + at);
      else known.pile[seat * MAX_PILE + at] = card;
    }
    for (const [owner, places] of shown.looked.entries()) {
      let bits = 0;
      for (const at of places) bits |= 1 << at;
      known.looked[seat * MAX_SEATS + owner] = bits;
    }
  }
  const isPlacing = table.phase === 'place';
  const chosen = own?.chosen ?? UNKNOWN;
  return {
    draw(rng, into) {
      into.copyFrom(known);
      if (!dealUnseen(into, unknownHand, unknownPile, rng)) throw new Error('a view shows more cards than there are');
      if (isPlacing) into.chosen = chosen === UNKNOWN ? cardOfHand(into, into.turn, rng) : chosen;
      rebuild(into);
    },
  };
}

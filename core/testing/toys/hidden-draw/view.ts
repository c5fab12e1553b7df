import { entryView } from '../../../entries.ts';
import type { Resampler } from '../../../game.ts';
import type { Missing } from '../../../hidden.ts';
import type { Rng } from '../../../rng.ts';
import { EVERYTHING, type Seat, SPECTATOR, type Viewer } from '../../../seat.ts';
import { type AnyView, UNKNOWN } from '../../../types.ts';
import { fillDeck, hands, places } from './hidden.ts';
import { type Move, moveCodec, type Outcome, outcomeCodec } from './moves.ts';
import { ranksOf } from './rules.ts';
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

function ownOf(state: State, viewer: Viewer): NonNullable<View['own']> {
  const piles = places.view(state, viewer);
  const isOwn = viewer === EVERYTHING || state.phase === PHASE.over || viewer === state.turn;
  return {
    hands: hands.view(state, viewer),
    piles: seatsOf(state.setup).map((seat) => piles.slice(seat * MAX_PILE, (seat + 1) * MAX_PILE).flat()),
    chosen: state.chosen === 0 ? null : isOwn ? state.chosen : UNKNOWN,
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

/** A card of a seat's hand, each equally likely, as rank. */
export function cardOfHand(state: State, seat: Seat, rng: Rng): number {
  const ranks = ranksOf(state.hand, seat);
  return ranks[rng.below(ranks.length)];
}

/** What a viewer does not know of hands and piles, to be dealt. */
export class Unseen {
  readonly #hands: Missing[] = [];
  readonly #places: Missing[] = [];

  /** Puts what is known of a seat's cards into the state, and notes the rest. */
  restore(state: State, seat: Seat, hand: readonly Card[], pile: readonly Card[]): void {
    this.#hands.push({ row: seat, count: hands.restore(state, seat, hand) });
    for (const [at, card] of pile.entries()) {
      const row = seat * MAX_PILE + at;
      this.#places.push({ row, count: places.restore(state, row, [card]) });
    }
  }

  get isEmpty(): boolean {
    return [...this.#hands, ...this.#places].every(({ count }) => count === 0);
  }

  /**
   * Deals the rest, each arrangement as likely as any other: the exact law as long as seats choose their cards by chance,
   * since what a seat laid then tells nothing of what it kept. False where there are not enough cards.
   */
  deal(state: State, rng: Rng): boolean {
    return places.deal(state, this.#places, rng) && hands.deal(state, this.#hands, rng);
  }
}

/** What the viewer knows, with the places of what it does not know: prepared once, dealt out as often as wanted. */
export function resampler(setup: DrawSetup, seen: View): Resampler<State> {
  const known = new State(setup);
  const unseen = new Unseen();
  const { table, own } = seen;
  known.phase = PHASES.indexOf(table.phase);
  known.turn = table.turn;
  known.hasLooked = table.hasLooked ? 1 : 0;
  const hidden = (count: number): Card[] => Array.from({ length: count }, () => UNKNOWN);
  for (const [seat, shown] of table.seats.entries()) {
    for (const rank of shown.up) known.up[seat * MAX_RANKS + rank - 1] += 1;
    unseen.restore(known, seat, own?.hands[seat] ?? hidden(shown.hand), own?.piles[seat] ?? hidden(shown.pile));
    for (const [owner, looked] of shown.looked.entries()) {
      known.looked[seat * MAX_SEATS + owner] = looked.reduce((bits, at) => bits | (1 << at), 0);
    }
  }
  if (!fillDeck(known)) throw new Error('a view shows more cards than there are');
  const isPlacing = table.phase === 'place';
  const chosen = own?.chosen ?? UNKNOWN;
  return {
    draw(rng, into) {
      into.copyFrom(known);
      if (!unseen.deal(into, rng)) throw new Error('a view hides more cards than there are');
      if (isPlacing) into.chosen = chosen === UNKNOWN ? cardOfHand(into, into.turn, rng) : chosen;
      rebuild(into);
    },
  };
}

import { hiddenRows } from '../../../hidden.ts';
import type { Viewer } from '../../../seat.ts';
import { rank } from './moves.ts';
import { ranksOf } from './rules.ts';
import { MAX_PILE, MAX_RANKS, MAX_SEATS } from './setup.ts';
import { PHASE, type State } from './state.ts';

const deck = {
  pool: (state: State): number[] =>
    Array.from(state.deck).flatMap((count, kind) => Array.from({ length: count }, () => kind)),
  take(state: State, kind: number): void {
    state.deck[kind] = state.deck[kind] - 1;
  },
};

/** Hands by seat: each its owner's alone until all are shown (HD-07). */
export const hands = hiddenRows<State, number>(rank, {
  ...deck,
  rows: (state) => state.setup.seats,
  held: (state, seat) => ranksOf(state.hand, seat).map((one) => one - 1),
  put(state, seat, kind) {
    const place = seat * MAX_RANKS + kind;
    state.hand[place] = state.hand[place] + 1;
  },
  sees: (state, viewer, seat) => viewer === seat || state.phase === PHASE.over,
});

/** HD-05, HD-07: its owner, a seat that has looked at it and, at the end, everybody see a card that lies face down. */
function seesPlace(state: State, viewer: Viewer, place: number): boolean {
  const owner = Math.floor(place / MAX_PILE);
  if (viewer === owner || state.phase === PHASE.over) return true;
  return viewer >= 0 && ((state.looked[viewer * MAX_SEATS + owner] >>> (place % MAX_PILE)) & 1) === 1;
}

/** Places of the face-down piles, seat by seat: a row of one card or none. */
export const places = hiddenRows<State, number>(rank, {
  ...deck,
  rows: (state) => state.setup.seats * MAX_PILE,
  held: (state, place) => (state.pile[place] === 0 ? [] : [state.pile[place] - 1]),
  put(state, place, kind) {
    state.pile[place] = kind + 1;
  },
  sees: seesPlace,
});

/** Puts the cards that are shown nowhere into the deck; false where more are shown than there are. */
export function fillDeck(state: State): boolean {
  const { ranks, copies } = state.setup.options;
  state.deck.fill(0);
  state.deck.fill(copies, 0, ranks);
  const shown = [...state.pile].filter((card) => card !== 0);
  for (let seat = 0; seat < MAX_SEATS; seat += 1) shown.push(...ranksOf(state.hand, seat), ...ranksOf(state.up, seat));
  for (const card of shown) {
    if (state.deck[card - 1] === 0) return false;
    deck.take(state, card - 1);
  }
  return true;
}

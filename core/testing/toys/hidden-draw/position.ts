import { type Reading, read } from '../../../read.ts';
import { quoted, type Result } from '../../../result.ts';
import { Rng } from '../../../rng.ts';
import type { Viewer } from '../../../seat.ts';
import { UNKNOWN } from '../../../types.ts';
import { fillDeck } from './hidden.ts';
import { type DrawSetup, MAX_PILE, MAX_RANKS, MAX_SEATS } from './setup.ts';
import { PHASE, PHASES, rebuild, State } from './state.ts';
import { type Card, cardOfHand, Unseen, view } from './view.ts';

/** A position as data; cards are ranks, or `?` for one that is not known. What is not listed lies in the deck. */
export interface PositionJson {
  readonly phase: string;
  readonly turn: number;
  readonly hasLooked: boolean;
  readonly chosen: Card | null;
  readonly seats: readonly {
    readonly hand: readonly Card[];
    readonly up: readonly number[];
    readonly pile: readonly Card[];
    /** By owner: places of that seat's pile that this seat has looked at. */
    readonly looked: readonly (readonly number[])[];
  }[];
}

export function format(state: State, viewer: Viewer): PositionJson {
  const { table, own } = view(state, viewer);
  const hidden = (count: number): Card[] => Array.from({ length: count }, () => UNKNOWN);
  return {
    phase: table.phase,
    turn: table.turn,
    hasLooked: table.hasLooked,
    chosen: table.phase === 'place' ? (own?.chosen ?? UNKNOWN) : null,
    seats: table.seats.map((seat, number) => ({
      hand: own?.hands[number] ?? hidden(seat.hand),
      up: seat.up,
      pile: own?.piles[number] ?? hidden(seat.pile),
      looked: seat.looked,
    })),
  };
}

/** Most cards that there can be face up: all of the deck. */
const MAX_UP = 24;
const MAX_HAND = 8;

/** Reads one seat's cards into the state. */
function readSeat(r: Reading, state: State, seat: number, value: unknown, unseen: Unseen): void {
  const at = `position.seats[${seat}]`;
  const {
    hand = [],
    up = [],
    pile = [],
    looked = [],
  } = r.record(value, at, 'an object with hand, up, pile and looked');
  const { seats, options } = state.setup;
  const rank = (item: unknown, place: string): number => r.whole(item, place, 1, options.ranks);
  const card = (item: unknown, place: string): Card => (item === UNKNOWN ? UNKNOWN : rank(item, place));
  function upTo<V>(most: number, list: unknown, place: string, readItem: (item: unknown, place: string) => V): V[] {
    const found = r.list(list, place, readItem);
    if (found.length > most) r.fail(place, `has ${found.length} entries; there is room for ${most}.`);
    return found.slice(0, most);
  }
  for (const shownRank of upTo(MAX_UP, up, `${at}.up`, rank)) {
    const place = seat * MAX_RANKS + shownRank - 1;
    state.up[place] = state.up[place] + 1;
  }
  unseen.restore(state, seat, upTo(MAX_HAND, hand, `${at}.hand`, card), upTo(MAX_PILE, pile, `${at}.pile`, card));
  const seen = upTo(seats, looked, `${at}.looked`, (places, owner) =>
    upTo(MAX_PILE, places, owner, (place, where) => r.whole(place, where, 0, MAX_PILE - 1)),
  );
  for (const [owner, places] of seen.entries()) {
    if (owner === seat && places.length > 0) {
      r.fail(`${at}.looked[${owner}]`, 'must be empty: a seat does not look at its own pile.');
    }
    state.looked[seat * MAX_SEATS + owner] = places.reduce((bits, place) => bits | (1 << place), 0);
  }
}

/** Says what does not fit together in a state whose cards are all there. */
function checkWhole(r: Reading, state: State): void {
  const { seats, options } = state.setup;
  for (let seat = 0; seat < seats; seat += 1) {
    for (let owner = 0; owner < seats; owner += 1) {
      const bits = state.looked[seat * MAX_SEATS + owner];
      if (bits >>> state.pileSize[owner] !== 0) {
        r.fail(`position.seats[${seat}].looked[${owner}]`, 'names a place that has no card.');
      }
    }
    const dealt = state.handSize[seat];
    const extra = (state.phase === PHASE.act || state.phase === PHASE.place) && seat === state.turn ? 1 : 0;
    const isFair = state.phase === PHASE.deal ? dealt <= options.hand : dealt === options.hand + extra;
    if (!isFair) {
      r.fail(`position.seats[${seat}].hand`, `has ${dealt} cards; it should be ${options.hand + extra}.`);
    }
  }
  if (state.phase === PHASE.draw && state.deckSize === 0) r.fail('position.phase', 'The deck is empty.');
  if (state.phase === PHASE.over && state.deckSize > 0) r.fail('position.phase', 'The deck is not empty.');
  if (state.phase === PHASE.deal && state.handSize[state.turn] === options.hand) {
    r.fail('position.turn', 'This seat has its cards already.');
  }
}

export function parse(setup: DrawSetup, json: unknown, rng?: Rng): Result<State> {
  return read((r) => readState(r, setup, json, rng));
}

function readState(r: Reading, setup: DrawSetup, json: unknown, rng?: Rng): State {
  const { phase, turn, hasLooked, seats, chosen = null } = r.record(json, 'position');
  const state = new State(setup);
  state.phase = PHASE[r.oneOf(phase, 'position.phase', PHASES)];
  state.turn = r.whole(turn, 'position.turn', 0, setup.seats - 1);
  if (state.phase === PHASE.act || state.phase === PHASE.place) state.hasLooked = hasLooked === true ? 1 : 0;
  const given = r.list(seats, 'position.seats', (one) => one);
  if (given.length !== setup.seats) r.fail('position.seats', `must be a list of ${setup.seats} seats.`);
  const unseen = new Unseen();
  for (const [seat, value] of given.slice(0, setup.seats).entries()) readSeat(r, state, seat, value, unseen);
  const isOpen = !unseen.isEmpty || chosen === UNKNOWN;
  if (isOpen && rng === undefined) r.fail('position', "has '?', which needs a generator to fill in.");
  if (r.hasProblem()) return state;
  // Without unknown cards nothing is drawn, and the generator is not asked.
  const dealer = rng ?? new Rng('unused');
  if (!fillDeck(state) || !unseen.deal(state, dealer)) {
    r.fail('position.seats', 'There are more cards of a rank than the deck has.');
    return state;
  }
  rebuild(state);
  readChosen(r, state, chosen, dealer);
  checkWhole(r, state);
  return state;
}

/** The card that was chosen and not yet laid: null outside of that step. */
function readChosen(r: Reading, state: State, chosen: unknown, dealer: Rng): void {
  if (state.phase !== PHASE.place) {
    if (chosen !== null) r.fail('position.chosen', 'must be null where no card is chosen.');
  } else if (chosen === UNKNOWN && state.handSize[state.turn] > 0) {
    state.chosen = cardOfHand(state, state.turn, dealer);
  } else {
    state.chosen = r.whole(chosen, 'position.chosen', 1, state.setup.options.ranks);
    if (state.hand[state.turn * MAX_RANKS + state.chosen - 1] === 0) {
      r.fail('position.chosen', `must be a card of the hand, not ${quoted(chosen)}.`);
    }
  }
}

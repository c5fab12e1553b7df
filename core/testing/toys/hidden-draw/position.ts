import { fail, isRecord, ok, type Problem, type Result, shown } from '../../../result.ts';
import { Rng } from '../../../rng.ts';
import type { Viewer } from '../../../seat.ts';
import { UNKNOWN } from '../../../types.ts';
import { type DrawSetup, MAX_PILE, MAX_RANKS, MAX_SEATS } from './setup.ts';
import { PHASE, PHASES, rebuild, State } from './state.ts';
import { type Card, cardOfHand, dealUnseen, view } from './view.ts';

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

/** A list of whole numbers low .. high, and `?` where allowed. */
function readList(value: unknown, at: string, low: number, high: number, isOpen: boolean): Result<readonly Card[]> {
  if (!Array.isArray(value)) return fail(`must be a list, not ${shown(value)}.`, at);
  for (const item of value) {
    const isNumber = typeof item === 'number' && Number.isInteger(item) && item >= low && item <= high;
    if (!isNumber && !(isOpen && item === UNKNOWN)) {
      return fail(`has ${shown(item)}; it may hold numbers from ${low} to ${high}${isOpen ? " and '?'" : ''}.`, at);
    }
  }
  return ok(value);
}

interface Unknowns {
  readonly hand: number[];
  readonly pile: number[];
}

/** Reads one seat's cards into the state; what is wrong, or null. */
function readSeat(state: State, seat: number, value: unknown, unknowns: Unknowns): Problem | null {
  const at = `position.seats[${seat}]`;
  if (!isRecord(value))
    return { message: `must be an object with hand, up, pile and looked, not ${shown(value)}.`, at };
  const { ranks } = state.setup.options;
  const hand = readList(value.hand ?? [], `${at}.hand`, 1, ranks, true);
  const up = readList(value.up ?? [], `${at}.up`, 1, ranks, false);
  const pile = readList(value.pile ?? [], `${at}.pile`, 1, ranks, true);
  if (!hand.ok) return hand.problem;
  if (!up.ok) return up.problem;
  if (!pile.ok) return pile.problem;
  if (hand.value.length > 8) return { message: 'has more cards than a hand can hold (8).', at: `${at}.hand` };
  if (pile.value.length > MAX_PILE) return { message: `has more than ${MAX_PILE} cards.`, at: `${at}.pile` };
  for (const card of hand.value) {
    if (card === UNKNOWN) unknowns.hand[seat] = (unknowns.hand[seat] ?? 0) + 1;
    else state.hand[seat * MAX_RANKS + card - 1] = state.hand[seat * MAX_RANKS + card - 1] + 1;
  }
  for (const card of up.value) {
    // `up` was read without '?'.
    const place = seat * MAX_RANKS + (card as number) - 1;
    state.up[place] = state.up[place] + 1;
  }
  for (const [index, card] of pile.value.entries()) {
    if (card === UNKNOWN) unknowns.pile.push(seat * MAX_PILE + index);
    else state.pile[seat * MAX_PILE + index] = card;
  }
  const looked = value.looked ?? [];
  if (!Array.isArray(looked) || looked.length > state.setup.seats) {
    return { message: 'must be a list with one list of places for each seat.', at: `${at}.looked` };
  }
  for (const [owner, places] of looked.entries()) {
    const read = readList(places, `${at}.looked[${owner}]`, 0, MAX_PILE - 1, false);
    if (!read.ok) return read.problem;
    if (owner === seat && read.value.length > 0) {
      return { message: 'must be empty: a seat does not look at its own pile.', at: `${at}.looked[${owner}]` };
    }
    let bits = 0;
    for (const place of read.value) bits |= 1 << (place as number);
    state.looked[seat * MAX_SEATS + owner] = bits;
  }
  return null;
}

/** What is wrong with a state whose cards are all there, or null. */
function problemOf(state: State): Problem | null {
  const { seats, options } = state.setup;
  for (let seat = 0; seat < seats; seat += 1) {
    for (let owner = 0; owner < seats; owner += 1) {
      const bits = state.looked[seat * MAX_SEATS + owner];
      if (bits >>> state.pileSize[owner] !== 0) {
        return { message: 'names a place that has no card.', at: `position.seats[${seat}].looked[${owner}]` };
      }
    }
    const dealt = state.handSize[seat];
    const extra = (state.phase === PHASE.act || state.phase === PHASE.place) && seat === state.turn ? 1 : 0;
    const isFair = state.phase === PHASE.deal ? dealt <= options.hand : dealt === options.hand + extra;
    if (!isFair) {
      return {
        message: `has ${dealt} cards; it should be ${options.hand + extra}.`,
        at: `position.seats[${seat}].hand`,
      };
    }
  }
  if (state.phase === PHASE.draw && state.deckSize === 0)
    return { message: 'The deck is empty.', at: 'position.phase' };
  if (state.phase === PHASE.over && state.deckSize > 0)
    return { message: 'The deck is not empty.', at: 'position.phase' };
  if (state.phase === PHASE.deal && state.handSize[state.turn] === options.hand) {
    return { message: 'This seat has its cards already.', at: 'position.turn' };
  }
  return null;
}

export function parse(setup: DrawSetup, json: unknown, rng?: Rng): Result<State> {
  if (!isRecord(json)) return fail(`A position must be an object, not ${shown(json)}.`, 'position');
  const state = new State(setup);
  // Wider, so that anything may be looked for.
  const names: readonly unknown[] = PHASES;
  const phase = names.indexOf(json.phase);
  if (phase < 0) return fail(`must be one of ${PHASES.join(', ')}, not ${shown(json.phase)}.`, 'position.phase');
  const turn = json.turn;
  if (typeof turn !== 'number' || !Number.isInteger(turn) || turn < 0 || turn >= setup.seats) {
    return fail(`must be a seat from 0 to ${setup.seats - 1}, not ${shown(turn)}.`, 'position.turn');
  }
  const seats = json.seats;
  if (!Array.isArray(seats) || seats.length !== setup.seats) {
    return fail(`must be a list of ${setup.seats} seats.`, 'position.seats');
  }
  state.phase = phase;
  state.turn = turn;
  if (phase === PHASE.act || phase === PHASE.place) state.hasLooked = json.hasLooked === true ? 1 : 0;
  const unknowns: Unknowns = { hand: seats.map(() => 0), pile: [] };
  for (const [seat, value] of seats.entries()) {
    const problem = readSeat(state, seat, value, unknowns);
    if (problem !== null) return { ok: false, problem };
  }
  const chosen = json.chosen ?? null;
  const isOpen = unknowns.pile.length > 0 || unknowns.hand.some((count) => count > 0) || chosen === UNKNOWN;
  if (isOpen && rng === undefined) return fail("has '?', which needs a generator to fill in.", 'position');
  // Without unknown cards nothing is drawn, and the generator is not asked.
  const dealer = rng ?? new Rng('unused');
  if (!dealUnseen(state, unknowns.hand, unknowns.pile, dealer)) {
    return fail('There are more cards of a rank than the deck has.', 'position.seats');
  }
  rebuild(state);
  if (phase === PHASE.place) {
    if (chosen === UNKNOWN && state.handSize[turn] > 0) {
      state.chosen = cardOfHand(state, turn, dealer);
    } else {
      const isRank = typeof chosen === 'number' && chosen >= 1 && chosen <= setup.options.ranks;
      if (!isRank || (state.hand[turn * MAX_RANKS + chosen - 1] ?? 0) === 0) {
        return fail(`must be a card of the hand, not ${shown(chosen)}.`, 'position.chosen');
      }
      state.chosen = chosen;
    }
  } else if (chosen !== null) {
    return fail('must be null where no card is chosen.', 'position.chosen');
  }
  const problem = problemOf(state);
  return problem === null ? ok(state) : { ok: false, problem };
}

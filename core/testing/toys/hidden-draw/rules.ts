import { byScores } from '../../../final.ts';
import type { MoveList, OutcomeList } from '../../../lists.ts';
import type { Rng } from '../../../rng.ts';
import { type Actor, CHANCE, maskOf, NOBODY, type Seat } from '../../../seat.ts';
import type { EventSink, Final } from '../../../types.ts';
import type { Event } from './events.ts';
import { CHOOSE, LOOK, moveCodec, PLACE_DOWN, PLACE_UP } from './moves.ts';
import { MAX_PILE, MAX_RANKS, MAX_SEATS } from './setup.ts';
import { PHASE, type State } from './state.ts';

export type Refusal =
  | 'noSuchMove'
  | 'matchOver'
  | 'chanceActs'
  | 'notYourTurn'
  | 'lookingIsOff'
  | 'alreadyLooked'
  | 'ownPile'
  | 'noCardThere'
  | 'alreadySeen'
  | 'alreadyChosen'
  | 'chooseFirst'
  | 'notInHand';

export function actors(state: State): number {
  if (state.phase === PHASE.over) return NOBODY;
  return state.phase === PHASE.deal || state.phase === PHASE.draw ? CHANCE : maskOf(state.turn);
}

/** HD-05: another seat's face-down card that the seat has not seen. */
function isLookable(state: State, seat: Seat, owner: Seat, at: number): boolean {
  const bits = state.looked[seat * MAX_SEATS + owner];
  return owner !== seat && at < state.pileSize[owner] && ((bits >>> at) & 1) === 0;
}

/** The codes of all legal moves of the seat in turn, ascending. */
function eachMove(state: State, offer: (code: number) => void): void {
  const seat = state.turn;
  if (state.phase === PHASE.place) {
    offer(PLACE_UP);
    offer(PLACE_DOWN);
  }
  if (state.phase !== PHASE.act) return;
  if (state.setup.options.look && state.hasLooked === 0) {
    for (let owner = 0; owner < state.setup.seats; owner += 1) {
      for (let at = 0; at < state.pileSize[owner]; at += 1) {
        if (isLookable(state, seat, owner, at)) offer(LOOK + owner * MAX_PILE + at);
      }
    }
  }
  for (let rank = 0; rank < MAX_RANKS; rank += 1) {
    if (state.hand[seat * MAX_RANKS + rank] !== 0) offer(CHOOSE + rank);
  }
}

export function legal(state: State, seat: Seat, out: MoveList): void {
  out.clear();
  if (seat === state.turn) eachMove(state, (code) => out.push(code));
}

/** A uniform legal move by reservoir sampling: the nth alternative replaces the held one with probability 1 / n. */
export function randomMove(state: State, _seat: Seat, rng: Rng): number {
  let held = -1;
  let count = 0;
  eachMove(state, (code) => {
    count += 1;
    if (rng.below(count) === 0) held = code;
  });
  return held;
}

export function outcomes(state: State, out: OutcomeList): void {
  out.clear();
  if (actors(state) !== CHANCE) return;
  for (let rank = 0; rank < MAX_RANKS; rank += 1) {
    if (state.deck[rank] !== 0) out.push(rank, state.deck[rank]);
  }
}

/** The rank - 1 of a random one of `total` cards, given the number of each. */
export function randomCard(counts: Uint8Array, total: number, rng: Rng): number {
  let ticket = rng.below(total);
  let rank = 0;
  while (ticket >= counts[rank]) {
    ticket -= counts[rank];
    rank += 1;
  }
  return rank;
}

export function draw(state: State, rng: Rng): number {
  return randomCard(state.deck, state.deckSize, rng);
}

export function refusal(state: State, seat: Seat, code: number): Refusal | null {
  if (!Number.isInteger(code) || code < 0 || code >= moveCodec.size) return 'noSuchMove';
  const acting = actors(state);
  if (acting === NOBODY) return 'matchOver';
  if (acting === CHANCE) return 'chanceActs';
  if (seat !== state.turn) return 'notYourTurn';
  const move = moveCodec.decode(code);
  switch (move.kind) {
    case 'look':
      if (!state.setup.options.look) return 'lookingIsOff';
      if (state.phase === PHASE.place) return 'alreadyChosen';
      if (state.hasLooked === 1) return 'alreadyLooked';
      if (move.owner === seat) return 'ownPile';
      if (move.at >= state.pileSize[move.owner]) return 'noCardThere';
      return isLookable(state, seat, move.owner, move.at) ? null : 'alreadySeen';
    case 'choose':
      if (state.phase === PHASE.place) return 'alreadyChosen';
      return state.hand[seat * MAX_RANKS + move.rank - 1] === 0 ? 'notInHand' : null;
    case 'place':
      return state.phase === PHASE.place ? null : 'chooseFirst';
    default:
      return move satisfies never;
  }
}

/** The ranks of a row of counts, ascending. */
export function ranksOf(counts: Uint8Array, seat: Seat): number[] {
  const ranks: number[] = [];
  for (let rank = 0; rank < MAX_RANKS; rank += 1) {
    for (let i = 0; i < counts[seat * MAX_RANKS + rank]; i += 1) ranks.push(rank + 1);
  }
  return ranks;
}

/** The ranks of a seat's face-down pile, in the order of laying. */
export function pileOf(state: State, seat: Seat): number[] {
  return Array.from(state.pile.subarray(seat * MAX_PILE, seat * MAX_PILE + state.pileSize[seat]));
}

/** HD-02, HD-03: a card goes from the deck to the hand of the seat in turn. */
function receive(state: State, rank: number, events?: EventSink<Event>): void {
  const seat = state.turn;
  const place = seat * MAX_RANKS + rank;
  state.deck[rank] = state.deck[rank] - 1;
  state.deckSize -= 1;
  state.hand[place] = state.hand[place] + 1;
  state.handSize[seat] = state.handSize[seat] + 1;
  if (state.phase === PHASE.draw) {
    state.phase = PHASE.act;
  } else {
    state.turn = (seat + 1) % state.setup.seats;
    if (state.handSize[state.turn] === state.setup.options.hand) state.phase = PHASE.draw;
  }
  events?.push({ kind: 'cardDrawn', seat, rank: rank + 1 });
}

/** HD-06: the chosen card is laid and the turn passes; HD-07: the match ends if the deck is empty. */
function place(state: State, face: 'up' | 'down', events?: EventSink<Event>): void {
  const seat = state.turn;
  const held = seat * MAX_RANKS + state.chosen - 1;
  const rank = state.chosen;
  state.hand[held] = state.hand[held] - 1;
  state.handSize[seat] = state.handSize[seat] - 1;
  if (face === 'up') {
    state.up[held] = state.up[held] + 1;
  } else {
    state.pile[seat * MAX_PILE + state.pileSize[seat]] = rank;
    state.pileSize[seat] = state.pileSize[seat] + 1;
  }
  state.chosen = 0;
  state.hasLooked = 0;
  state.turn = (seat + 1) % state.setup.seats;
  state.phase = state.deckSize === 0 ? PHASE.over : PHASE.draw;
  events?.push({ kind: 'cardPlaced', seat, face, rank });
  if (state.phase === PHASE.over) {
    const seats = Array.from({ length: state.setup.seats }, (_, other) => other);
    events?.push({
      kind: 'cardsRevealed',
      hands: seats.map((other) => ranksOf(state.hand, other)),
      piles: seats.map((other) => pileOf(state, other)),
    });
  }
}

export function apply(state: State, actor: Actor, code: number, events?: EventSink<Event>): void {
  if (actor === CHANCE) {
    receive(state, code, events);
  } else if (code < CHOOSE) {
    const owner = Math.floor((code - LOOK) / MAX_PILE);
    const at = (code - LOOK) % MAX_PILE;
    const place = actor * MAX_SEATS + owner;
    state.looked[place] = state.looked[place] | (1 << at);
    state.hasLooked = 1;
    events?.push({ kind: 'cardLookedAt', seat: actor, owner, at, rank: state.pile[owner * MAX_PILE + at] });
  } else if (code < PLACE_UP) {
    state.chosen = code - CHOOSE + 1;
    state.phase = PHASE.place;
    events?.push({ kind: 'cardChosen', seat: actor, rank: state.chosen });
  } else {
    place(state, code === PLACE_UP ? 'up' : 'down', events);
  }
}

/** HD-08: a card face up counts its rank; one face down its rank and the bonus, or nothing if another laid the same. */
export function scoreOf(state: State, seat: Seat): number {
  let score = 0;
  for (const rank of ranksOf(state.up, seat)) score += rank;
  for (const rank of pileOf(state, seat)) {
    let isAlone = true;
    for (let other = 0; other < state.setup.seats; other += 1) {
      if (other !== seat && pileOf(state, other).includes(rank)) isAlone = false;
    }
    if (isAlone) score += rank + state.setup.options.bonus;
  }
  return score;
}

export function result(state: State): Final {
  const scores = Array.from({ length: state.setup.seats }, (_, seat) => scoreOf(state, seat));
  return byScores(scores, 'deckEmpty');
}

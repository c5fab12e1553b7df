import { numbersOf } from '../../../steps.ts';
import { struct, u8, u16 } from '../../../struct.ts';
import { type DrawSetup, MAX_PILE, MAX_RANKS, MAX_SEATS } from './setup.ts';

export const PHASES = ['deal', 'draw', 'act', 'place', 'over'] as const;
export type Phase = (typeof PHASES)[number];
export const PHASE = numbersOf(PHASES);

/** Rows of `hand` and `up` have MAX_RANKS numbers per seat, rows of `pile` MAX_PILE, rows of `looked` MAX_SEATS. */
export class State extends struct<DrawSetup>()(
  {
    /** Cards left in the deck, by rank - 1. */
    deck: u8(MAX_RANKS),
    /** Cards in hand, by seat and rank - 1. */
    hand: u8(MAX_SEATS * MAX_RANKS),
    /** Cards laid face up, by seat and rank - 1. */
    up: u8(MAX_SEATS * MAX_RANKS),
    /** Ranks laid face down, by seat in order; 0 for none. */
    pile: u8(MAX_SEATS * MAX_PILE),
    /** By looker and owner: a mask of the places in the owner's pile that the looker has seen. Public. */
    looked: u16(MAX_SEATS * MAX_SEATS),
    phase: u8,
    /** The seat that is dealt to, or whose turn it is. */
    turn: u8,
    /** Rank chosen this turn and not yet laid; 0 for none. */
    chosen: u8,
    /** 1 if the seat has looked this turn. */
    hasLooked: u8,
  },
  {
    deckSize: u8,
    handSize: u8(MAX_SEATS),
    pileSize: u8(MAX_SEATS),
  },
) {}

export function rebuild(state: State): void {
  state.deckSize = 0;
  for (let rank = 0; rank < MAX_RANKS; rank += 1) state.deckSize += state.deck[rank];
  for (let seat = 0; seat < MAX_SEATS; seat += 1) {
    let held = 0;
    for (let rank = 0; rank < MAX_RANKS; rank += 1) held += state.hand[seat * MAX_RANKS + rank];
    let laid = 0;
    while (laid < MAX_PILE && state.pile[seat * MAX_PILE + laid] !== 0) laid += 1;
    state.handSize[seat] = held;
    state.pileSize[seat] = laid;
  }
}

export function start(setup: DrawSetup): State {
  const state = new State(setup);
  for (let rank = 0; rank < setup.options.ranks; rank += 1) state.deck[rank] = setup.options.copies;
  rebuild(state);
  return state;
}

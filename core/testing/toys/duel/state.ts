import { countBits } from '../../../bits.ts';
import { secretChoices } from '../../../choices.ts';
import { numbersOf } from '../../../steps.ts';
import { struct, u8 } from '../../../struct.ts';
import { type DuelSetup, SEATS } from './setup.ts';

export const PHASES = ['prize', 'choose', 'over'] as const;
export type Phase = (typeof PHASES)[number];
export const PHASE = numbersOf(PHASES);

/** In `conceded`: the seats agreed to end; a seat that resigned is stored as seat + 1. */
export const AGREED = 3;

/** DU-03: a card and a stake. */
export const CHOICES = secretChoices(SEATS, 2);

export class State extends struct<DuelSetup>()(
  {
    /** A bit for each card held, card 1 lowest; the card chosen in an open round is still held. */
    cards: u8(SEATS),
    coins: u8(SEATS),
    score: u8(SEATS),
    ...CHOICES.layout,
    /** A bit for each prize still in the pile, prize 1 lowest. */
    prizes: u8,
    /** The prize of the open round; 0 between rounds. */
    prize: u8,
    /** The part of the next prize carried over from ties. */
    carried: u8,
    phase: u8,
    conceded: u8,
  },
  {
    /** Cards held, by seat. */
    held: u8(SEATS),
  },
) {}

export function rebuild(state: State): void {
  for (let seat = 0; seat < SEATS; seat += 1) state.held[seat] = countBits(state.cards[seat]);
}

export function start(setup: DuelSetup): State {
  const state = new State(setup);
  const all = (1 << setup.options.cards) - 1;
  state.cards.fill(all);
  state.coins.fill(setup.options.coins);
  state.prizes = all;
  rebuild(state);
  return state;
}

/** Everything paid for by a mix of goods, by kind of move. */
import { cardNumber } from '../data/deck/deck.ts';
import type { Move } from '../moves.ts';
import type { PURCHASED, State } from '../state.ts';
import { building } from './build.ts';
import { extraCard } from './draw.ts';
import { recovery, wall } from './heal.ts';
import type { Purchase } from './pay.ts';
import { upkeep } from './upkeep.ts';

export const PURCHASES: { readonly [kind in (typeof PURCHASED)[number]]: Purchase } = {
  buy: extraCard,
  keep: upkeep,
  build: building,
  wall,
  recover: recovery,
};

/** A move that pays. */
export type Paying = Extract<Move, { readonly pay: unknown }>;

export function isPaying(move: Move): move is Paying {
  return 'pay' in move;
}

/** The number of the card that a move pays for; 0 if it is none. */
export function cardPaidFor(s: State, move: Paying): number {
  if ('card' in move) return cardNumber(move.card);
  return move.kind === 'keep' ? s.cursor : 0;
}

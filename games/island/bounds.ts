import type { Bounds } from '@marchlands/core/types.ts';
import type { Island } from './data/boards.ts';
import { ALL_KINDS } from './data/kinds.ts';
import type { Options } from './options.ts';

/** What is drawn before the first placement: terrain, tokens, harbours, corner, first seat, ship's bay. */
const DEALT = 3;
/** Roll, dice, event, robber, victim, theft, metropolis, foe, and the like: what comes once an act. */
const SINGLE = 12;

/** Most points that an option gives for anything. */
const MOST_POINTS = 9;

/**
 * What no match goes beyond. An act of the action phase costs a card, uses up a knight's readiness, a right of the turn or a
 * card from a deck; trade with the bank makes two cards one. So a turn has no more acts than there are cards in all, and
 * each offer its steps and its answers.
 */
export function boundsOf(options: Options, seats: number, board: Island, bank: Uint8Array): Bounds {
  const cards = bank.reduce((sum, count) => sum + count, 0);
  const built = 2 * options.offerMaxCards + 2;
  const offers = options.playerTrade === 'off' ? 0 : options.offersPerTurn * (built + (seats - 1) * (built + 1) + 1);
  // Each card may pay for an act of several entries, be drawn, discarded, given, and come again by a monopoly.
  const acts = cards * SINGLE;
  const draws = 60 * SINGLE;
  return Object.freeze({
    entries:
      board.hexes.length * 2 +
      board.harbourEdges.length +
      DEALT +
      seats * 4 +
      options.turnLimit * (offers + acts + draws),
    // Every piece, site, pair of kinds and card at once, and six knights on their way to every vertex.
    moves: board.edges + 6 * board.vertices + ALL_KINDS * ALL_KINDS + 150,
    outcomes: board.hexes.length,
    score: [0, MOST_POINTS * (2 * options.pieces.cities + options.pieces.settlements + 30)] as const,
  });
}

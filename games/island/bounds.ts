import type { Bounds } from '@marchlands/core/types.ts';
import type { Island } from './data/boards.ts';
import { ALL_KINDS } from './data/kinds.ts';
import type { Options } from './options.ts';

/** Draws before the first placement: terrain, tokens, harbours, corner, first seat, ship's bay. */
const DEALT = 3;
/** Entries that occur once in an act: roll, dice, event, robber, victim, theft, metropolis, foe, and the like. */
const SINGLE = 12;

/** The most points that an option gives for anything. */
const MOST_POINTS = 9;

/**
 * Bounds that no match exceeds. An act of the action phase uses a card, a knight's readiness, a right of the turn or a
 * card from a deck; trade with the bank turns two or more cards into one. So a turn has at most as many acts as there
 * are cards in total, and each offer has its steps and its answers.
 */
export function boundsOf(options: Options, seats: number, board: Island, bank: Uint8Array): Bounds {
  const cards = bank.reduce((sum, count) => sum + count, 0);
  const built = 2 * options.offerMaxCards + 2;
  const offers = options.playerTrade === 'off' ? 0 : options.offersPerTurn * (built + (seats - 1) * (built + 1) + 1);
  // Each card may pay for an act of several entries, be drawn, discarded, given away, and return by a monopoly.
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

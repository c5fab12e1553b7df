import { type MoveOf, moves, rows } from '@marchlands/core/moves.ts';
import { oneOf, places, whole } from '@marchlands/core/params.ts';
import { open, seenBy } from '@marchlands/core/sight.ts';
import { numbersOf } from '@marchlands/core/steps.ts';
import { CORNERS, PAIRS, SQUARES } from './data/geometry.ts';
import { TILES } from './data/tiles.ts';

const square = open(places(SQUARES, 'a square from A1 to H8'));
const tile = oneOf(...TILES);
const corner = open(oneOf(...CORNERS));

/** Responses to a band (BR-88). */
export const ANSWERS = ['treasure', 'points', 'city'] as const;
export const ANSWER = numbersOf(ANSWERS);

const moveKinds = {
  /** Action Discover on an empty square (BR-28). */
  discover: { at: square },
  /** Action Play the city tile on an empty square (BR-35). */
  city: { at: square },
  /** Action Build a road (BR-54). */
  road: { at: square },
  /** Action Activate (BR-37); a square with itself under `treasureHunt: onSelf`. */
  activate: rows(PAIRS, { from: square, into: square }),
  /** The drawn tile to take (BR-48). */
  take: { tile: open(tile) },
  /** Another target under `targetClash: rechoose`. */
  target: { at: square },
  /** The owner's answer to a band (BR-88): a treasure, points (option), or the city. */
  answer: { with: open(oneOf(...ANSWERS)) },
};

/** Moves of seats. Codes below `base.take` are the actions of a turn; they are the bits of the legal set. */
export const moveCodec = moves(moveKinds);
export type Move = MoveOf<typeof moveKinds>;

const outcomeKinds = {
  /** CH-1: the first player. */
  firstSeat: { seat: open(whole(0, 5)) },
  /** CH-5: the entry square. */
  entryCorner: { corner },
  /** CH-2, CH-3, CH-4, CH-6: one tile from the bag; its face stays unseen if it is placed face down. */
  tile: { tile: seenBy(tile, 'faceUp') },
  /** CH-5: the start corner of the attack. */
  attackCorner: { corner },
};

/** Outcomes of chance, one entry for each tile that leaves the bag. */
export const outcomeCodec = moves(outcomeKinds);
export type Outcome = MoveOf<typeof outcomeKinds>;

/** First codes of the kinds. */
export const MOVE = moveCodec.base;
export const OUTCOME = outcomeCodec.base;

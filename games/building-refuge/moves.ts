import { type MoveOf, moves, rows } from '@marchlands/core/moves.ts';
import { oneOf, places, whole } from '@marchlands/core/params.ts';
import { CORNERS, PAIRS, SQUARES } from './data/geometry.ts';
import { TILES } from './data/tiles.ts';

const square = places(SQUARES, 'a square from A1 to H8');
const tile = oneOf(...TILES);
const corner = oneOf(...CORNERS);

const moveKinds = {
  /** Action Discover on an empty square (BR-28). */
  discover: { at: square },
  /** Action Play the city tile on an empty square (BR-35). */
  city: { at: square },
  /** Action Build a road (BR-54). */
  road: { at: square },
  /** Action Activate (BR-37); a square with itself under `treasureHunt: onSelf`. */
  activate: rows(PAIRS, { from: square, into: square }),
  /** Which of the drawn tiles is taken (BR-48). */
  take: { tile },
  /** Another target under `targetClash: rechoose`. */
  target: { at: square },
  /** The owner's answer to a band (BR-88): a treasure, points (option), or the city. */
  answer: { with: oneOf('treasure', 'points', 'city') },
};

/** Moves of seats. Codes below `base.take` are the actions of a turn; they are the bits of the legal set. */
export const moveCodec = moves(moveKinds);
export type Move = MoveOf<typeof moveKinds>;

const outcomeKinds = {
  /** CH-1: who begins. */
  firstSeat: { seat: whole(0, 5) },
  /** CH-5: the entry square. */
  entryCorner: { corner },
  /** CH-2, CH-3, CH-4, CH-6: one tile from the bag; its face stays unseen where it is placed face down. */
  tile: { tile },
  /** CH-5: where the attack starts. */
  attackCorner: { corner },
};

/** Outcomes of chance, one entry for each tile that leaves the bag. */
export const outcomeCodec = moves(outcomeKinds);
export type Outcome = MoveOf<typeof outcomeKinds>;

export const CITY_BASE = moveCodec.base.city;
export const ROAD_BASE = moveCodec.base.road;
export const ACTIVATE_BASE = moveCodec.base.activate;
export const TAKE_BASE = moveCodec.base.take;
export const TARGET_BASE = moveCodec.base.target;
export const ANSWER_BASE = moveCodec.base.answer;
/** Answers, counted from ANSWER_BASE. */
export const PAY_TREASURE = 0;
export const PAY_POINTS = 1;
export const LOSE_CITY = 2;

export const TILE_BASE = outcomeCodec.base.tile;
export const ENTRY_BASE = outcomeCodec.base.entryCorner;
export const ATTACK_CORNER_BASE = outcomeCodec.base.attackCorner;

import { numbersOf } from '@marchlands/core/steps.ts';
import { i32, struct, u8, u16 } from '@marchlands/core/struct.ts';
import { CELLS } from './data/geometry.ts';
import { KINDS, LANDS } from './data/tiles.ts';
import type { Setup } from './setup.ts';

/**
 * The current step of an action or the attack. Steps that need a tile from the bag, or another draw, wait for chance.
 * The order matters: from `discover` on an action is under way, from `corner` on the attack.
 */
export const PHASES = [
  'first', // chance: the first player (BR-17)
  'entry', // chance: the entry corner (option)
  'act', // the player in turn: an action (BR-22)
  'discover', // chance: the tile for the named square `into` (BR-28)
  'downDiscover', // chance: the face-down tile for a discovered barbarian (BR-33)
  'downRoad', // chance: the face-down tile before the road on `into` (BR-57)
  'downActivate', // chance: the face-down tile of Activate `from` - `into` (BR-41)
  'target', // the player in turn: another target for `from` (option)
  'draw', // chance: the tiles of Activate, with `left` draws to go (BR-44)
  'take', // the player in turn: the one of `drawn` to take (BR-48)
  'downTake', // chance: the face-down tile for a barbarian taken (BR-51)
  'corner', // chance: the start of the attack (option)
  'answer', // the owner of the city on `at`: pay or lose it (BR-88)
  'over',
] as const;
export type Phase = (typeof PHASES)[number];
export const PHASE = numbersOf(PHASES);

/** Contents of a square in `tile`: 0 empty, 1 + kind face up, 9 + kind face down. */
export const EMPTY = 0;
export const UP = 1;
export const DOWN = UP + KINDS;

/** Bits of `mark`. */
export const ROAD = 1; // a road token (BR-57)
export const LINKED = 2; // a city that a scored network reached (BR-62)
export const OCCUPIED = 4; // a city where bands were placated (BR-88)

/** Words of the legal set: one bit for each code of an action. */
export const LEGAL_WORDS = 15;
/** One more word takes the bits of pairs beyond the edge of the board; it stays 0. */
const SPARE_WORDS = 1;

/** Whether a square holds a face-up tile (BR-04). */
export function isFaceUp(tile: number): boolean {
  return tile !== EMPTY && tile <= LANDS;
}

export class State extends struct<Setup>()(
  {
    /** By square: EMPTY, UP + kind or DOWN + kind. */
    tile: u8(CELLS),
    /** By square: the seat of the marker on a face-up tile (BR-06), else 0. */
    owner: u8(CELLS),
    /** By square: ROAD, LINKED, OCCUPIED. */
    mark: u8(CELLS),
    /**
     * Squares of the face-down tiles in the order placed; their number is `down`. The last is the last face-down
     * square.
     */
    downAt: u8(CELLS),
    down: u8,
    /** By kind: tiles in the bag. Hidden from everybody, as are the faces of face-down tiles. */
    bag: u8(KINDS),
    /** By kind: tiles drawn for Activate that are out of the bag and not yet used. */
    drawn: u8(KINDS),
    /**
     * Memory of tiles shown and put back, as evidence about the face-down tiles. Row n - 1 belongs to the draws made
     * while n tiles lay face down (at most one activation each): the number of each kind put back ...
     */
    shown: u8(CELLS * KINDS),
    /**
     * ... and the number of each kind that were then in the bag or face down. Both rows are 0 if nothing was put back.
     */
    poolThen: u8(CELLS * KINDS),
    /** By seat. */
    score: i32(6),
    /** By seat: city tiles in hand. */
    hand: u8(6),
    /** By seat: treasures held. */
    treasure: u8(6),
    /** By seat: barbarian tiles held, including the first one. */
    barbarian: u8(6),
    phase: u8,
    /** The seat in turn. */
    player: u8,
    /** Number of the turn, from 1, counting every player's turns. */
    turn: u16,
    /** Number of the entry corner. */
    entry: u8,
    /** The source of Activate, or 0. */
    from: u8,
    /** The square named in the action, or 0. */
    into: u8,
    /** Draws to go in DRAW; 0 in a treasure hunt, which ends by itself. */
    left: u8,
    /** Attack: the square of the barbarians; in ANSWER the city reached. Else 0. */
    at: u8,
    /** Attack: their start square. Else 0. */
    start: u8,
    /** Attack: bands left, in ANSWER including the one at `at`. Else 0. */
    bands: u16,
  },
  {
    /** The legal actions of the player in turn, assuming a city tile in hand; all 0 once the attack has begun. */
    legal: i32(LEGAL_WORDS + SPARE_WORDS),
    /** By kind: tiles in the bag or face down, which is public. */
    pool: u8(KINDS),
    /** All tiles in the bag. */
    inBag: u16,
    /** Empty squares; 0 once the attack began. */
    empties: u8,
    /** Index in the spiral of the first empty square; 0 once the attack has begun. */
    cursor: u8,
    /** By seat: cities on the board. */
    cities: u8(6),
    /** By seat: points in the network table of its oases, its mines and its tiles with a road. */
    networkWorth: u16(6),
  },
) {}

import { numbersOf } from '@marchlands/core/steps.ts';
import { i32, struct, u8, u16 } from '@marchlands/core/struct.ts';
import { CELLS } from './data/geometry.ts';
import { KINDS, LANDS } from './data/tiles.ts';
import type { Setup } from './setup.ts';

/**
 * Where an action or the attack stands. What waits for a tile from the bag, or for another draw, waits for chance. The
 * order counts: from `discover` on an action is under way, from `corner` on the attack.
 */
export const PHASES = [
  'first', // chance: who begins (BR-17)
  'entry', // chance: the entry corner (option)
  'act', // the player in turn: an action (BR-22)
  'discover', // chance: the tile for the named square `into` (BR-28)
  'downDiscover', // chance: the face-down tile for a barbarian that was discovered (BR-33)
  'downRoad', // chance: the face-down tile before the road on `into` (BR-57)
  'downActivate', // chance: the face-down tile of Activate `from` - `into` (BR-41)
  'target', // the player in turn: another target for `from` (option)
  'draw', // chance: the tiles of Activate, `left` still due (BR-44)
  'take', // the player in turn: which of `drawn` is taken (BR-48)
  'downTake', // chance: the face-down tile for a barbarian that was taken (BR-51)
  'corner', // chance: where the attack starts (option)
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
export const OCCUPIED = 4; // a city that bands were placated in (BR-88)

/** Words of the legal set: one bit for each code of an action. */
export const LEGAL_WORDS = 15;
/** One more word takes the bits of pairs that the edge of the board does not have; it stays 0. */
const SPARE_WORDS = 1;

/** Whether what lies on a square is a face-up tile (BR-04). */
export function isFaceUp(tile: number): boolean {
  return tile !== EMPTY && tile <= LANDS;
}

export class State extends struct<Setup>()(
  {
    /** By square: EMPTY, UP + kind or DOWN + kind. */
    tile: u8(CELLS),
    /** By square: the seat whose marker lies on a face-up tile (BR-06), else 0. */
    owner: u8(CELLS),
    /** By square: ROAD, LINKED, OCCUPIED. */
    mark: u8(CELLS),
    /** Squares of the face-down tiles in the order placed; how many is `down`. The last is the last face-down square. */
    downAt: u8(CELLS),
    down: u8,
    /** By kind: tiles in the bag. Hidden from everybody, since the faces of face-down tiles are. */
    bag: u8(KINDS),
    /** By kind: tiles drawn for Activate that are out of the bag and not yet used. */
    drawn: u8(KINDS),
    /**
     * Memory of what was shown and put back, for the odds of what lies face down. Row n - 1 belongs to the draws made
     * while n tiles lay face down (at most one activation each): how many of each kind were put back ...
     */
    shown: u8(CELLS * KINDS),
    /** ... and how many of each kind were then in the bag or face down. Both rows are 0 where nothing was put back. */
    poolThen: u8(CELLS * KINDS),
    /** By seat. */
    score: i32(6),
    /** By seat: city tiles in hand. */
    hand: u8(6),
    /** By seat: treasures held. */
    treasure: u8(6),
    /** By seat: barbarian tiles held, the first one included. */
    barbarian: u8(6),
    phase: u8,
    /** The seat in turn. */
    player: u8,
    /** Number of the turn, from 1, counting every player's. */
    turn: u16,
    /** Number of the entry corner. */
    entry: u8,
    /** The source of Activate, or 0. */
    from: u8,
    /** The square named in the action, or 0. */
    into: u8,
    /** Draws still due in DRAW; 0 in a treasure hunt, which ends by itself. */
    left: u8,
    /** Attack: the square where the barbarians stand; in ANSWER the city reached. Else 0. */
    at: u8,
    /** Attack: the square where they started. Else 0. */
    start: u8,
    /** Attack: bands left, in ANSWER the one at `at` included. Else 0. */
    bands: u16,
  },
  {
    /** The legal actions of the player in turn, the city tile in hand taken for granted; all 0 once the attack began. */
    legal: i32(LEGAL_WORDS + SPARE_WORDS),
    /** By kind: tiles in the bag or face down: what everybody knows. */
    pool: u8(KINDS),
    /** All tiles in the bag. */
    inBag: u16,
    /** Empty squares; 0 once the attack began. */
    empties: u8,
    /** Place in the spiral of the first empty square; 0 once the attack began. */
    cursor: u8,
    /** By seat: cities on the board. */
    cities: u8(6),
    /** By seat: points in the network table of its oases, its mines and its tiles with a road. */
    networkWorth: u16(6),
  },
) {}

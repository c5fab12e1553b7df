import { numbersOf } from '@marchlands/core/steps.ts';
import { struct, u8, u16, u32 } from '@marchlands/core/struct.ts';
import { MOST_AREAS, MOST_NEIGHBOURS } from './data/map.ts';
import type { Setup } from './setup.ts';

/** Phases of a turn; `start` is passed through and never rests. */
export const PHASES = ['start', 'income', 'orders', 'over'] as const;
export const PHASE = numbersOf(PHASES);

/** The next choice of a seat in the open decision; `done` if its choice is whole, or if it has none. */
export const STAGES = ['done', 'place', 'form', 'area', 'count', 'bomb'] as const;
export const STAGE = numbersOf(STAGES);

/** Forms of a move. */
export const FORMS = ['pass', 'spread', 'gather'] as const;
export const FORM = numbersOf(FORMS);

/** No seat, in `holder` and `winner`; a seat is 1 + its number there. */
export const NONE = 0;

/** Why a match ended, as `reason`: 1 + the index in this list. */
export const reasons = ['cities', 'elimination', 'turnLimit', 'resign', 'agreement'] as const;

/**
 * The table, and each seat's choices so far in the open decision. Vectors of two groups hold Red's group first:
 * `pieces[seat * MOST_AREAS + area]`, `moved[seat * MOST_NEIGHBOURS + slot]`. A whole choice is kept until both are
 * whole; at all other times its fields are zero.
 */
export class State extends struct<Setup>()({
  /** By seat and area; at most one seat has any in an area (AN-06). */
  pieces: u16(2 * MOST_AREAS),
  /** By area: its holder when the previous turn ended (AN-81), 0 or 1 + seat. */
  holder: u8(MOST_AREAS),
  /** Bombardments left, by seat. */
  bombs: u8(2),
  /** The turn in progress, from 1. */
  turn: u16,
  phase: u8,
  /** 0 for a draw or an unfinished match, else 1 + seat. */
  winner: u8,
  /** 0, or 1 + an index in `reasons`. */
  reason: u8,
  /** Mask of the seats with something to choose in this decision. */
  asked: u8,
  /** Mask of the seats that have not finished choosing. */
  open: u8,

  /** By seat: its next choice. */
  stage: u8(2),
  /** By seat: the city (by number of cities) or neighbour (by slot) of the next choice. */
  at: u8(2),
  /** By seat: a bit for each city that gives a piece in this decision (AN-30, AN-42). */
  giving: u32(2),
  /** By seat: a bit for each city whose piece goes into its province. */
  placing: u32(2),
  form: u8(2),
  /** By seat: the start of a spread, or the destination of a gather. */
  area: u8(2),
  /** By seat and neighbour of that area: pieces that go there (spread) or come from there (gather). */
  moved: u16(2 * MOST_NEIGHBOURS),
  /** By seat: the number of neighbours with a number above 0 so far. */
  named: u8(2),
  /** By seat: pieces left in the start area of a spread. */
  left: u16(2),
  /** By seat: 0 for no bombardment, else 1 + area. */
  bomb: u8(2),
}) {}

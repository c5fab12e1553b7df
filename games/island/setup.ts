import { readOptions } from '@marchlands/core/options.ts';
import { fail, ok, quoted, type Result } from '@marchlands/core/result.ts';
import type { Setup as BaseSetup } from '@marchlands/core/types.ts';
import { boundsOf } from './bounds.ts';
import { type Island, islandFor } from './data/boards.ts';
import { DEV_COUNT, DEV_COUNT_LARGE } from './data/cards.ts';
import { edgeBetween } from './data/geometry.ts';
import { ALL_KINDS, KINDS, type Kind, RESOURCES } from './data/kinds.ts';
import type { Cost } from './data/pieces.ts';
import { type Options, optionSchema } from './options.ts';

/** Numbers of seats (IK-002). */
export const SEATS = [2, 3, 4, 5, 6] as const;

/** A value that the options may fix: `RANDOM` if it is drawn. */
export const RANDOM = -1;

/** Everything fixed for a match: options, and values resolved from them once for the rules. */
export interface Setup extends BaseSetup {
  readonly options: Options;
  readonly board: Island;
  /** True in the form `base`. */
  readonly isBase: boolean;
  /** True in the form `roaming`. */
  readonly isRoaming: boolean;
  /** True if knights may be guests of other players. */
  readonly hasGuests: boolean;
  /** Number of kinds of cards in play: the resources, and outside `base` the commodities. */
  readonly kinds: number;
  /** Cards of each kind in the bank at the start, by kind. */
  readonly bank: Uint8Array;
  /** Prices, by kind of card. */
  readonly costs: { readonly [cost in Cost]: Uint8Array };
  /** Copies of the development cards, by card; none outside `base`. */
  readonly development: Uint8Array;
  readonly target: number;
  readonly handLimit: number;
  /** 0 if the robber may go everywhere. */
  readonly friendlyRobber: number;
  /** True if there are special building phases (IK-317). */
  readonly hasSpecial: boolean;
  /** The first seat, or RANDOM. */
  readonly firstSeat: number;
  /** The ship's bay, or RANDOM. */
  readonly shipBay: number;
  /** Edges of the harbours, in dealing order. */
  readonly harbourEdges: Uint8Array;
}

/** Prices by kind, according to the options. */
function costsOf(options: Options): Setup['costs'] {
  const rowOf = (price: { readonly [kind in Kind]: number }): Uint8Array =>
    Uint8Array.from(KINDS, (kind) => price[kind]);
  return {
    road: rowOf(options.roadCost),
    settlement: rowOf(options.settlementCost),
    city: rowOf(options.cityCost),
    development: rowOf(options.developmentCost),
    wall: rowOf(options.wallCost),
    recruit: rowOf(options.recruitCost),
    promote: rowOf(options.promoteCost),
    activate: rowOf(options.activateCost),
    medicine: rowOf(options.medicineCost),
  };
}

function problemOf(options: Options, seats: number): Result<Setup> | null {
  const isLarge = seats > 4;
  if (isLarge && (options.terrain === 'reference' || options.harbours === 'reference')) {
    const at = options.terrain === 'reference' ? 'terrain' : 'harbours';
    return fail('The reference board has 19 hexes, for up to 4 players.', `options.${at}`, 'IK-314');
  }
  if (options.tokens === 'reference' && options.terrain !== 'reference') {
    return fail('The tokens of the reference board need its terrain.', 'options.tokens', 'IK-029');
  }
  if (options.firstSeat !== 'random' && Number(options.firstSeat) > seats) {
    return fail(`There are ${seats} players.`, 'options.firstSeat', 'IK-040');
  }
  const bays = islandFor(seats).bays.length;
  if (options.shipBay !== 'random' && Number(options.shipBay) >= bays) {
    return fail(`This board has ${bays} bays, counted from 0.`, 'options.shipBay', 'IK-026');
  }
  return null;
}

/**
 * From options and a number of seats, everything fixed for a match. Fails if there are not 2 to 6 seats, an option is
 * unknown or out of range, or options conflict.
 */
export function makeSetup(given: unknown, seats: number): Result<Setup> {
  if (!SEATS.some((known) => known === seats)) {
    return fail(`Island of Knights is for 2 to 6 players, not ${quoted(seats)}.`, 'seats', 'IK-002');
  }
  const read = readOptions(optionSchema, seats, given);
  if (!read.ok) return read;
  const options: Options = read.value;
  const problem = problemOf(options, seats);
  if (problem !== null) return problem;
  const board = islandFor(seats);
  const isBase = options.rules === 'base';
  const isLarge = seats > 4;
  const isTwo = seats === 2;
  const kinds = isBase ? RESOURCES : ALL_KINDS;
  const resource = options.bankResource ?? (isLarge ? 24 : 19);
  const commodity = options.bankCommodity ?? (isLarge ? 18 : 12);
  const bank = Uint8Array.from({ length: kinds }, (_, kind) => (kind < RESOURCES ? resource : commodity));
  return ok(
    Object.freeze({
      seats,
      options: Object.freeze(options),
      bounds: boundsOf(options, seats, board, bank),
      board,
      isBase,
      isRoaming: options.rules === 'roaming',
      hasGuests: options.rules === 'roaming' && options.guestKnights === 'invited',
      kinds,
      bank,
      costs: costsOf(options),
      development: Uint8Array.from(isLarge ? DEV_COUNT_LARGE : DEV_COUNT, (count) => (isBase ? count : 0)),
      target: options.target ?? (isTwo ? 15 : isBase ? 10 : 13),
      handLimit: options.handLimit ?? (isTwo ? 9 : 7),
      friendlyRobber: options.friendlyRobber ?? (isTwo ? 2 : 0),
      hasSpecial: isLarge && options.specialBuild,
      firstSeat: options.firstSeat === 'random' ? RANDOM : Number(options.firstSeat) - 1,
      shipBay: options.shipBay === 'random' ? RANDOM : Number(options.shipBay),
      harbourEdges: Uint8Array.from(board.harbourEdges, ([a, b]) => edgeBetween(board, a, b)),
    }),
  );
}

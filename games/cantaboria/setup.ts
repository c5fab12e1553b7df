import { readOptions } from '@marchlands/core/options.ts';
import { fail, ok, type Result } from '@marchlands/core/result.ts';
import type { Bounds } from '@marchlands/core/types.ts';
import { boundsOf, lastCycleOf } from './bounds.ts';
import { type Land, landOfMap } from './data/land.ts';
import { SUPPLIES } from './data/limits.ts';
import { mapOf, type Options, optionSchema } from './options.ts';

/** Everything fixed for a match of Cantaboria. */
export interface Setup {
  readonly seats: number;
  readonly options: Options;
  readonly bounds: Bounds;
  readonly shipped?: readonly { readonly name: string; readonly id: string; readonly data: object }[];
  readonly land: Land;
  /** Sites by kind, in the order of TOKENS. */
  readonly sites: readonly number[];
  /** The initial supply of each token, City and hull (CA-08). */
  readonly supply: Uint8Array;
  /** The last cycle (CA-99). */
  readonly lastCycle: number;
  readonly capacity: Capacity;
}

/** The most that is carried, `Infinity` without a limit: tokens by foot and by Horse, goods aboard a boat. */
interface Capacity {
  readonly foot: number;
  readonly horse: number;
  readonly boatGoods: number;
}

function supplyOf(options: Options): Uint8Array {
  const supply = new Uint8Array(SUPPLIES);
  supply.fill(options.resourceTokens, 0, 5);
  supply.set([options.weaponTokens, options.cityTokens, options.boatTokens], 5);
  return supply;
}

/** Options and a number of seats -> everything fixed, or why they are refused. */
export function makeSetup(options: unknown, seats: number): Result<Setup> {
  const read = readOptions(optionSchema, seats, options);
  if (!read.ok) return read;
  const chosen = read.value;
  const found = mapOf(chosen, seats);
  if (!found.ok) return found;
  const map = found.value;
  const { min, max } = map.players;
  if (seats < min || seats > max) return fail(`${map.name} takes ${min} to ${max} players, not ${seats}.`, 'seats');
  if (chosen.cityTokens < chosen.citiesToWin) {
    return fail(`must be ${chosen.citiesToWin} at least, as many as win.`, 'options.cityTokens', 'CA-08');
  }
  const { timber, gold, iron, magic, horse } = map.sites;
  const land = landOfMap(map);
  return ok(
    Object.freeze({
      seats,
      // A copy made in one go stays a fast object; one filled field by field becomes a dictionary, which is slower.
      options: Object.freeze({ ...chosen }),
      bounds: boundsOf(chosen, seats, { ...land, grounds: horse }),
      // A custom map is in the options in full.
      ...(map === chosen.map ? {} : { shipped: [{ name: 'map', id: map.id, data: map }] }),
      land,
      sites: Object.freeze([timber, gold, iron, magic, horse]),
      supply: supplyOf(chosen),
      lastCycle: lastCycleOf(chosen),
      capacity: Object.freeze({
        foot: chosen.footCapacity ?? Number.POSITIVE_INFINITY,
        horse: chosen.horseCapacity ?? Number.POSITIVE_INFINITY,
        boatGoods: chosen.boatGoodsMax || Number.POSITIVE_INFINITY,
      }),
    }),
  );
}

/**
 * Chances that anybody at the table may know. Given a bag they are exact. Face-down tiles are averaged over: without
 * evidence exactly (a draw from the bag is then like a draw from bag and face-down tiles together), otherwise over
 * sampled faces with the distribution of hidden.ts, each of which gives exact chances again.
 */
import { estimate, percent } from '@marchlands/core/percent.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { type LandTile, TILES, type Tile } from '../data/tiles.ts';
import type { Options } from '../options.ts';
import { faceSampler } from '../view/resample.ts';
import type { TableView } from '../view/table.ts';

/** Number of samples of faces if there is evidence; the error of a chance is then about 0.3 %. */
const SAMPLES = 160;

/** A possible bag, by kind, and its size. */
interface Bag {
  readonly counts: readonly number[];
  readonly size: number;
}

/** The bags consistent with a viewer's knowledge, all equally likely, and whether their chances are exact. */
export interface Bags {
  readonly bags: readonly Bag[];
  readonly isExact: boolean;
}

const bagsOfView = new WeakMap<TableView, Bags>();

/** The bags of a view; computed once for each. */
export function bagsOf(view: TableView): Bags {
  const known = bagsOfView.get(view);
  if (known !== undefined) return known;
  const found = findBags(view);
  bagsOfView.set(view, found);
  return found;
}

function bagOf(counts: readonly number[]): Bag {
  return { counts, size: counts.reduce((sum, count) => sum + count, 0) };
}

function findBags(view: TableView): Bags {
  if (view.shown.length === 0 || view.faceDown.length === 0) {
    return { bags: [bagOf(TILES.map((tile) => view.pool[tile]))], isExact: true };
  }
  const sampler = faceSampler(view);
  // The same view always gives the same chances.
  const rng = new Rng(`${view.turn}/${view.inBag}`);
  const bags = Array.from({ length: SAMPLES }, () => {
    sampler.sample(rng);
    return bagOf([...sampler.bag]);
  });
  return { bags, isExact: false };
}

function mean(bags: Bags, chance: (bag: Bag) => number): number {
  return bags.bags.reduce((sum, bag) => sum + chance(bag), 0) / bags.bags.length;
}

/** The chance that none of the `special` tiles of a bag is among `draws` drawn without replacement. */
function noneOf(size: number, special: number, draws: number): number {
  let chance = 1;
  for (let i = 0; i < draws; i += 1) chance *= Math.max(0, size - special - i) / Math.max(1, size - i);
  return chance;
}

/** By kind: the chance that a discovery draws it (CH-2). */
export function discoverOdds(bags: Bags): readonly number[] {
  return TILES.map((_, kind) => mean(bags, ({ counts, size }) => (size === 0 ? 0 : (counts[kind] ?? 0) / size)));
}

/** The possible results of an activation. */
export interface ActivateOdds {
  /** By kind: the chance to be among the tiles that may be taken. */
  readonly offered: readonly number[];
  /** The chance that a forced tile is drawn; 0 if the source forces none. */
  readonly forced: number;
  /** The chance that no tile remains to be taken. */
  readonly nothing: number;
  /** Number of tiles drawn; null in a treasure hunt. */
  readonly draws: number | null;
}

/**
 * The chances of activating a tile (BR-41 to BR-48). The face-down tile before it leaves unseen, so it changes none.
 */
export function activateOdds(bags: Bags, source: LandTile, options: Options, inBag: number): ActivateOdds {
  const row = options.tileTable[source];
  const forbidden = TILES.map((tile) => row.forbidden.includes(tile));
  const forced = TILES.map((tile, kind) => row.forced.includes(tile) && !forbidden[kind]);
  if (options.treasureHunt !== 'off' && (source === 'city' || source === 'mine')) {
    const accepted = options.huntAccepts === 'forcedOnly' ? forced : forbidden.map((no) => !no);
    const sum = ({ counts }: Bag) => counts.reduce((all, count, kind) => (accepted[kind] ? all + count : all), 0);
    const offered = TILES.map((_, kind) =>
      accepted[kind] ? mean(bags, (bag) => (sum(bag) === 0 ? 0 : (bag.counts[kind] ?? 0) / sum(bag))) : 0,
    );
    return { offered, forced: 0, nothing: mean(bags, (bag) => (sum(bag) === 0 ? 1 : 0)), draws: null };
  }
  const draws = Math.min(row.draws, Math.max(0, inBag - 1));
  const without = ({ counts, size }: Bag, kinds: (kind: number) => boolean) =>
    noneOf(
      size,
      counts.reduce((all, count, kind) => (kinds(kind) ? all + count : all), 0),
      draws,
    );
  const offered = TILES.map((_, kind) => {
    if (forbidden[kind]) return 0;
    if (forced[kind]) return mean(bags, (bag) => 1 - without(bag, (other) => other === kind));
    return mean(
      bags,
      (bag) =>
        without(bag, (other) => forced[other] === true) -
        without(bag, (other) => forced[other] === true || other === kind),
    );
  });
  return {
    offered,
    forced: mean(bags, (bag) => 1 - without(bag, (kind) => forced[kind] === true)),
    nothing: mean(bags, (bag) => without(bag, (kind) => !forbidden[kind])),
    draws,
  };
}

/** A chance as text; a sampled one is never called certain. */
export function chanceText(chance: number, isExact: boolean): string {
  return isExact ? percent(chance) : estimate(chance, SAMPLES);
}

/** Tiles and their chances, likeliest first; those without a chance are omitted. */
export function ranked(odds: readonly number[]): readonly { readonly tile: Tile; readonly chance: number }[] {
  return TILES.map((tile, kind) => ({ tile, chance: odds[kind] ?? 0 }))
    .filter(({ chance }) => chance > 0)
    .sort((a, b) => b.chance - a.chance);
}

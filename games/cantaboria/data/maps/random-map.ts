import { ok, type Result } from '@marchlands/core/result.ts';
import { generateMap } from '../generator/generator.ts';
import type { MapData } from '../map.ts';
import { shippedMap } from './maps.ts';

/** The size of the cache: the same map is asked for again and again. */
const MOST_KEPT = 64;
/** Random maps are numbered from 1. */
export const MOST_NUMBER = 999_999;
const kept = new Map<string, Result<MapData>>();

/** One number in a few hundred yields no map within the generator's attempts; then the next seed is tried. */
const MOST_SEEDS = 10;

function make(number: number, players: number): Result<MapData> {
  let made = generateMap(number, players);
  for (let seed = 2; !made.ok && seed <= MOST_SEEDS; seed += 1) made = generateMap(`${number}/${seed}`, players);
  return made;
}

/** The random map of a number for this many players: always the same one. */
export function randomMap(number: number, players: number): Result<MapData> {
  const key = `${players}:${number}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = make(number, players);
  const [oldest] = kept.keys();
  if (kept.size === MOST_KEPT) kept.delete(oldest);
  kept.set(key, made);
  return made;
}

/** The map of an id: a shipped one, or for any other id the random one of a number. */
export function mapNamed(id: string, number: number, players: number): Result<MapData> {
  const shipped = shippedMap(id);
  return shipped === undefined ? randomMap(number, players) : ok(shipped);
}

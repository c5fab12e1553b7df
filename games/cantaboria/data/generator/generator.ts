import { fail, ok, type Result } from '@marchlands/core/result.ts';
import { Rng } from '@marchlands/core/rng.ts';
import type { MapData } from '../map.ts';
import { checkMap } from '../map-check/map-check.ts';
import { drawMap } from './draw.ts';
import { type Failure, type Limits, limitsFor, rangeProblem } from './limits.ts';

/** The most attempts before the generator gives up. */
const MOST_TRIES = 200;

/**
 * A random map: the same for the same input, on every machine.
 * @param seed any text or number
 * @param players 2 .. 6
 * @param changed limits that differ from the defaults for this number of players
 * @returns a map that passes all checks, or which limit is out of range, or what failed how often
 */
export function generateMap(seed: string | number, players: number, changed: Partial<Limits> = {}): Result<MapData> {
  const limits = limitsFor(players, changed);
  const wrong = rangeProblem(limits);
  if (wrong !== null) return fail(wrong);
  const seeds = new Rng(seed);
  const failures = new Map<Failure, number>();
  for (let i = 0; i < MOST_TRIES; i += 1) {
    const found = tryMap(players, limits, new Rng(seeds.uint32()));
    if (typeof found !== 'string') return ok(found);
    failures.set(found, (failures.get(found) ?? 0) + 1);
  }
  const told = [...failures].sort(([, a], [, b]) => b - a).map(([limit, count]) => `${limit} failed ${count} times`);
  return fail(`no map within the limits: ${told.join(', ')}`);
}

function tryMap(players: number, limits: Limits, rng: Rng): MapData | Failure {
  const map = drawMap(players, limits, rng);
  if (typeof map === 'string') return map;
  return checkMap(map).map === null ? 'checks' : map;
}

import type { AndiaMap } from '../map.ts';
import { andia } from './andia.ts';
import { lake } from './lake.ts';
import { mini } from './mini.ts';

/** The maps that come with the game, the standard one first. */
export const builtInMaps: readonly AndiaMap[] = [andia, lake, mini];

/** The built-in map of an id, or undefined. */
export function builtInMap(id: string): AndiaMap | undefined {
  return builtInMaps.find((map) => map.id === id);
}

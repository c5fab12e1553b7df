import type { MapData } from '../map.ts';
import { andia } from './andia.ts';
import { lake } from './lake.ts';
import { mini } from './mini.ts';

/** The shipped maps, the standard one first. */
export const builtInMaps: readonly MapData[] = [andia, lake, mini];

/** The built-in map with an id, or undefined. */
export function builtInMap(id: string): MapData | undefined {
  return builtInMaps.find((map) => map.id === id);
}

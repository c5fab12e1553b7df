import type { MapData } from '../map.ts';
import { ayathgaron36 } from './ayathgaron-36.ts';

/** The shipped maps, the standard one first. */
export const maps: readonly MapData[] = [ayathgaron36];

/** The shipped map with an id, or undefined. */
export function shippedMap(id: string): MapData | undefined {
  return maps.find((map) => map.id === id);
}

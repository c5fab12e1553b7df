import { isRecord } from '@marchlands/core/result.ts';
import type { MapData } from '../../data/map.ts';
import { builtInMap } from '../../data/maps/maps.ts';

/** What the option holds as data: the map of an id in full, anything else as it is. */
export function inFull(value: unknown): unknown {
  return typeof value === 'string' ? (builtInMap(value) ?? value) : value;
}

const OWN = 'own-';

/** The map with some fields changed, whatever else stands in it, under an id that is none of the shipped ones. */
export function withFields(map: unknown, fields: Partial<{ readonly [field in keyof MapData]: unknown }>): unknown {
  const raw = isRecord(map) ? map : {};
  const { id } = raw;
  const own = typeof id === 'string' && !id.startsWith(OWN) ? `${OWN}${id}` : id;
  return { ...raw, ...fields, id: own };
}

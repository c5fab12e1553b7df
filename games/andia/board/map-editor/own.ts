import { isRecord } from '@marchlands/core/result.ts';
import type { MapData } from '../../data/map.ts';
import { builtInMap } from '../../data/maps/maps.ts';

/** The option's value as data: a map given by id in full, anything else unchanged. */
export function inFull(value: unknown): unknown {
  return typeof value === 'string' ? (builtInMap(value) ?? value) : value;
}

const OWN = 'own-';

/** The map with some fields replaced and everything else kept, under an id that is not a shipped one. */
export function withFields(map: unknown, fields: Partial<{ readonly [field in keyof MapData]: unknown }>): unknown {
  const raw = isRecord(map) ? map : {};
  const { id } = raw;
  const own = typeof id === 'string' && !id.startsWith(OWN) ? `${OWN}${id}` : id;
  return { ...raw, ...fields, id: own };
}

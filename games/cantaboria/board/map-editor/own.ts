/** The map that the option holds, by name or in full. */
import { isRecord } from '@marchlands/core/result.ts';
import type { MapData } from '../../data/map.ts';
import { mapNamed } from '../../data/maps/random-map.ts';

/** The option's value as data: a named map in full, anything else unchanged. */
export function inFull(value: unknown, seats: number, options: { readonly [name: string]: unknown }): unknown {
  if (typeof value !== 'string') return value;
  const number = options['mapNumber'];
  const made = mapNamed(value, typeof number === 'number' ? number : 1, seats);
  return made.ok ? made.value : value;
}

const OWN = 'own-';

/** The map under an id of its own, since it is no longer one of the shipped maps. */
export function asOwn<T extends { readonly [field: string]: unknown } | MapData>(map: T): T {
  const { id } = map;
  if (typeof id !== 'string' || id.startsWith(OWN)) return map;
  return { ...map, id: `${OWN}${id}`.slice(0, 40) };
}

/** The map with some fields replaced and everything else kept. */
export function withFields(map: unknown, fields: Partial<{ readonly [field in keyof MapData]: unknown }>): unknown {
  return asOwn({ ...(isRecord(map) ? map : {}), ...fields });
}

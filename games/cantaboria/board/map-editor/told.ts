/** The findings of the checks, with the places they concern. */
import { isRecord } from '@marchlands/core/result.ts';
import type { MapData, Point } from '../../data/map.ts';
import { checkFields } from '../../data/map-check/fields.ts';
import { Findings } from '../../data/map-check/findings.ts';
import { checkMap } from '../../data/map-check/map-check.ts';

/** The place of a finding in the editor. */
export interface Told {
  readonly text: string;
  readonly check: number;
  /** Ids of the territories it concerns. */
  readonly territories: readonly string[];
  /** The point or junction that it names; null if it names none. */
  readonly point: Point | null;
  /** The field of the map that is wrong: `name`, `players`, `sites.gold`; null if the finding concerns a place. */
  readonly field: string | null;
}

/** The map if all its fields exist, so that it can be drawn, playable or not; null if one is missing. */
export function drawable(value: unknown): MapData | null {
  return isRecord(value) ? checkFields(value, new Findings()) : null;
}

/** Checks of numbers of the whole map, by their fields. */
const FIELDS: { readonly [check: number]: string | undefined } = {
  6: 'players',
  8: 'players',
  9: 'sites',
  10: 'sites',
};

/** All problems of a map. @param drawn the map in which places are looked up */
export function toldOf(value: unknown, drawn: MapData): readonly Told[] {
  return checkMap(value).errors.map(({ check, message }) => {
    const [place = ''] = message.split(':');
    const index = /^territories\[(\d+)\]/.exec(place)?.[1];
    const territory = index === undefined ? undefined : drawn.territories.at(Number(index))?.id;
    const about = placesIn(message, drawn);
    const isField = check === 3 && territory === undefined && /^[a-z]/.test(place);
    return {
      text: message,
      check,
      ...(territory === undefined ? about : { territories: [territory], point: null }),
      field: isField ? place : (FIELDS[check] ?? null),
    };
  });
}

function placesIn(message: string, map: MapData): Pick<Told, 'territories' | 'point'> {
  const ids = new Set(map.territories.map(({ id }) => id));
  const found = new Set<string>();
  const spot = /\[(-?[\d.]+), (-?[\d.]+)\]/.exec(message);
  let point: Point | null = spot === null ? null : [Number(spot[1]), Number(spot[2])];
  for (const word of message.split(/[\s:;,()"]+/)) {
    const reach = map.reaches.find(({ id }) => id === word);
    const lake = map.lakes.find(({ id }) => id === word);
    const junction = map.junctions.find(({ id }) => id === word);
    for (const part of word.split(/[-.]/)) if (ids.has(part)) found.add(part);
    if (reach !== undefined) found.add(reach.left).add(reach.right);
    if (lake !== undefined) for (const shore of lake.shores) found.add(shore);
    if (junction === undefined) continue;
    point ??= junction.point;
    for (const { up, down, left, right } of map.reaches) {
      if (up === junction.id || down === junction.id) found.add(left).add(right);
    }
  }
  return { territories: [...found], point };
}

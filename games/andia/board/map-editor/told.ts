/** The findings of the checks, with the areas and the field they concern. */
import { isRecord } from '@marchlands/core/result.ts';
import type { MapData } from '../../data/map.ts';
import { checkFields } from '../../data/map-check/fields.ts';
import { checkMap } from '../../data/map-check/map-check.ts';

export interface Told {
  readonly text: string;
  /** Codes of the areas it concerns. */
  readonly areas: readonly string[];
  /** The part of the form it concerns: `name`, `pieces`, `ways`, `citiesToWin`, `mirror`; null for none. */
  readonly field: string | null;
}

const FIELDS: { readonly [code: string]: string | undefined } = {
  E_NAME: 'name',
  E_SETUP_AREA: 'pieces',
  E_SETUP_BOTH: 'pieces',
  E_EDGE_KIND: 'ways',
  E_EDGE_FOREIGN: 'ways',
  E_EDGE_DUP: 'ways',
  E_EDGE_SELF: 'ways',
  E_ROAD_MISSING: 'ways',
  E_GOAL: 'citiesToWin',
  E_GOAL_START: 'citiesToWin',
  E_MIRROR: 'mirror',
};

/** The map if all its fields exist, so that it can be drawn, playable or not; null if one is missing. */
export function drawable(value: unknown): MapData | null {
  return isRecord(value) ? checkFields(value).map : null;
}

/** All problems of a map or, if there are none, its warnings. @param drawn the map in which areas are looked up */
export function toldOf(
  value: unknown,
  drawn: MapData,
): { readonly wrong: readonly Told[]; readonly odd: readonly Told[] } {
  const { errors, warnings } = checkMap(value);
  const codes = new Set(drawn.areas.map(({ code }) => code));
  const told = ({ code, message }: { readonly code: string; readonly message: string }): Told => ({
    text: message,
    // A name in quotation marks may look like a code.
    areas: [...new Set(message.replace(/"[^"]*"/g, '').split(/[\s,.:;()-]+/))].filter((word) => codes.has(word)),
    field: FIELDS[code] ?? fieldOf(message),
  });
  return { wrong: errors.map(told), odd: warnings.map(told) };
}

/** The field named by the first stage: `Field "title" must be text.` */
function fieldOf(message: string): string | null {
  return /^Field "(\w+)"/.exec(message)?.[1] ?? null;
}

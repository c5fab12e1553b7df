import type { MapData } from '../map.ts';
import { checkAreas } from './areas.ts';
import { checkBoard, checkGoal } from './board.ts';
import { checkDrawing } from './drawing.ts';
import { checkEdges } from './edges.ts';
import { checkFields } from './fields.ts';
import { checkMirror, checkTrades } from './pairs.ts';
import { type MapError, type MapWarning, mapErrors } from './problem.ts';

export interface MapReport {
  /** The map, if nothing is wrong with it. */
  readonly map: MapData | null;
  readonly errors: readonly MapError[];
  readonly warnings: readonly MapWarning[];
}

/**
 * Checks a map in the stages of the rules (AN-13): all errors of a stage are reported together, and a stage runs only
 * if the ones before it found none.
 * @param value from outside: a JSON value, or JSON as text
 */
export function checkMap(value: unknown): MapReport {
  const { map, errors } = checkFields(value);
  if (map === null || errors.length > 0) return { map: null, errors, warnings: [] };
  const stages: readonly (() => readonly MapError[])[] = [
    () => checkAreas(map),
    () => checkEdges(map),
    () => checkBoard(map),
    () => [...checkGoal(map), ...checkTrades(map), ...(map.mirror === undefined ? [] : checkMirror(map, map.mirror))],
  ];
  for (const stage of stages) {
    const found = stage();
    if (found.length > 0) return { map: null, errors: inOrder(found), warnings: [] };
  }
  return { map, errors: [], warnings: checkDrawing(map) };
}

/** By code, in the order of the rules' list of checks. */
function inOrder(errors: readonly MapError[]): readonly MapError[] {
  return [...errors].sort((a, b) => mapErrors.indexOf(a.code) - mapErrors.indexOf(b.code));
}

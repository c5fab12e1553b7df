import { parseJson } from '@marchlands/core/json.ts';
import type { MapData } from '../map.ts';
import { checkAdjacency, checkConnected } from './adjacency.ts';
import { atlasOf } from './atlas.ts';
import { checkBorders, checkRegions } from './borders.ts';
import { checkBranches } from './branches.ts';
import { checkFields } from './fields.ts';
import { type Finding, Findings } from './findings.ts';
import { checkIds } from './ids.ts';
import { checkJunctions } from './junctions.ts';
import { checkLakes } from './lakes.ts';
import { checkNumbers } from './numbers.ts';
import { checkOverlaps } from './overlaps.ts';
import { checkReaches } from './reaches.ts';
import { checkRings } from './rings.ts';
import { warningsOf } from './warnings.ts';

export interface MapReport {
  /** The map, if nothing is wrong with it. */
  readonly map: MapData | null;
  /** In the order of the checks. */
  readonly errors: readonly Finding[];
  readonly warnings: readonly Finding[];
}

const CHECKS = [
  ...[checkIds, checkNumbers, checkBorders, checkRings, checkOverlaps, checkRegions, checkAdjacency, checkConnected],
  ...[checkReaches, checkBranches, checkJunctions, checkLakes],
];

/**
 * Checks a map by all checks of the rules (MAP-01 to MAP-36). All failures are reported together; if a field is missing
 * or has a wrong type, only MAP-02, MAP-03 and MAP-11 are checked.
 * @param value from outside: a JSON value, or JSON as text
 */
export function checkMap(value: unknown): MapReport {
  const findings = new Findings();
  const map = typeof value === 'string' ? parsed(value, findings) : checkFields(value, findings);
  if (map !== null) {
    const atlas = atlasOf(map);
    for (const check of CHECKS) check(atlas, findings);
  }
  const errors = findings.list();
  if (map === null || errors.length > 0) return { map: null, errors, warnings: [] };
  return { map, errors, warnings: warningsOf(map) };
}

/** MAP-01, and the checks of the fields. */
function parsed(text: string, findings: Findings): MapData | null {
  const found = parseJson(text);
  if (found.ok) return checkFields(found.value, findings);
  findings.add(1, `map: not valid JSON (${found.problem.at ?? 'line 1, column 1'})`);
  return null;
}

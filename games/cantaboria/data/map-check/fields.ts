import { isRecord, quoted } from '@marchlands/core/result.ts';
import { keyOf, rounded } from '../geometry.ts';
import { borderKinds, CANVAS, junctionKinds, type MapData, type Point } from '../map.ts';
import type { Findings } from './findings.ts';
import { count, type Form, list, number, object, oneOf, pattern, text, tuple } from './form.ts';

const id = text(1, 20);
const name = text(1, 60);
const anyText = text(0, 60);
const numbers = tuple(number, number);
const pair = tuple(id, id);
const short = pattern('a capital and 1 or 2 digits', /^[A-Z]\d{1,2}$/);

const canvas: Form = (value, path, findings) => {
  const isCanvas = Array.isArray(value) && value.length === 2 && value[0] === CANVAS[0] && value[1] === CANVAS[1];
  if (!isCanvas) findings.add(3, `${path}: expected [1000, 800], found ${quoted(value)}`);
};

/** MAP-11: a point lies on the canvas and has at most one decimal. */
const point: Form = (value, path, findings) => {
  numbers(value, path, findings);
  if (!isPoint(value)) return;
  if (value.some((at, axis) => at < 0 || at > CANVAS[axis])) findings.add(11, `point ${path}: outside the canvas`);
  else if (keyOf(rounded(value)) !== keyOf(value)) findings.add(11, `point ${path}: more than one decimal`);
};

function isPoint(value: unknown): value is Point {
  return Array.isArray(value) && value.length === 2 && value.every(Number.isFinite);
}

const outlet: Form = (value, path, findings) => {
  if (value !== null) id(value, path, findings);
};

const MAP = object({
  format: anyText,
  id: pattern('3 to 40 of a-z, 0-9 and -', /^[a-z0-9-]{3,40}$/),
  name,
  canvas,
  players: object({ min: count, max: count, recommended: list(count) }),
  sites: object({ timber: count, gold: count, iron: count, magic: count, horse: count }),
  sea: name,
  branches: list(object({ id, name, reaches: list(id), source: id, flowsInto: id })),
  territories: list(
    object({ id: short, name: anyText, label: point, room: number, borders: list(id), polygon: list(point) }),
  ),
  borders: list(object({ id: text(1, 60), kind: oneOf(borderKinds), a: id, b: id, points: list(point) })),
  junctions: list(object({ id, kind: oneOf(junctionKinds), point, lake: id }, 'lake')),
  reaches: list(
    object({
      ...{ id: short, branch: id, order: number, left: id, right: id },
      ...{ border: text(1, 60), up: id, down: id, path: list(point) },
    }),
  ),
  lakes: list(object({ id, name, shores: list(id), facing: list(pair), outlet, label: point, polygon: list(point) })),
  berths: list(object({ id: text(1, 41), lake: id, shore: id, point })),
  adjacency: list(tuple(id, id, oneOf(['line', 'river']))),
});

/**
 * MAP-02, MAP-03, MAP-11: the format, the type of every field, all points on the canvas. @returns the map, if every
 * field exists.
 */
export function checkFields(value: unknown, findings: Findings): MapData | null {
  if (isRecord(value) && typeof value.format === 'string' && value.format !== 'cantaboria-map/1') {
    findings.add(2, `map: format must be "cantaboria-map/1", found ${quoted(value.format)}`);
  }
  MAP(value, '', findings);
  // Every field was just checked; the other checks cover what types cannot express.
  return findings.list().some(({ check }) => check === 3) ? null : (value as MapData);
}

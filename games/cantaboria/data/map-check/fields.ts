import { isRecord, quoted } from '@marchlands/core/result.ts';
import { borderKinds, junctionKinds, type MapData } from '../map.ts';
import { count, type Form, list, number, object, oneOf, orNull, pattern, text, tuple } from './form.ts';
import type { Findings } from './problem.ts';

const id = text(1, 20);
const name = text(1, 60);
const anyText = text(0, 60);
const point = tuple(number, number);
const pair = tuple(id, id);
const short = pattern('a capital and 1 or 2 digits', /^[A-Z]\d{1,2}$/);

const canvas: Form = (value, path, complain) => {
  const isCanvas = Array.isArray(value) && value.length === 2 && value[0] === 1000 && value[1] === 800;
  if (!isCanvas) complain(path, `expected [1000, 800], found ${quoted(value)}`);
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
  junctions: list(object({ id, kind: oneOf(junctionKinds), point }, { lake: id })),
  reaches: list(
    object({
      ...{ id: short, branch: id, order: number, left: id, right: id },
      ...{ border: text(1, 60), up: id, down: id, path: list(point) },
    }),
  ),
  lakes: list(
    object({
      ...{ id, name, shores: list(id), facing: list(pair), outlet: orNull(id) },
      ...{ label: point, polygon: list(point) },
    }),
  ),
  berths: list(object({ id: text(1, 41), lake: id, shore: id, point })),
  adjacency: list(tuple(id, id, oneOf(['line', 'river']))),
});

/** MAP-02, MAP-03: the format, and every field there and of its type. @returns the map, if every field is. */
export function checkFields(value: unknown, findings: Findings): MapData | null {
  if (isRecord(value) && typeof value.format === 'string' && value.format !== 'cantaboria-map/1') {
    findings.add(2, `map: format must be "cantaboria-map/1", found ${quoted(value.format)}`);
  }
  let wrong = 0;
  MAP(value, '', (path, trouble) => {
    wrong += 1;
    findings.add(3, `${path}: ${trouble}`);
  });
  // Every field has just been looked at; what types cannot say the other checks do.
  return wrong === 0 ? (value as MapData) : null;
}

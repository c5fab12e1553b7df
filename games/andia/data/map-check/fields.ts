import { parseJson } from '@marchlands/core/json.ts';
import { isPlainText, isRecord, quoted } from '@marchlands/core/result.ts';
import type { MapData } from '../map.ts';
import type { MapError } from './problem.ts';

type Json = { readonly [field: string]: unknown };

/** A field's type, in words and as a test. */
interface Form {
  readonly says: string;
  fits(value: unknown): boolean;
}

const text: Form = { says: 'text', fits: (value) => typeof value === 'string' && isPlainText(value) };
const number: Form = { says: 'number', fits: (value) => typeof value === 'number' };
const list: Form = { says: 'list', fits: Array.isArray };
const object: Form = { says: 'JSON object', fits: isRecord };
// Every problem of a mirror has the same code of its own.
const anything: Form = { says: 'list of pairs', fits: () => true };

const MAP = { format: text, id: text, title: text, citiesToWin: number, areas: list, edges: list, setup: object };
const MAP_OPTIONAL = { trades: list, mirror: anything };
const AREA = { code: text, name: text, kind: text, x: number, y: number };
const EDGE = { a: text, b: text, kind: text };
const SETUP = { red: object, blue: object };

/**
 * Stage 1: the map is a JSON object of the known format, and its fields are complete, known and of the right type.
 * @param value a JSON value, or JSON as text
 * @returns the map, even if its format has another name; null if a field is missing or of another type
 */
export function checkFields(value: unknown): { readonly map: MapData | null; readonly errors: readonly MapError[] } {
  const map = typeof value === 'string' ? parsed(value) : value;
  if (!isRecord(map)) return { map: null, errors: [{ code: 'E_JSON', message: 'The map is not a JSON object.' }] };
  const errors: MapError[] = [];
  return { map: isWhole(map, errors) ? map : null, errors };
}

/** Whether every field is there, known and of the right type; the others are added to `errors`. */
function isWhole(map: Json, errors: MapError[]): map is Json & MapData {
  if (typeof map.format === 'string' && map.format !== 'andia-map/1') {
    errors.push({ code: 'E_FORMAT', message: `Unknown map format ${quoted(map.format)}.` });
  }
  checkRecord(map, '', MAP, MAP_OPTIONAL, errors);
  checkRows(map.areas, 'areas', AREA, errors);
  checkRows(map.edges, 'edges', EDGE, errors);
  if (isRecord(map.setup)) checkRecord(map.setup, 'setup.', SETUP, {}, errors);
  if (Array.isArray(map.areas) && map.areas.length === 0) {
    errors.push({ code: 'E_FIELD', message: 'Field "areas" must be a list with at least one area.' });
  }
  // The next stages check what these types cannot express (kinds, codes).
  return errors.every(({ code }) => code === 'E_FORMAT');
}

function parsed(text: string): unknown {
  const found = parseJson(text);
  return found.ok ? found.value : null;
}

function checkRows(rows: unknown, at: string, forms: { readonly [field: string]: Form }, errors: MapError[]): void {
  if (!Array.isArray(rows)) return;
  rows.forEach((row: unknown, index) => {
    if (isRecord(row)) checkRecord(row, `${at}[${index}].`, forms, {}, errors);
    else errors.push({ code: 'E_FIELD', message: `Field "${at}[${index}]" must be a JSON object.` });
  });
}

function checkRecord(
  record: Json,
  at: string,
  needed: { readonly [field: string]: Form },
  optional: { readonly [field: string]: Form },
  errors: MapError[],
): void {
  const error = (message: string) => errors.push({ code: 'E_FIELD', message });
  for (const field of Object.keys(needed)) {
    if (!Object.hasOwn(record, field)) error(`Field "${at}${field}" is missing.`);
  }
  for (const [field, value] of Object.entries(record)) {
    const form = Object.hasOwn(needed, field) ? needed[field] : Object.hasOwn(optional, field) ? optional[field] : null;
    if (form === null) error(`Field "${at}${field}" is unknown.`);
    else if (!form.fits(value)) error(`Field "${at}${field}" must be a ${form.says}.`);
  }
}

import { isPlainText, isRecord, isWhole, quoted } from '@marchlands/core/result.ts';
import type { Findings } from './findings.ts';

/** A validator of one value of the map form: reports a wrong value by its path (MAP-03). */
export type Form = (value: unknown, path: string, findings: Findings) => void;

/** The name of a JSON type, for a sentence. */
function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (value === undefined) return 'nothing';
  if (typeof value === 'number') return Number.isFinite(value) ? 'number' : String(value);
  if (typeof value === 'string') return 'text';
  return Array.isArray(value) ? 'list' : typeof value;
}

/** A value of one JSON type that passes a test; `wanted` describes the test. */
function plain(type: 'text' | 'number', wanted: string, fits: (value: unknown) => boolean): Form {
  return (value, path, findings) => {
    if (typeOf(value) !== type) findings.add(3, `${path}: expected ${type}, found ${typeOf(value)}`);
    else if (!fits(value)) findings.add(3, `${path}: expected ${wanted}, found ${quoted(value)}`);
  };
}

const ofText = (wanted: string, fits: (text: string) => boolean): Form =>
  plain('text', wanted, (value) => typeof value === 'string' && fits(value));

/** One line of text of `least` to `most` characters. */
export const text = (least: number, most: number): Form =>
  ofText(
    `one line of ${least} to ${most} characters`,
    (line) => line.length >= least && line.length <= most && isPlainText(line),
  );

/** Text that matches a pattern; `wanted` describes it. */
export const pattern = (wanted: string, expression: RegExp): Form => ofText(wanted, (line) => expression.test(line));

/** One of the given texts. */
export const oneOf = (names: readonly string[]): Form => ofText(names.join(' or '), (name) => names.includes(name));

export const number: Form = plain('number', 'number', Number.isFinite);

/** A whole number, 0 or more. */
export const count: Form = plain('number', 'whole number from 0', (value) => isWhole(value, 0, Number.MAX_VALUE));

/** A list of values of one form. */
export function list(form: Form): Form {
  return (value, path, findings) => {
    if (!Array.isArray(value)) findings.add(3, `${path}: expected list, found ${typeOf(value)}`);
    // Not `forEach`, which skips holes.
    else for (let i = 0; i < value.length; i += 1) form(value[i], `${path}[${i}]`, findings);
  };
}

/** A list with a form for each index. */
export function tuple(...forms: readonly Form[]): Form {
  return (value, path, findings) => {
    const length = Array.isArray(value) ? ` of ${value.length}` : '';
    if (!Array.isArray(value) || value.length !== forms.length) {
      findings.add(3, `${path}: expected list of ${forms.length}, found ${typeOf(value)}${length}`);
    } else for (const [i, form] of forms.entries()) form(value[i], `${path}[${i}]`, findings);
  };
}

/** A JSON object with these fields, some optional; other fields are ignored. */
export function object(fields: { readonly [field: string]: Form }, ...optional: readonly string[]): Form {
  return (value, path, findings) => {
    if (!isRecord(value)) {
      findings.add(3, `${path === '' ? 'map' : path}: expected object, found ${typeOf(value)}`);
      return;
    }
    for (const [field, form] of Object.entries(fields)) {
      const at = path === '' ? field : `${path}.${field}`;
      if (Object.hasOwn(value, field)) form(value[field], at, findings);
      else if (!optional.includes(field)) findings.add(3, `${at}: missing`);
    }
  };
}

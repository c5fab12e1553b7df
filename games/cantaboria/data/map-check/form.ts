import { isPlainText, isRecord, quoted } from '@marchlands/core/result.ts';

/** Told of a value that is not of its form: the path, and what is wrong with it. */
export type Complain = (path: string, trouble: string) => void;

/** What a value of the map form must be; complains of what it is not. */
export type Form = (value: unknown, path: string, complain: Complain) => void;

/** The name of a JSON type, for a sentence. */
function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (typeof value === 'number') return Number.isFinite(value) ? 'number' : String(value);
  if (typeof value === 'string') return 'text';
  return Array.isArray(value) ? 'list' : typeof value;
}

function expected(type: string, found: string): string {
  return `expected ${type}, found ${found}`;
}

/** A value that passes a test. */
function plain(type: string, fits: (value: unknown) => boolean): Form {
  return (value, path, complain) => {
    if (!fits(value)) complain(path, expected(type, typeOf(value)));
  };
}

/** One line of text of `least` to `most` characters. */
export function text(least: number, most: number): Form {
  const type = `one line of ${least} to ${most} characters`;
  return (value, path, complain) => {
    if (typeof value !== 'string') complain(path, expected('text', typeOf(value)));
    else if (value.length < least || value.length > most || !isPlainText(value)) {
      complain(path, expected(type, quoted(value)));
    }
  };
}

/** Text of a pattern, which `type` says in words. */
export function pattern(type: string, expression: RegExp): Form {
  return (value, path, complain) => {
    if (typeof value !== 'string') complain(path, expected('text', typeOf(value)));
    else if (!expression.test(value)) complain(path, expected(type, quoted(value)));
  };
}

export const number: Form = plain('number', Number.isFinite);

/** A whole number, 0 or more. */
export const count: Form = (value, path, complain) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) complain(path, expected('number', typeOf(value)));
  else if (!Number.isInteger(value) || value < 0) complain(path, expected('whole number from 0', quoted(value)));
};

/** One of some texts. */
export function oneOf(names: readonly string[]): Form {
  return (value, path, complain) => {
    if (typeof value !== 'string') complain(path, expected('text', typeOf(value)));
    else if (!names.includes(value)) complain(path, expected(names.join(' or '), quoted(value)));
  };
}

/** A list of values of one form. */
export function list(form: Form): Form {
  return (value, path, complain) => {
    if (!Array.isArray(value)) complain(path, expected('list', typeOf(value)));
    // Not `forEach`, which passes over holes.
    else for (let i = 0; i < value.length; i += 1) form(value[i], `${path}[${i}]`, complain);
  };
}

/** A list with a form for each place. */
export function tuple(...forms: readonly Form[]): Form {
  return (value, path, complain) => {
    if (!Array.isArray(value)) complain(path, expected('list', typeOf(value)));
    else if (value.length !== forms.length) {
      complain(path, expected(`list of ${forms.length}`, `list of ${value.length}`));
    } else for (const [i, form] of forms.entries()) form(value[i], `${path}[${i}]`, complain);
  };
}

/** A JSON object with these fields; others are passed over. */
export function object(fields: { readonly [field: string]: Form }, optional: typeof fields = {}): Form {
  return (value, path, complain) => {
    if (!isRecord(value)) {
      complain(path === '' ? 'map' : path, expected('object', typeOf(value)));
      return;
    }
    const at = (field: string) => (path === '' ? field : `${path}.${field}`);
    for (const [field, form] of Object.entries(fields)) {
      if (Object.hasOwn(value, field)) form(value[field], at(field), complain);
      else complain(at(field), 'missing');
    }
    for (const [field, form] of Object.entries(optional)) {
      if (Object.hasOwn(value, field)) form(value[field], at(field), complain);
    }
  };
}

/** Of one form or null. */
export function orNull(form: Form): Form {
  return (value, path, complain) => {
    if (value !== null) form(value, path, complain);
  };
}

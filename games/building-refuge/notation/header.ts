import type { LineReader } from '@marchlands/core/notation.ts';
import { changedOptions } from '@marchlands/core/options.ts';
import { fail, quoted, type Result } from '@marchlands/core/result.ts';
import { optionSchema } from '../options.ts';
import type { Setup } from '../setup.ts';
import { PHASE } from '../state.ts';
import type { Types } from '../types.ts';
import { forms } from './forms.ts';

/** One option as `name=value`; tables and data as JSON, which has no spaces here. */
function optionText(name: string, value: unknown): string {
  return `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`;
}

/** `BR players=4 first=3 cityRoadScore=5`. @param first `first 3` */
export function headerText(setup: Setup, first: string): string {
  const changed = changedOptions(optionSchema, setup.seats, setup.options);
  const options = Object.entries(changed).map(([name, value]) => optionText(name, value));
  return ['BR', `players=${setup.seats}`, first.replace(' ', '='), ...options].join(' ');
}

/**
 * `BR players=2 first=1 entryCorner=random entry=H1`: gives the draws of the start, and must fit the match; omitted
 * options have their defaults.
 */
export function readHeader(r: LineReader<Types>): Result<unknown> {
  const { setup, phase } = r.state;
  const changed = changedOptions(optionSchema, setup.seats, setup.options);
  const options: { readonly [name: string]: unknown } = { ...setup.options, ...changed };
  const fields = new Map<string, string>();
  while (r.peek() !== '') {
    const field = r.next();
    const [name = '', ...values] = field.split('=');
    if (values.length === 0) return fail(`After BR come fields like first=1, not ${quoted(field)}.`, field);
    if (fields.has(name)) return fail(`${name} appears twice.`, field);
    const value = values.join('=');
    fields.set(name, value);
    if (name === 'first' || name === 'entry') continue;
    if (name === 'players') {
      if (value !== String(setup.seats)) return fail(`This match has ${setup.seats} players, not ${value}.`, field);
    } else if (!Object.hasOwn(optionSchema, name)) return fail(`There is no option ${quoted(name)}.`, field);
    else if (field !== optionText(name, options[name])) {
      return fail(`This match has ${optionText(name, options[name])}, not ${quoted(value)}.`, field);
    }
  }
  const missing = Object.entries(changed).find(([name]) => !fields.has(name));
  if (missing !== undefined) {
    return fail(
      `This match has ${optionText(...missing)}, which this line leaves out: it would then be the default.`,
      'BR',
    );
  }
  const due = phase === PHASE.first ? 'first' : 'entry';
  const drawn = readDraw(r, due, fields.get(due) ?? '');
  const left = due === 'first' ? 'entry' : 'first';
  const more = fields.get(left);
  return drawn.ok && more !== undefined ? readDraw(r, left, more) : drawn;
}

function readDraw(r: LineReader<Types>, name: string, value: string): Result<unknown> {
  const text = `${name} ${value}`;
  return forms.find(text, r.state)?.read(r, text) ?? fail(`${quoted(text)} is not drawn here.`, text);
}

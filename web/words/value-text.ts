import type { Words } from '@marchlands/core/words.ts';
import { words } from './words.ts';

/** Names of values, from a game's words. */
export type ValueNames = Words['values'];

/** The value of an option in a few words. */
export function valueText(value: unknown, names: ValueNames): string {
  if (value === null) return words.setUp.noLimit;
  if (typeof value === 'boolean') return value ? words.setUp.yes : words.setUp.no;
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? nameOf(value, names) : words.setUp.ownData;
}

/** A value in readable form: its name, or `top left` for `topLeft`. */
export function nameOf(value: string, names: ValueNames): string {
  const name = names !== undefined && Object.hasOwn(names, value) ? names[value] : undefined;
  return (
    name ?? value.replace(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
  );
}

import type { Words } from '@marchlands/core/words.ts';
import { words } from './words.ts';

/** What values are called, as a game's words say it. */
export type ValueNames = Words['values'];

/** The value of an option in a few words. */
export function valueText(value: unknown, names: ValueNames): string {
  if (value === null) return words.setUp.noLimit;
  if (typeof value === 'boolean') return value ? words.setUp.yes : words.setUp.no;
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? nameOf(value, names) : words.setUp.ownData;
}

/** A value as people read it: `topLeft` is `top left` where it has no name. */
export function nameOf(value: string, names: ValueNames): string {
  const name = names !== undefined && Object.hasOwn(names, value) ? names[value] : undefined;
  return (
    name ?? value.replace(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
  );
}

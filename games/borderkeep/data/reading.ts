import { fail, ok, type Result, shown } from '@marchlands/core/result.ts';

/** A whole number low .. high from outside. */
export function readWhole(value: unknown, low: number, high: number, at: string): Result<number> {
  return typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high
    ? ok(value)
    : fail(`must be a whole number from ${low} to ${high}, not ${shown(value)}.`, at);
}

/** One of a fixed set of names from outside. */
export function readOneOf<T extends string>(names: readonly T[], value: unknown, at: string): Result<T> {
  const found = names.find((name) => name === value);
  return found === undefined ? fail(`must be one of ${names.join(', ')}, not ${shown(value)}.`, at) : ok(found);
}

/** A list from outside, each item by its own reader. */
export function readList<T>(value: unknown, at: string, read: (item: unknown, at: string) => Result<T>): Result<T[]> {
  if (!Array.isArray(value)) return fail(`must be a list, not ${shown(value)}.`, at);
  const items: T[] = [];
  for (const [place, item] of value.entries()) {
    const one = read(item, `${at}[${place}]`);
    if (!one.ok) return one;
    items.push(one.value);
  }
  return ok(items);
}

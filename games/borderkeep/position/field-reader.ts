import { isRecord, type Problem, shown } from '@marchlands/core/result.ts';

type Raw = { readonly [field: string]: unknown };

/**
 * Reads the fields of an object from outside, each with a default where it is left out. The first thing that is wrong
 * is kept in `problem`; reading goes on with defaults, so that the caller asks once, at the end.
 */
export class FieldReader {
  problem: Problem | null = null;
  readonly #rule: string;

  /** @param rule the rule that a reader of the problem may look up */
  constructor(rule: string) {
    this.#rule = rule;
  }

  fail(at: string, message: string): void {
    this.problem ??= { message, at, rule: this.#rule };
  }

  /** Refuses fields that are not known. */
  only(raw: Raw, at: string, names: readonly string[]): void {
    const extra = Object.keys(raw).find((name) => !names.includes(name));
    if (extra !== undefined) this.fail(at, `has an unknown field ${shown(extra)}; known are ${names.join(', ')}.`);
  }

  whole(raw: Raw, name: string, at: string, low: number, high: number, byDefault: number): number {
    if (!Object.hasOwn(raw, name)) return byDefault;
    return this.wholeOf(raw[name], `${at}.${name}`, low, high);
  }

  wholeOf(value: unknown, at: string, low: number, high: number): number {
    if (typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high) return value;
    this.fail(at, `must be a whole number from ${low} to ${high}, not ${shown(value)}.`);
    return low;
  }

  flag(raw: Raw, name: string, at: string): boolean {
    const value = raw[name] ?? false;
    if (typeof value === 'boolean') return value;
    this.fail(`${at}.${name}`, `must be true or false, not ${shown(value)}.`);
    return false;
  }

  /** One of a set of names. */
  name<T extends string>(raw: Raw, name: string, at: string, names: readonly T[], byDefault: T): T {
    if (!Object.hasOwn(raw, name)) return byDefault;
    const found = names.find((one) => one === raw[name]);
    if (found !== undefined) return found;
    this.fail(`${at}.${name}`, `must be one of ${names.join(', ')}, not ${shown(raw[name])}.`);
    return byDefault;
  }

  /** An object; an empty one where it is left out. */
  object(raw: Raw, name: string, at: string): Raw {
    const value = raw[name] ?? {};
    if (isRecord(value)) return value;
    this.fail(`${at}.${name}`, `must be an object, not ${shown(value)}.`);
    return {};
  }

  /** A list, each item by its own reader; empty where it is left out. */
  list<T>(raw: Raw, name: string, at: string, read: (item: unknown, at: string) => T): T[] {
    const value = raw[name] ?? [];
    if (Array.isArray(value)) return value.map((item, i) => read(item, `${at}.${name}[${i}]`));
    this.fail(`${at}.${name}`, `must be a list, not ${shown(value)}.`);
    return [];
  }
}

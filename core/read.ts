import type { Param } from './params.ts';
import { fail, isPlainText, isRecord, isWhole, ok, type Problem, quoted, type Result } from './result.ts';

/** A JSON object from outside: any members, any values. */
export type Raw = { readonly [member: string]: unknown };

/** Reads one value from outside; if it is invalid, reports it to the reading and returns a harmless value. */
export type Reader<V> = (r: Reading, value: unknown, at: string) => V;

/**
 * One reading of a value from outside (an option, a position, a deck). Keeps only the first problem: what is wrong,
 * where, and what would be right. Reading continues with harmless values, so the caller checks once, at the end.
 *
 * Every method takes the value and its path (`position.towns[0].walls`).
 */
export class Reading {
  #problem: Problem | null = null;
  readonly #rule: string | undefined;

  /** @param rule the rule to look up if a problem names none */
  constructor(rule?: string) {
    this.#rule = rule;
  }

  /** Records a problem, unless there already is one. */
  fail(at: string, message: string, rule = this.#rule): void {
    this.#problem ??= fail(message, at, rule).problem;
  }

  /** Whether a problem was recorded. */
  hasProblem(): boolean {
    return this.#problem !== null;
  }

  /** The value, or the first problem. */
  result<V>(value: V): Result<V> {
    return this.#problem === null ? ok(value) : { ok: false, problem: this.#problem };
  }

  /** A whole number low .. high; `low` if invalid. */
  whole(value: unknown, at: string, low: number, high: number): number {
    if (isWhole(value, low, high)) return value;
    this.fail(at, `must be a whole number from ${low} to ${high}, not ${quoted(value)}.`);
    return low;
  }

  /** 0, or a whole number low .. high; 0 if invalid. */
  wholeOrZero(value: unknown, at: string, low: number, high: number): number {
    if (value === 0 || isWhole(value, low, high)) return value;
    this.fail(at, `must be 0 or a whole number from ${low} to ${high}, not ${quoted(value)}.`);
    return 0;
  }

  /** A whole number or null; null if invalid. */
  wholeOrNull(value: unknown, at: string, low: number, high: number): number | null {
    if (value === null || isWhole(value, low, high)) return value;
    this.fail(at, `must be null or a whole number from ${low} to ${high}, not ${quoted(value)}.`);
    return null;
  }

  /** One of a set of names; the first if invalid. */
  oneOf<T extends string>(value: unknown, at: string, names: readonly T[]): T {
    const found = names.find((name) => name === value);
    if (found !== undefined) return found;
    this.fail(at, `must be one of ${names.join(', ')}, not ${quoted(value)}.`);
    return names[0];
  }

  /** True or false; false if invalid. */
  flag(value: unknown, at: string): boolean {
    if (typeof value === 'boolean') return value;
    this.fail(at, `must be true or false, not ${quoted(value)}.`);
    return false;
  }

  /** One line of text of 1 to `most` characters; '' if invalid. */
  text(value: unknown, at: string, most: number): string {
    if (typeof value === 'string' && value.trim() !== '' && value.length <= most && isPlainText(value)) return value;
    this.fail(at, `must be one line of text of 1 to ${most} characters, not ${quoted(value)}.`);
    return '';
  }

  /** A JSON object; an empty one if invalid. `form` describes it, such as `an object with red and blue`. */
  record(value: unknown, at: string, form = 'an object'): Raw {
    if (isRecord(value)) return value;
    this.fail(at, `must be ${form}, not ${quoted(value)}.`);
    return {};
  }

  /** Refuses unknown members of an object. @returns the object */
  only(raw: Raw, at: string, names: readonly string[]): Raw {
    const extra = Object.keys(raw).find((name) => !names.includes(name));
    if (extra !== undefined) this.fail(at, `has an unknown field ${quoted(extra)}; known are ${names.join(', ')}.`);
    return raw;
  }

  /** A list, each item read by a reader; an empty one if invalid. */
  list<V>(value: unknown, at: string, read: (item: unknown, at: string) => V): V[] {
    // Not `map`, which skips holes and would lose items.
    if (Array.isArray(value)) return Array.from<unknown, V>(value, (item, i) => read(item, `${at}[${i}]`));
    this.fail(at, `must be a list, not ${quoted(value)}.`);
    return [];
  }

  /** A subset of the named items, without repeats, in any order; returned in the order of `items`. */
  subset<T extends string>(value: unknown, at: string, items: readonly T[]): readonly T[] {
    if (!Array.isArray(value)) {
      this.fail(at, `must be a list out of ${items.join(', ')}, not ${quoted(value)}.`);
      return [];
    }
    const wrong: unknown = value.find((one) => !items.some((item) => item === one));
    if (wrong !== undefined) this.fail(at, `has ${quoted(wrong)}, which is none of ${items.join(', ')}.`);
    if (new Set(value).size !== value.length) this.fail(at, 'names an item twice.');
    return items.filter((item) => value.includes(item));
  }

  /**
   * The number of a value of `param`, or -1.
   * @param narrow restricts the values here; used only to check and to word the sentence, since its numbers differ from
   *   those of `param`
   */
  param<V>(value: unknown, at: string, param: Param<V>, narrow: Param<V> = param): number {
    const index = param.read(value);
    if (index >= 0 && (narrow === param || narrow.read(value) >= 0)) return index;
    this.fail(at, `must be ${narrow.expected}, not ${quoted(value)}.`);
    return -1;
  }
}

/** Runs one reading: the value that `body` reads, or its first problem. */
export function read<V>(body: (r: Reading) => V, rule?: string): Result<V> {
  const r = new Reading(rule);
  return r.result(body(r));
}

import { parseJson } from '@marchlands/core/json.ts';
import { isDate } from '@marchlands/core/match/dice-daily.ts';
import { isDealNumber, MOST_DEAL } from '@marchlands/core/match/dice-numbered.ts';
import { fail, ok, problemText, quoted, type Result } from '@marchlands/core/result.ts';

/** One flag of a command: its syntax, its meaning, and the reading of its value. */
export interface Flag<V> {
  /** Placeholder for the value in the help, such as `n` or `FILE`; null for a switch, which has no value. */
  readonly placeholder: string | null;
  /** One line for the help. */
  readonly about: string;
  /** The default value. */
  readonly absent: V;
  /** If the value is optional: whether the next word is one. Other words stay separate. */
  readonly fits?: (word: string) => boolean;
  /**
   * Reads the typed value ('' for a switch, or if the value was left out); a problem says what would be right, to
   * follow `--name `.
   */
  read(typed: string): Result<V>;
}

export interface Flags {
  readonly [name: string]: Flag<unknown>;
}

/** A command's flags: a value for every flag of its table. */
export type Values<F extends Flags> = { readonly [N in keyof F]: F[N] extends Flag<infer V> ? V : never };

/** On or off. */
export function onOff(about: string): Flag<boolean> {
  return { placeholder: null, about, absent: false, read: () => ok(true) };
}

/** Any text; null if not given. */
export function text(placeholder: string, about: string): Flag<string | null> {
  return { placeholder, about, absent: null, read: ok };
}

/** A day such as 2026-11-21, today (UTC) if no day is given; null without the flag. */
export function day(placeholder: string, about: string): Flag<string | null> {
  return {
    placeholder,
    about,
    absent: null,
    fits: (word) => /^\d/.test(word),
    read(typed) {
      const date = typed === '' ? new Date().toISOString().slice(0, 10) : typed;
      return isDate(date) ? ok(date) : fail(`must be a day such as 2026-11-21, not ${quoted(typed)}.`);
    },
  };
}

/** The number of a deal; null if not given. */
export function dealNumber(placeholder: string, about: string): Flag<number | null> {
  return {
    placeholder,
    about,
    absent: null,
    read(typed) {
      const value = /^\d{1,9}$/.test(typed) ? Number(typed) : Number.NaN;
      return isDealNumber(value)
        ? ok(value)
        : fail(`must be the number of a deal, 1 to ${MOST_DEAL}, not ${quoted(typed)}.`);
    },
  };
}

/** A whole number in a range; `absent` if not given. */
export function whole<A extends number | null>(
  placeholder: string,
  [low, high]: readonly [low: number, high: number],
  absent: A,
  about: string,
): Flag<number | A> {
  return {
    placeholder,
    about,
    absent,
    read(typed) {
      const value = /^-?\d{1,15}$/.test(typed) ? Number(typed) : Number.NaN;
      return value >= low && value <= high
        ? ok(value)
        : fail(`must be a whole number from ${low} to ${high}, not ${quoted(typed)}.`);
    },
  };
}

/** Names separated by commas; null if not given. */
export function names(placeholder: string, about: string): Flag<readonly string[] | null> {
  return {
    placeholder,
    about,
    absent: null,
    read(typed) {
      const found = typed.split(',').map((name) => name.trim());
      return found.includes('') ? fail(`must be names with commas between them, not ${quoted(typed)}.`) : ok(found);
    },
  };
}

/** A JSON value; undefined if not given. */
export function json(placeholder: string, about: string): Flag<unknown> {
  return {
    placeholder,
    about,
    absent: undefined,
    read(typed) {
      const found = parseJson(typed);
      return found.ok ? found : fail(`must be JSON. ${problemText(found.problem)}`);
    },
  };
}

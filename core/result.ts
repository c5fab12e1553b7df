/**
 * A problem with outside input, for a person: what is wrong, where, and what would be right. Exceptions are for our own
 * bugs; outside input is answered with a `Result`.
 */
export interface Problem {
  /** One or two plain sentences: what is wrong and what would be right. */
  readonly message: string;
  /** Its location: a path (`options.bag.desert`), a line (`line 12`) or a move; absent if there is only one place. */
  readonly at?: string;
  /** A rule id that the reader may look up, such as `BR-29`. */
  readonly rule?: string;
  /** A code for the reason, if it has one: a game's refusal, or `syntax` for an unreadable line. */
  readonly code?: string;
}

export type Result<T, P = Problem> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: P };

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function fail(
  message: string,
  at?: string,
  rule?: string,
  code?: string,
): { readonly ok: false; readonly problem: Problem } {
  return {
    ok: false,
    problem: {
      message,
      // A place may quote the input.
      ...(at === undefined ? {} : { at: echo(at, MOST_ECHOED) }),
      ...(rule === undefined ? {} : { rule }),
      ...(code === undefined ? {} : { code }),
    },
  };
}

/** The problem as one line: `options.bag: ... (BR-20)`. */
export function problemText(problem: Problem): string {
  const at = problem.at === undefined ? '' : `${echo(problem.at, MOST_ECHOED)}: `;
  const rule = problem.rule === undefined ? '' : ` (${problem.rule})`;
  return printable(`${at}${problem.message}${rule}`);
}

/**
 * Characters that are not text: control characters except line breaks, zero-width marks that reorder or join their
 * neighbours, lone surrogates, and unassigned characters. Joiners and tags stay: scripts, emoji and flags use them.
 */
const NO_TEXT =
  /(?!\n|\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\p{Zl}\p{Zp}]/gu;

/**
 * Escapes characters that are not text (`\x1b`, `\u202e`): echoed input must not control a terminal or reorder a
 * sentence.
 */
export function printable(text: string): string {
  return text.replace(NO_TEXT, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return code < 0x100 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u${code.toString(16).padStart(4, '0')}`;
  });
}

/** True if a text is one line without control characters: a name, a title. */
export function isPlainText(text: string): boolean {
  return !text.includes('\n') && printable(text) === text;
}

/** Most characters of input that a sentence repeats. */
export const MOST_ECHOED = 200;

/**
 * Input as a sentence repeats it: printable, and cut if long.
 * @param most characters, at most MOST_ECHOED
 */
export function echo(given: string, most = 60): string {
  const text = printable(given.length > MOST_ECHOED ? given.slice(0, MOST_ECHOED + 1) : given);
  if (text.length <= most) return text;
  // By whole characters, so that no surrogate pair is split.
  let short = '';
  for (const sign of text) {
    if (short.length + sign.length > most - 3) break;
    short += sign;
  }
  return `${short}...`;
}

/**
 * Short printable form of an unknown value, for use inside a sentence such as "must be a list, not ...": `missing` if
 * there is none; never longer than 60 characters.
 */
export function quoted(value: unknown): string {
  if (value === undefined) return 'missing';
  // `JSON.stringify` returns undefined for some values, whatever its type says.
  const json: unknown = typeof value === 'string' ? `"${value}"` : JSON.stringify(value);
  return echo(typeof json === 'string' ? json : String(value));
}

/** True for a JSON object: not null, not an array. */
export function isRecord(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True for a whole number low .. high. */
export function isWhole(value: unknown, low: number, high: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high;
}

/** The message of an error; any other thrown value as text. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

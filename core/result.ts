/**
 * What went wrong with outside input, for a person: what, where, and what would be right.
 * Exceptions are kept for our own bugs; everything that comes from outside meets `Result`.
 */
export interface Problem {
  /** One or two plain sentences: what is wrong and what would be right. */
  readonly message: string;
  /** Where it is: a path (`options.bag.desert`), a line (`line 12`) or a move; absent where there is one place only. */
  readonly at?: string;
  /** A rule id that the reader may look up, such as `BR-29`. */
  readonly rule?: string;
  /** The reason's own name, where it has one: a game's refusal, or `syntax` for a line that cannot be read. */
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
      // A place may be a piece of what was given.
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
 * What is no text: control characters but line breaks, marks without a width that turn or join what stands around them,
 * half characters, and what no alphabet has. Joiners and tags stay: scripts, pictures and flags are written with them.
 */
const NO_TEXT =
  /(?!\n|\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\p{Zl}\p{Zp}]/gu;

/**
 * A text with all that is none spelt out (`\x1b`, `\u202e`): what is echoed from outside must steer neither a terminal nor
 * what is read of a sentence.
 */
export function printable(text: string): string {
  return text.replace(NO_TEXT, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return code < 0x100 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u${code.toString(16).padStart(4, '0')}`;
  });
}

/** True where a text fits on one line and steers nothing: a name, a title. */
export function isPlainText(text: string): boolean {
  return !text.includes('\n') && printable(text) === text;
}

/** Most characters of what was given that a sentence repeats. */
export const MOST_ECHOED = 200;

/**
 * What was given from outside, as a sentence repeats it: printable, and of a long one the beginning.
 * @param most characters, at most MOST_ECHOED
 */
export function echo(given: string, most = 60): string {
  const text = printable(given.length > MOST_ECHOED ? given.slice(0, MOST_ECHOED + 1) : given);
  if (text.length <= most) return text;
  // By characters, so that none is cut in halves.
  let short = '';
  for (const sign of text) {
    if (short.length + sign.length > most - 3) break;
    short += sign;
  }
  return `${short}...`;
}

/** Short printable form of an unknown value, for use inside a sentence; never longer than 60 characters. */
export function quoted(value: unknown): string {
  // Of a value that has no JSON there is no text, against what the type says.
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

/** What an error says; whatever else was thrown, as text. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

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
      ...(at === undefined ? {} : { at }),
      ...(rule === undefined ? {} : { rule }),
      ...(code === undefined ? {} : { code }),
    },
  };
}

/** The problem as one line: `options.bag: ... (BR-20)`. */
export function problemText(problem: Problem): string {
  const at = problem.at === undefined ? '' : `${problem.at}: `;
  const rule = problem.rule === undefined ? '' : ` (${problem.rule})`;
  return printable(`${at}${problem.message}${rule}`);
}

/**
 * A text with its control characters, all but line breaks, spelt out (`\x1b`): what is echoed from outside must not steer
 * a terminal.
 */
export function printable(text: string): string {
  return text.replace(/(?!\n)\p{Cc}/gu, (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

/** True where a text fits on one line and steers no terminal: a name, a title. */
export function isPlainText(text: string): boolean {
  return !/[\p{Cc}\u2028\u2029]/u.test(text);
}

/** Short printable form of an unknown value, for use inside a sentence; never longer than about 60 characters. */
export function quoted(value: unknown): string {
  // Of a value that has no JSON there is no text, against what the type says.
  const json: unknown = typeof value === 'string' ? `"${value}"` : JSON.stringify(value);
  const text = typeof json === 'string' ? json : String(value);
  return printable(text.length > 60 ? `${text.slice(0, 57)}...` : text);
}

/** True for a JSON object: not null, not an array. */
export function isRecord(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True for a whole number low .. high. */
export function isWhole(value: unknown, low: number, high: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high;
}

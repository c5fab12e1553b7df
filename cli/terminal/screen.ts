import { inPercent } from '@marchlands/core/percent.ts';
import { printable } from '@marchlands/core/result.ts';
import { COLOURED, PLAIN, type Style } from './style.ts';

/** Input and output of a command, which uses no stream of the process directly. */
export interface Screen {
  /** One or several lines to standard output: results. */
  print(text?: string): void;
  /** One or several lines to standard error: problems. */
  complain(text: string): void;
  /** Raw text to standard output, without a line end: for progress, prompts and clearing. */
  write(text: string): void;
  /** True if a person reads the output as it comes. */
  readonly isTerminal: boolean;
  /** True if a person types the input. */
  readonly isTyped: boolean;
  /** Columns at which text is wrapped, 40 to 100. */
  readonly width: number;
  readonly style: Style;
}

const usualWidth = 80;

/** Colours only on a terminal that supports them, and never with NO_COLOR set (no-color.org). */
export function hasColours(isTerminal: boolean, env: { readonly [name: string]: string | undefined }): boolean {
  return isTerminal && (env.NO_COLOR ?? '') === '' && env.TERM !== 'dumb';
}

/** Marks of colour, as `style.ts` writes them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is what such a mark begins with
const colourMark = /(\u001b\[[\d;]*m)/;

/**
 * Makes a text from outside safe to print: no control character in it can steer the terminal. Line breaks stay, and
 * colour codes if colours are on; others are escaped (`\x1b`).
 */
export function harmless(text: string, withColours: boolean): string {
  const plain = searchable(text);
  if (!withColours) return printable(plain);
  return plain
    .split(colourMark)
    .map((piece, at) => (at % 2 === 1 ? piece : printable(piece)))
    .join('');
}

/** Percentages with a plain space, for people and programs that search for them: only a page breaks lines by itself. */
export function searchable(text: string): string {
  return text.replaceAll(inPercent(''), ' %');
}

/** The screen of this process. */
export function processScreen(): Screen {
  const { stdin, stdout, stderr, env } = process;
  const isTerminal = stdout.isTTY === true;
  const withColours = hasColours(isTerminal, env);
  return {
    print: (text = '') => void stdout.write(`${harmless(text, withColours)}\n`),
    complain: (text) => void stderr.write(`${printable(text)}\n`),
    write: (text) => void stdout.write(text),
    isTerminal,
    isTyped: stdin.isTTY === true && isTerminal,
    get width() {
      return Math.min(100, Math.max(40, (isTerminal && stdout.columns) || usualWidth));
    },
    style: withColours ? COLOURED : PLAIN,
  };
}

import { printable } from '@marchlands/core/result.ts';
import { COLOURED, PLAIN, type Style } from './style.ts';

/** Where a command reads and writes; commands touch no stream of the process but through this. */
export interface Screen {
  /** One line, or several, to standard output: what was asked for. */
  print(text?: string): void;
  /** One line, or several, to standard error: what went wrong. */
  complain(text: string): void;
  /** To standard output as it is, without a line end: for progress, prompts and clearing. */
  write(text: string): void;
  /** True where a person reads the output as it comes. */
  readonly isTerminal: boolean;
  /** True where a person types the input as it is read. */
  readonly isTyped: boolean;
  /** Columns that text is broken at, 40 to 100. */
  readonly width: number;
  readonly style: Style;
}

const usualWidth = 80;

/** Colours only on a terminal that knows them, and never where NO_COLOR is set (no-color.org). */
export function hasColours(isTerminal: boolean, env: { readonly [name: string]: string | undefined }): boolean {
  return isTerminal && (env.NO_COLOR ?? '') === '' && env.TERM !== 'dumb';
}

/** Marks of colour, as `style.ts` writes them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is what such a mark begins with
const colourMark = /(\u001b\[[\d;]*m)/;

/**
 * A text as it may be written: whatever came from outside, no control character in it steers the terminal. Line breaks
 * stay, and marks of colour where there are colours; others are spelt out (`\x1b`).
 */
export function harmless(text: string, withColours: boolean): string {
  if (!withColours) return printable(text);
  return text
    .split(colourMark)
    .map((piece, at) => (at % 2 === 1 ? piece : printable(piece)))
    .join('');
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

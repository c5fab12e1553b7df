import { echo, fail, ok, type Result } from '@marchlands/core/result.ts';
import type { Flag, Flags, Values } from './flags.ts';
import { didYouMean } from './suggest.ts';

/** The words after a command's name, read by its table of flags. */
export interface Arguments<F extends Flags> {
  readonly flags: Values<F>;
  /** Words that are neither flags nor their values, in order. */
  readonly operands: readonly string[];
}

interface Written {
  readonly name: string;
  /** The text after `=`, or null without one. */
  readonly value: string | null;
}

/** The parts of `--name` or `--name=value`; null for anything else, such as the lone `-` for standard input. */
function writtenFlag(word: string): Written | null {
  if (!word.startsWith('--') || word === '--') return null;
  const equals = word.indexOf('=');
  return equals < 0
    ? { name: word.slice(2), value: null }
    : { name: word.slice(2, equals), value: word.slice(equals + 1) };
}

/**
 * Reads the words after a command's name: `--name value`, `--name=value`, `--switch`, and operands between them; after
 * a lone `--` all words are operands.
 * @param flags the command's table
 * @returns every flag of the table with its value, or the first word that does not fit and what would
 */
export function readArguments<F extends Flags>(words: readonly string[], flags: F): Result<Arguments<F>> {
  const table = new Map<string, Flag<unknown>>(Object.entries(flags));
  const values = new Map<string, unknown>();
  const operands: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (word === '--') {
      operands.push(...words.slice(at + 1));
      break;
    }
    const written = writtenFlag(word);
    if (written === null) {
      if (/^-[A-Za-z]/.test(word)) {
        return fail(
          `There is no flag ${echo(word)}; flags are written with two dashes.${didYouMean(
            word.slice(1),
            [...table.keys()].map((name) => `--${name}`),
          )}`,
        );
      }
      operands.push(word);
      continue;
    }
    const { name } = written;
    const flag = table.get(name);
    if (flag === undefined) {
      const known = [...table.keys()];
      const guess = didYouMean(name, known).replace('mean ', 'mean --');
      return fail(`There is no flag --${echo(name)}.${guess}`);
    }
    if (values.has(name)) return fail(`--${name} is given twice.`);
    let typed = written.value;
    if (flag.placeholder === null) {
      if (typed !== null) return fail(`--${name} is a switch and takes no value.`);
      typed = '';
    } else if (typed === null) {
      const next = words.at(at + 1);
      if (flag.fits !== undefined && (next === undefined || !flag.fits(next))) {
        typed = '';
      } else if (next === undefined || next.startsWith('--')) {
        return fail(`--${name} needs a value: --${name} ${flag.placeholder}.`);
      } else {
        typed = next;
        at += 1;
      }
    }
    const value = flag.read(typed);
    if (!value.ok) return fail(`--${name} ${value.problem.message}`);
    values.set(name, value.value);
  }
  for (const [name, flag] of table) if (!values.has(name)) values.set(name, flag.absent);
  // Each name of the table has a value from its own reader, or its default.
  return ok({ flags: Object.fromEntries(values) as Values<F>, operands });
}

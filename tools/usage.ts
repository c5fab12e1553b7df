// The command line of the tools.

import { type ParseArgsConfig, parseArgs } from 'node:util';
import { messageOf } from '../core/result.ts';

/** Says what is wrong with the arguments, and ends the process with exit code 2. */
export function badUsage(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

/**
 * Reads the arguments of this process, like Node's `parseArgs` with positional arguments allowed. Bad usage ends the
 * process.
 */
export function readArguments<Options extends NonNullable<ParseArgsConfig['options']>>(options: Options) {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    return badUsage(messageOf(error));
  }
}

/** The same of a command that takes options alone: an argument without a name is bad usage. */
export function readOptions<Options extends NonNullable<ParseArgsConfig['options']>>(options: Options) {
  const { values, positionals } = readArguments(options);
  if (positionals.length > 0) badUsage(`'${positionals.join(' ')}' has no name; there are ${namesOf(options)}.`);
  return values;
}

function namesOf(options: object): string {
  return Object.keys(options)
    .map((name) => `--${name}`)
    .join(', ');
}

/** An argument as a whole number of at most nine digits. Bad usage ends the process. */
export function readWhole(name: string, text: string, low: number): number {
  if (!/^\d{1,9}$/.test(text) || Number(text) < low) {
    badUsage(`--${name} is '${text}'; it must be a whole number from ${low} on.`);
  }
  return Number(text);
}

/** An argument as a JSON object. Bad usage ends the process. @param example a valid one */
export function readObject(name: string, text: string, example: string): object {
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) return read;
  } catch {
    // Reported below.
  }
  return badUsage(`--${name} is '${text}'; it must be a JSON object, such as ${example}.`);
}

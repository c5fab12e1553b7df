// The command line of the tools.

import { type ParseArgsConfig, parseArgs } from 'node:util';
import { messageOf } from '../core/result.ts';

/** Says what is wrong with the arguments, and ends the process with exit code 2. */
export function badUsage(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

/**
 * Reads the arguments of this process, as `parseArgs` of Node does with positional arguments allowed. Bad usage ends it.
 */
export function readArguments<Options extends NonNullable<ParseArgsConfig['options']>>(options: Options) {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    return badUsage(messageOf(error));
  }
}

/** The whole number that an argument is, at most nine digits long. Bad usage ends the process. */
export function readWhole(name: string, text: string, low: number): number {
  if (!/^\d{1,9}$/.test(text) || Number(text) < low) {
    badUsage(`--${name} is '${text}'; it must be a whole number from ${low} on.`);
  }
  return Number(text);
}

/** The JSON object that an argument is. Bad usage ends the process. @param example one that would be right */
export function readObject(name: string, text: string, example: string): object {
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) return read;
  } catch {
    // Told below.
  }
  return badUsage(`--${name} is '${text}'; it must be a JSON object, such as ${example}.`);
}

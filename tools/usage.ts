// The command line of the tools.

import { type ParseArgsConfig, parseArgs } from 'node:util';

/**
 * Reads the arguments of this process, as `parseArgs` of Node does with positional arguments allowed.
 * Bad usage ends the process with exit code 2 and a sentence.
 */
export function readArguments<Options extends NonNullable<ParseArgsConfig['options']>>(options: Options) {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(2);
  }
}

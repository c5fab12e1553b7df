import type { Screen } from '../terminal/screen.ts';
import { type Flags, onOff, type Values } from './flags.ts';

/** Exit codes of the program. */
export const FINE = 0;
/** A check failed (a move was refused, a record did not verify), or output or a match could not be written. */
export const FAILED = 1;
/** Bad usage or bad input. */
export const BAD_INPUT = 2;

export type ExitCode = typeof FINE | typeof FAILED | typeof BAD_INPUT;

/** An operand of a command. */
export interface Operand {
  /** As shown in the help: `game`. */
  readonly name: string;
  readonly about: string;
  readonly optional: boolean;
}

/** One command of the program; help and argument parsing use only this table. */
export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  readonly operands: readonly Operand[];
  readonly flags: Flags;
  /** Paragraphs of the help, after the flags. */
  readonly details: readonly string[];
  /** Command lines without the program's name, with descriptions; for a game of the catalogue. */
  examples(game: string): readonly (readonly [line: string, about: string])[];
  /** Problems with the input are reported here; returns the exit code. */
  run(
    words: { readonly operands: readonly string[]; readonly flags: Values<Flags> },
    screen: Screen,
  ): Promise<ExitCode>;
}

/** Every command has it. */
export const HELP = { help: onOff('Print this help.') };

/** Ties a command's `run` to the types of its own flags. */
export function defineCommand<F extends Flags>(
  command: Omit<Command, 'flags' | 'run'> & {
    readonly flags: F;
    run(words: { readonly operands: readonly string[]; readonly flags: Values<F> }, screen: Screen): Promise<ExitCode>;
  },
): Command {
  // The values were read by this very table, so they have its types.
  return {
    ...command,
    run: (words, screen) => command.run(words as { operands: readonly string[]; flags: Values<F> }, screen),
  };
}

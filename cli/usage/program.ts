import { echo } from '@marchlands/core/result.ts';
import type { Screen } from '../terminal/screen.ts';
import { readArguments } from './arguments.ts';
import { BAD_INPUT, type Command, type ExitCode, FINE, HELP } from './command.ts';
import { commandHelp, programHelp, usageLine } from './help.ts';
import { didYouMean } from './suggest.ts';

function printAll(lines: readonly string[], screen: Screen): ExitCode {
  screen.print(lines.join('\n'));
  return FINE;
}

async function runCommand(command: Command, words: readonly string[], screen: Screen): Promise<ExitCode> {
  const operandsEnd = words.indexOf('--');
  const asked = operandsEnd < 0 ? words : words.slice(0, operandsEnd);
  if (asked.includes('--help') || asked.includes('-h')) return printAll(commandHelp(command, screen), screen);
  const found = readArguments(words, { ...command.flags, ...HELP });
  const wrong = found.ok ? operandProblem(command, found.value.operands) : found.problem.message;
  if (!found.ok || wrong !== null) {
    screen.complain(`marchlands ${command.name}: ${wrong}\nUsage: ${usageLine(command)}; --help tells more.`);
    return BAD_INPUT;
  }
  return command.run(found.value, screen);
}

/** What is wrong with the number of operands, or null. */
function operandProblem({ operands }: Command, given: readonly string[]): string | null {
  const missing = operands.find((operand, at) => !operand.optional && at >= given.length);
  if (missing !== undefined) return `<${missing.name}> is missing: ${missing.about}`;
  const extra = given.at(operands.length);
  return extra === undefined ? null : `"${echo(extra)}" is one word too many; put a value with spaces in quotes.`;
}

/**
 * Runs the program.
 * @param words the words after the program's name
 * @returns the exit code
 */
export async function runProgram(
  commands: readonly Command[],
  words: readonly string[],
  version: string,
  screen: Screen,
): Promise<ExitCode> {
  const name = words.at(0);
  const rest = words.slice(1);
  if (name === undefined || name === '--help' || name === '-h') return printAll(programHelp(commands, screen), screen);
  if (name === '--version') return printAll([`marchlands ${version}`], screen);
  const known = commands.map((command) => command.name);
  if (name === 'help') {
    const about = commands.find((command) => command.name === rest[0]);
    if (about !== undefined) return printAll(commandHelp(about, screen), screen);
    if (rest.length === 0) return printAll(programHelp(commands, screen), screen);
  }
  const wanted = name === 'help' ? (rest[0] ?? name) : name;
  const command = commands.find((one) => one.name === wanted);
  if (command !== undefined) return runCommand(command, rest, screen);
  const what = wanted.startsWith('-') ? 'flag' : 'command';
  screen.complain(
    `marchlands: there is no ${what} ${echo(wanted)}.${didYouMean(wanted, known)}\nCommands: ${known.join(', ')}. marchlands --help tells what each does.`,
  );
  return BAD_INPUT;
}

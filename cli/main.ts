import { messageOf } from '@marchlands/core/result.ts';
import { commands } from './commands/index.ts';
import { outputProblem } from './sources/files.ts';
import { WriteError } from './sources/write-file.ts';
import { processScreen } from './terminal/screen.ts';
import { FAILED, FINE } from './usage/command.ts';
import { runProgram } from './usage/program.ts';
import { programVersion } from './usage/version.ts';

const screen = processScreen();

/** Bad input never gets here: the command itself reports it. */
function fault(error: unknown): void {
  const said = messageOf(error);
  screen.complain(
    error instanceof WriteError
      ? `marchlands: ${said}`
      : `marchlands: a fault of the program, not yours: ${said}\nMARCHLANDS_DEBUG=1 shows where.`,
  );
  if (process.env.MARCHLANDS_DEBUG === '1') console.error(error);
}

// A reader that has seen enough (`| head`) closes the pipe, which is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(process.exitCode ?? FINE);
  screen.complain(`marchlands: ${outputProblem(error)}`);
  process.exit(FAILED);
});
// If standard error fails too, only the exit code is left.
process.stderr.on('error', () => {});
process.on('uncaughtException', (error) => {
  fault(error);
  process.exit(FAILED);
});

try {
  process.exitCode = await runProgram(commands, process.argv.slice(2), programVersion(), screen);
} catch (error) {
  fault(error);
  process.exitCode = FAILED;
}

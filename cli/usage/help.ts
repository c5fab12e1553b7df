import { allGames } from '../sources/catalogue.ts';
import { definitions } from '../terminal/definitions.ts';
import type { Screen } from '../terminal/screen.ts';
import { wrap } from '../terminal/wrap.ts';
import { type Command, HELP } from './command.ts';
import type { Flag } from './flags.ts';

function flagTerm(name: string, flag: Flag<unknown>): string {
  return flag.placeholder === null ? `--${name}` : `--${name} ${flag.placeholder}`;
}

/** `marchlands try <game> [flags]` */
export function usageLine(command: Command): string {
  const operands = command.operands.map(({ name, optional }) => (optional ? `[${name}]` : `<${name}>`));
  return ['marchlands', command.name, ...operands, '[flags]'].join(' ');
}

/** The help of one command, from its table. */
export function commandHelp(command: Command, screen: Screen): string[] {
  const { strong, quiet } = screen.style;
  const flags = Object.entries({ ...command.flags, ...HELP });
  return [
    ...wrap(command.summary, screen.width),
    '',
    strong('Usage'),
    `  ${usageLine(command)}`,
    ...(command.operands.length === 0
      ? []
      : [
          '',
          ...definitions(
            command.operands.map(({ name, about }) => [name, about] as const),
            screen,
          ),
        ]),
    '',
    strong('Flags'),
    ...definitions(
      flags.map(([name, flag]) => [flagTerm(name, flag), flag.about] as const),
      screen,
    ),
    ...command.details.flatMap((paragraph) => ['', ...wrap(paragraph, screen.width)]),
    '',
    strong('Examples'),
    ...command
      .examples(allGames()[0]?.id ?? '<game>')
      .flatMap(([line, about]) => [`  marchlands ${line}`, `      ${quiet(about)}`]),
  ];
}

/** The help of the whole program: its commands, one line each. */
export function programHelp(commands: readonly Command[], screen: Screen): string[] {
  const { strong } = screen.style;
  return [
    'Marchlands: frontier games by their full rules, with bots that play fair.',
    '',
    strong('Usage'),
    '  marchlands <command> [...]',
    '',
    strong('Commands'),
    ...definitions(
      commands.map(({ name, summary }) => [name, summary] as const),
      screen,
    ),
    '',
    ...wrap(
      'marchlands <command> --help shows the rest. Exit codes: 0 success, 1 a check failed (a move was refused, a record did not verify) or something could not be written, 2 bad usage or bad input.',
      screen.width,
    ),
  ];
}

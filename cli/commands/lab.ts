import { type Problem, problemText } from '@marchlands/core/result.ts';
import { databaseFlag } from '../lab/database.ts';
import { inFile, readExperimentFile } from '../lab/experiment-file.ts';
import { precisionFlag } from '../lab/precision-flag.ts';
import { ask, MOST_DEALS, type Question, USUAL_DEALS } from '../lab/question.ts';
import { sweepFlag } from '../lab/sweep-flag.ts';
import { targetFlag } from '../lab/target-flag.ts';
import { ABOUT_CONTROLLED, ABOUT_FIGURES } from '../lab/tell.ts';
import { isOutside } from '../players/levels.ts';
import { SETUP_FLAGS } from '../sources/position.ts';
import type { Screen } from '../terminal/screen.ts';
import { BAD_INPUT, defineCommand, type ExitCode } from '../usage/command.ts';
import { json, names, onOff, text, whole } from '../usage/flags.ts';

const FLAGS = {
  bots: names('A,B,..', 'Players as simulate takes them; the last one fills the remaining seats (default greedy).'),
  deals: whole('n', [1, MOST_DEALS], USUAL_DEALS, 'Number of deals; each is played once for each seat (default 100).'),
  precision: precisionFlag,
  seed: text('SEED', 'Determines deals, bots and chance (default 1).'),
  ...SETUP_FLAGS,
  against: json('JSON', 'Also play the same deals with these options, and print the differences.'),
  sweep: sweepFlag,
  target: targetFlag,
  jobs: whole(
    'k',
    [1, 256],
    null,
    'Worker threads (default: one for each core); with --database, orders waiting at the same time. The figures do not depend on it.',
  ),
  database: databaseFlag,
  keep: text('FILE', 'Keep finished matches there, and resume from them: an interrupted run loses nothing.'),
  csv: text('FILE', 'Write the figures of all matches there, a row for each seat of each match.'),
  html: text('FILE', 'Write a report with plots there, as a self-contained page.'),
  plots: text('FOLDER', 'Write the plots of the report there, each as an SVG file.'),
  json: onOff('Print JSON instead of tables.'),
};

export const labCommand = defineCommand({
  name: 'lab',
  summary: 'Measure a game: wins by seat, the choices used, correlates of winning, and the effects of a changed rule.',
  operands: [
    {
      name: 'game',
      about: 'A game of the catalogue, such as marchlands games prints; or the word run.',
      optional: false,
    },
    { name: 'file', about: 'After run: the experiment as a JSON file; - reads standard input.', optional: true },
  ],
  flags: FLAGS,
  details: [
    'Counted in all games: wins, defeats, length, points between the first two, changes of the lead, when the winner was decided, moves to choose from; the leader is determined by the game’s evaluation. Each game adds its own figures (its lab.ts).',
    'With s seats every deal is played s times, everybody moving on by one seat each time. A deal is one observation; intervals are Student’s over deals. The same seed gives the same figures on any number of worker threads.',
    ABOUT_FIGURES,
    ABOUT_CONTROLLED,
    '--precision checks after 32 deals, 64, 128 and so on, and ends once the intervals of that figure (one per seat, 95 % together) are narrow enough.',
    'With --database, workers on other machines play (marchlands worker): the figures are the same.',
    'lab run FILE plays the experiment of a file: {game, seats, options, against or sweep {option, values}, bots [..], deals, precision {figure, half}, target {figure, seat, value}, seed, outputs {keep, csv, html, plots, json}}, all members except game may be absent, and mean the same as the flags of their names; seat counts from 1, and paths are relative to the folder where the command is run. Only --jobs, --database and --bots may be combined with it; a file starts no external program, but --bots may name one in place of its players.',
    'A match that a bot spoils with an illegal move, or that does not end, is a bug: it is reported with its number, and the exit code is 1. Ctrl-C stops; --keep resumes later.',
    'The JSON form: {game, rulesVersion, seats, seed, bots, repeatable, level, evaluation, precision {figure, half, isReached, intervals [{form, seat, interval}]} or null, target {target {figure, seat, value}, form, interval, isWithin} or null, forms [{name, options, matches, unfinished [{index, reason}], luck, figures [{name, title, of, mean, seats, winners}], differences [{name, title, of, seat, first, second, difference}], uses [{name, title, gain}], labels [{name, title, label, part, gain}], things [{name, title, key, thing, seats, part, times, deals, gain, more}]}]}; an estimate is {value, low, high, n} over n deals, low and high are null if there are too few.',
  ],
  examples: (game) => [
    [`lab ${game} --deals 500`, 'what is counted, with intervals'],
    [`lab ${game} --seats 4 --bots scout --deals 50 --keep lab.jsonl`, 'strong players, in several sittings'],
    [`lab ${game} --deals 2000 --precision wins=0.03`, 'until the seats’ wins are known to 3 in 100'],
    [`lab ${game} --deals 200 --html report.html`, 'a page with plots'],
    ['lab run experiment.json', 'the same questions from a file'],
    [`lab ${game} --deals 200 --csv figures.csv`, 'every match for another program'],
  ],
  async run({ operands, flags }, screen) {
    const name = operands.at(0) ?? '';
    const path = operands.at(1);
    const complain = (problem: Problem): ExitCode => {
      screen.complain(`marchlands lab: ${problemText(problem)}`);
      return BAD_INPUT;
    };
    if (name === 'run') return runFile(path, flags, screen, complain);
    if (path !== undefined) return complain({ message: 'lab takes one game, or run and a file.' });
    return ask(name, flags, screen, complain);
  },
});

/** Runs an experiment file. */
async function runFile(
  path: string | undefined,
  flags: Question,
  screen: Screen,
  complain: (problem: Problem) => ExitCode,
): Promise<ExitCode> {
  if (path === undefined) return complain({ message: 'lab run needs a file: marchlands lab run experiment.json.' });
  const given = FLAG_NAMES.find((name) => !BESIDE_FILE.includes(name) && flags[name] !== FLAGS[name].absent);
  if (given !== undefined) {
    return complain({
      message: `cannot be combined with lab run; in the file it is ${memberOf(given)}.`,
      at: `--${given}`,
    });
  }
  const found = await readExperimentFile(path);
  if (!found.ok) return complain(found.problem);
  const { game, question } = found.value;
  const program = question.bots?.findIndex(isOutside) ?? -1;
  if (program >= 0) {
    const message = 'is a program, and a file starts none: name it with --bots.';
    return complain({ message: inFile(path, { message, at: `bots[${program}]` }) });
  }
  const { jobs, database } = flags;
  const bots = flags.bots ?? question.bots;
  return ask(game, { ...question, bots, jobs, database }, screen, (problem) =>
    complain({ message: inFile(path, problem) }),
  );
}

// The table has exactly these names.
const FLAG_NAMES = Object.keys(FLAGS) as readonly (keyof Question)[];
/** Flags on how to play, not what, and on the players, since a file starts no program. */
const BESIDE_FILE: readonly string[] = ['jobs', 'database', 'bots'];

/** The member of a file that replaces a flag. */
function memberOf(flag: string): string {
  return ['keep', 'csv', 'html', 'plots', 'json'].includes(flag) ? `outputs.${flag}` : flag;
}

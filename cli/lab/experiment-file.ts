import { parseJson } from '@marchlands/core/json.ts';
import { type Raw, Reading } from '@marchlands/core/read.ts';
import { echo, fail, MOST_ECHOED, type Problem, problemText, type Result } from '@marchlands/core/result.ts';
import type { Precision } from '@marchlands/lab/precision.ts';
import { readText } from '../sources/files.ts';
import { MOST_DEALS, type Question, USUAL_DEALS } from './question.ts';
import type { Sweep } from './sweep-flag.ts';
import type { Target } from './target-flag.ts';

/** Longest name of a player, a figure, a file, and so on. */
const LONGEST = 4_096;
const MEMBERS = [
  ...['game', 'seats', 'options', 'against', 'sweep', 'bots', 'deals', 'precision', 'target', 'seed', 'outputs'],
] as const;

/** An experiment file: a game and its questions. */
export interface ExperimentFile {
  readonly game: string;
  readonly question: Omit<Question, 'jobs' | 'database'>;
}

function has(raw: Raw, member: string): boolean {
  return Object.hasOwn(raw, member);
}

/** One line of text, or null if the member is absent. */
function textOf(r: Reading, raw: Raw, member: string, at = member): string | null {
  return has(raw, member) ? r.text(raw[member], at, LONGEST) : null;
}

function objectOf(r: Reading, raw: Raw, member: string): Raw | undefined {
  return has(raw, member) ? r.record(raw[member], member, 'an object of options, such as {"boardSize": 5}') : undefined;
}

function readSweep(r: Reading, value: unknown): Sweep {
  const raw = r.only(r.record(value, 'sweep', 'an object with option and values'), 'sweep', ['option', 'values']);
  const option = r.text(raw.option, 'sweep.option', LONGEST);
  const values = r.list(raw.values, 'sweep.values', (item) => item);
  if (values.length === 0) r.fail('sweep.values', 'must have a value, such as [5, 6, 8].');
  return { option, values };
}

function readPrecision(r: Reading, value: unknown): Precision {
  const raw = r.only(r.record(value, 'precision', 'an object with figure and half'), 'precision', ['figure', 'half']);
  const figure = r.text(raw.figure, 'precision.figure', LONGEST);
  const half = numberOf(r, raw.half, 'precision.half');
  if (half <= 0) r.fail('precision.half', 'must be more than 0: half the width of the interval, such as 0.02.');
  return { figure, half };
}

function readTarget(r: Reading, value: unknown): Target {
  const members = ['figure', 'seat', 'value'];
  const raw = r.only(r.record(value, 'target', 'an object with figure, value and perhaps seat'), 'target', members);
  return {
    figure: r.text(raw.figure, 'target.figure', LONGEST),
    seat: has(raw, 'seat') ? r.whole(raw.seat, 'target.seat', 1, 9) - 1 : null,
    value: numberOf(r, raw.value, 'target.value'),
  };
}

function numberOf(r: Reading, value: unknown, at: string): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  r.fail(at, 'must be a number.');
  return 0;
}

function readOutputs(r: Reading, value: unknown): Pick<Question, 'keep' | 'csv' | 'html' | 'plots' | 'json'> {
  const members = ['keep', 'csv', 'html', 'plots', 'json'];
  const form = 'an object with any of keep, csv, html (paths of files), plots (a folder) and json (true or false)';
  const raw = r.only(r.record(value, 'outputs', form), 'outputs', members);
  const [keep, csv, html, plots] = ['keep', 'csv', 'html', 'plots'].map((member) =>
    textOf(r, raw, member, `outputs.${member}`),
  );
  return { keep, csv, html, plots, json: has(raw, 'json') && r.flag(raw.json, 'outputs.json') };
}

/** Reads an experiment from a JSON value; figures and options are checked later, with the game. */
export function readExperiment(value: unknown): Result<ExperimentFile> {
  const r = new Reading();
  const raw = r.only(
    r.record(value, 'experiment', 'an object with game and what is asked of it'),
    'experiment',
    MEMBERS,
  );
  if (!has(raw, 'game')) r.fail('game', 'is missing: the id of a game, such as marchlands games prints.');
  const game = textOf(r, raw, 'game') ?? '';
  const bots = has(raw, 'bots') ? r.list(raw.bots, 'bots', (item, at) => r.text(item, at, LONGEST)) : null;
  if (bots?.length === 0) r.fail('bots', 'must have a player, such as ["greedy"]; the last one fills the seats left.');
  const question: ExperimentFile['question'] = {
    seats: has(raw, 'seats') ? r.whole(raw.seats, 'seats', 1, 99) : null,
    options: objectOf(r, raw, 'options'),
    against: objectOf(r, raw, 'against'),
    sweep: has(raw, 'sweep') ? readSweep(r, raw.sweep) : null,
    bots,
    deals: has(raw, 'deals') ? r.whole(raw.deals, 'deals', 1, MOST_DEALS) : USUAL_DEALS,
    precision: has(raw, 'precision') ? readPrecision(r, raw.precision) : null,
    target: has(raw, 'target') ? readTarget(r, raw.target) : null,
    seed: textOf(r, raw, 'seed'),
    ...readOutputs(r, raw.outputs ?? {}),
  };
  return r.result({ game, question });
}

/** Reads the experiment of a file, or of standard input for the path `-`. */
export async function readExperimentFile(path: string): Promise<Result<ExperimentFile>> {
  const content = await readText(path);
  if (!content.ok) return content;
  const found = parseJson(content.value);
  if (!found.ok) return fail(`${nameOf(path)} is not JSON. ${problemText(found.problem)}`);
  const experiment = readExperiment(found.value);
  return experiment.ok ? experiment : fail(inFile(path, experiment.problem));
}

function nameOf(path: string): string {
  return path === '-' ? 'Standard input' : echo(path, MOST_ECHOED);
}

/** A problem of an experiment, worded with the members of its file instead of flags. */
export function inFile(path: string, problem: Problem): string {
  return `${nameOf(path)}: ${problemText(problem).replaceAll(/--(?=[a-z])/g, '')}`;
}

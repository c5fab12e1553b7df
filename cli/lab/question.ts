/** A question about a game, from flags or a file. */
import type { Game } from '@marchlands/core/game.ts';
import { fail, ok, type Problem, problemText, type Result } from '@marchlands/core/result.ts';
import { COMMON } from '@marchlands/lab/common.ts';
import { figuresAsCsv } from '@marchlands/lab/csv.ts';
import type { Precision } from '@marchlands/lab/precision.ts';
import type { LabMatch } from '@marchlands/lab/protocol.ts';
import type { About } from '@marchlands/lab/summary.ts';
import { areRepeatable, seated } from '../players/levels.ts';
import { findEntry } from '../sources/catalogue.ts';
import { makeSetup } from '../sources/position.ts';
import { writeText } from '../sources/write-file.ts';
import { jsonText } from '../terminal/json-text.ts';
import type { Screen } from '../terminal/screen.ts';
import { type ExitCode, FAILED, FINE } from '../usage/command.ts';
import { openQueue, withQueue } from './database.ts';
import { labDocument } from './document.ts';
import { type Conditions, play } from './experiment.ts';
import { outcomeOf } from './outcome.ts';
import { checkPrecision, precisely } from './precision-flag.ts';
import { labReport, writePictures } from './report.ts';
import { type NamedSetup, type Sweep, sweepSetups } from './sweep-flag.ts';
import { checkTarget, type Target } from './target-flag.ts';
import { tell } from './tell.ts';

/** Most deals of an experiment, and the default number. */
export const MOST_DEALS = 10_000_000;
export const USUAL_DEALS = 100;

/** A question about a game. Problems refer to its parts as flags: `--bots`. */
export interface Question {
  /** Null for the game's smallest number. */
  readonly seats: number | null;
  /** Options that differ from their defaults; undefined for none. */
  readonly options: unknown;
  /** The same for a second form; undefined for none. */
  readonly against: unknown;
  readonly sweep: Sweep | null;
  /** Players by seat, the last one for all further seats; null for the default. */
  readonly bots: readonly string[] | null;
  readonly deals: number;
  readonly precision: Precision | null;
  readonly target: Target | null;
  readonly seed: string | null;
  /** Worker threads; null for one per core. */
  readonly jobs: number | null;
  /** The database with the queue for other machines; null to play here. */
  readonly database: string | null;
  /** Paths of files; null to write nothing. */
  readonly keep: string | null;
  readonly csv: string | null;
  readonly html: string | null;
  /** A folder for the plots. */
  readonly plots: string | null;
  /** Whether to print JSON instead of tables. */
  readonly json: boolean;
}

/** The game as asked for, and with other options if any. */
function setupsOf(game: Game, wanted: Question): Result<readonly NamedSetup[]> {
  const { against, sweep } = wanted;
  const first = makeSetup(game, wanted);
  if (!first.ok) return first;
  const base: NamedSetup = { name: 'as it is', setup: first.value };
  if (sweep !== null) {
    if (against !== undefined) return fail('--against and --sweep do not go together: one of them is enough.');
    const swept = sweepSetups(game, first.value, sweep);
    return swept.ok ? ok([base, ...swept.value]) : swept;
  }
  if (against === undefined) return ok([base]);
  const second = makeSetup(game, { seats: first.value.seats, options: against });
  return second.ok
    ? ok([base, { name: 'changed', setup: second.value }])
    : fail(`--against: ${problemText(second.problem)}`);
}

/**
 * Has bots play a question, and prints the results.
 * @param name the id of a game
 * @param complain reports a problem with the question; returns the exit code
 */
export async function ask(
  name: string,
  question: Question,
  screen: Screen,
  complain: (problem: Problem) => ExitCode,
): Promise<ExitCode> {
  const unwritten = (problem: Problem): ExitCode => {
    complain(problem);
    return FAILED;
  };
  const entry = findEntry(name);
  if (!entry.ok) return complain(entry.problem);
  const game = await entry.value.load();
  const setups = setupsOf(game, question);
  if (!setups.ok) return complain(setups.problem);
  const [
    {
      setup: { seats },
    },
  ] = setups.value;
  const table = seated(question.bots ?? ['greedy'], seats);
  if (!table.ok) return complain(table.problem);
  const bots = table.value;
  const repeatable = areRepeatable(bots, game);
  if (!repeatable.ok) return complain(repeatable.problem);
  if (question.database !== null && !repeatable.value) {
    return complain({ message: 'takes bots that play the same everywhere: no programs, no time.', at: '--database' });
  }
  const own = await entry.value.lab?.();
  const about: About = { ...COMMON, ...own?.figures };
  const { labels = {}, things = {} } = own ?? {};
  const precision = checkPrecision(question.precision, about);
  if (!precision.ok) return complain(precision.problem);
  const asked = precision.value;
  const target = checkTarget(question.target, about, seats);
  if (!target.ok) return complain(target.problem);
  if (question.target !== null && question.sweep === null) {
    return complain({ message: 'looks for a value among those of --sweep, which is not given.', at: '--target' });
  }
  const seed = question.seed ?? '1';
  const { deals, jobs, keep } = question;
  const queue = question.database === null ? ok(null) : await openQueue(question.database);
  if (!queue.ok) return complain(queue.problem);
  const enough =
    asked === null
      ? null
      : (matches: readonly (readonly LabMatch[])[]) => precisely(asked, matches, seats, about).isReached;
  const conditions: Conditions = {
    ...{ entry: entry.value, rulesVersion: game.rulesVersion, bots, deals, seed, jobs, keep, queue: queue.value },
  };
  const played = await withQueue(queue.value, () => play(setups.value, conditions, enough, screen));
  if (!played.ok) return complain(played.problem);
  const outcome = outcomeOf(
    game,
    played.value,
    about,
    labels,
    things,
    { precision: asked, target: target.value },
    repeatable.value,
  );
  const { forms } = outcome;
  const report = (): Promise<string> => labReport(outcome, deals, question.sweep);
  const files: readonly (readonly [path: string | null, content: () => string | Promise<string>])[] = [
    [
      question.csv,
      () =>
        figuresAsCsv(
          forms.map(({ name: form, done }) => ({ name: form, matches: done.matches })),
          about,
          { labels, things },
        ),
    ],
    [question.html, report],
  ];
  for (const [path, content] of files) {
    const written = path === null ? null : writeText(path, await content());
    if (written?.ok === false) return unwritten(written.problem);
  }
  if (question.plots !== null) {
    const drawn = writePictures(question.plots, await report());
    if (!drawn.ok) return unwritten(drawn.problem);
  }
  if (question.json) screen.print(jsonText(labDocument(outcome)));
  else tell(outcome, screen);
  return forms.every(({ done }) => done.unfinished.length === 0) ? FINE : FAILED;
}

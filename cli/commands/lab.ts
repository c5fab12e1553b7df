import type { Game } from '@marchlands/core/game.ts';
import { fail, ok, problemText, type Result } from '@marchlands/core/result.ts';
import { COMMON } from '@marchlands/lab/common.ts';
import { figuresAsCsv } from '@marchlands/lab/csv.ts';
import type { LabMatch } from '@marchlands/lab/protocol.ts';
import type { About } from '@marchlands/lab/summary.ts';
import { databaseFlag, openQueue, withQueue } from '../lab/database.ts';
import { labDocument } from '../lab/document.ts';
import { type Conditions, play } from '../lab/experiment.ts';
import { outcomeOf } from '../lab/outcome.ts';
import { checkPrecision, precisely, precisionFlag } from '../lab/precision-flag.ts';
import { labReport } from '../lab/report.ts';
import { type NamedSetup, type Sweep, sweepFlag, sweepSetups } from '../lab/sweep-flag.ts';
import { checkTarget, targetFlag } from '../lab/target-flag.ts';
import { ABOUT_FIGURES, tell } from '../lab/tell.ts';
import { areRepeatable, seated } from '../players/levels.ts';
import { findEntry } from '../sources/catalogue.ts';
import { makeSetup, SETUP_FLAGS } from '../sources/position.ts';
import { writeText } from '../sources/write-file.ts';
import { jsonText } from '../terminal/json-text.ts';
import { BAD_INPUT, defineCommand, FAILED, FINE } from '../usage/command.ts';
import { json, names, onOff, text, whole } from '../usage/flags.ts';

interface Wanted {
  readonly seats: number | null;
  readonly options: unknown;
  readonly against: unknown;
  readonly sweep: Sweep | null;
}

/** The game as it is asked for, and as it would be with other options. */
function setupsOf(game: Game, wanted: Wanted): Result<readonly NamedSetup[]> {
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

export const labCommand = defineCommand({
  name: 'lab',
  summary:
    'Ask what a game is like: who wins, what is used, what goes with winning, and what a changed rule would change.',
  operands: [{ name: 'game', about: 'A game of the catalogue, such as marchlands games prints.', optional: false }],
  flags: {
    bots: names(
      'A,B,..',
      'Players as simulate takes them; the last one fills the seats that are left (default greedy).',
    ),
    deals: whole('n', [1, 10_000_000], 100, 'How many deals; each is played once for each seat (default 100).'),
    precision: precisionFlag,
    seed: text('SEED', 'Deals, bots and chance follow from it (default 1).'),
    ...SETUP_FLAGS,
    against: json('JSON', 'Play the same deals with these options, too, and tell what they change.'),
    sweep: sweepFlag,
    target: targetFlag,
    jobs: whole(
      'k',
      [1, 256],
      null,
      'Worker threads (default: one for each core); with --database orders that wait at a time. The figures do not depend on it.',
    ),
    database: databaseFlag,
    keep: text('FILE', 'Keep matches there as they end, and go on from it: a run that was ended loses nothing.'),
    csv: text('FILE', 'Write the figures of all matches there, a row for each seat of each match.'),
    html: text('FILE', 'Write a report with plots there, a page that stands by itself.'),
    json: onOff('Print JSON instead of tables.'),
  },
  details: [
    'What is counted in all games: wins, defeats, length, points between the first two, changes of the lead, when the winner was decided, moves to choose from; who leads is told by the evaluation of the game. Besides, what the game itself counts (its lab.ts).',
    'With s seats every deal is played s times, everybody moving on by one seat. A deal is one observation; intervals are Student’s over deals. The same seed gives the same figures on any number of worker threads.',
    ABOUT_FIGURES,
    '--precision looks after 32 deals, 64, 128 and so on, and ends when the intervals of that figure (one a seat, together 95 %) are narrow enough.',
    '--database has the workers of other machines play (marchlands worker): the figures are the same.',
    'A match that a bot spoils with an illegal move, or that does not end, is a bug: it is told with its number, and the exit code is 1. Ctrl-C stops; --keep goes on later.',
    'The JSON form: {game, rulesVersion, seats, seed, bots, repeatable, level, precision {figure, half, isReached, intervals [{form, seat, interval}]} or null, target {target {figure, seat, value}, form, interval, isWithin} or null, forms [{name, options, matches, unfinished [{index, reason}], luck, figures [{name, title, of, mean, seats, winners}], differences [{name, title, of, seat, first, second, difference}]}]}; an estimate is {value, low, high, n} over n deals, low and high null where too few say nothing.',
  ],
  examples: (game) => [
    [`lab ${game} --deals 500`, 'what is counted, with intervals'],
    [`lab ${game} --seats 4 --bots scout --deals 50 --keep lab.jsonl`, 'strong players, in several sittings'],
    [`lab ${game} --deals 2000 --precision wins=0.03`, 'until the seats’ wins are known to 3 in 100'],
    [`lab ${game} --deals 200 --html report.html`, 'a page with plots'],
    [`lab ${game} --deals 200 --csv figures.csv`, 'every match for another program'],
  ],
  async run({ operands: [name = ''], flags }, screen) {
    const complain = (problem: Parameters<typeof problemText>[0]): typeof BAD_INPUT => {
      screen.complain(`marchlands lab: ${problemText(problem)}`);
      return BAD_INPUT;
    };
    const entry = findEntry(name);
    if (!entry.ok) return complain(entry.problem);
    const game = await entry.value.load();
    const setups = setupsOf(game, flags);
    if (!setups.ok) return complain(setups.problem);
    const [
      {
        setup: { seats },
      },
    ] = setups.value;
    const table = seated(flags.bots ?? ['greedy'], seats);
    if (!table.ok) return complain(table.problem);
    const bots = table.value;
    const repeatable = areRepeatable(bots, game);
    if (!repeatable.ok) return complain(repeatable.problem);
    if (flags.database !== null && !repeatable.value) {
      return complain({ message: 'takes bots that play the same everywhere: no programs, no time.', at: '--database' });
    }
    const own = await entry.value.lab?.();
    const about: About = { ...COMMON, ...own?.figures };
    const precision = checkPrecision(flags.precision, about);
    if (!precision.ok) return complain(precision.problem);
    const asked = precision.value;
    const target = checkTarget(flags.target, about, seats);
    if (!target.ok) return complain(target.problem);
    if (flags.target !== null && flags.sweep === null) {
      return complain({ message: 'looks for a value among those of --sweep, which is not given.', at: '--target' });
    }
    const seed = flags.seed ?? '1';
    const { deals, jobs, keep } = flags;
    const queue = flags.database === null ? ok(null) : await openQueue(flags.database);
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
    const outcome = outcomeOf(game, played.value, about, { precision: asked, target: target.value }, repeatable.value);
    const { forms } = outcome;
    const files: readonly (readonly [path: string | null, content: () => string | Promise<string>])[] = [
      [
        flags.csv,
        () =>
          figuresAsCsv(
            forms.map(({ name: form, done }) => ({ name: form, matches: done.matches })),
            about,
          ),
      ],
      [flags.html, () => labReport(outcome, deals, flags.sweep)],
    ];
    for (const [path, content] of files) {
      const written = path === null ? null : writeText(path, await content());
      if (written?.ok === false) return complain(written.problem);
    }
    if (flags.json) screen.print(jsonText(labDocument(outcome)));
    else tell(outcome, screen);
    return forms.every(({ done }) => done.unfinished.length === 0) ? FINE : FAILED;
  },
});

import { availableParallelism } from 'node:os';
import { levelNames } from '@marchlands/bots/level-names.ts';
import { pairedGain, summarize } from '@marchlands/bots/summary.ts';
import { ok, problemText, type Result } from '@marchlands/core/result.ts';
import type { Setup } from '@marchlands/core/types.ts';
import { type Done, runMatches } from '@marchlands/lab/pool.ts';
import type { Plan, Unfinished } from '@marchlands/lab/protocol.ts';
import { threads } from '@marchlands/lab/threads/threads.ts';
import { durationsOf } from '@marchlands/lab/threads/timed.ts';
import { areRepeatable, OUTSIDE_ABOUT, PLAYERS, seated } from '../players/levels.ts';
import { causeText, gainLines, givenUpLines, summaryLines } from '../simulate/summary-lines.ts';
import { findGame } from '../sources/catalogue.ts';
import { makeSetup, SETUP_FLAGS } from '../sources/position.ts';
import { untilInterrupted } from '../terminal/interrupt.ts';
import { jsonText } from '../terminal/json-text.ts';
import { makeProgress } from '../terminal/progress.ts';
import { BAD_INPUT, defineCommand, FAILED, FINE } from '../usage/command.ts';
import { names, onOff, text, whole } from '../usage/flags.ts';

/** The tables to play, each with one level per seat. With one seat only, every level plays alone. */
function tablesOf(bots: readonly string[], { seats }: Setup): Result<readonly (readonly string[])[]> {
  if (seats === 1) return ok(bots.map((name) => [name]));
  const table = seated(bots, seats);
  return table.ok ? ok([table.value]) : table;
}

/** An unfinished match in the JSON form. */
const toJSON = ({ index, cause }: Unfinished) => ({ index, reason: causeText(cause) });

export const simulateCommand = defineCommand({
  name: 'simulate',
  summary: 'Let bots play many matches: how often each wins, from which seat, and by how much.',
  operands: [{ name: 'game', about: 'A game of the catalogue, such as marchlands games prints.', optional: false }],
  flags: {
    bots: names(
      'A,B,..',
      `Levels of the bots (${levelNames.join(', ')}, where the game offers them; mcts:N with N iterations, mcts:Nms with N milliseconds a decision; with /NAME behind it in a character of the game; ${OUTSIDE_ABOUT}); the last one fills the remaining seats (default greedy,random).`,
    ),
    matches: whole('n', [1, 10_000_000], 100, 'Number of matches, rounded up to whole deals (default 100).'),
    seed: text('SEED', 'Determines deals, bots and chance (default 1).'),
    ...SETUP_FLAGS,
    jobs: whole(
      'k',
      [1, 256],
      null,
      'Worker threads (default: one for each core). The figures do not depend on it, unless a bot has a time budget.',
    ),
    times: onOff('Print how long the decisions of each bot took: median and longest, in milliseconds.'),
    json: onOff('Print JSON instead of tables.'),
  },
  details: [
    'With s seats every deal is played s times, everybody moving on by one seat each time, and --matches is rounded up to whole deals; the figures give their number. Neighbours change from deal to deal, by the zigzag of Williams (1949): after 2 deals with 3 seats, 6 with 4, 4 with 5 and 10 with 6, every player has followed every other equally often. Each bot has its own generator, seeded by player and match.',
    "Intervals are 95 %, over deals: the matches of one deal are one observation. Shares, payoffs and gains have Wilson's interval for the effective number of trials, scores and lengths Student's. A shared win counts as its share; a payoff also shares a draw that nobody wins; the joint payoff is the sum over all seats. A gain is the mean over deals of a bot's payoff minus the first bot's.",
    'With one seat every named bot plays alone, all over the same deals; its gain is the one over the first bot.',
    'mcts:500ms thinks for half a second per decision: such figures are not repeatable, and are marked so. They depend on the machine and its other load; leave a core for each of the --jobs.',
    'An external program that is late (10 s per decision), ends or makes an illegal choice forfeits the match: its seat plays at random to the end, and the match counts. docs/players.md has the protocol.',
    'A match that a bot spoils with an illegal move, or that does not end, is a bug: it is reported with its number, and the exit code is 1. Ctrl-C stops and prints the figures so far. Incomplete deals are left out of the figures.',
    'The JSON form: {game, rulesVersion, seats, options, seed, bots, matches, repeatable, unfinished [{index, reason}], givenUp [{index, player, failure}], summary {matches, deals, players [{wins, payoff, gain, score}], seats, reasons, defeats, joint, decisions, chances}}, with --times also times [{decisions, median, longest}]. matches is the planned number, summary.matches the number that count. An estimate is {value, low, high, n}: n deals; low and high are null if the spread is unknown. gain is null for the first bot, score is null if the game has none. For several bots that play alone: {series [each as above], gains [each bot after the first over it]}.',
  ],
  examples: (game) => [
    [`simulate ${game} --bots greedy,random --matches 1000 --seed 7`, 'how much better is looking one move ahead?'],
    [`simulate ${game} --bots random --seats 4 --matches 10000`, 'is the first seat better?'],
    [`simulate ${game} --bots mcts:2000,mcts:500 --matches 60 --json`, 'does more thinking win more?'],
  ],
  async run({ operands: [name = ''], flags }, screen) {
    const complain = (problem: Parameters<typeof problemText>[0]): typeof BAD_INPUT => {
      screen.complain(`marchlands simulate: ${problemText(problem)}`);
      return BAD_INPUT;
    };
    const found = await findGame(name);
    if (!found.ok) return complain(found.problem);
    const game = found.value;
    const wanted = flags.bots ?? ['greedy', 'random'];
    const setup = makeSetup(game, flags, wanted.length);
    if (!setup.ok) return complain(setup.problem);
    const repeatable = areRepeatable(wanted, game);
    if (!repeatable.ok) return complain(repeatable.problem);
    const isRepeatable = repeatable.value;
    const tables = tablesOf(wanted, setup.value);
    if (!tables.ok) return complain(tables.problem);
    const { seats, options } = setup.value;
    const matches = Math.ceil(flags.matches / seats) * seats;
    const head: Omit<Plan, 'bots'> = {
      game: game.id,
      seats,
      options,
      seed: flags.seed ?? '1',
      times: flags.times,
      figures: false,
    };
    const progress = makeProgress(screen);
    const jobs = Math.min(matches, flags.jobs ?? availableParallelism());
    const all = matches * tables.value.length;
    const series: { readonly plan: Plan; readonly simulated: Done }[] = [];
    await untilInterrupted(async (stop) => {
      for (const [table, bots] of tables.value.entries()) {
        const plan: Plan = { ...head, bots };
        const onDone = (done: number): void => {
          const sum = table * matches + done;
          progress.show(sum / all, `${sum} of ${all} matches`);
        };
        series.push({
          plan,
          simulated: await runMatches(threads({ plan, players: PLAYERS }), matches, jobs, { onDone, stop }),
        });
      }
    });
    progress.clear();
    const summaries = series.map(({ simulated }) => summarize(simulated.matches, seats));
    const gains = series
      .slice(1)
      .map(({ simulated }) => pairedGain(simulated.matches, series[0]?.simulated.matches ?? [], seats));
    if (flags.json) {
      const { seed } = head;
      const documents = series.map(({ plan, simulated: { unfinished, givenUp, times } }, i) => ({
        ...{ game: game.id, rulesVersion: game.rulesVersion, seats, options, seed, bots: plan.bots },
        ...{ matches, repeatable: isRepeatable, unfinished: unfinished.map(toJSON), givenUp, summary: summaries[i] },
        ...(flags.times ? { times: times.map(durationsOf) } : {}),
      }));
      const document = documents.length === 1 ? documents[0] : { series: documents, gains };
      screen.print(jsonText(document));
    } else {
      for (const [i, { plan, simulated }] of series.entries()) {
        const summary = summaries[i];
        screen.print(summaryLines(game, plan, simulated, summary, screen.style).join('\n'));
        for (const line of givenUpLines(plan, simulated)) screen.print(line);
        if (i + 1 < series.length) screen.print();
      }
      if (gains.length > 0) screen.print(`\n${gainLines(wanted, gains, screen.style).join('\n')}`);
      const notes = [
        ...(matches > flags.matches
          ? [`${flags.matches} matches were asked for; rounded up to whole deals, these are ${matches}.`]
          : []),
        ...(isRepeatable ? [] : ['Not repeatable: a bot has a time budget, or is an external program.']),
      ];
      if (notes.length > 0) screen.print(`\n${notes.join('\n')}`);
    }
    return series.every(({ simulated }) => simulated.unfinished.length === 0) ? FINE : FAILED;
  },
});

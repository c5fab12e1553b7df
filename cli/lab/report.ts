import { levelsOf } from '@marchlands/bots/levels.ts';
import { wholeDeals } from '@marchlands/bots/summary.ts';
import type { Game } from '@marchlands/core/game.ts';
import { changedOptions } from '@marchlands/core/options.ts';
import type { Plan } from '@marchlands/lab/protocol.ts';
import { causeText } from '../simulate/summary-lines.ts';
import { programVersion } from '../usage/version.ts';
import { precisionLines } from './figure-lines.ts';
import type { Outcome } from './outcome.ts';

/** A word of a command line that a shell takes as it is meant. */
function shellWord(word: string): string {
  return /^[\w./:=,@-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

/** The options of a plan that differ from the game's own, as JSON. */
function optionsText(game: Game, { seats, options }: Plan): string {
  return JSON.stringify(changedOptions(game.optionSchema, seats, options));
}

/** Repeats an experiment. @param deals at most */
function commandOf({ game, experiments, answer }: Outcome, deals: number): string {
  const [{ plan }, ...others] = experiments;
  const { seats, bots, seed } = plan;
  const options = optionsText(game, plan);
  const words = [
    ...['npx', 'marchlands', 'lab', game.id, '--seats', String(seats), '--bots', bots.join(',')],
    ...['--deals', String(deals), '--seed', seed],
    ...(options === '{}' ? [] : ['--options', options]),
    ...others.flatMap((other) => ['--against', optionsText(game, other.plan)]),
    ...(answer === null ? [] : ['--precision', `${answer.figure}=${answer.half}`]),
  ];
  return words.map(shellWord).join(' ');
}

/** What the players are, in words. */
function playersText(game: Game, bots: readonly string[]): string {
  const levels = levelsOf(game);
  return [...new Set(bots)]
    .map((bot) => {
      const level = levels.find(({ name }) => name === bot);
      return level === undefined ? bot : `${bot}: ${level.description}`;
    })
    .join(' ');
}

/** What came out, as a page with plots that stands by itself. @param deals that were asked for at most */
export async function labReport(outcome: Outcome, deals: number): Promise<string> {
  // Drawing plots takes a while to load, and only this needs it.
  const { reportHtml } = await import('@marchlands/lab/report/report.ts');
  const { game, experiments, about, answer, isRepeatable } = outcome;
  const [{ plan }] = experiments;
  const { seats, bots, seed } = plan;
  const isCompared = experiments.length > 1;
  const nameOf = (form: number): string => (isCompared ? (form === 0 ? 'as it is' : 'changed') : 'as played');
  const played = experiments.map(({ done }) => wholeDeals(done.matches, seats).length);
  return reportHtml({
    title: `${game.title}: ${isCompared ? 'what other rules change' : 'what matches say'}`,
    seats,
    about,
    forms: experiments.map(({ done }, form) => ({
      name: nameOf(form),
      matches: done.matches,
      unfinished: done.unfinished.map(({ index, cause }) => `Match ${index}: ${causeText(cause)}`),
    })),
    settings: [
      ['game', `${game.title} (${game.id}), rules version ${game.rulesVersion}`],
      ['program', `Marchlands ${programVersion()}`],
      ['seats', String(seats)],
      ['players', playersText(game, bots)],
      ...experiments.map(({ plan: each }, form): readonly [string, string] => {
        const options = optionsText(game, each);
        return [`options${isCompared ? `, ${nameOf(form)}` : ''}`, options === '{}' ? 'the standard rules' : options];
      }),
      ['deals', `${Math.min(...played)}, each played ${seats === 1 ? 'once' : `${seats} times`}`],
      ['seed', seed],
      ...(isRepeatable ? [] : [['repeatable', 'no: a bot thinks for a time, or is a program of its own'] as const]),
    ],
    command: commandOf(outcome, deals),
    answer: answer === null ? [] : precisionLines(answer, about, isCompared),
  });
}

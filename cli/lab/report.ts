import { join } from 'node:path';
import { levelsOf } from '@marchlands/bots/levels.ts';
import { wholeDeals } from '@marchlands/bots/summary.ts';
import type { Game } from '@marchlands/core/game.ts';
import { changedOptions } from '@marchlands/core/options.ts';
import type { Result } from '@marchlands/core/result.ts';
import type { Plan } from '@marchlands/lab/protocol.ts';
import { picturesOf } from '@marchlands/lab/report/pictures.ts';
import { causeText } from '../simulate/summary-lines.ts';
import { makeFolder } from '../sources/files.ts';
import { writeText } from '../sources/write-file.ts';
import { programVersion } from '../usage/version.ts';
import { luckLine, precisionLines } from './figure-lines.ts';
import type { Outcome } from './outcome.ts';
import type { Sweep } from './sweep-flag.ts';
import { nearestLines, targetText } from './target-flag.ts';

/** A word of a command line, quoted for a shell. */
function shellWord(word: string): string {
  return /^[\w./:=,@-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

/** The options of a plan that differ from the game's own, as JSON. */
function optionsText(game: Game, { seats, options }: Plan): string {
  return JSON.stringify(changedOptions(game.optionSchema, seats, options));
}

/** The command that repeats an experiment. @param deals the maximum @param sweep as typed */
function commandOf({ game, forms, answer, nearest }: Outcome, deals: number, sweep: Sweep | null): string {
  const [{ plan }, ...others] = forms;
  const { seats, bots, seed } = plan;
  const options = optionsText(game, plan);
  const values = (sweep?.values ?? []).map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
  const words = [
    ...['npx', 'marchlands', 'lab', game.id, '--seats', String(seats), '--bots', bots.join(',')],
    ...['--deals', String(deals), '--seed', seed],
    ...(options === '{}' ? [] : ['--options', options]),
    ...(sweep === null
      ? others.flatMap((other) => ['--against', optionsText(game, other.plan)])
      : ['--sweep', `${sweep.option}=${values.join(',')}`]),
    ...(nearest === null ? [] : ['--target', targetText(nearest.target)]),
    ...(answer === null ? [] : ['--precision', `${answer.figure}=${answer.half}`]),
  ];
  return words.map(shellWord).join(' ');
}

/** Writes the plots of a report as pictures into a folder. @returns the folder */
export function writePictures(folder: string, page: string): Result<string> {
  const made = makeFolder(folder);
  if (!made.ok) return made;
  for (const { name, svg } of picturesOf(page)) {
    const written = writeText(join(folder, `${name}.svg`), svg);
    if (!written.ok) return written;
  }
  return made;
}

/** The players, in words. */
function playersText(game: Game, bots: readonly string[]): string {
  const levels = levelsOf(game);
  return [...new Set(bots)]
    .map((bot) => {
      const level = levels.find(({ name }) => name === bot);
      return level === undefined ? bot : `${bot}: ${level.description}`;
    })
    .join(' ');
}

/**
 * The results as a self-contained page with plots.
 * @param deals the maximum asked for
 * @param sweep null if there was none
 */
export async function labReport(outcome: Outcome, deals: number, sweep: Sweep | null): Promise<string> {
  // The plotting library is slow to load, and only needed here.
  const { reportHtml } = await import('@marchlands/lab/report/report.ts');
  const { game, forms, about, evaluation, answer, nearest, isRepeatable } = outcome;
  const [{ plan }] = forms;
  const { seats, bots, seed } = plan;
  const isCompared = forms.length > 1;
  const names = forms.map(({ name }) => name);
  const played = forms.map(({ done }) => wholeDeals(done.matches, seats).length);
  return reportHtml({
    title: `${game.title}: ${isCompared ? 'what other rules change' : 'what matches say'}`,
    seats,
    forms: forms.map(({ name, done, figures, differences, uses, labels, things }) => ({
      ...{ name, figures, differences, uses, labels, things, matches: done.matches },
      unfinished: done.unfinished.map(({ index, cause }) => `Match ${index}: ${causeText(cause)}`),
    })),
    settings: [
      ['game', `${game.title} (${game.id}), rules version ${game.rulesVersion}`],
      ['program', `Marchlands ${programVersion()}`],
      ['seats', String(seats)],
      ['players', playersText(game, bots)],
      ...(evaluation === null ? [] : [['evaluation of the bots (hash)', evaluation] as const]),
      ...forms.map(({ name, plan: each }): readonly [string, string] => {
        const options = optionsText(game, each);
        return [`options${isCompared ? `, ${name}` : ''}`, options === '{}' ? 'the standard rules' : options];
      }),
      ['deals', `${Math.min(...played)}, each played ${seats === 1 ? 'once' : `${seats} times`}`],
      ['seed', seed],
      ...forms.flatMap(({ name, luck }): readonly (readonly [string, string])[] =>
        luck === null ? [] : [[`luck${isCompared ? `, ${name}` : ''}`, luckLine(luck)]],
      ),
      ...(isRepeatable ? [] : [['repeatable', 'no: a bot thinks for a time, or is a program of its own'] as const]),
    ],
    command: commandOf(outcome, deals, sweep),
    answer: [
      ...(answer === null ? [] : precisionLines(answer, about, names)),
      ...(nearest === null ? [] : nearestLines(nearest, names[nearest.form], about, [])),
    ],
  });
}

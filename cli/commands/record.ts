import type { DiceHeader } from '@marchlands/core/match/dice.ts';
import { diceSentence } from '@marchlands/core/match/dice-sentence.ts';
import { drawsOf } from '@marchlands/core/match/draws.ts';
import type { Match } from '@marchlands/core/match/match.ts';
import { parseRecord } from '@marchlands/core/match/record-parse.ts';
import { type Verified, verifyRecord } from '@marchlands/core/match/verify.ts';
import { echo, MOST_ECHOED, type Problem, problemText } from '@marchlands/core/result.ts';
import { CHANCE, EVERYTHING } from '@marchlands/core/seat.ts';
import { loadGame } from '@marchlands/games/index.ts';
import { readText } from '../sources/files.ts';
import { jsonText } from '../terminal/json-text.ts';
import { paintBoard } from '../terminal/paint.ts';
import type { Screen } from '../terminal/screen.ts';
import { wrap } from '../terminal/wrap.ts';
import { resultLines } from '../text/sentences.ts';
import { BAD_INPUT, defineCommand, type ExitCode, FAILED, FINE } from '../usage/command.ts';
import { onOff } from '../usage/flags.ts';
import { didYouMean } from '../usage/suggest.ts';

/** The kind of the dice, and the deal. */
function diceName(dice: DiceHeader): string {
  switch (dice.kind) {
    case 'daily':
      return `daily ${dice.date}`;
    case 'numbered':
      return `deal ${dice.deal}`;
    default:
      return dice.kind;
  }
}

/** The seats, the options, the dice. */
function headLines(match: Match, screen: Screen): string[] {
  const { header, game } = match;
  const { strong, quiet, seat } = screen.style;
  const players = header.players.map(
    ({ name, level }, at) => `${seat(at, name)}${level === undefined ? '' : quiet(` (${level})`)}`,
  );
  const options = Object.entries(header.options).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  return [
    strong(`${game.title}, rules version ${header.rulesVersion}`),
    `  Players  ${players.join(', ')}`,
    ...wrap(`  Options  ${options.length === 0 ? 'as usual' : options.join(', ')}`, screen.width, '           '),
    `  Dice     ${diceName(header.dice)}`,
  ];
}

/** One choice with its chance results. */
interface Chapter {
  readonly index: number;
  readonly notation: string[];
  readonly sentences: string[];
}

/** The log: each choice in notation with its chance results, and below it the effects in sentences. */
function storyLines(match: Match, screen: Screen): string[] {
  const chapters: Chapter[] = [];
  let first: number | null = null;
  for (const item of match.log(EVERYTHING)) {
    const { index, entry, line, sentences: told } = item;
    first ??= index;
    // Part of a choice that a later line shows as a whole.
    if (line === '' && told.length === 0) continue;
    const open = entry.kind === 'chance' ? chapters.at(-1) : undefined;
    if (open === undefined) chapters.push({ index: first, notation: [line], sentences: [...told] });
    else {
      open.notation.push(line);
      open.sentences.push(...told);
    }
    first = null;
  }
  return chapters.flatMap(({ index, notation, sentences }) => [
    `${screen.style.quiet(String(index + 1).padStart(4))}  ${screen.style.strong(notation.join(' '))}`.trimEnd(),
    ...sentences.flatMap((sentence) => wrap(`      ${sentence}`, screen.width, '        ')),
  ]);
}

function showRecord(match: Match, screen: Screen): ExitCode {
  const { game, setup, isOver, result } = match;
  const name = (seat: number): string => screen.style.seat(seat, match.nameOf(seat));
  const end =
    result === null
      ? [match.actors === CHANCE || !isOver ? 'The match is not over.' : 'The players agreed to end it.']
      : resultLines(game, setup, result, name, screen.style);
  const board = paintBoard(
    game.text(game.view(match.state, EVERYTHING), setup, (seat) => match.nameOf(seat)).trimEnd(),
    setup.seats,
    screen.style,
  );
  screen.print([...headLines(match, screen), '', ...storyLines(match, screen), '', board, '', ...end].join('\n'));
  return FINE;
}

/** Fair dice as JSON lines, for programs that check them without the rules: docs/fair-dice.md has one. */
function showDraws(match: Match, screen: Screen): ExitCode {
  const { dice } = match.header;
  if (dice.kind !== 'fair' || dice.secret === undefined) {
    screen.complain(
      dice.kind === 'fair'
        ? 'marchlands record: the secret of the dice is not published yet; nothing can be computed before that.'
        : 'marchlands record: only fair dice are drawn from a secret; verify checks the others.',
    );
    return FAILED;
  }
  screen.print([dice, ...drawsOf(match)].map((line) => JSON.stringify(line)).join('\n'));
  return FINE;
}

function printVerified(verified: Verified, screen: Screen): ExitCode {
  const { steps, isOver, remarks, unproven } = verified;
  screen.print(`${screen.style.good('The record is valid.')} ${steps} moves and chance results, each legal.`);
  screen.print(diceSentence(verified));
  screen.print(isOver ? 'The result is what the moves lead to.' : 'The match is not over.');
  const list = (lines: readonly string[]): string =>
    lines.flatMap((line) => wrap(`  ${line}`, screen.width, '    ')).join('\n');
  if (remarks.length > 0) screen.print(`\nNoted:\n${list(remarks.map(problemText))}`);
  screen.print(`\nWhat no record proves:\n${list(unproven)}`);
  return FINE;
}

function printBroken(problem: Problem, screen: Screen): ExitCode {
  screen.print(`${screen.style.bad('The record is not valid.')} ${problemText(problem)}`);
  return FAILED;
}

export const recordCommand = defineCommand({
  name: 'record',
  summary: 'Show a recorded match, or verify it: legal moves, fair dice, true result.',
  operands: [
    {
      name: 'show|verify|draws',
      about:
        'show prints the match; verify replays it and recomputes every chance result; draws prints the data for that.',
      optional: false,
    },
    { name: 'file', about: 'A record as play saves it; - reads standard input.', optional: false },
  ],
  flags: { json: onOff('Print JSON instead of text.') },
  details: [
    'verify has exit code 0 if the record is valid; 1 if it is not, with the first problem, and a changed chance result is reported at its own line; 2 if the file is no record, or shows only what one viewer may see.',
    'It proves that the headers are complete, that every move is legal, that the result follows from the moves, and that every chance result comes from the dice. With fair dice the secret must be there once the match is over, and its SHA-256 must be the commitment. It also lists what is missing from the record, and what no record can prove: who played, whether the commitment was published before play, results given by hand.',
    'draws prints a line of JSON with commitment, entropy and secret of fair dice, and one for each draw: its number, the possible outcomes with their weights, and the outcome. docs/fair-dice.md has a program of thirty lines in another language that checks them.',
    'The JSON form of verify: {holds, problem {message, at, rule} or null, steps, outcomes, dice, isComputed, isOver, result, remarks [{message, at}], unproven [sentence]}; of show: {header, entries, isOver, result}.',
  ],
  examples: () => [
    ['record show match.txt', 'the players, the story, the last position'],
    ['record verify match.txt', 'was every roll fair?'],
  ],
  async run({ operands: [what = '', file = ''], flags }, screen) {
    if (what !== 'show' && what !== 'verify' && what !== 'draws') {
      screen.complain(
        `marchlands record: "${echo(what)}" is neither show, verify nor draws.${didYouMean(what, ['show', 'verify', 'draws'])}`,
      );
      return BAD_INPUT;
    }
    const content = await readText(file);
    if (!content.ok) {
      screen.complain(`marchlands record: ${problemText(content.problem)}`);
      return BAD_INPUT;
    }
    if (content.value.trimStart().startsWith('{')) {
      screen.complain(
        `marchlands record: ${echo(file, MOST_ECHOED)} is a saved match, not a record. marchlands play --load ${echo(file, MOST_ECHOED)} continues it.`,
      );
      return BAD_INPUT;
    }
    if (what === 'verify') {
      const verified = await verifyRecord(content.value, loadGame);
      if (!verified.ok && !verified.problem.isRecord) {
        screen.complain(`marchlands record: ${echo(file, MOST_ECHOED)}: ${problemText(verified.problem)}`);
        return BAD_INPUT;
      }
      if (!flags.json)
        return verified.ok ? printVerified(verified.value, screen) : printBroken(verified.problem, screen);
      const found = verified.ok
        ? { holds: true, problem: null, ...verified.value }
        : { holds: false, problem: verified.problem };
      screen.print(jsonText(found));
      return verified.ok ? FINE : FAILED;
    }
    const match = await parseRecord(content.value, loadGame);
    if (!match.ok) {
      screen.complain(`marchlands record: ${echo(file, MOST_ECHOED)}: ${problemText(match.problem)}`);
      return BAD_INPUT;
    }
    if (what === 'draws') return showDraws(match.value, screen);
    if (!flags.json) return showRecord(match.value, screen);
    const { header, entries, isOver, result } = match.value;
    screen.print(jsonText({ header, entries, isOver, result }));
    return FINE;
  },
});

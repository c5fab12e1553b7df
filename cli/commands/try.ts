import { echo, MOST_ECHOED, ok, problemText } from '@marchlands/core/result.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { EVERYTHING } from '@marchlands/core/seat.ts';
import type { AnyEvent } from '@marchlands/core/types.ts';
import { readText } from '../sources/files.ts';
import { POSITION_FLAGS, type Position, readPosition } from '../sources/position.ts';
import { jsonText } from '../terminal/json-text.ts';
import type { Screen } from '../terminal/screen.ts';
import { wrap } from '../terminal/wrap.ts';
import { positionLines } from '../text/position.ts';
import { playerNames, sentenceOf } from '../text/sentences.ts';
import { tryDocument } from '../trial/document.ts';
import { playLine } from '../trial/play-line.ts';
import { linesOf } from '../trial/read-line.ts';
import type { Refusal } from '../trial/refusal.ts';
import { BAD_INPUT, defineCommand, FAILED, FINE } from '../usage/command.ts';
import { onOff, text } from '../usage/flags.ts';

/** One played line, and its events. */
interface Played {
  readonly line: string;
  readonly events: readonly AnyEvent[];
}

function printPlayed(now: Position, played: readonly Played[], screen: Screen): void {
  const name = playerNames(screen.style);
  for (const { line, events } of played) {
    screen.print(screen.style.strong(`> ${echo(line, MOST_ECHOED)}`));
    for (const event of events) {
      const sentence = sentenceOf(now.game, now.setup, event, EVERYTHING, name);
      if (sentence !== null) screen.print(wrap(`  ${sentence}`, screen.width, '  ').join('\n'));
    }
  }
  if (played.length > 0) screen.print();
}

function printRefusal({ line, move, message, rule }: Refusal, count: number, screen: Screen): void {
  const part = move === null || move === line ? '' : ` (${echo(move, MOST_ECHOED)})`;
  const source = rule === null ? '' : ` (${rule})`;
  screen.print();
  screen.print(screen.style.bad(`Refused: line ${count}, ${echo(line, MOST_ECHOED)}${part}`));
  screen.print(wrap(`  ${message}${source}`, screen.width, '  ').join('\n'));
}

export const tryCommand = defineCommand({
  name: 'try',
  summary: 'Set up any position, play moves and chance results, and see what the rules say.',
  operands: [{ name: 'game', about: 'A game of the catalogue, such as marchlands games prints.', optional: false }],
  flags: {
    ...POSITION_FLAGS,
    moves: text(
      'LINES',
      'Lines to play, in notation, with line breaks, " / " or " | " between them; - reads standard input.',
    ),
    seed: text('SEED', 'Draws chance results that a line leaves open.'),
    json: onOff('Print one JSON object instead of text.'),
  },
  details: [
    'A line of --moves is a line of the game’s notation: the moves of one seat with the chance results that it gives. If a game writes " / " inside a line (a placing and the order after it), that is read as one line. The plain form (a kind and its fields), typed moves as JSON ({"kind": ...}) and, if chance acts, a lone outcome are read too. A line belongs to the first seat that acts; "@2 line" gives it to player 2. A line is played wholly or not at all, and the first refused one ends the run, with its reason, the rule and exit code 1.',
    'A position file holds a position as in "position" of the JSON output, or an object with "position" and, beside it, "seats" and "options", so the JSON output itself can be read back. Flags override the file.',
    'The JSON object: game, rulesVersion, seats, options (with defaults), position, text (the board as text), actors (seats counted from 0, or ["chance"], or none once the match is over), prompt, legal [{seat, moves [{notation, plain, move, says}]}], chances [{plain, outcome, weight}], events [{line, event, says}], result {ranks, scores, winners, reason, says, defeat} or null, refusal {line, text, move, code, message, rule} or null. Lines are counted from 1. code is the game’s name for the reason, or syntax, matchOver, noSuchPlayer, chanceActs, chanceNotDue, notPossible or notWhole (it breaks off in the middle of a choice).',
  ],
  examples: (game) => [
    [`try ${game}`, 'a new match: the board, who acts, what is legal'],
    [`try ${game} --seed 7 --moves "LINE / LINE"`, 'two lines; what they leave to chance is drawn from a seed'],
    [`try ${game} --position board.txt --moves "LINE" --json`, 'from a position in a file, for another program'],
  ],
  async run({ operands: [name = ''], flags }, screen) {
    const seed = flags.seed ?? 'try';
    if (flags.moves === '-' && flags.position === '-') {
      screen.complain('marchlands try: --moves and --position cannot both be read from standard input.');
      return BAD_INPUT;
    }
    const found = await readPosition(name, flags, seed);
    if (!found.ok) {
      screen.complain(`marchlands try: ${problemText(found.problem)}`);
      return BAD_INPUT;
    }
    const moves = flags.moves === '-' ? await readText('-') : ok(flags.moves ?? '');
    if (!moves.ok) {
      screen.complain(`marchlands try: ${problemText(moves.problem)}`);
      return BAD_INPUT;
    }
    const now = found.value;
    const rng = flags.seed === null ? null : new Rng(flags.seed);
    const played: Played[] = [];
    let refusal: Refusal | null = null;
    const lines = linesOf(moves.value);
    for (let parts = lines.shift(); parts !== undefined && refusal === null; ) {
      const events: AnyEvent[] = [];
      const next = playLine(now, parts, rng, events);
      refusal = next.refusal;
      if (refusal === null) played.push({ line: next.line, events });
      const rest = parts.slice(next.parts);
      parts = rest.length > 0 ? rest : lines.shift();
    }
    if (flags.json) {
      screen.print(jsonText(tryDocument(now, played, refusal)));
    } else {
      printPlayed(now, played, screen);
      screen.print(positionLines(now, screen).join('\n'));
      if (refusal !== null) printRefusal(refusal, played.length + 1, screen);
    }
    return refusal === null ? FINE : FAILED;
  },
});

import type { Game } from '../../game.ts';
import { problemText, type Result } from '../../result.ts';
import type { Setup } from '../../types.ts';
import { type Bench, fault } from '../moment.ts';
import { difference, plainProblem, textOf } from '../plain.ts';
import { checkSame } from './bytes.ts';
import { checkSentence } from './words.ts';

/** Bad input must be refused with a sentence. */
function checkRefused(what: string, result: Result<unknown>): void {
  if (result.ok) fault('setup', `${what} was taken`);
  // It may quote the input, rubbish included.
  if (problemText(result.problem).trim() === '') fault('setup', `${what} was refused without a word`);
}

/** Once per game: its static facts, words for its options, and refusals of invalid input. */
export function checkFacts(game: Game): void {
  if (!/^[a-z][a-z0-9-]*$/.test(game.id)) fault('facts', `the id "${game.id}" must be lower case, digits and hyphens`);
  if (!Number.isInteger(game.rulesVersion) || game.rulesVersion < 1) fault('facts', 'rulesVersion must be 1 or more');
  if (game.seats.some((seats, i) => i > 0 && seats <= game.seats[i - 1])) {
    fault('facts', `seats must be ascending, not ${game.seats.join(', ')}`);
  }
  const seats = game.seats.at(0);
  if (seats === undefined) fault('facts', 'no number of seats is named');
  for (const [name, option] of Object.entries(game.optionSchema)) {
    checkSentence(`the heading of option ${name}`, game.words.options[name]);
    checkSentence(`the description of option ${name}`, option.description);
    const byDefault = option.read(option.byDefault(seats), name, seats);
    if (!byDefault.ok) fault('facts', `the default of option ${name} is refused: ${problemText(byDefault.problem)}`);
    checkRefused(`a function for option ${name}`, game.setup({ [name]: () => 0 }, seats));
  }
  checkRefused('an unknown option', game.setup({ 'no such option': 1 }, seats));
  checkRefused('options that are a list', game.setup([], seats));
  for (const wrong of [0, -1, 1.5, Number.NaN, 99]) {
    if (!game.seats.includes(wrong)) checkRefused(`a match of ${wrong} seats`, game.setup({}, wrong));
  }
}

function checkBounds({ bounds }: Setup): void {
  const { entries, moves, outcomes, score } = bounds;
  for (const [name, bound] of Object.entries({ entries, moves, outcomes })) {
    if (!Number.isInteger(bound) || bound < 1)
      fault('setup', `bounds.${name} must be a whole number from 1, not ${bound}`);
  }
  if (!Number.isFinite(score[0]) || !Number.isFinite(score[1]) || score[0] > score[1]) {
    fault('setup', `bounds.score must be finite and ascending, not ${score.join(' to ')}`);
  }
}

/** Once per setup: it is frozen, its bounds are consistent, and its options give the same setup and first state. */
export function checkSetup(bench: Bench): void {
  const { game, setup, seats } = bench;
  if (!Object.isFrozen(setup)) fault('setup', 'the setup is not frozen');
  if (setup.seats !== seats.length) fault('setup', `the setup is for ${setup.seats} seats, not ${seats.length}`);
  checkBounds(setup);
  const problem = plainProblem(setup.options);
  if (problem !== null) fault('setup', `the options are not plain JSON data: ${problem}`);
  const again = game.setup(JSON.parse(textOf(setup.options)), setup.seats);
  if (!again.ok) fault('setup', `the options with defaults filled in are refused: ${problemText(again.problem)}`);
  if (textOf(again.value.options) !== textOf(setup.options)) {
    fault('setup', `the options read again differ: ${difference(again.value.options, setup.options)}`);
  }
  if (textOf(again.value.bounds) !== textOf(setup.bounds)) fault('setup', 'the same options give other bounds');
  const start = game.start(setup);
  if (start.setup !== setup) fault('setup', 'the first state does not refer to its setup');
  checkSame('setup', 'the first state of the same setup made again', game.start(again.value), start);
}

/** Once per setup: invalid positions are refused with a sentence. */
export function checkBadPositions({ game, setup }: Bench): void {
  for (const json of [null, 7, 'nonsense', [], { nonsense: 1 }]) {
    checkRefused(`the position ${textOf(json)}`, game.position.parse(setup, json));
  }
  const start = game.start(setup);
  for (const line of ['', ' ', 'nonsense', '?', '1', '{}', '\n', '💥', '-1 -1', 'x'.repeat(5000)]) {
    for (const seat of [0, setup.seats - 1]) {
      const read = game.notation.parse(start, seat, line);
      if (!read.ok && problemText(read.problem).trim() === '')
        fault('notation', `${textOf(line)} is refused without a word`);
    }
  }
}

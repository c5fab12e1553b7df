import { givenDice, seededDice } from '@marchlands/core/match/dice.ts';
import { createMatch } from '@marchlands/core/match/open.ts';
import { freshFolder } from '@marchlands/core/testing/fresh-folder.ts';
import { loadGame } from '@marchlands/games/index.ts';
import { describe, expect, test } from 'vitest';
import { DEEP } from './hostile-table.ts';
import { child, expectNoTrace } from './program.ts';
import { playScripted } from './scripted-session.ts';

const ESCAPE = '\u001b[2J';

async function answers(id: string, dice: 'seeded' | 'given', line: string): Promise<string> {
  const game = await loadGame(id);
  if (!game.ok) throw new Error(game.problem.message);
  const players = [{ name: 'Anna' }, { name: 'Ben', level: 'random' }];
  const made = createMatch(game.value, { seats: 2, players, dice: dice === 'given' ? givenDice() : seededDice('1') });
  if (!made.ok) throw new Error(made.problem.message);
  const sat = await playScripted(made.value, [line, 'quit']);
  return sat.answer(line);
}

describe('hostile lines in a match are answered, and it goes on', () => {
  test.each([
    [`{"kind": ${DEEP}}`, 'at most 64 deep'],
    [DEEP, 'cannot be read'],
    ['{"kind": "__proto__"}', 'kind must be one of'],
    [ESCAPE, 'cannot be read'],
    [`:${ESCAPE}`, 'There is no command :\\x1b[2J'],
    [':toString', 'There is no command :toString'],
    [':__proto__', 'There is no command'],
    ['x'.repeat(100_000), 'cannot be read'],
    ['99999999999999999999', 'There is no move number'],
    ['-1', 'cannot be read'],
    ['0', 'There is no move number 0'],
    ['moves \\', 'No legal move is of the kind'],
    ['why', 'Name a move'],
    [`why ${DEEP}`, 'cannot be read'],
    ['rules (.*)+$', 'No rule has'],
    ['log 99999999999999999999', 'Nothing has happened yet'],
    ['save', 'Name a file'],
    ['save /', 'it is a folder'],
    [`save /tmp/${'x'.repeat(5000)}`, 'the name is too long'],
    ['save /proc/nope', 'there is no such folder'],
    ['save /dev/full', 'there is no room left'],
    ['save x.json', 'backup x.json'],
    ['backup', 'Name a file'],
    ['backup /dev/full', 'there is no room left'],
    ['load', 'Name a file'],
    ['load /', 'it is a folder'],
    ['load /dev/null', '/dev/null'],
    [`load ${ESCAPE}`, '\\x1b[2J'],
    ['+1 M / 1 M to S', 'AN-20'],
    ['Bomb X', 'AN-63'],
  ])('%s', async (line, says) => {
    const said = await answers('andia', 'seeded', line);
    expect(said.replaceAll(/\s+/g, ' ')).toContain(says);
    expect(said).not.toMatch(/(?!\n)\p{Cc}/u);
  });

  // Actions of a seat, asked for when chance acts.
  test.each([
    ['hint', 'Chance acts now'],
    ['moves', 'Chance acts now'],
    ['undo', 'Nothing to undo'],
    ['why d E4', 'Dice or cards come first|draw|not your turn|Chance|tile'],
    ['firstSeat 99', 'seat must be a whole number'],
    ['99', '99'],
    [DEEP, '[[['],
  ])('where chance acts: %s', async (line, says) => {
    expect(await answers('building-refuge', 'given', line)).toMatch(new RegExp(says.replaceAll('[', '\\[')));
  });
});

describe('hostile standard input', () => {
  test.each([
    ['deep JSON as a position', ['--position', '-'], DEEP, 2, 'at most 64 deep'],
    ['deep JSON as moves', ['--moves', '-'], `{"kind": ${DEEP}}`, 1, 'at most 64 deep'],
    ['nothing', ['--position', '-'], '', 2, 'Standard input is empty'],
    ['control characters', ['--moves', '-'], ESCAPE, 1, '\\x1b[2J'],
  ] as const)('%s', async (_what, words, input, code, says) => {
    const run = await child(['try', 'andia', ...words], input, { MARCHLANDS_HOME: freshFolder() });
    expect(run.code).toBe(code);
    expect(run.out + run.err).toContain(says);
    expectNoTrace(run);
    expect(run.out + run.err).not.toMatch(/(?!\n)\p{Cc}/u);
  });
});

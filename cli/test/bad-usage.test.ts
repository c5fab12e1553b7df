import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshFolder } from '@marchlands/core/testing/fresh-folder.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { commands } from '../commands/index.ts';
import { child, expectBadInput, expectNoTrace, inside } from './program.ts';

const game = 'building-refuge';

describe('bad usage ends with exit code 2 and a sentence', () => {
  test.each([
    [['simulte'], /no command simulte\. Did you mean simulate\?/],
    [['--frob'], /no flag --frob/],
    [['help', 'tri'], /no command tri\. Did you mean try\?/],
    [['try'], /<game> is missing/],
    [['try', 'building-reufge'], /no game "building-reufge"\. Did you mean building-refuge\?/],
    [['try', game, 'more'], /"more" is one word too many/],
    [['try', game, '--seat', '2'], /no flag --seat\. Did you mean --seats\?/],
    [['try', game, '-s', '2'], /no flag -s; flags are written with two dashes/],
    [['try', game, '--seats'], /--seats needs a value: --seats n/],
    [['try', game, '--seats', '--json'], /--seats needs a value/],
    [['try', game, '--seats', 'two'], /--seats must be a whole number from 1 to 99, not "two"/],
    [['try', game, '--seats', '2', '--seats', '3'], /--seats is given twice/],
    [['try', game, '--seats', '9'], /for 2, 3, 4, 5 or 6 players, not 9/],
    [['try', game, '--json=yes'], /--json is a switch and takes no value/],
    [['try', game, '--options', '{"cityRoadScore": 5'], /line 1, column 20: a comma or "}" must follow/],
    [['try', game, '--options', '{"cityRoadScore": 99}'], /options\.cityRoadScore: .* 0 to 10, not 99/],
    [['try', game, '--options', '{"noSuch": 1}'], /options\.noSuch: There is no option of this name/],
    [['try', game, '--options', '[]'], /options: .*object/],
    [['try', game, '--position', '/nowhere/at/all'], /nowhere\/at\/all: there is no such file/],
    [['try', game, '--position', '-', '--moves', '-'], /cannot both be read from standard input/],
    [['perft', game, '--depth', '0'], /--depth must be a whole number from 1 to 30/],
    [['simulate', game, '--bots', 'clever'], /level must be one of random/],
    [['simulate', game, '--bots', 'random,,random'], /--bots must be names with commas/],
    [['simulate', game, '--bots', 'random,random,random', '--seats', '2'], /3 levels for 2 seats/],
    [['simulate', game, '--matches', '0'], /--matches must be a whole number from 1/],
    [['record', 'show'], /<file> is missing/],
    [['record', 'sho', 'x'], /neither show, verify nor draws\. Did you mean show\?/],
    [['record', 'show', '/nowhere/at/all'], /there is no such file/],
    [['record', 'verify', '/'], /it is a folder/],
    [['lab', game, '--bots', 'random', '--keep', '/'], /keep: \/: it is a folder/],
    [['rules', 'no-such-game'], /no game "no-such-game"/],
    [['games', 'no-such-game'], /no game "no-such-game"/],
  ])('%j', async (words, sentence) => {
    expectBadInput(await inside(...words), sentence);
  });

  test.each([
    [['play', game, '--seats', '2', '--people', '3'], /--people must be at most 2/],
    [['play', game, '--me', '3'], /--me must be a seat from 1 to 2/],
    [['play', game, '--names', 'A,B'], /--names has 2 names for 1 person/],
    [['play', game, '--people', '2', '--names', 'A,A'], /cannot have the same name/],
    [
      ['play', game, '--bots', 'greedy,greedy', '--seats', '2'],
      /--bots has 2 levels, but people leave 1 of the 2 seats/,
    ],
    [['play', game, '--dice', 'loaded'], /--dice must be fair or given/],
    [['play', game, '--dice', 'given', '--deal', '1'], /--dice cannot be used with --deal/],
    [['play', game, '--deal', '0'], /--deal must be the number of a deal, 1 to 999999999, not "0"/],
    [['play', game, '--deal', 'seven'], /--deal must be the number of a deal, 1 to 999999999, not "seven"/],
    [['play', game, '--daily', '2026-02-30'], /--daily must be a day such as 2026-11-21, not "2026-02-30"/],
    [['play', game, '--daily=', '--deal', '1'], /--deal cannot be used with --daily/],
    [['play', game, '--daily', '--dice', 'fair'], /--dice cannot be used with --daily/],
    [['play', '--load', '/nowhere/at/all'], /there is no such file/],
  ])('%j', async (words, sentence) => {
    expectBadInput(await inside(...words), sentence);
  });

  test('play without a game, and nobody to ask', async () => {
    const run = await child(['play']);
    expect(run.err).toMatch(/no game was chosen/);
    expect(run.code).toBe(2);
    expectNoTrace(run);
  });

  test.each([
    ['a broken JSON position', '{"cells": [1, 2}', /is not JSON\. line 1, column 16: a comma or "]" must follow/],
    ['a text that is no position', 'hello', /./],
    ['a position of another game', '{"game": "chess", "position": {}}', /game: must be building-refuge/],
    ['a number of seats that is none', '{"seats": "two", "position": {}}', /seats: must be a whole number/],
    ['an empty file', ' \n', /position is empty/],
  ])('%s', async (_what, content, sentence) => {
    const file = join(freshFolder(), 'position');
    writeFileSync(file, content);
    expectBadInput(await inside('try', game, '--position', file), sentence);
  });

  test('a saved match given as a record is told from one', async () => {
    const file = join(freshFolder(), 'match.json');
    writeFileSync(file, '{"format": "x"}');
    expectBadInput(await inside('record', 'verify', file), /is a saved match, not a record/);
  });
});

describe('nothing that can be typed makes the program fall over', () => {
  // The user may have tables where the program looks for them: random words would copy those.
  beforeAll(() => {
    vi.stubEnv('DATABASE_URL', '');
    vi.stubEnv('MARCHLANDS_STORE', join(freshFolder(), 'none.sqlite'));
  });
  afterAll(() => vi.unstubAllEnvs());

  const flagWords = commands.flatMap(({ flags }) => Object.keys(flags).map((flag) => `--${flag}`));
  // Of the commands that play whole matches, learn, serve, or wait for others only their reading of arguments is of interest here.
  const long = ['play', 'simulate', 'lab', 'train', 'serve', 'bot', 'mcp', 'worker'];
  const names = commands.map(({ name }) => name).filter((name) => !long.includes(name));
  const word = fc.oneof(
    fc.constantFrom(game, 'show', 'verify', '-', '--', '1', '2', '{}', '[1]', 'BR-29', ...flagWords),
    fc.string({ maxLength: 12 }),
  );

  test('random words end with exit code 0, 1 or 2', async () => {
    const behind = fc.oneof(
      fc.array(word, { maxLength: 5 }),
      fc.array(word, { maxLength: 4 }).map((rest) => [game, ...rest]),
    );
    const words = fc.tuple(fc.constantFrom(...names), behind).filter(([, rest]) => {
      // Standard input belongs to the test runner; deep counts only take long.
      return !rest.includes('-') && !rest.some((one) => one.startsWith('--depth'));
    });
    await fc.assert(
      fc.asyncProperty(words, async ([name, rest]) => {
        const run = await inside(name, ...rest);
        expect([0, 1, 2]).toContain(run.code);
        expectNoTrace(run);
        if (run.code === 2) expect(run.err).not.toBe('');
      }),
      { numRuns: 150 },
    );
  });

  test('random lines of moves are played or refused', async () => {
    const piece = fc.constantFrom(
      'd',
      'c',
      'r',
      'a',
      't',
      '=',
      '#',
      '>',
      '-',
      ';',
      '/',
      '@2',
      'E4',
      'E5',
      'G',
      'D',
      'pay',
      '1.1',
      '{',
    );
    const lines = fc
      .array(fc.oneof(piece, fc.string({ maxLength: 4 })), { maxLength: 8 })
      // A lone dash is standard input, which belongs to the test runner.
      .map((parts) => parts.join(' '))
      .filter((line) => line !== '-');
    await fc.assert(
      fc.asyncProperty(lines, async (moves) => {
        const run = await inside('try', game, '--options', '{"firstPlayer": 1}', `--moves=${moves}`, '--json');
        expect([0, 1]).toContain(run.code);
        expect(JSON.parse(run.out).refusal !== null).toBe(run.code === 1);
      }),
      { numRuns: 150 },
    );
  });
});

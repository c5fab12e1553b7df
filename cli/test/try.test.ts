import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshFolder } from '@marchlands/core/testing/fresh-folder.ts';
import { describe, expect, test } from 'vitest';
import type { TryDocument } from '../trial/document.ts';
import { child, inside } from './program.ts';

const game = 'building-refuge';
const folder = freshFolder();

/** A position of the rules' worked examples as a file. */
function board(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const ex41 = board(
  'ex41',
  `    A   B   C   D   E   F   G   H
1   ##  ##  .   .   .   .   .   .
2   .   .   .   .   .   .   .   .
3   .   .   .   x2  .   .   .   .
4   .   .   m1  g2+ d1  .   .   .
5   .   .   .   c1* o2  .   .   .
6   .   .   .   .   .   .   .   .
7   .   .   .   .   .   .   .   .
8   .   .   .   .   .   .   .   .
hand=0,1`,
);
const ex02 = board(
  'ex02',
  `    A   B   C   D   E   F   G   H
1   c1  g2  .   .   .   .   .   .
2   x1  c2  .   .   .   .   .   .
3   .   .   .   .   .   .   .   .
4   .   .   .   .   .   .   .   .
5   .   .   .   .   .   .   .   .
6   .   .   .   .   .   .   .   .
7   .   .   .   .   .   .   .   .
8   .   .   .   .   .   .   .   .`,
);

async function tried(...words: string[]): Promise<{ readonly code: number | null; readonly document: TryDocument }> {
  const { code, out } = await inside('try', game, ...words, '--json');
  return { code, document: JSON.parse(out) as TryDocument };
}

/** A score from the events of `try`, since the text of the board is for people. */
const says = ({ events }: TryDocument): string => events.map((event) => event.says).join(' ');

describe('try: legality as in the worked example EX-41', () => {
  test('lists 69 legal actions: 56 Discover, 1 road, 12 Activate', async () => {
    const { code, document } = await tried('--position', ex41);
    expect(code).toBe(0);
    const [first] = document.legal;
    expect(document.legal).toHaveLength(1);
    expect(first.seat).toBe(0);
    expect(first.moves).toHaveLength(69);
    const verbs = first.moves.map(({ notation }) => notation.split(' ')[0]);
    expect(verbs.filter((verb) => verb === 'd')).toHaveLength(56);
    expect(verbs.filter((verb) => verb === 'r')).toHaveLength(1);
    expect(verbs.filter((verb) => verb === 'a')).toHaveLength(12);
  });

  test.each([
    ['d A1', 'BR-29'],
    ['d D4', 'BR-29'],
    ['c C1', 'BR-36'],
    ['r D4', 'BR-56'],
    ['r D3', 'BR-55'],
    ['r D5', 'BR-55'],
    ['r E5', 'BR-55'],
    ['r C4', 'BR-55'],
    ['r A1', 'BR-55'],
    ['r C1', 'BR-55'],
    ['a A1-A2', 'BR-38'],
    ['a C1-D1', 'BR-38'],
    ['a D3-C2', 'BR-39'],
    ['a D3-D1', 'BR-39'],
    ['a D3-D4', 'BR-39'],
    ['pass', 'BR-23'],
  ])('refuses %s by %s, with a sentence and exit code 1', async (move, rule) => {
    const { code, document } = await tried('--position', ex41, '--moves', move);
    expect(code).toBe(1);
    expect(document.refusal).toMatchObject({ line: 1, text: move, rule });
    expect(document.refusal?.message).toMatch(/^.{10,}[.)]$/);
    const told = await inside('try', game, '--position', ex41, '--moves', move);
    expect(told.code).toBe(1);
    expect(told.out).toContain(`Refused: line 1, ${move}`);
    expect(told.out).toContain(`(${rule})`);
  });

  test.each([['d C1'], ['d D2'], ['r E4'], ['a D3-D2'], ['a E5-E6']])('plays %s', async (move) => {
    const { code, document } = await tried('--position', ex41, '--moves', move, '--seed', '1');
    expect(code).toBe(0);
    expect(document.refusal).toBeNull();
    expect(document.events.length).toBeGreaterThan(0);
  });
});

describe('try: effects', () => {
  test('EX-02: one road reaches two new cities and is scored once', async () => {
    const { document } = await tried('--position', ex02, '--moves', 'r B1 #D');
    expect(says(document)).toContain('A face-down tile goes to C1');
    expect(says(document)).toContain('Player 1 4 points');
    expect(says(document)).toContain('Player 2 2 points');
    expect(document.actors).toEqual([1]);
  });

  test('EX-17: a treasure and a barbarian give further actions in the same turn', async () => {
    const { document } = await tried('--options', '{"firstPlayer": 1}', '--moves', '1.1 d E5 =T; d E5 =B #X; c E5');
    expect(document.refusal).toBeNull();
    expect(document.actors).toEqual([1]);
    expect(document.text).toMatch(/P1 +20 /);
  });

  test('an option from outside changes the game: five points for each city', async () => {
    const { document } = await tried('--position', ex02, '--moves', 'r B1 #D', '--options', '{"cityRoadScore": 5}');
    expect(document.options).toMatchObject({ cityRoadScore: 5, treasureValue: 20 });
    expect(says(document)).toContain('Player 1 10 points');
  });

  test('lines are separated by " / ", by line breaks and by a typed \\n', async () => {
    const lines = ['d E5 =G', 'd D4 =D', 'r E5 #O'];
    const [one, ...others] = await Promise.all(
      [' / ', '\n', '\\n'].map((joint) => tried('--options', '{"firstPlayer": 1}', '--moves', lines.join(joint))),
    );
    expect(one.document.refusal).toBeNull();
    expect(one.document.events.at(-1)?.line).toBe(3);
    for (const other of others) expect(other.document).toEqual(one.document);
  });

  test('the plain form and typed moves are read as well as the notation', async () => {
    const first = '{"firstPlayer": 1}';
    const forms = ['c E4', 'city E4', 'CITY e4', '{"kind": "city", "at": 28}'];
    const positions = await Promise.all(
      forms.map(async (moves) => (await tried('--options', first, '--moves', moves)).document),
    );
    expect(positions[0]?.refusal).toBeNull();
    for (const { position, refusal } of positions) {
      expect(refusal).toBeNull();
      expect(position).toEqual(positions[0]?.position);
    }
  });

  test('the first line that is refused ends the run; those before it stand, nothing of it does', async () => {
    const { code, document } = await tried('--options', '{"firstPlayer": 1}', '--moves', 'c E4 / d D4 =T; d E4 / d A1');
    expect(code).toBe(1);
    expect(document.refusal).toMatchObject({ line: 2, rule: 'BR-29' });
    expect(document.events.every(({ line }) => line === 1)).toBe(true);
    expect(document.actors).toEqual([1]);
    expect(document.text).toMatch(/P2 +0 +0 /);
  });

  test('a line for a seat that does not act is refused', async () => {
    const { document } = await tried('--options', '{"firstPlayer": 1}', '--moves', '@2 d E4');
    expect(document.refusal?.code).toBe('notYourTurn');
    const none = await tried('--options', '{"firstPlayer": 1}', '--moves', '@3 d E4');
    expect(none.document.refusal?.message).toBe('There is no player 3; players are 1 to 2.');
  });
});

describe('try: chance', () => {
  test('lists what chance may bring with weights, and takes an outcome as a line', async () => {
    const { document } = await tried('--options', '{"firstPlayer": 1}', '--moves', 'd E4');
    expect(document.actors).toEqual(['chance']);
    expect(document.legal).toEqual([]);
    expect(document.chances.find(({ plain }) => plain === 'tile desert')?.weight).toBe(30);
    expect(document.chances.reduce((sum, { weight }) => sum + weight, 0)).toBe(98);
    const after = await tried('--options', '{"firstPlayer": 1}', '--moves', 'd E4 / tile oasis');
    expect(after.document.text).toMatch(/P1 +8 /);
  });

  test('a seat cannot act before chance has', async () => {
    const { code, document } = await tried('--options', '{"firstPlayer": 1}', '--moves', 'd E4 / c D4');
    expect(code).toBe(1);
    expect(document.refusal).toMatchObject({ line: 2, code: 'chanceActs' });
    expect(document.refusal?.message).toMatch(/^Chance acts before any seat may: .*tile desert.*--seed/);
  });

  test('a seed lets it act by itself, the same way each time', async () => {
    const moves = ['--moves', 'd E4 / d E4 / d D5 / d D6 / d D7', '--seed'];
    const [one, same, ...others] = await Promise.all(['7', '7', '8', '9', '10'].map((seed) => tried(...moves, seed)));
    expect(same).toEqual(one);
    expect(others.some(({ document }) => document.text !== one.document.text)).toBe(true);
  });
});

describe('try: positions', () => {
  test('the JSON output can be read back as a position, seats and options with it', async () => {
    const moves = 'c E4 / d D4 =O / d C3 =T; d C3 =G';
    const first = await inside(
      'try',
      game,
      '--seats',
      '3',
      '--options',
      '{"firstPlayer": 2, "treasureValue": 7}',
      '--moves',
      moves,
      '--json',
    );
    const file = board('out.json', first.out);
    const { document } = await tried('--position', file);
    const before = JSON.parse(first.out) as TryDocument;
    expect(before.refusal).toBeNull();
    expect(document).toEqual({ ...before, events: [] });
  });

  test('a position and moves can come from standard input', async () => {
    const text = [
      '1   c1  g2  .   .   .   .   .   .',
      ...Array.from({ length: 7 }, (_, at) => `${at + 2}${'   .'.repeat(8)}`),
    ].join('\n');
    const run = await child(['try', game, '--position', '-', '--moves', 'r B1 #D', '--json'], text);
    expect(run.err).toBe('');
    expect(run.code).toBe(0);
    expect((JSON.parse(run.out) as TryDocument).refusal).toBeNull();
    const lines = await child(
      ['try', game, '--moves', '-', '--options', '{"firstPlayer": 2}', '--json'],
      'c E4\nd D4 =O\n',
    );
    expect((JSON.parse(lines.out) as TryDocument).events.at(-1)?.line).toBe(2);
  });

  test('a match that is over tells its result', async () => {
    const over = board(
      'over',
      `    A   B   C   D   E   F   G   H
1   ##  ##  ##  ##  ##  ##  ##  ##
2   ##  ##  ##  ##  ##  ##  ##  ##
3   ##  ##  ##  ##  ##  ##  ##  ##
4   ##  ##  ##  d2  c1  ##  ##  ##
5   ##  ##  c2  .   g1  ##  ##  ##
6   ##  ##  ##  ##  ##  ##  ##  ##
7   ##  ##  ##  ##  ##  ##  ##  ##
8   ##  ##  ##  ##  ##  ##  ##  ##
last=C4`,
    );
    // Two bands, each city reached is lost: nobody wins (BR-92).
    const { code, document } = await tried('--position', over, '--moves', 'd D5 =G');
    expect(code).toBe(0);
    expect(document.actors).toEqual([]);
    expect(document.prompt).toBeNull();
    expect(document.result).toMatchObject({ winners: [], defeat: true });
    const told = await inside('try', game, '--position', over, '--moves', 'd D5 =G');
    expect(told.out).toContain('Everybody lost.');
    const beyond = await tried('--position', over, '--moves', 'd D5 =G / d A1');
    expect(beyond.document.refusal?.message).toMatch(/over/);
  });
});

describe('try: why a line is refused', () => {
  test.each([
    // A whole order is refused by the notation, which has the game's own names of the reasons.
    ['andia', '1 M to ZZ', 'unknownArea', 'AN-63'],
    ['andia', '9 M to MC', 'tooMany', 'AN-51'],
    ['andia', 'Bomb X', 'unknownArea', 'AN-63'],
    ['andia', 'hello', 'syntax', 'AN-63'],
    ['andia', '+1 M / 1 M to MC', 'wrongPhase', 'AN-20'],
    ['andia', '@7 pass', 'noSuchPlayer', null],
    ['building-refuge', 'first 1 / pass', 'unknownMove', 'BR-23'],
    ['building-refuge', 'first 1 / r H8', 'roadOnEmpty', 'BR-55'],
    ['building-refuge', 'first 1 / hello', 'syntax', null],
    ['building-refuge', 'tile oasis', 'notPossible', null],
  ])('%s: %s by %s', async (id, moves, code, rule) => {
    const run = await inside('try', id, '--moves', moves, '--json');
    expect(run.code).toBe(1);
    expect((JSON.parse(run.out) as TryDocument).refusal).toMatchObject({ code, rule });
  });

  test('a line of Borderkeep has the code of the game too', async () => {
    const run = await inside(
      'try',
      'borderkeep',
      '--seats',
      '1',
      '--seed',
      '1',
      '--moves',
      'hit knights / A guild',
      '--json',
    );
    expect(run.code).toBe(1);
    const { refusal } = JSON.parse(run.out) as TryDocument;
    expect(refusal).toMatchObject({ line: 1, code: 'notNow', rule: 'BK-11' });
  });
});

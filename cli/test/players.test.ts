import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { playMatch } from '@marchlands/bots/match.ts';
import { RandomBot } from '@marchlands/bots/random.ts';
import { seededDice } from '@marchlands/core/match/dice.ts';
import { createMatch } from '@marchlands/core/match/open.ts';
import { toJSON } from '@marchlands/core/match/store.ts';
import { freshFolder } from '@marchlands/core/testing/fresh-folder.ts';
import { loadGame } from '@marchlands/games/index.ts';
import { describe, expect, it, test } from 'vitest';
import { Answerer } from '../players/answerer.ts';
import { makePlayer } from '../players/levels.ts';
import { readSaid } from '../players/protocol.ts';
import { inside } from './program.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const node = JSON.stringify(process.execPath);
const small = ['--options', '{"boardSize": 5}', '--jobs', '1', '--json'];

/** A player of a few lines, which has `told` and `say` to work with. */
function player(lines: string): string {
  const file = join(freshFolder(), 'player.mjs');
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline';
// Its output is closed once it has given the match up.
process.stdout.on('error', () => process.exit());
const say = (message) => console.log(JSON.stringify(message));
const hello = () => say({ type: 'hello', protocol: 1, name: 'test' });
for await (const line of createInterface({ input: process.stdin })) {
  const told = JSON.parse(line);
  ${lines}
}`,
  );
  return `exec:${node} ${JSON.stringify(file)}`;
}

/** Plays a match of a small board: the player of a name against uniform moves. @returns why it gave up, if it did */
async function matchOf(name: string, id = 'building-refuge', options: object = { boardSize: 5 }) {
  const game = await loadGame(id);
  if (!game.ok) throw new Error(game.problem.message);
  const setup = game.value.setup(options, 2);
  if (!setup.ok) throw new Error(setup.problem.message);
  const failures: string[] = [];
  const bot = makePlayer(name, game.value, setup.value, '1', (failure) => failures.push(failure));
  const other = new RandomBot('random', game.value, setup.value, 1);
  const played = playMatch(game.value, setup.value, [bot, other], '7');
  return { played, failures };
}

describe('a player from outside', () => {
  test('a bot that speaks the protocol plays as it does without, to the move', async () => {
    const words = ['simulate', 'andia', '--seed', 's', '--matches', '2', '--jobs', '1', '--json', '--bots'];
    const spoken = await inside(...words, `exec:${node} ${JSON.stringify(here('../main.ts'))} bot greedy,random`);
    const direct = await inside(...words, 'greedy,random');
    const figures = (out: string) => {
      const { summary, givenUp } = JSON.parse(out);
      return { summary, givenUp };
    };
    expect(figures(spoken.out)).toEqual(figures(direct.out));
    expect(spoken.code).toBe(0);
  });

  it('may answer with a line of notation, and with a whole choice at once', async () => {
    const lines = await matchOf(
      player(`if (told.type === 'hello') hello();
  if (told.type === 'choose') {
    const move = told.legal.find((one) => one.startsWith('discover')) ?? told.legal[0];
    const [kind, place] = move.split(' ');
    say({ type: 'choice', id: told.id, ...(kind === 'discover' ? { line: 'd ' + place } : { moves: [move] }) });
  }`),
    );
    expect(lines.failures).toEqual([]);
    expect(lines.played.final.ranks).toHaveLength(2);
  });

  it('is asked again until a choice of several moves is whole', async () => {
    const stepwise = player(`if (told.type === 'hello') hello();
  if (told.type === 'choose') say({ type: 'choice', id: told.id, moves: [told.legal[0]] });`);
    const { failures, played } = await matchOf(stepwise, 'andia', {});
    expect(failures).toEqual([]);
    expect(played.decisions).toBeGreaterThan(0);
  });

  it.each([
    ['that ends', `process.exit(3);`, 'ended with exit code 3.'],
    [
      'of another protocol',
      `say({ type: 'hello', protocol: 2, name: 'x' });`,
      'speaks protocol 2; this is protocol 1.',
    ],
    ['that says no JSON', `console.log('hello there');`, 'said "hello there", which is not JSON'],
    [
      'that chooses what is not legal',
      `if (told.type === 'hello') hello(); if (told.type === 'choose') say({ type: 'choice', id: told.id, moves: ['discover z9'] });`,
      'chose "discover z9", which is not a move.',
    ],
    [
      'that answers nothing that was asked',
      `if (told.type === 'hello') hello(); if (told.type === 'choose') for (let i = 0; i < 2000; i += 1) say({ type: 'choice', id: 0, moves: ['x'] });`,
      'said more than 1000 things that nobody asked for.',
    ],
    [
      'that floods',
      `if (told.type === 'hello') hello(); if (told.type === 'choose') process.stdout.write('x'.repeat(3e6));`,
      'wrote a line of more than 1000000 characters.',
    ],
    ['that is late', `if (told.type === 'hello') hello();`, 'did not answer within 10 s.'],
  ])('%s gives the match up: its seat plays at random to the end', async (_, lines, failure) => {
    const { failures, played } = await matchOf(player(lines));
    expect(failures).toHaveLength(1);
    expect(failures[0]).toContain(failure);
    expect(played.final.ranks).toHaveLength(2);
  });

  it('is told of in words by simulate, and the match counts', async () => {
    const words = ['simulate', 'building-refuge', '--matches', '2', ...small];
    const { out, code } = await inside(...words, '--bots', `exec:${node} -e 'process.exit(1)',random`);
    const { givenUp, summary, repeatable } = JSON.parse(out);
    expect(givenUp).toEqual([
      { index: 0, player: 0, failure: 'ended with exit code 1.' },
      { index: 1, player: 0, failure: 'ended with exit code 1.' },
    ]);
    expect([summary.matches, repeatable, code]).toEqual([2, false, 0]);
  });

  it('plays in the lab, with the same figures on one thread and on two', async () => {
    const steady = player(`if (told.type === 'hello') hello();
  if (told.type === 'choose') say({ type: 'choice', id: told.id, moves: [told.legal.at(-1)] });`);
    const words = ['lab', 'building-refuge', '--options', '{"boardSize":5}', '--deals', '3', '--json'];
    const [one, two] = await Promise.all(
      ['1', '2'].map((jobs) => inside(...words, '--bots', `${steady},novice`, '--jobs', jobs)),
    );
    expect([one.code, one.err, two.out]).toEqual([0, '', one.out]);
    expect(JSON.parse(one.out).forms[0].matches).toBe(6);
  });

  it.each([
    ['ends', `process.exit(3);`, 'ended with exit code 3.'],
    [
      'lies',
      `if (told.type === 'hello') hello(); if (told.type === 'choose') say({ type: 'choice', id: told.id, moves: ['discover z9'] });`,
      'chose "discover z9", which is not a move.',
    ],
  ])('that %s plays at random in the lab, and is told of with each match', async (_, lines, failure) => {
    const words = ['lab', 'building-refuge', '--options', '{"boardSize":5}', '--deals', '1', '--bots'];
    const { code, out } = await inside(...words, `${player(lines)},random`);
    expect(code).toBe(0);
    expect(out).toContain('2 matches of 1 deal');
    const told = out.split('\n').filter((line) => line.includes(' gave up. '));
    expect(told.map((line) => line.replace(/^Match (\d): .* gave up\. It /, '$1 '))).toEqual(
      ['0', '1'].map((match) => expect.stringMatching(`^${match} ${failure}`)),
    );
  });

  it('is never started by a file', async () => {
    const folder = freshFolder();
    const kept = join(folder, 'kept.json');
    const game = await loadGame('building-refuge');
    if (!game.ok) throw new Error(game.problem.message);
    const level = `exec:${node} -e "require('fs').writeFileSync('${join(folder, 'started')}', '')"`;
    const players = [{ name: 'Anna' }, { name: 'Ben', level }];
    const match = createMatch(game.value, { seats: 2, options: {}, players, dice: seededDice(1) });
    if (!match.ok) throw new Error(match.problem.message);
    writeFileSync(kept, JSON.stringify(toJSON(match.value)));
    const { err, code } = await inside('play', '--load', kept);
    expect(code).toBe(2);
    expect(err).toContain('is a program; to go on, name a level of the bots in its place.');
    expect(existsSync(join(folder, 'started'))).toBe(false);
  });
});

describe('the examples', () => {
  const python = spawnSync('python3', ['--version']).status === 0;

  it.runIf(python)('the player in Python plays a match of each game', async () => {
    for (const [id, options] of [
      ['building-refuge', { boardSize: 5 }],
      ['andia', {}],
      ['cantaboria', {}],
    ] as const) {
      const { failures } = await matchOf(
        `exec:python3 ${JSON.stringify(here('../../docs/examples/players/random-player.py'))}`,
        id,
        options,
      );
      expect(failures).toEqual([]);
    }
  });

  it('the player in TypeScript does too', async () => {
    const file = JSON.stringify(here('../../docs/examples/players/busy-player.ts'));
    expect((await matchOf(`exec:${node} ${file} discover,activate`)).failures).toEqual([]);
  });
});

describe('what a player says', () => {
  it.each([
    ['[]', 'a message is an object'],
    ['{"type":"hello","protocol":1}', 'said hello without a name'],
    ['{"type":"resign"}', 'a message of the type "resign"; there are hello and choice'],
    ['{"type":"choice","moves":["x"]}', 'without the id'],
    ['{"type":"choice","id":1,"moves":[]}', 'without moves (a list of texts) and without a line'],
  ])('%s is refused in words', (line, sentence) => {
    const said = readSaid(line);
    expect(said.ok ? '' : said.problem.message).toContain(sentence);
  });
});

describe('the other end', () => {
  const answerer = () => new Answerer(loadGame, 'greedy');

  it.each([
    ['{"type":"choose","id":1,"seat":0,"view":{}}', 'before the hello'],
    ['{"type":"hello","protocol":9}', 'speaks protocol 1, not 9'],
    ['{"type":"hello","protocol":1,"game":"chess","seats":2}', 'There is no game "chess"'],
    ['nonsense', 'A message is JSON'],
  ])('%s is refused in words', async (line, sentence) => {
    const said = await answerer().answer(line);
    expect(said.ok ? '' : said.problem.message).toContain(sentence);
  });

  it('passes over what a later version may say besides', async () => {
    expect(await answerer().answer('{"type":"weather"}')).toEqual({ ok: true, value: null });
  });
});

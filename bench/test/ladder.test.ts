import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshFolder } from '@marchlands/core/testing/fresh-folder.ts';
import { expect, test } from 'vitest';
import { bookAt, pageOf } from '../ladder/book.ts';

const folder = freshFolder();

function run(...args: string[]): { code: number | null; lines: string[]; errors: string } {
  const done = spawnSync(process.execPath, [join(import.meta.dirname, '../ladder.ts'), ...args], { encoding: 'utf8' });
  return { code: done.status, lines: done.stdout.trimEnd().split('\n'), errors: done.stderr };
}

test('the ladder keeps what it has played, plays on from there, and tells it as a table', () => {
  const keep = join(folder, 'kept.jsonl');
  const args = ['--game', 'andia', '--pair', 'random,novice', '--keep', keep, '--deals'];
  const kept = () => readFileSync(keep, 'utf8').trimEnd().split('\n');
  expect(run(...args, '1').code).toBe(0);
  const first = kept();
  expect(first).toHaveLength(2);
  const { lines } = run(...args, '2');
  expect(kept().slice(0, 2)).toEqual(first);
  expect(kept()).toHaveLength(4);
  expect(lines.at(-1)).toMatch(/^\| novice \| random \| 2 \| \+1\.000 \(.* to \+1\.000\) \| 100\.0 % to 0\.0 % \| /);
  expect(run(...args, '9', '--tell').lines).toEqual(lines);
  expect(kept()).toHaveLength(4);
});

test('a program from outside may stand at either place, and plays at random once it has given up', () => {
  const node = JSON.stringify(process.execPath);
  const small = ['--game', 'building-refuge', '--options', '{"boardSize":5}', '--deals', '2'];
  const bot = `exec:${node} ${JSON.stringify(join(import.meta.dirname, '../../cli/main.ts'))} bot novice`;
  const jobs = ['1', '2'].map((count) => run(...small, '--pair', `random,${bot}`, '--jobs', count));
  expect(jobs.map(({ code, errors }) => [code, errors])).toEqual([
    [0, ''],
    [0, ''],
  ]);
  expect(jobs[1].lines).toEqual(jobs[0].lines);
  // It plays as the level that it is.
  const cells = (line = '') => line.split(' | ').slice(1);
  expect(cells(jobs[0].lines.at(-1))).toEqual(cells(run(...small, '--pair', 'random,novice').lines.at(-1)));
  const gone = run(...small, '--pair', `exec:${node} -e 'process.exit(3)',random`);
  expect(gone.code).toBe(0);
  expect(gone.errors.trimEnd().split('\n')).toHaveLength(4);
  expect(gone.errors).toMatch(/^Match 0: exec:.* gave up\. It ended with exit code 3\.$/m);
  expect(gone.lines.at(-1)).toMatch(/^\| random \| exec:.* \| 2 \| /);
  const { code, errors } = run(...small, '--pair', 'random,./mine', '--settings', 'bias=0');
  expect([code, errors]).toEqual([2, expect.stringContaining('--settings are of a level that searches')]);
});

test('the upper level may search with settings of its own, in a series of its own', () => {
  const keep = join(folder, 'settings.jsonl');
  const args = ['--game', 'building-refuge', '--pair', 'mcts:20,mcts:20', '--deals', '1', '--keep', keep];
  const { lines } = run(...args, '--settings', 'trials=0.2,bias=0');
  expect(lines.at(-1)).toMatch(/^\| mcts:20 \(trials=0.2,bias=0\) \| mcts:20 \| 1 \| /);
  expect(run(...args, '--tell').lines.at(-1)).toMatch(/^\| mcts:20 \| mcts:20 \| 0 \| /);
});

test('house rules make a series of its own', () => {
  const keep = join(folder, 'options.jsonl');
  const args = ['--game', 'building-refuge', '--pair', 'random,novice', '--deals', '1', '--keep', keep];
  const { lines } = run(...args, '--options', '{ "boardSize": 5 }');
  expect(lines[0]).toMatch(
    /^Building Refuge, 2 seats, {"boardSize":5}, rules \d+, engine [0-9a-f]{8}, weights [0-9a-f]{8}$/,
  );
  expect(lines.at(-1)).toMatch(/^\| novice \| random \| 1 \| /);
  expect(run(...args, '--tell').lines.at(-1)).toMatch(/^\| novice \| random \| 0 \| /);
});

test('budgets are told with what is used of them, why thinking ends, and what each step gains', () => {
  const keep = join(folder, 'budgets.jsonl');
  // On the smallest board a match is short.
  const args = ['--game', 'building-refuge', '--options', '{"boardSize":5}', '--deals', '1', '--keep', keep];
  run(...args, '--pair', 'mcts:250,mcts:1000');
  const { lines } = run(...args, '--budgets', '--tell');
  // Nothing was played with four and sixteen times the budget.
  const [quarter, whole] = lines.slice(-2);
  const endings = '(budget|settled|whole) \\d+\\.\\d %(, (settled|whole) \\d+\\.\\d %)*';
  expect(quarter).toMatch(new RegExp(`^\\| mcts:250 \\| \\d+\\.\\d % \\| ${endings} \\| {2}\\| {2}\\| {2}\\| {2}\\|$`));
  expect(whole).toMatch(/^\| mcts:1000 \| \d+\.\d % \| .* \| mcts:250 \| 1 \| /);
});

test('a series ends as soon as it tells which of two strengths the upper level has', () => {
  const args = ['--game', 'andia', '--pair', 'random,novice', '--deals', '40', '--sprt', '0,100', '--jobs'];
  const { lines } = run(...args, '1');
  expect(lines.at(-1)).toMatch(/^\| novice \| random \| [89] \| .* \| yes \| upper \|$/);
  expect(run(...args, '3').lines).toEqual(lines);
});

test('ratings hold all levels against each other, and the weakest has 0', () => {
  const keep = join(folder, 'ratings.jsonl');
  const args = ['--game', 'building-refuge', '--options', '{"boardSize":5}', '--deals', '2', '--keep', keep];
  for (const pair of ['random,novice', 'novice,greedy']) run(...args, '--pair', pair);
  // Unplayed pairs are left out: levels are compared through common opponents.
  const { lines } = run(...args, '--ratings', '--tell');
  expect(lines.at(-4)).toBe('| random | 0 | 2 |');
  expect(lines.at(-3)).toMatch(/^\| novice \| -?\d+ \(-?\d+ to -?\d+\) \| 4 \|$/);
  expect(lines.at(-2)).toMatch(/^\| greedy \| -?\d+ \(-?\d+ to -?\d+\) \| 2 \|$/);
  expect(lines.at(-1)).toMatch(/^\| scout \(mcts:1000\) \| .* \| 0 \|$/);
});

test.each([
  [[], '--game is missing.'],
  [['--game', 'andia', '--options', '{rules'], "--options is '{rules'; it must be a JSON object"],
  [['--game', 'andia', '--pair', 'greedy'], "--pair is 'greedy'; it must be two levels"],
  [['--game', 'andia', '--pair', 'greedy,clever'], 'level must be one of'],
  [['--game', 'andia', '--deals', '0'], "--deals is '0'; it must be a whole number from 1 on"],
  [['--game', 'andia', '--settings', 'biass=3'], "--settings has 'biass=3'; it must be a setting of the search"],
  [['--game', 'andia', '--settings', 'bias='], "--settings has 'bias='; it must be a setting of the search"],
  [['--game', 'andia', '--sprt', '20,0'], "--sprt is '20,0'; it must be two strengths in Elo, the lower one first"],
  [['--nonsense'], "Unknown option '--nonsense'"],
])('%j is told in a sentence, with exit code 2', (args, sentence) => {
  const { code, errors } = run(...args);
  expect(errors).toContain(sentence);
  expect(errors).not.toContain('    at ');
  expect(code).toBe(2);
});

test('--help tells its usage and plays nothing', () => {
  const { code, lines } = run('--help');
  expect(code).toBe(0);
  expect(lines[0]).toMatch(/^usage: npm run ladder /);
});

test('the book holds one table of a game, a form and a number of seats, and the page follows from it', () => {
  const args = [
    '--game',
    'building-refuge',
    '--options',
    '{"boardSize":5}',
    '--book',
    folder,
    '--pair',
    'random,novice',
  ];
  const { lines } = run(...args, '--deals', '1');
  run(...args, '--deals', '1', '--seats', '3');
  const page = () => readFileSync(join(folder, 'ladder.md'), 'utf8');
  expect(page()).toContain(`## Building Refuge\n\nLevels, 2 seats, \`{"boardSize":5}\` (rules `);
  expect(page()).toContain(`${lines.at(-1)}\n`);
  // Another run takes the place of the first.
  const again = run(...args, '--deals', '2');
  expect(page()).toContain(`${again.lines.at(-1)}\n\nLevels, 3 seats`);
});

test('bug: a file without matches of these players emptied their table in the book', () => {
  const book = join(folder, 'held');
  mkdirSync(book);
  const args = ['--game', 'building-refuge', '--options', '{"boardSize":5}', '--book', book, '--pair', 'random,novice'];
  run(...args, '--deals', '1');
  const held = readFileSync(join(book, 'ladder.md'), 'utf8');
  const { code, errors } = run(...args, '--tell', '--keep', join(folder, 'none.jsonl'));
  expect(code).toBe(2);
  expect(errors).toMatch(/these players have not met yet, so \S*held stays as it is/);
  expect(readFileSync(join(book, 'ladder.md'), 'utf8')).toBe(held);
});

test("the ladder's page in docs/ is what its numbers say", () => {
  const docs = join(import.meta.dirname, '../../docs');
  expect(readFileSync(join(docs, 'ladder.md'), 'utf8')).toBe(pageOf(bookAt(docs).read()));
});

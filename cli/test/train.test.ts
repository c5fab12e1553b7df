import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshFolder } from '@marchlands/core/testing/fresh-folder.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectBadInput, inside, type Run } from './program.ts';

/** Short matches on the smallest board. */
const small = (to: string, ...more: readonly string[]): Promise<Run> =>
  inside(
    ...['train', 'building-refuge', '--to', to, '--options', '{"boardSize":5}'],
    ...['--matches', '4', '--generations', '2', '--iterations', '5', ...more],
  );
const text = (...path: readonly string[]): string => readFileSync(join(...path), 'utf8');

describe('train', () => {
  const folder = freshFolder();
  const whole = join(folder, 'whole');
  let first: Run;

  beforeAll(async () => {
    first = await small(whole);
  });

  it('writes the weights of one number of seats and one form, and tells each generation', () => {
    expect(first.code).toBe(0);
    expect(first.out).toMatch(
      /^generation 1: 4 matches, \d+ positions; log loss held out \d\.\d{4}, of the game's own/,
    );
    const weights = JSON.parse(text(whole, 'weights.json')) as { networks: { seats: number; options: object }[] };
    expect(weights.networks.map(({ seats, options }) => ({ seats, options }))).toEqual([
      { seats: 2, options: { boardSize: 5 } },
    ]);
  });

  it('stopped in the middle of a line, it comes to the same weights', async () => {
    const stopped = join(folder, 'stopped');
    await small(stopped);
    const lines = text(stopped, 'matches-2.jsonl').split('\n');
    writeFileSync(join(stopped, 'matches-2.jsonl'), `${lines[0]}\n${lines[1].slice(0, 20)}`);
    rmSync(join(stopped, 'network-2.json'));
    rmSync(join(stopped, 'weights.json'));
    expect((await small(stopped)).code).toBe(0);
    expect(text(stopped, 'weights.json')).toBe(text(whole, 'weights.json'));
    expect(text(stopped, 'matches-2.jsonl')).toBe(text(whole, 'matches-2.jsonl'));
  });

  it('plays its gate against the search as it is, and the control', async () => {
    const { code, out } = await small(whole, '--gate', '2', '--gate-iterations', '5');
    expect(code).toBe(0);
    for (const name of ['learned', 'control']) {
      expect(out).toMatch(
        new RegExp(`^${name}: [+-]\\d\\.\\d{3} \\(.*\\) over 2 deals; won .* %, lost .* %, all lost`, 'm'),
      );
    }
  });

  it('refuses a folder of another training', async () => {
    expectBadInput(await small(whole, '--seed', 'other'), 'another training');
  });

  it('learns a game whose seats choose at once', async () => {
    const numbers = ['--matches', '2', '--generations', '1', '--iterations', '2'];
    const { code, out } = await inside('train', 'andia', '--to', join(folder, 'orders'), ...numbers);
    expect(code).toBe(0);
    expect(out).toMatch(/^generation 1: 2 matches/);
  });

  it('refuses weights of other features', async () => {
    const other = join(whole, 'weights.json');
    writeFileSync(other, text(other).replace(/"features":\d+/, '"features":99'));
    expectBadInput(await small(whole), 'of the features, not 99');
  });
});

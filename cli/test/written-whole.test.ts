import { chmodSync, lstatSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshFolder } from '@marchlands/core/testing/fresh-folder.ts';
import { describe, expect, test } from 'vitest';
import { placeFile, writeText } from '../sources/write-file.ts';
import { onFullDisk } from './full-disk.ts';
import { expectNoTrace } from './program.ts';

const WHAT = Buffer.from('what was written before, and is whole'.repeat(100));
const WORDS = ['play', 'building-refuge', '--deal', '7', '--bots', 'random'];
/** Enough choices for a match longer than the room left on the disk. */
const CHOICES = new Array<string>(20).fill('1');

describe.each([
  ['a full disk', true, 0],
  ['a file that may not grow', false, 512],
])('%s, while a match is played,', (_what, isMounted, room) => {
  test.each([
    ['backup', 'match.json'],
    ['save', 'match.txt'],
  ])('leaves an earlier file of %s as it was, and no part of a new one', async (command, name) => {
    const input = (disk: string) => [...CHOICES, `${command} ${join(disk, name)}`, 'y', 'quit', ''].join('\n');
    const run = await onFullDisk(() => WORDS, { before: { [name]: WHAT }, room, input, isMounted });
    expectNoTrace(run);
    expect(run.out).toContain(`${name}: there is no room left to write it`);
    expect(run.out).toContain('The match could not be kept.');
    expect([...run.files.keys()]).toEqual([name]);
    expect(run.files.get(name)?.equals(WHAT)).toBe(true);
  });
});

describe.each([
  ['a full disk', true, 4096],
  ['a file that may not grow', false, 1024],
])('%s, while many matches are played,', (_what, isMounted, room) => {
  const LAB = ['lab', 'building-refuge', '--bots', 'random', '--deals', '8', '--jobs', '1'];
  const TRAIN = ['train', 'building-refuge', '--matches', '2', '--generations', '1', '--iterations', '2'];
  test.each([
    ['kept.jsonl', (disk: string) => [...LAB, '--keep', join(disk, 'kept.jsonl')]],
    ['figures.csv', (disk: string) => [...LAB, '--csv', join(disk, 'figures.csv')]],
    ['matches-1.jsonl', (disk: string) => [...TRAIN, '--to', disk]],
  ])('is no fault of the program: %s', async (name, words) => {
    const run = await onFullDisk(words, { before: { 'earlier.txt': WHAT }, room, isMounted });
    expectNoTrace(run);
    expect(run.err).toContain(`${name}: there is no room left to write it.`);
    expect(run.err).not.toContain('fault of the program');
    expect(run.code).toBe(1);
  });
});

describe('a file is written beside its place, and put there whole', () => {
  test('keeps its mode, or is for this user alone', () => {
    const path = join(freshFolder(), 'record.txt');
    writeFileSync(path, 'before');
    chmodSync(path, 0o640);
    expect(writeText(path, 'after')).toEqual({ ok: true, value: path });
    expect([readFileSync(path, 'utf8'), statSync(path).mode & 0o777]).toEqual(['after', 0o640]);
    writeText(path, 'secret', true);
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  test('through a link to the file that it names', () => {
    const folder = freshFolder();
    writeFileSync(join(folder, 'real.txt'), 'before');
    symlinkSync(join(folder, 'real.txt'), join(folder, 'link.txt'));
    writeText(join(folder, 'link.txt'), 'after');
    expect(readFileSync(join(folder, 'real.txt'), 'utf8')).toBe('after');
    expect(lstatSync(join(folder, 'link.txt')).isSymbolicLink()).toBe(true);
    expect(readdirSync(folder).sort()).toEqual(['link.txt', 'real.txt']);
  });

  test('and not at all where making it fails', async () => {
    const folder = freshFolder();
    const path = join(folder, 'store');
    writeFileSync(path, 'before');
    const failing = placeFile(path, async (beside) => {
      writeFileSync(beside, 'half');
      writeFileSync(`${beside}-wal`, 'of it');
      throw new Error('no room');
    });
    await expect(failing).rejects.toThrow('no room');
    expect(readdirSync(folder)).toEqual(['store']);
    expect(readFileSync(path, 'utf8')).toBe('before');
  });

  test('a device is written to as it is', () => {
    expect(writeText('/dev/full', 'text')).toMatchObject({
      ok: false,
      problem: { message: expect.stringContaining('no room left') },
    });
    expect(writeText('/dev/null', 'text').ok).toBe(true);
  });
});

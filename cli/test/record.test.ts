import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshFolder } from '@marchlands/core/testing/fresh-folder.ts';
import { describe, expect, test } from 'vitest';
import { finishedRecords } from './finished-records.ts';
import { child, expectBadInput, inside } from './program.ts';

const folder = freshFolder();
const file = join(folder, 'match.txt');
const { refuge: record } = await finishedRecords();
writeFileSync(file, record);

/** The record with one piece changed; the piece must be there. */
function changed(from: string | RegExp, to: string): string {
  const text = record.replace(from, to);
  expect(text).not.toBe(record);
  const path = join(folder, `changed-${readdirSync(folder).length}`);
  writeFileSync(path, text);
  return path;
}

describe('record verify', () => {
  test('an honest record holds, from a file and from standard input', async () => {
    const run = await inside('record', 'verify', file);
    expect(run.out).toContain('The record is valid.');
    expect(run.code).toBe(0);
    const piped = await child(['record', 'verify', '-'], record);
    expect(piped.out).toBe(run.out);
    const json = JSON.parse((await inside('record', 'verify', file, '--json')).out);
    expect(json).toMatchObject({ holds: true, problem: null, dice: 'fair', isComputed: true, isOver: true });
  });

  test('the record that play keeps of a match with fair dice holds', async () => {
    const home = freshFolder();
    await child(['play', 'andia', '--people', '0', '--bots', 'random'], '', { MARCHLANDS_HOME: home });
    const run = await inside('record', 'verify', join(home, readdirSync(home)[0] ?? ''));
    expect(run.out).toContain('The record is valid.');
    expect(run.code).toBe(0);
  });

  test('an unknown version of the rules is refused by its name', async () => {
    const run = await inside('record', 'verify', changed(/\[Rules \d+\]/, '[Rules 999]'));
    expect(run.code).toBe(1);
    expect(run.out).toContain('999');
    expectBadInput(await inside('record', 'show', changed(/\[Rules \d+\]/, '[Rules 999]')), /999/);
  });
});

describe('record show', () => {
  test('tells players, story, last position and result', async () => {
    const { code, out } = await inside('record', 'show', file);
    expect(code).toBe(0);
    expect(out).toContain('Anna, Bo (greedy)');
    expect(out).toMatch(/^ +\d+ {2}1\.[12] /m);
    expect(out).toMatch(/rank +player +score/);
  });

  test('the JSON form has the typed entries', async () => {
    const { out } = await inside('record', 'show', file, '--json');
    const shown = JSON.parse(out);
    expect(shown.header.game).toBe('building-refuge');
    expect(shown.entries.length).toBeGreaterThan(50);
    expect(shown.entries[0]).toMatchObject({ kind: 'chance', outcome: { kind: 'firstSeat' } });
    expect(shown.isOver).toBe(true);
  });

  test('what is no record is told from one', async () => {
    const path = join(folder, 'none');
    writeFileSync(path, 'd E4\nd E5\n');
    expectBadInput(await inside('record', 'show', path), /none: /);
    expectBadInput(await inside('record', 'verify', path), /none: /);
  });
});

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freshFolder } from '@marchlands/core/testing/fresh-folder.ts';
import { games } from '@marchlands/games/index.ts';
import { describe, expect, test } from 'vitest';
import { loadMatch } from '../play/kept-matches.ts';
import { onFullDisk } from './full-disk.ts';
import { expectBadInput, expectNoTrace, inside } from './program.ts';

const EXPORT = fileURLToPath(new URL('../../docs/examples/island-catanatron.json', import.meta.url));
/** Without line breaks, so that a fragment can be found. */
const text = JSON.stringify(JSON.parse(readFileSync(EXPORT, 'utf8')));
const LOG = fileURLToPath(new URL('../../docs/examples/island-jsettlers.soclog', import.meta.url));
const log = readFileSync(LOG, 'utf8');
const folder = freshFolder();

function written(name: string, content: string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

describe('a match of another program', () => {
  test('becomes a record that is shown, verified as given, and played on', async () => {
    const record = join(folder, 'match.txt');
    const run = await inside('import', 'island', EXPORT, '--save', record);
    expect(run).toMatchObject({ code: 0, err: '' });
    const verified = await inside('record', 'verify', record);
    expect(verified.out).toContain('The record is valid.');
    expect(verified.out).toContain('were given by hand');
    expect((await inside('record', 'show', record)).out).toMatch(/RED/);
    const match = await loadMatch(record);
    expect(match.ok && match.value.awaited()).toEqual([0]);
    // Without a name for the file the same is printed.
    expect((await inside('import', 'island', EXPORT)).out).toBe(readFileSync(record, 'utf8'));
  });

  test('is told where the rules differ and why, and goes up to there', async () => {
    const file = written('differs.json', text.replace('[5,2]', '[6,6]'));
    const record = join(folder, 'differs.txt');
    const run = await inside('import', 'island', file, '--save', record);
    expect(run.code).toBe(1);
    expect(run.err).toMatch(/At action 16, \[\["RED","MOVE_ROBBER".*by ours RED may not .*\(IK-\d+\)/);
    expect((await inside('record', 'verify', record)).code).toBe(0);
  });

  test.each([
    ['nothing', '', /This is neither JSON nor a log of JSettlers2/],
    ['an empty list', '[]', /The list is empty/],
    ['deep brackets', `${'['.repeat(5000)}${']'.repeat(5000)}`, /at most 64 deep/],
    ['a part of a file', text.slice(0, 2000), /neither JSON nor a log of JSettlers2. line 1/],
    ['a record', '[Game "island"]', /This is neither JSON nor a log of JSettlers2/],
    ['an edge between nodes that are no neighbours', text.replace('[131,136]', '[131,112]'), /two neighbouring nodes/],
    ['a hex that is missing', text.replace(/"tiles":\[\{[^}]*\{[^}]*\}\},/, '"tiles":['), /each of the 19 hexes once/],
  ])('that is %s is refused with a sentence', async (name, content, sentence) => {
    const file = written('broken.json', content);
    const save = join(folder, `${name}.txt`);
    expectBadInput(await inside('import', 'island', file, '--save', save), sentence);
    expect(existsSync(save)).toBe(false);
  });

  test('may be a log, which the file itself tells', async () => {
    const record = join(folder, 'log.txt');
    const run = await inside('import', 'island', LOG, '--save', record);
    expect(run).toMatchObject({ code: 0, err: '' });
    expect((await inside('record', 'verify', record)).out).toContain('were given by hand');
    expect((await inside('record', 'show', record)).out).toMatch(/Cleo/);
    const file = written('log', log.replace('param=8', 'param=7'));
    const differs = await inside('import', 'island', file);
    expect(differs.code).toBe(1);
    expect(differs.err).toMatch(/At action \d+, line \d+: .*the rules of JSettlers2 and ours differ: the number of/);
  });

  test.each([
    ['its header alone', log.slice(0, log.indexOf('\n')), /no match has begun/],
    ['a line that was cut off', log.slice(0, log.lastIndexOf('SOCTurn') + 30), /line \d+: SOC\w+ must have/],
    ['a place off the board', log.replaceAll('coord=49', 'coord=48'), /line 17: SOCPutPiece must have coord=, a node/],
    ['bytes', `${log}\u0000\u0007\u001b[2J`, /must be a message with who gets it/],
    ['without a header', log.slice(log.indexOf('all:')), /line 1: must be the header/],
  ])('that is a log of %s is refused with a sentence', async (_, content, sentence) => {
    expectBadInput(await inside('import', 'island', written('broken.soclog', content)), sentence);
  });

  test('is read by games that know one', async () => {
    expectBadInput(await inside('import', 'andia', EXPORT), /Andia cannot read matches of other programs/);
  });

  test('is read by the programs that the catalogue names', async () => {
    for (const entry of games) {
      const game = await entry.load();
      expect((game.imports ?? []).map(({ program }) => program)).toEqual(entry.imports ?? []);
    }
  });

  test('leaves an earlier record as it was where the disk is full', async () => {
    const before = { 'match.txt': Buffer.from('a record') };
    const run = await onFullDisk((disk) => ['import', 'island', EXPORT, '--save', join(disk, 'match.txt')], {
      before,
      room: 0,
    });
    expect(run.err).toContain('there is no room left to write it');
    expect(run.code).toBe(1);
    expectNoTrace(run);
    expect([...run.files]).toEqual([['match.txt', before['match.txt']]]);
  });
});

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { seededDice } from '@marchlands/core/match/dice.ts';
import type { Match } from '@marchlands/core/match/match.ts';
import { createMatch } from '@marchlands/core/match/open.ts';
import { formatRecord } from '@marchlands/core/match/record-format.ts';
import { toJSON } from '@marchlands/core/match/store.ts';
import { EVERYTHING } from '@marchlands/core/seat.ts';
import { loadGame } from '@marchlands/games/index.ts';
import { describe, expect, test } from 'vitest';
import { MatchSession } from '../table/local/match-session.ts';
import type { StoredMatch } from '../table/local/match-store.ts';
import { readImport } from '../table/local/read-import.ts';
import { isTwin } from '../table/local/stored-twin.ts';

const file = fileURLToPath(new URL('../../docs/examples/island-catanatron.json', import.meta.url));
/** Without line breaks, so that a fragment can be found. */
const EXPORT = JSON.stringify(JSON.parse(readFileSync(file, 'utf8')));

describe('what is brought in', () => {
  test('a match of another program lies on the table, with the names that it had', async () => {
    const read = await readImport(EXPORT);
    if (!read.ok) throw new Error(read.problem.message);
    expect(read.value.note).toBeNull();
    const session = new MatchSession('id', read.value.match);
    expect(session.seats.map(({ name }) => name)).toEqual(['RED', 'BLUE']);
    expect(session.update().logLines.length).toBeGreaterThan(10);
    expect(read.value.match.header.dice).toEqual({ kind: 'given' });
  });

  test('is told where the rules differ', async () => {
    const read = await readImport(EXPORT.replace('[5,2]', '[6,6]'));
    expect(read.ok && read.value.note).toContain('At action 16');
  });

  test('a log of another program too, recognised by what it holds', async () => {
    const log = readFileSync(
      fileURLToPath(new URL('../../docs/examples/island-jsettlers.soclog', import.meta.url)),
      'utf8',
    );
    const read = await readImport(log);
    if (!read.ok) throw new Error(read.problem.message);
    expect(read.value.note).toBeNull();
    expect(new MatchSession('id', read.value.match).seats.map(({ name }) => name)).toEqual(['Ann', 'Ben', 'Cleo']);
    const differs = await readImport(log.replace('param=8', 'param=7'));
    expect(differs.ok && differs.value.note).toMatch(/line \d+: .*the rules of JSettlers2 and ours differ/);
    const broken = await readImport(log.replace('PL=4', 'PL=6'));
    expect(broken.ok ? 'read' : broken.problem.at).toBe('line 4');
  });

  test.each([
    ['[]', 'not a record, a backup'],
    ['{}', 'not a record, a backup'],
    ['', 'not a record, a backup'],
    // A picture, which was told that a header must stand before the first move.
    ['\ufffdPNG\r\n\u001a\n\0\0', 'not a record, a backup'],
    ['% by hand\n[Game "none"]', 'The header Rules is missing'],
    ['[[[[', 'A header looks like'],
  ])('%j is refused with a sentence', async (text, sentence) => {
    const read = await readImport(text);
    expect(read.ok ? 'read' : read.problem.message).toContain(sentence);
    expect(read.ok).toBe(false);
  });

  test('a file that is broken is refused with a sentence', async () => {
    const read = await readImport(EXPORT.replace('[131,136]', '[131,112]'));
    expect(read.ok ? 'read' : read.problem.message).toContain('two neighbouring nodes');
  });

  test('a record and a backup are read as before', async () => {
    const made = await ofDeal('import');
    for (const text of [formatRecord(made, EVERYTHING), JSON.stringify(toJSON(made))]) {
      const read = await readImport(text);
      expect(read.ok && read.value.match.state.hash()).toBe(made.state.hash());
    }
  });

  test('bug: the same file made a match each time', async () => {
    const made = await ofDeal('import');
    const backup = toJSON(made);
    const record = formatRecord(made, EVERYTHING);
    for (const text of [record, JSON.stringify(backup)]) expect(await isHere(text, { match: backup })).toBe(true);
    expect(await isHere(EXPORT, { match: backup })).toBe(false);
    // One that has gone on is another match, and so is another deal.
    const gone = await ofDeal('import');
    const seat = gone.awaited()[0];
    gone.submit(seat, [gone.legal(seat)[0]], gone.version(seat));
    expect(await isHere(record, { match: toJSON(gone) })).toBe(false);
    expect(await isHere(record, { match: toJSON(await ofDeal('other')) })).toBe(false);
    // A file that brings a review is worth reading where there is none.
    const reviewed = JSON.stringify({ ...Object(backup), review: {} });
    expect(await isHere(reviewed, { match: backup })).toBe(false);
    expect(await isHere(reviewed, { match: backup, review: {} })).toBe(true);
  });
});

async function ofDeal(seed: string): Promise<Match> {
  const game = await loadGame('building-refuge');
  if (!game.ok) throw new Error(game.problem.message);
  const made = createMatch(game.value, { seats: 2, dice: seededDice(seed) });
  if (!made.ok) throw new Error(made.problem.message);
  return made.value;
}

/** Whether a file holds what is stored. */
async function isHere(text: string, stored: Pick<StoredMatch, 'match' | 'review'>): Promise<boolean> {
  const read = await readImport(text);
  if (!read.ok) throw new Error(read.problem.message);
  return isTwin(stored, read.value);
}

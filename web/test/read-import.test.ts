import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { seededDice } from '@marchlands/core/match/dice.ts';
import { createMatch } from '@marchlands/core/match/open.ts';
import { formatRecord } from '@marchlands/core/match/record-format.ts';
import { toJSON } from '@marchlands/core/match/store.ts';
import { EVERYTHING } from '@marchlands/core/seat.ts';
import { loadGame } from '@marchlands/games/index.ts';
import { describe, expect, test } from 'vitest';
import { MatchSession } from '../table/local/match-session.ts';
import { readImport } from '../table/local/read-import.ts';

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
    const game = await loadGame('building-refuge');
    if (!game.ok) throw new Error(game.problem.message);
    const made = createMatch(game.value, { seats: 2, dice: seededDice('import') });
    if (!made.ok) throw new Error(made.problem.message);
    for (const text of [formatRecord(made.value, EVERYTHING), JSON.stringify(toJSON(made.value))]) {
      const read = await readImport(text);
      expect(read.ok && read.value.match.state.hash()).toBe(made.value.state.hash());
    }
  });
});

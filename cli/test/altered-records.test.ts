import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshFolder } from '@marchlands/core/testing/fresh-folder.ts';
import { describe, expect, test } from 'vitest';
import { changedLine, withoutHeader } from './alter.ts';
import { BROKEN, HOLDS, NO_RECORD, records, tables } from './altered-table.ts';
import { expectNoTrace, inside } from './program.ts';

const folder = freshFolder();

async function verify(text: string, ...flags: readonly string[]) {
  const file = join(folder, 'record.txt');
  writeFileSync(file, text);
  return inside('record', 'verify', file, ...flags);
}

describe('record verify', () => {
  test.each(Object.entries(records))('an honest record holds: %s', async (_, text) => {
    const run = await verify(text);
    expect(run.out).toMatch(/^The record is valid\./);
    expect(run.out).not.toContain('Noted');
    expect(run.code).toBe(HOLDS);
  });

  for (const [table, rows] of Object.entries(tables)) {
    describe(`altered: ${table}`, () => {
      test.each(rows)('%s (%s)', async (_, name, alter, code, says) => {
        const before = records[name];
        const text = alter(before);
        expect(text).not.toBe(before);
        const run = await verify(text);
        const place = `line ${changedLine(before, text)}`;
        expect(code === NO_RECORD ? run.err : run.out.replace(/\n {4}/g, ' ')).toMatch(
          new RegExp(says.source.replaceAll('@', place), 'm'),
        );
        expect(run.code).toBe(code);
        if (code !== NO_RECORD)
          expect(run.out).toMatch(code === HOLDS ? /^The record is valid\./ : /^The record is not valid\./);
        expectNoTrace(run);
      });
    });
  }

  test('as many ways as the tables promise', () => {
    expect(Object.values(tables).flat().length).toBeGreaterThanOrEqual(80);
  });

  test('says the same in JSON', async () => {
    const named = JSON.parse((await verify(withoutHeader('Shipped')(records.keep), '--json')).out);
    expect(named).toMatchObject({ holds: true, problem: null, dice: 'fair', isComputed: true });
    expect(named.remarks).toEqual([{ at: 'header', message: expect.stringContaining('Shipped') }]);
    expect(named.unproven).toHaveLength(4);
    const broken = await verify(withoutHeader('Result')(records.keep), '--json');
    expect(JSON.parse(broken.out)).toMatchObject({ holds: false, problem: { at: 'header' } });
    expect(broken.code).toBe(BROKEN);
  });
});

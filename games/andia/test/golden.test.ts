import { readFileSync } from 'node:fs';
import { formatRecord } from '@marchlands/core/match/record-format.ts';
import { parseRecord } from '@marchlands/core/match/record-parse.ts';
import { verifyRecord } from '@marchlands/core/match/verify.ts';
import { ok } from '@marchlands/core/result.ts';
import { EVERYTHING } from '@marchlands/core/seat.ts';
import { expect, test } from 'vitest';
import { game } from '../game.ts';

test('a record from when one player’s placing was entered piece by piece is verified, and is written as it was', async () => {
  const text = readFileSync(new URL('golden/whole.txt', import.meta.url), 'utf8');
  const load = () => Promise.resolve(ok(game));
  expect(await verifyRecord(text, load)).toMatchObject({ ok: true, value: { isOver: true, remarks: [] } });
  const match = await parseRecord(text, load);
  if (!match.ok) throw new Error(match.problem.message);
  const { journal } = match.value;
  const alone = Array.from(journal.line).filter((index) => journal.at(index).decision < 0);
  expect(alone.some((index) => journal.choiceOf(index) < index)).toBe(true);
  expect(formatRecord(match.value, EVERYTHING)).toBe(text);
});

import { readFileSync } from 'node:fs';
import { formatRecord } from '@marchlands/core/match/record-format.ts';
import { parseRecord } from '@marchlands/core/match/record-parse.ts';
import { verifyRecord } from '@marchlands/core/match/verify.ts';
import { ok } from '@marchlands/core/result.ts';
import { EVERYTHING } from '@marchlands/core/seat.ts';
import { expect, test } from 'vitest';
import { game } from '../game.ts';

const load = () => Promise.resolve(ok(game));

/** Lines that each record must contain, so that it keeps showing what it was chosen for. */
const LINES: { readonly [record: string]: readonly RegExp[] } = {
  base: [/^P\d: discard [BLWGO]+$/m, /^robber h\d+ P\d =[BLWGO]$/m, /^buy =/m, /^deal P\d$/m, /^city \d+$/m],
  knights: [/^improve \w+/m, /^roll =\d,\d,ship/m, /^recruit \d+$/m, /^play [a-z-]+/m, /draws/m],
  roaming: [/^roll =\d,\d,ship/m, /^recruit \d+$/m, /^bank /m, /^play [a-z-]+/m],
};

test.each(Object.keys(LINES))('a whole match of the form %s is verified, and is written as it was', async (name) => {
  const text = readFileSync(new URL(`golden/${name}.txt`, import.meta.url), 'utf8');
  for (const line of LINES[name]) expect(text).toMatch(line);
  expect(await verifyRecord(text, load)).toMatchObject({ ok: true, value: { isOver: true, remarks: [] } });
  const match = await parseRecord(text, load);
  if (!match.ok) throw new Error(match.problem.message);
  expect(formatRecord(match.value, EVERYTHING)).toBe(text);
});

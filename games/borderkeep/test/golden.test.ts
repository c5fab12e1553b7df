import { readFileSync } from 'node:fs';
import { formatRecord } from '@marchlands/core/match/record-format.ts';
import { parseRecord } from '@marchlands/core/match/record-parse.ts';
import { fromJSON, toJSON } from '@marchlands/core/match/store.ts';
import { verifyRecord } from '@marchlands/core/match/verify.ts';
import { ok } from '@marchlands/core/result.ts';
import { EVERYTHING } from '@marchlands/core/seat.ts';
import { expect, test } from 'vitest';
import { game } from '../game.ts';

function golden(name: string): string {
  return readFileSync(new URL(`golden/${name}.txt`, import.meta.url), 'utf8');
}

const load = () => Promise.resolve(ok(game));

/** In `whole` a player goes back into a payment, in `seats` another one takes a seat over. */
test.each(['whole', 'seats'])(
  'the record of a match of three (%s) is verified, and is written as it was',
  async (name) => {
    const text = golden(name);
    expect(await verifyRecord(text, load)).toMatchObject({
      ok: true,
      value: { isComputed: true, isOver: true, remarks: [] },
    });
    const match = await parseRecord(text, load);
    if (!match.ok) throw new Error(match.problem.message);
    expect(formatRecord(match.value, EVERYTHING)).toBe(text);
    const again = fromJSON(game, JSON.parse(JSON.stringify(toJSON(match.value))));
    if (!again.ok) throw new Error(again.problem.message);
    expect(again.value.state.toBytes()).toEqual(match.value.state.toBytes());
  },
);

test('a record of earlier rules is refused in a sentence', async () => {
  const text = golden('whole').replace('[Rules 2]', '[Rules 1]');
  expect(await parseRecord(text, load)).toMatchObject({
    ok: false,
    problem: {
      message: 'This match was played by version 1 of the rules of Borderkeep; only version 2 is known here.',
    },
  });
});

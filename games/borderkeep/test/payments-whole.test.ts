import { readFileSync } from 'node:fs';
import { formatRecord } from '@marchlands/core/match/record-format.ts';
import { parseRecord } from '@marchlands/core/match/record-parse.ts';
import { fromJSON, toJSON } from '@marchlands/core/match/store.ts';
import { verifyRecord } from '@marchlands/core/match/verify.ts';
import { ok, type Result } from '@marchlands/core/result.ts';
import { EVERYTHING } from '@marchlands/core/seat.ts';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';

function must<V>(result: Result<V>): V {
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

/**
 * Records from before payments and discards were sent whole, when each of their moves was an entry of its own. In
 * `whole` and `seats` a player goes back into a payment, or another one takes over in it; `broken-off` ends inside one,
 * as a record and as a saved match.
 */
function golden(name: string): string {
  return readFileSync(new URL(`golden/${name}`, import.meta.url), 'utf8');
}

/** The same record as written now: the cards that a hand drops together are on one line. */
function asWritten(text: string): string {
  return text.replace(/^[A-F] drop .*(?:\n[A-F] drop .*)+$/gm, (lines) => lines.replaceAll(/\n[A-F] /g, '; '));
}

const load = () => Promise.resolve(ok(game));

describe('records from when payments were entered move by move', () => {
  test.each(['whole', 'seats'])('%s is verified, and is written as it was but for its discards', async (name) => {
    const text = golden(`${name}.txt`);
    const verified = await verifyRecord(text, load);
    expect(verified).toMatchObject({ ok: true, value: { isComputed: true, isOver: true, remarks: [] } });
    const match = must(await parseRecord(text, load));
    expect(asWritten(text)).not.toBe(text);
    expect(formatRecord(match, EVERYTHING)).toBe(asWritten(text));
    expect(await verifyRecord(asWritten(text), load)).toMatchObject({ ok: true, value: { remarks: [] } });
    const again = must(fromJSON(game, JSON.parse(JSON.stringify(toJSON(match)))));
    expect(again.state.toBytes()).toEqual(match.state.toBytes());
  });

  test('one that ends in a payment is verified with a remark, and goes on from before the payment', async () => {
    const verified = must(await verifyRecord(golden('broken-off.txt'), load));
    expect(verified.remarks[0]?.message).toContain('breaks off in the middle of a choice');
    const read = must(await parseRecord(golden('broken-off.txt'), load));
    const saved = must(fromJSON(game, JSON.parse(golden('broken-off.json'))));
    for (const match of [read, saved]) {
      expect(match.entries.at(-1)).toMatchObject({ kind: 'undo', agreed: [] });
      expect(match.view(EVERYTHING).table).toMatchObject({ step: 'build' });
      const seat = match.awaited()[0];
      expect(match.submit(seat, [match.legal(seat)[0]], match.version(seat)).ok).toBe(true);
    }
    expect(saved.state.toBytes()).toEqual(read.state.toBytes());
  });
});

test('a payment by a mix is one choice of the match: one line, one undo', async () => {
  const match = must(fromJSON(game, JSON.parse(golden('broken-off.json'))));
  const seat = match.awaited()[0];
  const before = match.entries.length;
  const begun = game.moveCodec.encode({ kind: 'build', card: 'druid', pay: 'mix' });
  const half = match.submit(seat, [begun], match.version(seat));
  expect(half.ok ? '' : half.problem.message).toContain('This choice is not complete');
  const trial = match.state.clone();
  const row = [begun];
  game.apply(trial, seat, begun);
  while (game.isPartial?.(trial, seat)) {
    const amount = game.moveCodec.encode({ kind: 'spend', amount: row.length === 1 ? 1 : 0 });
    const code = game.refusal(trial, seat, amount) === null ? amount : amount - 1;
    game.apply(trial, seat, code);
    row.push(code);
  }
  must(match.submit(seat, row, match.version(seat)));
  expect(match.entries).toHaveLength(before + row.length);
  const lines = match.log(seat, match.version(seat) - row.length).map(({ line }) => line);
  expect(lines.slice(0, -1).every((line) => line === '')).toBe(true);
  expect(lines.at(-1)).toMatch(/build druid [a-z]\d/);
  expect(match.canUndo(seat).alone[0]).toBe(match.version(seat) - row.length);
});

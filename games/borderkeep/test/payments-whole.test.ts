import { givenDice } from '@marchlands/core/match/dice.ts';
import { createMatch } from '@marchlands/core/match/open.ts';
import type { Result } from '@marchlands/core/result.ts';
import { expect, test } from 'vitest';
import { game } from '../game.ts';

function must<V>(result: Result<V>): V {
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

test('a payment by a mix is one choice of the match: one line, one undo', async () => {
  const town = { hand: ['druid'], goods: { gold: 20, magic: 5 } };
  const position = { step: 'build', actor: 0, towns: [town, {}] };
  const match = must(createMatch(game, { seats: 2, dice: givenDice(), position }));
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

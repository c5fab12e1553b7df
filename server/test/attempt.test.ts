import { hiddenDraw } from '@marchlands/core/testing/toys/hidden-draw/game.ts';
import { expect, it } from 'vitest';
import type { Command } from '../table/command.ts';
import { hashOf } from '../table/state-hash.ts';
import { Table } from '../table/table.ts';
import { codeOf, must, PLAN, personAt } from './tables.ts';

const time = { now: 2, elapsed: () => 0 };

function opened(): Table {
  const change = { kind: 'opened', by: personAt(0), plan: { ...PLAN, deal: 1 }, dice: null, kept: [] } as const;
  return Table.load(hiddenDraw, 'a', [{ change, at: 1 }]);
}

it('a table answers nothing between a change and its being stored', () => {
  const table = opened();
  const sit = { kind: 'sit', person: personAt(0), seat: 0, key: 'k' } as const;
  const attempt = must(table.attempt(sit, time));
  expect(attempt?.change.kind).toBe('sat');
  expect(() => table.data).toThrow('is not stored yet');
  expect(() => table.match).toThrow('is not stored yet');
  expect(() => table.attempt(sit, time)).toThrow('is not stored yet');
  attempt?.commit();
  expect(table.data).toBe(attempt?.after);
  expect(table.data.seats[0].person).toEqual(personAt(0));
});

it('a refused command, and one that changes nothing, leave the table as it was', () => {
  const table = opened();
  expect(codeOf(table.attempt({ kind: 'begin', guest: 'guest1' }, time))).toBe('table.owner');
  expect(must(table.attempt({ kind: 'tick' }, time))).toBeNull();
  expect(table.data.seq).toBe(1);
});

it('a refused choice leaves the match as it was', () => {
  const table = opened();
  const [first, second] = [0, 1].map(personAt);
  const commands: readonly Command[] = [
    { kind: 'sit', person: first, seat: 0, key: 'k' },
    { kind: 'sit', person: second, seat: 1, key: 'l' },
    { kind: 'begin', guest: first.guest },
  ];
  for (const command of commands) must(table.attempt(command, time))?.commit();
  const match = table.match;
  if (match === null) throw new Error('no match has begun');
  const before = hashOf(match);
  const act = { kind: 'act', seat: table.waiting()[0], id: 'a', version: 99, moves: [] } as const;
  expect(codeOf(table.attempt(act, time))).toBe('move.version');
  expect(table.match).toBe(match);
  expect(hashOf(match)).toBe(before);
});

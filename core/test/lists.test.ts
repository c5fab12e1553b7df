import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MoveList, OutcomeList, repeated } from '../lists.ts';

describe('MoveList', () => {
  const sorted = fc
    .uniqueArray(fc.integer({ min: 0, max: 300 }), { maxLength: 40 })
    .map((codes) => codes.sort((a, b) => a - b));

  test('finds every code that it holds, and no other', () => {
    fc.assert(
      fc.property(sorted, (codes) => {
        const list = new MoveList(40);
        for (const code of codes) list.push(code);
        for (let code = -1; code <= 301; code += 1) {
          expect(list.indexOf(code)).toBe(codes.indexOf(code));
          expect(list.has(code)).toBe(codes.includes(code));
        }
        expect(list.toArray()).toEqual(codes);
      }),
    );
  });

  test('cleared, it holds nothing and can be filled again', () => {
    const list = new MoveList(3);
    list.push(5);
    list.push(8);
    list.clear();
    expect([list.length, list.has(5), list.toArray()]).toEqual([0, false, []]);
    list.push(8);
    expect(list.toArray()).toEqual([8]);
  });

  test('what toArray gives does not change with the list', () => {
    const list = new MoveList(2);
    list.push(1);
    const array = list.toArray();
    list.clear();
    list.push(2);
    expect(array).toEqual([1]);
  });
});

describe('OutcomeList', () => {
  test('each outcome owns as many tickets as its weight, in order', () => {
    const list = new OutcomeList(3);
    list.push(7, 2);
    list.push(3, 1);
    list.push(9, 3);
    expect(list.total).toBe(6);
    expect([0, 1, 2, 3, 4, 5].map((ticket) => list.at(ticket))).toEqual([7, 7, 3, 9, 9, 9]);
    expect([7, 3, 9, 4].map((code) => list.weightOf(code))).toEqual([2, 1, 3, 0]);
  });

  test('a ticket beyond the total is a bug, and said to be', () => {
    const list = new OutcomeList(1);
    list.push(0, 4);
    expect(() => list.at(4)).toThrow('ticket 4 is not below the total weight 4');
    list.clear();
    expect(list.total).toBe(0);
    expect(() => list.at(0)).toThrow('ticket 0');
  });

  test('weights up to 2^31 - 1 in all are kept exactly', () => {
    const list = new OutcomeList(2);
    list.push(1, 2 ** 30);
    list.push(2, 2 ** 30 - 1);
    expect(list.total).toBe(2 ** 31 - 1);
    expect([list.at(2 ** 30 - 1), list.at(2 ** 30), list.at(2 ** 31 - 2)]).toEqual([1, 2, 2]);
  });
});

test('counts become a list of the things, in their order', () => {
  expect(repeated(['silk', 'salt', 'amber'], Uint8Array.of(2, 0, 1))).toEqual(['silk', 'silk', 'amber']);
  expect(repeated(['silk'], [0])).toEqual([]);
});

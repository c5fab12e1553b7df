import { MoveList } from '@marchlands/core/lists.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KeyIndex } from '../search/key-index.ts';

function listOf(codes: readonly number[], capacity = codes.length): MoveList {
  const list = new MoveList(Math.max(1, capacity));
  for (const code of codes) list.push(code);
  return list;
}

test.each([
  ['few codes', 1000],
  ['many codes, at regular distances', 2 ** 30],
])('%s: every code of the list has its place, no other has one', (_, codes) => {
  const step = Math.floor(codes / 1000);
  const code = fc.integer({ min: 0, max: 999 }).map((n) => n * step);
  const index = new KeyIndex(codes, 64);
  fc.assert(
    fc.property(fc.uniqueArray(code, { maxLength: 64 }), fc.array(code), (listed, asked) => {
      index.fill(listOf(listed));
      for (const each of [...listed, ...asked]) expect(index.take(each)).toBe(listed.indexOf(each));
    }),
  );
});

test('places are taken one by one, and free again in the next list', () => {
  const index = new KeyIndex(100, 3);
  index.fill(listOf([10, 20, 30]));
  index.take(20);
  expect([0, 1, 2].map((place) => index.isTaken(place))).toEqual([false, true, false]);
  index.fill(listOf([20, 30, 40]));
  expect([0, 1, 2].map((place) => index.isTaken(place))).toEqual([false, false, false]);
});

test('after so many lists that marks start anew, old ones are not taken for new', () => {
  const capacity = 2 ** 20;
  const index = new KeyIndex(100, capacity);
  const lists = [listOf([1, 2, 3]), listOf([3, 4])];
  for (let i = 0; i < 5000; i += 1) {
    index.fill(lists[i % 2]);
    expect([1, 3, 4].map((code) => index.take(code))).toEqual(i % 2 === 0 ? [0, 2, -1] : [-1, 0, 1]);
    expect(index.isTaken(1)).toBe(i % 2 === 1);
  }
});

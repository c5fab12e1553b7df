import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { from1, nullAt, oneOf, orNull, type Param, places, readParam, whole } from '../params.ts';

const params: readonly (readonly [name: string, param: Param<unknown>, size: number])[] = [
  ['whole numbers 3 to 9', whole(3, 9), 7],
  ['whole numbers -5 to 5', whole(-5, 5), 11],
  ['names', oneOf('Up', 'down', 'LEFT'), 3],
  ['a value or null', orNull(whole(3, 9)), 8],
  ['places', places(['A1', 'A2', 'b1'], 'a square'), 3],
];

describe.each(params)('%s', (_name, param, size) => {
  test('every number has a value and a text that lead back to it', () => {
    expect(param.size).toBe(size);
    for (let index = 0; index < param.size; index += 1) {
      expect(param.read(param.value(index))).toBe(index);
      const text = param.format(index);
      expect(text).toMatch(/^\S+$/);
      expect(param.parse(text)).toBe(index);
      expect(param.parse(text.toLowerCase())).toBe(index);
      expect(param.parse(text.toUpperCase())).toBe(index);
    }
  });

  test('anything else is refused, and never throws', () => {
    const valid = new Set(Array.from({ length: size }, (_, index) => param.value(index)));
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const index = param.read(value);
        expect(index >= 0).toBe(valid.has(value));
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(param.parse(text)).toBeLessThan(size);
      }),
    );
  });
});

test('what lies next to a range is not in it', () => {
  const param = whole(3, 9);
  expect([2, 10, 3.5, '3', Number.NaN, null].map((value) => param.read(value))).toEqual([-1, -1, -1, -1, -1, -1]);
  expect(['2', '10', '3.5', '', '3e0', '0x3', ' 3', '99999999999'].map((text) => param.parse(text))).toEqual(
    Array.from({ length: 8 }, () => -1),
  );
});

test('names are exact in data, and free in case in text', () => {
  const param = oneOf('Up', 'down');
  expect([param.read('Up'), param.read('up'), param.parse('UP')]).toEqual([0, -1, 0]);
});

test('0 may stand for none, and null may have a number of its own', () => {
  const winner = from1(oneOf('red', 'blue'));
  expect(['red', 'blue', 'green'].map((name) => winner.read(name))).toEqual([1, 2, -1]);
  expect([winner.value(2), winner.format(1), winner.parse('BLUE'), winner.parse('green')]).toEqual([
    'blue',
    'red',
    2,
    -1,
  ]);
  const place = nullAt(255, whole(0, 9));
  expect([null, 9, 10, 255].map((value) => place.read(value))).toEqual([255, 9, -1, -1]);
  expect([place.value(255), place.value(9), place.expected]).toEqual([null, 9, 'null or a whole number from 0 to 9']);
});

test('a name that every object has is no place', () => {
  expect(places(['A1'], 'a square').parse('constructor')).toBe(-1);
  expect(oneOf('up').parse('toString')).toBe(-1);
});

test('what is wrong is said with what would be right', () => {
  expect(readParam(whole(3, 9), 'count', 12)).toEqual({
    ok: false,
    problem: { message: 'count must be a whole number from 3 to 9, not 12.', at: 'count' },
  });
  expect(readParam(oneOf('up', 'down'), 'face', 'left')).toMatchObject({
    problem: { message: 'face must be one of up, down, not "left".' },
  });
  expect(readParam(places(['A1'], 'a square from A1 to A1'), 'at', 4)).toMatchObject({
    problem: { message: 'at must be a square from A1 to A1, not 4.' },
  });
});

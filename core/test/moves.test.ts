import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { type MoveOf, moves, rows } from '../moves.ts';
import { oneOf, places, whole } from '../params.ts';

const square = places(['A1', 'B1', 'A2', 'B2'], 'a square from A1 to B2');
const PAIRS = [
  { from: 0, into: 1 },
  { from: 1, into: 3 },
  { from: 3, into: 2 },
];
const kinds = {
  pass: {},
  pay: { coins: whole(1, 5), face: oneOf('up', 'down') },
  Walk: rows(PAIRS, { from: square, into: square }),
};
const codec = moves(kinds);
type Move = MoveOf<typeof kinds>;

/** Every move in the order of its code, worked out by hand from the declaration. */
const ALL: readonly (readonly [text: string, move: Move])[] = [
  ['pass', { kind: 'pass' }],
  ['pay 1 up', { kind: 'pay', coins: 1, face: 'up' }],
  ['pay 1 down', { kind: 'pay', coins: 1, face: 'down' }],
  ['pay 2 up', { kind: 'pay', coins: 2, face: 'up' }],
  ['pay 2 down', { kind: 'pay', coins: 2, face: 'down' }],
  ['pay 3 up', { kind: 'pay', coins: 3, face: 'up' }],
  ['pay 3 down', { kind: 'pay', coins: 3, face: 'down' }],
  ['pay 4 up', { kind: 'pay', coins: 4, face: 'up' }],
  ['pay 4 down', { kind: 'pay', coins: 4, face: 'down' }],
  ['pay 5 up', { kind: 'pay', coins: 5, face: 'up' }],
  ['pay 5 down', { kind: 'pay', coins: 5, face: 'down' }],
  ['Walk A1 B1', { kind: 'Walk', from: 0, into: 1 }],
  ['Walk B1 B2', { kind: 'Walk', from: 1, into: 3 }],
  ['Walk B2 A2', { kind: 'Walk', from: 3, into: 2 }],
];

test.each(ALL.map(([text, move], code) => ({ code, text, move })))('code $code is "$text"', ({ code, text, move }) => {
  expect(codec.decode(code)).toEqual(move);
  expect(codec.encode(move)).toBe(code);
  expect(codec.read(move)).toEqual({ ok: true, value: code });
  expect(codec.format(code)).toBe(text);
  expect(codec.parse(text)).toEqual({ ok: true, value: code });
  expect(codec.parse(`  ${text.toUpperCase().replaceAll(' ', '   ')} `)).toEqual({ ok: true, value: code });
  expect(codec.kindOf(code)).toBe(move.kind);
});

test('kinds lie together, in the order of declaration', () => {
  expect(codec.size).toBe(ALL.length);
  expect(codec.kinds).toEqual(['pass', 'pay', 'Walk']);
  expect(codec.base).toEqual({ pass: 0, pay: 1, Walk: 11 });
  expect(codec.count).toEqual({ pass: 1, pay: 10, Walk: 3 });
});

test('the type of a move follows its declaration', () => {
  type Plain =
    | { readonly kind: 'pass' }
    | { readonly kind: 'pay'; readonly coins: number; readonly face: 'up' | 'down' }
    | { readonly kind: 'Walk'; readonly from: number; readonly into: number };
  expectTypeOf<Move>().toExtend<Plain>();
  expectTypeOf<Plain>().toExtend<Move>();
});

describe('what is no move', () => {
  test.each([
    [null, 'A move must be an object with a kind, not null.'],
    [[], 'A move must be an object with a kind, not [].'],
    ['pass', 'A move must be an object with a kind, not "pass".'],
    [{}, 'kind must be one of pass, pay, Walk, not missing.'],
    [{ kind: 'walk' }, 'kind must be one of pass, pay, Walk, not "walk".'],
    [{ kind: 'constructor' }, 'kind must be one of pass, pay, Walk, not "constructor".'],
    [{ kind: 'pass', at: 3 }, 'pass has no field "at"; it has none.'],
    [{ kind: 'pay', coins: 6, face: 'up' }, 'coins must be a whole number from 1 to 5, not 6.'],
    [{ kind: 'pay', coins: 2 }, 'face must be one of up, down, not missing.'],
    [{ kind: 'Walk', from: 1, into: 0 }, 'There is no Walk with these fields: {"kind":"Walk","from":1,"into":0}.'],
  ])('%j', (value, message) => {
    expect(codec.read(value)).toMatchObject({ ok: false, problem: { message } });
  });

  test.each([
    ['', 'A move starts with one of pass, pay, Walk, not "".'],
    ['fly A1', 'A move starts with one of pass, pay, Walk, not "fly".'],
    ['pass now', 'pass takes 0 fields (), not 1.'],
    ['pay 2', 'pay takes 2 fields (coins, face), not 1.'],
    ['pay two up', 'coins must be a whole number from 1 to 5, not "two".'],
    ['walk A1 C1', 'into must be a square from A1 to B2, not "C1".'],
    ['walk B1 A1', 'There is no move "walk B1 A1".'],
  ])('the text "%s"', (text, message) => {
    expect(codec.parse(text)).toMatchObject({ ok: false, problem: { message } });
  });

  test.each([-1, 14, 2 ** 30, 0.5, Number.NaN])('the code %d', (code) => {
    expect(() => codec.decode(code)).toThrow(RangeError);
    expect(() => codec.format(code)).toThrow('codes are 0 to 13');
  });

  test('a bug in the engine throws, with the reason', () => {
    expect(() => codec.encode({ kind: 'pay', coins: 9, face: 'up' })).toThrow('coins must be');
  });

  test('input from outside never throws, and what is taken is a move', () => {
    const parts = fc.oneof(
      fc.anything(),
      fc.record({ kind: fc.constantFrom('pass', 'pay', 'Walk'), coins: fc.anything() }),
    );
    fc.assert(
      fc.property(parts, (value) => {
        const read = codec.read(value);
        if (read.ok) expect(codec.decode(read.value)).toEqual(value);
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = codec.parse(text);
        if (read.ok)
          expect(codec.format(read.value).toLowerCase()).toBe(text.trim().replace(/\s+/g, ' ').toLowerCase());
      }),
    );
  });
});

describe('declarations', () => {
  test('more than 2^30 codes are refused, at the kind that is too much', () => {
    const large = whole(1, 2 ** 15);
    expect(moves({ big: { a: large, b: large } }).size).toBe(2 ** 30);
    expect(() => moves({ big: { a: large, b: large }, more: {} })).toThrow('"more"');
  });

  test('a table may not have a row twice, nor a row out of range', () => {
    const twice = [...PAIRS, { from: 0, into: 1 }];
    expect(() => moves({ go: rows(twice, { from: square, into: square }) })).toThrow('a row twice');
    expect(() => moves({ go: rows([{ from: 0, into: 9 }], { from: square, into: square }) })).toThrow('into must be');
  });

  test('round trips hold for any declaration of whole numbers', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 }), (sizes) => {
        const fields = Object.fromEntries(sizes.map((size, i) => [`f${i}`, whole(0, size - 1)]));
        const made = moves({ first: {}, many: fields });
        expect(made.size).toBe(1 + sizes.reduce((product, size) => product * size, 1));
        const seen = new Set<string>();
        for (let code = 0; code < made.size; code += 1) {
          seen.add(made.format(code));
          const back = made.read(made.decode(code));
          if (!back.ok || back.value !== code) throw new Error(`code ${code} comes back as ${JSON.stringify(back)}`);
        }
        expect(seen.size).toBe(made.size);
      }),
      { numRuns: 40 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  changedOptions,
  choice,
  data,
  flag,
  grouped,
  list,
  type OptionsOf,
  optionWordsIn,
  randomOptions,
  readOptions,
  table,
  wholeOption,
  wholeOrNull,
} from '../options.ts';
import { fail, ok } from '../result.ts';
import { Rng } from '../rng.ts';

const about = { description: 'What it changes.', rules: ['XX-01'] };
const schema = {
  storms: flag(true, about),
  rounds: wholeOption([1, 20], (seats) => 4 * seats, about),
  limit: wholeOrNull([0, 9], { ...about, none: 'noLimit' }),
  tax: wholeOption([4, 6], 5, { ...about, hasZero: true }),
  load: wholeOrNull([1, 9], { ...about, none: 'byRules', byDefault: 1 }),
  winner: choice(['most', 'least', 'last'], { ...about, byDefault: 'least' }),
  gifts: list(['wine', 'salt', 'iron'], about),
  prices: table(['wine', 'salt'], [0, 50], (seats) => ({ wine: seats, salt: 7 }), about),
  map: data<readonly number[]>(
    () => [1, 2],
    (value, at) => (Array.isArray(value) ? ok(value.map(Number)) : fail('must be a list of numbers.', at)),
    about,
  ),
};

const DEFAULTS = {
  storms: true,
  rounds: 12,
  limit: null,
  tax: 5,
  load: 1,
  winner: 'least',
  gifts: [],
  prices: { wine: 3, salt: 7 },
  map: [1, 2],
};

describe('what is left out keeps its default, which may depend on the seats', () => {
  test.each([undefined, null, {}])('%j', (value) => {
    expect(readOptions(schema, 3, value)).toEqual({ ok: true, value: DEFAULTS });
  });

  test('the types follow the schema', () => {
    expectTypeOf<OptionsOf<typeof schema>>().toEqualTypeOf<{
      readonly storms: boolean;
      readonly rounds: number;
      readonly limit: number | null;
      readonly tax: number;
      readonly load: number | null;
      readonly winner: 'most' | 'least' | 'last';
      readonly gifts: readonly ('wine' | 'salt' | 'iron')[];
      readonly prices: { readonly wine: number; readonly salt: number };
      readonly map: readonly number[];
    }>();
  });
});

test.each([
  [{ storms: false }, { storms: false }],
  [{ rounds: 1 }, { rounds: 1 }],
  [{ rounds: 20 }, { rounds: 20 }],
  [{ limit: 0 }, { limit: 0 }],
  [{ tax: 0 }, { tax: 0 }],
  [{ tax: 4 }, { tax: 4 }],
  [{ load: null }, { load: null }],
  [{ winner: 'last' }, { winner: 'last' }],
  [{ gifts: ['iron', 'wine'] }, { gifts: ['wine', 'iron'] }],
  [{ prices: { salt: 50 } }, { prices: { wine: 3, salt: 50 } }],
  [{ map: [] }, { map: [] }],
])('%j is taken', (given, wanted) => {
  expect(readOptions(schema, 3, given)).toEqual({ ok: true, value: { ...DEFAULTS, ...wanted } });
});

test.each([
  [7, 'options', 'Options must be an object, not 7.'],
  [[], 'options', 'Options must be an object, not [].'],
  [
    { storm: true },
    'options.storm',
    'There is no option of this name; known are storms, rounds, limit, tax, load, winner, gifts, prices, map.',
  ],
  [
    { toString: 1 },
    'options.toString',
    'There is no option of this name; known are storms, rounds, limit, tax, load, winner, gifts, prices, map.',
  ],
  [{ storms: 1 }, 'options.storms', 'must be true or false, not 1.'],
  [{ rounds: 0 }, 'options.rounds', 'must be a whole number from 1 to 20, not 0.'],
  [{ rounds: 2.5 }, 'options.rounds', 'must be a whole number from 1 to 20, not 2.5.'],
  [{ rounds: null }, 'options.rounds', 'must be a whole number from 1 to 20, not null.'],
  [{ limit: 10 }, 'options.limit', 'must be null or a whole number from 0 to 9, not 10.'],
  [{ tax: 3 }, 'options.tax', 'must be 0 or a whole number from 4 to 6, not 3.'],
  [{ load: 0 }, 'options.load', 'must be null or a whole number from 1 to 9, not 0.'],
  [{ winner: 'first' }, 'options.winner', 'must be one of most, least, last, not "first".'],
  [{ gifts: 'wine' }, 'options.gifts', 'must be a list out of wine, salt, iron, not "wine".'],
  [{ gifts: ['gold'] }, 'options.gifts', 'has "gold", which is none of wine, salt, iron.'],
  [{ gifts: ['salt', 'salt'] }, 'options.gifts', 'names an item twice.'],
  [{ prices: 3 }, 'options.prices', 'must be an object with numbers for wine, salt, not 3.'],
  [{ prices: { gold: 1 } }, 'options.prices', 'has an unknown field "gold"; known are wine, salt.'],
  [{ prices: { salt: 51 } }, 'options.prices.salt', 'must be a whole number from 0 to 50, not 51.'],
  [{ map: 'none' }, 'options.map', 'must be a list of numbers.'],
])('%j is refused', (given, at, message) => {
  expect(readOptions(schema, 3, given)).toEqual({ ok: false, problem: { message, at } });
});

test('input from outside never throws, and what is taken is taken again', () => {
  const values = fc.record(Object.fromEntries(Object.keys(schema).map((name) => [name, fc.anything()])), {
    requiredKeys: [],
  });
  fc.assert(
    fc.property(values, (given) => {
      const read = readOptions(schema, 4, given);
      if (read.ok) expect(readOptions(schema, 4, read.value)).toEqual(read);
    }),
  );
});

test('only what differs from the defaults is a change', () => {
  expect(changedOptions(schema, 3, DEFAULTS)).toEqual({});
  expect(changedOptions(schema, 4, DEFAULTS)).toEqual({ rounds: 12, prices: { wine: 3, salt: 7 } });
  const changed = { ...DEFAULTS, gifts: ['salt'], limit: 3 };
  expect(changedOptions(schema, 3, changed)).toEqual({ gifts: ['salt'], limit: 3 });
});

describe('random options', () => {
  const drawn = Array.from({ length: 400 }, (_, seed) => randomOptions(schema, 3, new Rng(seed)));

  test('are always valid', () => {
    for (const options of drawn) expect(readOptions(schema, 3, options)).toMatchObject({ ok: true });
  });

  test('spread over all values', () => {
    const values = (name: string): Set<string> => new Set(drawn.map((one) => JSON.stringify(one[name])));
    expect(values('storms').size).toBe(3);
    expect(values('rounds').size).toBeGreaterThan(18);
    expect(values('limit').size).toBeGreaterThan(9);
    expect(values('tax').size).toBe(5);
    expect(values('winner').size).toBe(4);
    expect(values('gifts').size).toBe(9);
    expect(values('prices').size).toBeGreaterThan(5);
  });

  test('keep most defaults, so that options are tried alone too', () => {
    const changes = drawn.reduce((sum, one) => sum + Object.keys(one).length, 0);
    expect(changes / drawn.length).toBeGreaterThan(Object.keys(schema).length * 0.25);
    expect(changes / drawn.length).toBeLessThan(Object.keys(schema).length * 0.35);
  });

  test('are the same for the same seed', () => {
    expect(randomOptions(schema, 3, new Rng('x'))).toEqual(randomOptions(schema, 3, new Rng('x')));
  });
});

test('bug: data equal to the default was another object, so that the record forgot whose data it was', () => {
  const shipped: readonly number[] = [4, 2];
  const maps = { map: data(() => shipped, schema.map.read, about) };
  const read = (map: unknown) => readOptions(maps, 2, { map });
  const same = read([4, 2]);
  expect(same.ok && same.value.map).toBe(shipped);
  expect(read([4, 3])).toEqual(ok({ map: [4, 3] }));
});

test('options of a group stand below its heading, and keep their values', () => {
  const under = grouped('Weather', { storms: flag(true, about), winner: choice(['most', 'least'], about) });
  expect(Object.values(under).map(({ group }) => group)).toEqual(['Weather', 'Weather']);
  expectTypeOf<OptionsOf<typeof under>['winner']>().toEqualTypeOf<'most' | 'least'>();
  expect(under.storms.byDefault(2)).toBe(true);
});

test('another language says a heading once, and of an option its line or that of each choice too', () => {
  const weather = {
    ...grouped('Weather', { storms: flag(true, about), winner: choice(['most', 'least'], about) }),
    tax: wholeOption([4, 6], 5, about),
  };
  const winner = { description: 'Wer siegt.', descriptions: { most: 'Die meisten.' } };
  expect(optionWordsIn(weather, { Weather: 'Wetter' }, { storms: 'Stürme.', winner, tax: 'Steuer.' })).toEqual({
    storms: { description: 'Stürme.', group: 'Wetter' },
    winner: { ...winner, group: 'Wetter' },
    tax: { description: 'Steuer.' },
  });
});

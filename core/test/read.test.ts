import { describe, expect, test } from 'vitest';
import { oneOf, whole } from '../params.ts';
import { type Reading, read } from '../read.ts';
import { problemText } from '../result.ts';

type Body = (r: Reading, value: unknown) => unknown;

function told(body: Body, value: unknown): string {
  const found = read((r) => body(r, value));
  return found.ok ? `ok ${JSON.stringify(found.value)}` : problemText(found.problem);
}

describe('what is wrong is told with its place and what would be right', () => {
  const dice: Body = (r, value) => r.whole(value, 'die', 1, 6);
  const limit: Body = (r, value) => r.wholeOrNull(value, 'limit', 0, 9);
  const colour: Body = (r, value) => r.oneOf(value, 'colour', ['red', 'blue']);
  const colours: Body = (r, value) => r.subset(value, 'colours', ['red', 'blue']);
  const name: Body = (r, value) => r.text(value, 'name', 5);
  const rolls: Body = (r, value) => r.list(value, 'rolls', (item, at) => r.whole(item, at, 1, 6));
  const pair: Body = (r, value) => {
    const raw = r.record(value, 'pair', 'an object such as {"a": 1}');
    r.only(raw, 'pair', ['a', 'b']);
    return raw;
  };
  test.each<[Body, unknown, string]>([
    [dice, 6, 'ok 6'],
    [dice, 7, 'die: must be a whole number from 1 to 6, not 7.'],
    [dice, '3', 'die: must be a whole number from 1 to 6, not "3".'],
    [limit, null, 'ok null'],
    [limit, 0, 'ok 0'],
    [limit, 0.5, 'limit: must be null or a whole number from 0 to 9, not 0.5.'],
    [colour, 'blue', 'ok "blue"'],
    [colour, 'green', 'colour: must be one of red, blue, not "green".'],
    [(r, value) => r.flag(value, 'on'), false, 'ok false'],
    [(r, value) => r.flag(value, 'on'), 0, 'on: must be true or false, not 0.'],
    [name, 'Bo', 'ok "Bo"'],
    [name, ' ', 'name: must be one line of text of 1 to 5 characters, not " ".'],
    [name, 'a\nb', 'name: must be one line of text of 1 to 5 characters, not "a\nb".'],
    [name, 'Robert', 'name: must be one line of text of 1 to 5 characters, not "Robert".'],
    [colours, ['blue', 'red'], 'ok ["red","blue"]'],
    [colours, 'red', 'colours: must be a list out of red, blue, not "red".'],
    [colours, ['red', 'green'], 'colours: has "green", which is none of red, blue.'],
    [colours, ['red', 'red'], 'colours: names an item twice.'],
    [rolls, [1, 6], 'ok [1,6]'],
    [rolls, [1, 9], 'rolls[1]: must be a whole number from 1 to 6, not 9.'],
    [rolls, new Array(1), 'rolls[0]: must be a whole number from 1 to 6, not missing.'],
    [rolls, {}, 'rolls: must be a list, not {}.'],
    [pair, { a: 1 }, 'ok {"a":1}'],
    [pair, [], 'pair: must be an object such as {"a": 1}, not [].'],
    [pair, { c: 1 }, 'pair: has an unknown field "c"; known are a, b.'],
    [(r, value) => r.param(value, 'face', oneOf('up', 'down')), 'down', 'ok 1'],
    [(r, value) => r.param(value, 'face', oneOf('up', 'down')), 'left', 'face: must be one of up, down, not "left".'],
  ])('%o %j', (body, value, expected) => {
    expect(told(body, value)).toBe(expected);
  });
});

test('reading goes on behind a problem, and the first one is kept', () => {
  const seen: unknown[] = [];
  const found = read((r) => {
    seen.push(
      r.whole('x', 'first', 2, 6),
      r.flag('x', 'second'),
      r.list('x', 'third', () => 0),
      r.oneOf(1, '', ['a']),
    );
    r.fail('fourth', 'is wrong.', 'XX-02');
  }, 'XX-01');
  expect(seen).toEqual([2, false, [], 'a']);
  expect(found).toEqual({
    ok: false,
    problem: { message: 'must be a whole number from 2 to 6, not "x".', at: 'first', rule: 'XX-01' },
  });
});

test('a problem names its own rule, or that of the reading, or none', () => {
  const rule = (general?: string, own?: string): unknown => {
    const found = read((r) => r.fail('here', 'is wrong.', own), general);
    return found.ok ? 'ok' : found.problem.rule;
  };
  expect([rule('XX-01', 'XX-02'), rule('XX-01'), rule()]).toEqual(['XX-02', 'XX-01', undefined]);
});

test('a narrower param checks and words the sentence, and never changes the number', () => {
  const body: Body = (r, value) => r.param(value, 'left', whole(0, 9), whole(2, 5));
  expect([2, 5].map((value) => told(body, value))).toEqual(['ok 2', 'ok 5']);
  expect(told(body, 1)).toBe('left: must be a whole number from 2 to 5, not 1.');
});

import { describe, expect, test } from 'vitest';
import { echo, fail, isRecord, MOST_ECHOED, ok, problemText, quoted } from '../result.ts';

describe('a problem as one line', () => {
  test.each([
    [fail('must be 3.'), 'must be 3.'],
    [fail('must be 3.', 'options.bag'), 'options.bag: must be 3.'],
    [fail('must be 3.', 'options.bag', 'XX-20'), 'options.bag: must be 3. (XX-20)'],
    [fail('must be 3.', undefined, 'XX-20'), 'must be 3. (XX-20)'],
  ])('%j', (failed, text) => {
    expect(problemText(failed.problem)).toBe(text);
  });

  test('what is not said is not there', () => {
    expect(Object.keys(fail('No.').problem)).toEqual(['message']);
    expect(ok(7)).toEqual({ ok: true, value: 7 });
  });
});

describe('a value in a sentence', () => {
  test.each([
    ['text', '"text"'],
    [7, '7'],
    [null, 'null'],
    [undefined, 'missing'],
    [[1, 2], '[1,2]'],
    [{ kind: 'x' }, '{"kind":"x"}'],
    [Number.NaN, 'null'],
  ])('%j', (value, text) => {
    expect(quoted(value)).toBe(text);
  });

  test('is never longer than 60 characters', () => {
    expect(quoted('x'.repeat(500))).toHaveLength(60);
    expect(quoted('x'.repeat(500)).endsWith('...')).toBe(true);
    expect(quoted('x'.repeat(58))).toHaveLength(60);
  });

  test('a function or symbol can be shown too', () => {
    expect(quoted(Symbol('s'))).toBe('Symbol(s)');
    expect(quoted(() => 0)).toContain('=>');
  });

  test('spells out what would steer a terminal', () => {
    expect(quoted('\u001b[31mred\u0007')).toBe('"\\x1b[31mred\\x07"');
    expect(problemText({ message: 'a\u009bb\nc', at: 'x\u0000' })).toBe('x\\x00: a\\x9bb\nc');
  });
});

describe('what was given, as a sentence repeats it', () => {
  test('has all spelt out that is no text', () => {
    expect(echo('a\u202eb\u200bc\ud83d!')).toBe('a\\u202eb\\u200bc\\ud83d!');
    expect(echo('\u2028')).toBe('\\u2028');
    expect(echo('\u{1f469}\u200d\u{1f33e} \u05d0')).toBe('\u{1f469}\u200d\u{1f33e} \u05d0');
  });

  test('is cut between characters, and never longer than what is asked for', () => {
    expect(echo('\u{1f469}'.repeat(500), 60)).toBe(`${'\u{1f469}'.repeat(28)}...`);
    expect(echo('\u0007'.repeat(500), MOST_ECHOED).length).toBeLessThanOrEqual(MOST_ECHOED);
    expect(echo('x'.repeat(MOST_ECHOED), MOST_ECHOED)).toHaveLength(MOST_ECHOED);
    expect(problemText({ message: 'No.', at: 'x'.repeat(500) })).toHaveLength(MOST_ECHOED + 5);
    expect(fail('No.', 'x'.repeat(500)).problem.at).toHaveLength(MOST_ECHOED);
  });
});

test('records are objects, but neither null nor lists', () => {
  expect([{}, { a: 1 }, Object.create(null)].every(isRecord)).toBe(true);
  expect([null, undefined, [], 'a', 7, () => 0].some(isRecord)).toBe(false);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { JSON_DEPTH, parseJson } from '../json.ts';

describe('parseJson', () => {
  test('reads what JSON.parse reads', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(parseJson(text)).toEqual({ ok: true, value: JSON.parse(text) });
      }),
    );
  });

  test.each([
    ['', 1, 1],
    ['{', 1, 2],
    ['{"a" 1}', 1, 6],
    ['{"a":1,}', 1, 8],
    ['[1 2]', 1, 4],
    ['{a:1}', 1, 2],
    ['{"a":\n tru}', 2, 2],
    ['{"a": "x\n"}', 1, 7],
    ['1 2', 1, 3],
    ['[]]', 1, 3],
    ['01', 1, 1],
  ])('%j stops being JSON at line %i, column %i', (text, line, column) => {
    const found = parseJson(text);
    expect(found.ok).toBe(false);
    if (!found.ok) expect(found.problem.at).toBe(`line ${line}, column ${column}`);
  });

  test('whatever is cut or put in, the place is inside the text', () => {
    const broken = fc.tuple(fc.json(), fc.nat(), fc.string({ maxLength: 3 })).map(([text, at, piece]) => {
      const place = at % (text.length + 1);
      return text.slice(0, place) + piece;
    });
    fc.assert(
      fc.property(broken, (text) => {
        const found = parseJson(text);
        if (found.ok) return;
        const [, line, column] = /^line (\d+), column (\d+)$/.exec(found.problem.at ?? '') ?? [];
        const lines = text.split('\n');
        expect(Number(line)).toBeLessThanOrEqual(lines.length);
        expect(Number(column)).toBeLessThanOrEqual((lines[Number(line) - 1] ?? '').length + 1);
      }),
    );
  });
});

describe('JSON that lies too deep', () => {
  const nested = (depth: number, open = '[', close = ']'): string => open.repeat(depth) + close.repeat(depth);

  test('is read to the limit and refused beyond it, with the place', () => {
    expect(parseJson(nested(JSON_DEPTH)).ok).toBe(true);
    const found = parseJson(` ${nested(JSON_DEPTH + 1)}`);
    expect(found).toMatchObject({
      ok: false,
      problem: {
        message: `lists and objects may be nested at most ${JSON_DEPTH} deep.`,
        at: 'line 1, column 66',
      },
    });
  });

  test.each([
    ['a million brackets', nested(1_000_000)],
    ['objects', nested(5000, '{"a":', '}')],
    ['brackets that nobody closes', '['.repeat(100_000)],
    ['brackets behind a text', `["[", ${nested(5000)}]`],
  ])('%s', (_what, text) => {
    const found = parseJson(text);
    expect(!found.ok && found.problem.message).toContain('nested at most');
  });

  test('brackets in texts and side by side do not count', () => {
    const text = JSON.stringify(['['.repeat(5000), '"\\"['.repeat(200), ...Array.from({ length: 5000 }, () => [{}])]);
    expect(parseJson(text)).toEqual({ ok: true, value: JSON.parse(text) });
  });
});

import { describe, expect, it } from 'vitest';
import { lineAt, visit } from '../source.ts';

describe('lineAt', () => {
  it.each([
    [0, 1],
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 3],
  ])('finds offset %i on line %i', (offset, line) => {
    expect(lineAt('a\n\nbc', offset)).toBe(line);
  });
});

describe('visit', () => {
  it('meets strings in code and elements, and none in comments and regular expressions', () => {
    const texts: unknown[] = [];
    const source = `// 'one'\nconst a = <b title="two">don't</b>; const c = /'three'/; const d = 'four';`;
    visit({ path: 'a.tsx', source }, { Literal: ({ value }) => texts.push(value) });
    expect(texts.filter((text) => typeof text === 'string')).toEqual(['two', 'four']);
  });

  it('says where a file cannot be parsed', () => {
    expect(() => visit({ path: 'a.ts', source: 'const a = 1;\nconst = 2;' }, {})).toThrow(
      'a.ts:2: this cannot be parsed',
    );
  });
});

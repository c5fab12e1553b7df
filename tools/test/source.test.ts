import { describe, expect, it } from 'vitest';
import { tokensOf } from '../source.ts';

const brief = (source: string): string[] => tokensOf(source).map((token) => `${token.kind}:${token.text}`);

describe('tokensOf', () => {
  it('leaves out comments and regular expressions, quotes in them included', () => {
    const source = "a // it's\n/* \"b */ c = /['\"/]'/g; d / e / f";
    expect(brief(source).filter((token) => !token.startsWith('sign'))).toEqual([
      'word:a',
      'word:c',
      'word:d',
      'word:e',
      'word:f',
    ]);
  });

  it('reads strings with escapes and both quotes', () => {
    expect(brief(String.raw`'it\'s' "a\"b"`)).toEqual([String.raw`string:it\'s`, String.raw`string:a\"b`]);
  });

  it('reads a template with nested substitutions and goes on after it', () => {
    expect(brief("`a${b({ c: `d${e}` })}f` + 'g'")).toEqual([
      'template:a',
      'word:b',
      'sign:(',
      'sign:{',
      'word:c',
      'sign::',
      'template:d',
      'word:e',
      'template:',
      'sign:}',
      'sign:)',
      'template:f',
      'sign:+',
      'string:g',
    ]);
  });

  it('takes an apostrophe in the text of an element for a sign and finds what follows on the next line', () => {
    expect(brief("<b>don't</b>\n'x'").at(-1)).toBe('string:x');
  });

  it('counts lines through comments, strings and templates', () => {
    const source = '/* one\ntwo */ a\n`three\n${b}\n` // five\nc';
    expect(tokensOf(source).filter((token) => token.kind === 'word')).toEqual([
      { kind: 'word', text: 'a', line: 2 },
      { kind: 'word', text: 'b', line: 4 },
      { kind: 'word', text: 'c', line: 6 },
    ]);
  });

  it.each(["'", '"', '`', '`${', '/*', '/', '\\', "'a\\"])('ends on the unfinished text %s', (source) => {
    expect(Array.isArray(tokensOf(source))).toBe(true);
  });
});

import { describe, expect, test } from 'vitest';
import { catalogue, inLanguage, languageInUse, setLanguage, speak } from '../language.ts';
import { lacks } from '../testing/language.ts';

describe('catalogues', () => {
  test('a language takes the place of the English words in a catalogue that is loaded, and in its parts', () => {
    const words = catalogue('loaded', { yes: 'yes', part: { count: (n: number) => `${n} moves` }, keys: ['a', 'an'] });
    const { part } = words;
    speak({ loaded: { yes: 'ja', part: { count: (n: number) => `${n} Züge` }, keys: ['ein'] } });
    expect(words.yes).toBe('ja');
    expect(part.count(3)).toBe('3 Züge');
    expect(words.keys).toEqual(['ein']);
  });

  test('a catalogue that is loaded later has the language too', () => {
    speak({ later: { yes: 'ja' } });
    expect(catalogue('later', { yes: 'yes', no: 'no' })).toEqual({ yes: 'ja', no: 'no' });
  });

  test('steps of a list are gone through one by one', () => {
    const lesson = catalogue('steps', [
      { say: 'Look.', accept: ['a'] },
      { say: 'Move.', accept: ['b'] },
    ]);
    speak({ steps: [{ say: 'Schau.' }, { say: 'Zieh.' }] });
    expect(lesson).toEqual([
      { say: 'Schau.', accept: ['a'] },
      { say: 'Zieh.', accept: ['b'] },
    ]);
  });

  test('a format is made in the language in use when it is first asked for', () => {
    const number = inLanguage((tag) => new Intl.NumberFormat(tag));
    setLanguage('de');
    expect(number().format(1234.5)).toBe('1.234,5');
    expect(number()).toBe(number());
    setLanguage('en');
    expect(languageInUse()).toBe('en');
  });
});

describe('what a language lacks', () => {
  const english = {
    title: 'Moves',
    bot: 'Bot',
    moved: (name: string, n: number) => `${name} moved ${n}`,
    part: { a: 'one' },
  };

  test('nothing, where all is there', () => {
    const other = {
      title: 'Züge',
      bot: 'Bot',
      moved: (name: string, n: number) => `${name} zog ${n}`,
      part: { a: 'eins' },
    };
    expect(lacks(english, other, { alike: new Set(['Bot']), ids: [] })).toEqual([]);
  });

  test('a missing and an unknown key, what is English still, and what a sentence does not tell', () => {
    const other = { bot: 'Bot', moved: (name: string) => `${name} zog`, part: { a: 'eins', b: 'zwei' } };
    expect(lacks(english, other, { alike: new Set(), ids: [] })).toEqual([
      'title: missing',
      'bot: still English, "Bot"',
      'moved: does not tell Qx1: "Qx0 zog"',
      'part: b: nobody asks for it',
    ]);
  });
});

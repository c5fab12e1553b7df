import { describe, expect, test } from 'vitest';
import { oneOf, whole } from '../params.ts';
import { fail } from '../result.ts';
import { form, type HoleTexts, Template } from '../template.ts';
import { must, refused } from './match/help.ts';

const split = (text: string, line: string) => must(new Template(text).split(line, []));
/** The texts by the names of their holes; nothing of those that are left out. */
const byName = (text: string, found: HoleTexts) =>
  Object.fromEntries(
    new Template(text).holes.flatMap(({ index, name }) => (found[index] === undefined ? [] : [[name, found[index]]])),
  );

describe('a template', () => {
  test.each([
    ['a {from}-{into}', 'A e4-E5', { from: 'e4', into: 'E5' }],
    ['spend {good}{amount}', 'spend t12', { good: 't', amount: '12' }],
    ['build {card}[ on {attach.unit}]', 'build sword', { card: 'sword' }],
    ['build {card}[ on {attach.unit}]', 'build sword on ranger', { card: 'sword', 'attach.unit': 'ranger' }],
    ['build {card}[ {mix}][ on {unit}]', 'build sword m3 on ranger', { card: 'sword', mix: 'm3', unit: 'ranger' }],
    ['build {card}[ {mix}][ on {unit}]', 'build sword on ranger', { card: 'sword', unit: 'ranger' }],
    ['{with=treasure|pay} {at}', 'pay E4', { with: 'pay', at: 'E4' }],
    ['dev {what}[ {space}#{n}][ {price}]', 'dev b M1#2 gold', { what: 'b', space: 'M1', n: '2', price: 'gold' }],
    // A part that does not fit after all leaves no text behind.
    ['dev {what}[ {space}#{n}][ {price}]', 'dev c gold', { what: 'c', price: 'gold' }],
    ['offer {give*}>{want*}', 'offer BB>O', { give: 'BB', want: 'O' }],
    ['offer {give*}>{want*}', 'offer >', { give: '', want: '' }],
  ])('%j takes %j apart and puts it together again', (text, line, holes) => {
    const template = new Template(text);
    const found = split(text, line);
    expect(byName(text, found)).toEqual(holes);
    expect(template.fill(found).toLowerCase()).toBe(line.toLowerCase());
  });

  test.each([
    ['d {at}', 'e E4', '"e E4" should be written such as d at.'],
    ['d {at}', 'd E4 E5', '"E5" is left over.'],
    ['a {from}-{into}', 'a E4', '"a E4" should be written such as a from-into.'],
    ['build {card}[ on {unit}]', 'build sword by ranger', '"by" is left over.'],
    ['done', 'done now', '"now" is left over.'],
  ])('%j refuses %j', (text, line, says) => {
    expect(refused(new Template(text).split(line, []))).toContain(says);
  });

  test('a word that is missing is an empty one, so that its slot says what is', () => {
    expect(split('d {at}', 'd')).toEqual(['']);
    expect(split('build {card}[ on {unit}]', 'build sword on')).toEqual(['sword', '']);
  });

  test('its verb is a whole word, unless it is a sign', () => {
    expect(new Template('end').fits('endless')).toBe(false);
    expect(new Template('end').fits('END of it')).toBe(true);
    expect(new Template('>{at}').fits('>E4')).toBe(true);
    expect(new Template('play {card=spy} {target}').verb).toBe('play spy ');
  });

  test('a hole that is none is a mistake of the game', () => {
    expect(() => new Template('d {a t}')).toThrow('{a t}');
  });
});

describe('a form', () => {
  test('has the refusal of a slot that has one of its own', () => {
    const digit = { ...whole(0, 9), refuse: (text: string) => fail(`There is no ${text}.`) };
    expect(refused(form('{n}', { n: digit }).read('12', null))).toBe('There is no 12.');
  });

  const step = form('{n} {from} to {to}', {
    n: whole(0, 99),
    from: { ...oneOf('mu', 'mystery city'), isSpaced: true },
    to: { ...oneOf('mu', 'mystery city'), isSpaced: true },
  });

  test('reads and writes values, names of several words too', () => {
    const values = must(step.read(' 12  Mystery   City to mu ', null));
    expect(values).toEqual({ n: 12, from: 1, to: 0 });
    expect(step.write(values, null)).toBe('12 mystery city to mu');
  });

  test('says what would be right', () => {
    expect(refused(step.read('100 mu to mystery city', null))).toContain(
      'needs a whole number from 0 to 99, not "100"',
    );
    expect(refused(step.read('1 mu at mystery city', null))).toContain('should be written such as n from to to');
  });
});

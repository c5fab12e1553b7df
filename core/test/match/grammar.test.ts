import { fail } from '@marchlands/core/result.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { describe, expect, test } from 'vitest';
import { readDice } from '../../match/read-dice.ts';
import { readRecord } from '../../match/record-parse.ts';
import { readOwnLine, split } from '../../match/record-syntax.ts';
import { Grammar } from './abnf.ts';
import { grammar } from './record-grammar.ts';

const RECORDS = 400;

describe('ABNF', () => {
  const small = new Grammar('list = "(" *2( item / list ) ")" ; a comment\nitem = 1*DIGIT [ %s"x"\n  %x2D ]');

  test('is read with repetitions, options, ranges, cases and comments', () => {
    for (const text of ['()', '(1)', '(12)', '(1(2x-))', '(((3)))'])
      expect([text, small.has('list', text)]).toEqual([text, true]);
    for (const text of ['', '(', '(1x)', '(1X-)', '(()()())', '(1) '])
      expect([text, small.has('list', text)]).toEqual([text, false]);
    expect(new Grammar('a = "Ab"').has('a', 'aB')).toBe(true);
  });

  test('makes what it has', () => {
    const rng = new Rng('small');
    for (let i = 0; i < 200; i += 1) expect(small.has('list', small.make('list', rng))).toBe(true);
  });

  test.each(['a = b', 'a = (', 'a = "x"\na = "y"', 'a', 'a = ) '])('refuses %j', (text) => {
    expect(() => new Grammar(text)).toThrow();
  });
});

describe('records made from the grammar', () => {
  test('are read: nothing is wrong with them but what their game would say', async () => {
    const rng = new Rng('records');
    const used = new Set<string>();
    const heard = (name: string): void => void used.add(name);
    let twice = 0;
    for (let i = 0; i < RECORDS; i += 1) {
      const text = grammar.make('record', rng, heard);
      const parts = split(text);
      if (!parts.ok && parts.problem.message.includes('appears twice in one object')) {
        // Beyond a context-free grammar.
        twice += 1;
        continue;
      }
      if (!parts.ok) throw new Error(`${JSON.stringify(parts.problem)}\n${text}`);
      const { tags, body } = parts.value;
      for (const line of body.filter((one) => one.text.startsWith('!'))) {
        const own = readOwnLine(line.text);
        if (!own.ok && !own.problem.message.includes('appears twice'))
          throw new Error(`${own.problem.message}\n${line.text}`);
      }
      const dice = readDice(tags.get('Dice')?.value);
      // A day or a number that there is not, and a secret that another commitment was made to, are no fault of the form.
      if (!dice.ok) expect(['dice.date', 'dice.deal', 'dice.secret']).toContain(dice.problem.at);
      const read = await readRecord(text, async () => fail('The catalogue is empty.'));
      expect(read.problem?.message).toMatch(/^The catalogue is empty\.$|^This record shows only what /);
    }
    expect(twice).toBeLessThan(RECORDS / 6);
    expect(grammar.names.filter((name) => !used.has(name))).toEqual([]);
  });

  test('are no longer ones of the grammar where the reader refuses a change to them', () => {
    const rng = new Rng('changed');
    let refused = 0;
    for (let i = 0; i < RECORDS; i += 1) {
      const text = grammar.make('record', rng);
      if (!split(text).ok) continue;
      const at = rng.below(text.length);
      const changed = text.slice(0, at) + '[]{}"!%;, \n1a'.charAt(rng.below(13)) + text.slice(at + rng.below(2));
      const parts = split(changed);
      const isRead =
        parts.ok && parts.value.body.every((line) => !line.text.startsWith('!') || readOwnLine(line.text).ok);
      if (isRead || (!parts.ok && parts.problem.message.includes('appears twice in one object'))) continue;
      refused += 1;
      if (grammar.has('record', changed)) throw new Error(`the grammar has, and the reader refuses:\n${changed}`);
    }
    expect(refused).toBeGreaterThan(RECORDS / 10);
  });
});

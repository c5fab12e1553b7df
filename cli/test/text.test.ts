import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paintBoard } from '../terminal/paint.ts';
import { hasColours } from '../terminal/screen.ts';
import { COLOURED, PLAIN, padded, widthOf } from '../terminal/style.ts';
import { table } from '../terminal/table.ts';
import { inColumns, wrap } from '../terminal/wrap.ts';
import { linesOf } from '../trial/read-line.ts';
import { nearest } from '../usage/suggest.ts';
import { child } from './program.ts';

describe('wrap', () => {
  test('no line is too wide, no word is lost, spaces at the beginning stay', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(words, fc.integer({ min: 13, max: 60 }), (list, width) => {
        const lines = wrap(`  ${list.join(' ')}`, width, '    ');
        expect(lines.every((line) => line.length <= width)).toBe(true);
        expect(lines[0]).toMatch(/^ {2}[a-z]/);
        for (const line of lines.slice(1)) expect(line).toMatch(/^ {4}[a-z]/);
        expect(lines.join(' ').trim().split(/\s+/)).toEqual(list);
      }),
    );
  });

  test('colours take no room', () => {
    const painted = `${COLOURED.seat(0, 'Amber')} ${COLOURED.strong('wins')}`;
    expect(widthOf(painted)).toBe(10);
    expect(wrap(painted, 10)).toHaveLength(1);
    expect(widthOf(padded(painted, 14))).toBe(14);
  });
});

describe('colours', () => {
  test.each([
    [true, {}, true],
    [true, { TERM: 'xterm-256color', NO_COLOR: '' }, true],
    [true, { NO_COLOR: '1' }, false],
    [true, { TERM: 'dumb' }, false],
    [false, { TERM: 'xterm-256color' }, false],
  ])('on a terminal: %s, with %j: %s', (isTerminal, env, coloured) => {
    expect(hasColours(isTerminal, env)).toBe(coloured);
  });

  test('a program whose output goes into a pipe prints none', async () => {
    const { out } = await child(['games'], '', { TERM: 'xterm-256color', FORCE_COLOR: '1' });
    expect(out).toContain('building-refuge');
    expect(out).not.toContain('\u001b');
  });
});

describe('lists and tables', () => {
  test('inColumns keeps every item, in order down the columns', () => {
    const lines = inColumns(['a', 'b', 'c', 'd', 'e'], 8);
    expect(lines).toEqual(['  a  d', '  b  e', '  c']);
    expect(inColumns([], 80)).toEqual([]);
  });

  test('numbers stand at the right, text at the left', () => {
    const rows = [
      ['x', '1'],
      ['yyyy', '100'],
    ];
    expect(table([{ heading: 'name' }, { heading: 'n', numbers: true }], rows, PLAIN)).toEqual([
      '  name    n',
      '  x       1',
      '  yyyy  100',
    ]);
  });

  test('a painted board has the same text', () => {
    const text = '    A   B\n1   ##  g2+\n2   .   c1*\n> P1  20  x2 is no cell here\nh5 neither';
    const painted = paintBoard(text, 2, COLOURED);
    expect(painted).not.toBe(text);
    expect(painted.split('\n').map(widthOf)).toEqual(text.split('\n').map((line) => line.length));
    expect(painted).toContain(COLOURED.seat(1, 'g2+'));
    expect(painted).toContain('x2 is no cell here\nh5 neither');
    expect(paintBoard(text, 2, PLAIN)).toBe(text);
  });
});

describe('linesOf', () => {
  test.each([
    ['d E4 / c D4', [['d E4', '/ c D4']]],
    ['1 M to S | pass', [['1 M to S', '| pass']]],
    ['d E4\nc D4\r\n\n', [['d E4'], ['c D4']]],
    ['d E4\\nc D4', [['d E4'], ['c D4']]],
    ['+1 MC/pass', [['+1 MC/pass']]],
    ['d E5 =T; c E5 /', [['d E5 =T; c E5']]],
    ['/ d E4', [['/ d E4']]],
    ['', []],
  ])('%j', (moves, lines) => {
    expect(linesOf(moves)).toEqual(lines);
  });
});

describe('nearest', () => {
  const known = ['play', 'try', 'simulate', 'record'];
  test.each([
    ['simulte', 'simulate'],
    ['sim', 'simulate'],
    ['ty', 'try'],
    ['palying', null],
    ['PLAY', 'play'],
    ['zzzz', null],
  ])('%s means %s', (word, meant) => {
    expect(nearest(word, known)).toBe(meant);
  });
});

import { readFileSync } from 'node:fs';
import { EVERYTHING } from '@marchlands/core/seat.ts';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { go, setupFor, situation } from './play.ts';

function problem(line: string): string {
  const read = game.position.parse(setupFor(2), line);
  return read.ok ? '' : `${read.problem.at}: ${read.problem.message}`;
}

describe('a line that is no position', () => {
  test.each([
    ['RB c=2 attack R | *=B', 'must begin as'],
    ['RB L=R c=2 attack R | *=B A1=R | B1=R', 'has a second bar before "B1=R"'],
    ['RB L=R c=2 attack R | *=B A1=R |', 'has a second bar'],
    ['RX L=R c=2 attack R | *=B', 'must name 2 seats'],
    ['RB L=G c=2 attack R | *=B A1=R', 'has no seat "G"'],
    ['RB L=R c=0 attack R | *=B A1=R', 'must be a whole number from 1 to 60'],
    ['RB L=R c=2 attack R | A1=R', 'has no owner'],
    ['RB L=R c=2 attack R | *=B A1=R Z9=R', 'is no territory and no water'],
    ['RB L=R c=2 attack R | *=B A1=R A1=B', 'is named twice'],
    ['RB L=R c=2 attack R | *=B A1=R.hh', 'has a piece twice'],
    ['RB L=R c=2 attack R | *=B A1=R M3=[R.c]', 'has a City aboard'],
    ['RB L=R c=2 attack R | *=B A1=R:t25', 'of timber: the map has more than there are'],
    ['RB L=R c=2 attack R | *=B', 'owns no place'],
  ])('%s', (line, message) => {
    expect(problem(line)).toContain(message);
  });
});

test('a position is read back from its data', () => {
  const setup = setupFor(2);
  const read = game.position.parse(setup, 'RB L=R c=2 attack R | *=B C3/t=R.hw:t2g1 D4=B.c M3=[R.w][B:t1]');
  if (!read.ok) throw new Error(read.problem.message);
  const again = game.position.parse(setup, JSON.parse(JSON.stringify(game.position.format(read.value, EVERYTHING))));
  expect(again.ok && again.value.equals(read.value)).toBe(true);
});

describe('a position of an earlier version, which lists votes and secret answers apart', () => {
  const line = 'RBGY L=R c=3 trade | *=Y A1=R:t1 B1=B:g1 C1=G';
  const attack = 'RBGY L=R c=2 attack R | *=Y C4=R C5=R D4=B E3=G E4=G.w';
  test.each([
    ['without any', go(situation(line)), { votes: [], sides: [] }],
    [
      'in a vote',
      go(situation(line), '* die 6', 'B: vote y', 'Y: vote n'),
      {
        votes: [
          { seat: 1, is: 'yes' },
          { seat: 3, is: 'no' },
        ],
        sides: [],
      },
    ],
    [
      'in an attack',
      go(situation(attack, { thirdPartyOrder: 'together' }), 'R: attack D4', 'G: side d'),
      { votes: [], sides: [{ seat: 2, side: 'defender' }] },
    ],
  ])('%s is read', (_, { state }, apart) => {
    const written: object = JSON.parse(JSON.stringify(game.position.format(state, EVERYTHING)));
    const before = Object.fromEntries(Object.entries(written).filter(([name]) => name !== 'choices'));
    const read = game.position.parse(state.setup, { ...before, ...apart });
    expect(read.ok && read.value.equals(state)).toBe(true);
  });

  test.each([
    ['no list', { votes: 5 }],
    ['a list of something else', { votes: ['yes'] }],
    ['beside choices', { votes: [], choices: [] }],
  ])('is refused with %s', (_, apart) => {
    const { state } = go(situation(line), '* die 6');
    const written: object = JSON.parse(JSON.stringify(game.position.format(state, EVERYTHING)));
    const read = game.position.parse(state.setup, { ...written, choices: undefined, ...apart });
    expect(read.ok ? 'read' : read.problem.message).toContain('votes');
  });
});

test('every position of the rulebook can be typed as it stands, and keeps its letters', () => {
  const rulebook = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
  const positions = [...rulebook.matchAll(/`(([RBGYPW]{2,6}) L=[^`]*)`/g)];
  expect(positions.length).toBeGreaterThan(25);
  for (const [, line, letters] of positions) {
    const read = game.position.parse(setupFor(letters.length), line);
    const written = read.ok ? game.position.format(read.value, EVERYTHING) : read.problem.message;
    expect([line, written]).toMatchObject([line, { letters }]);
  }
});

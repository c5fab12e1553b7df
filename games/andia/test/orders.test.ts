import { SPECTATOR } from '@marchlands/core/seat.ts';
import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect, test } from 'vitest';
import { formatChoice, formatRow } from '../notation/notation.ts';
import { andia, BLUE, both, EVERYTHING, lineOf, pieces, RED, refusalOf } from './play.ts';

const START = 'R:A3,M3,W3 B:V3,H3,E3 bombs:1-3 turn:2 phase:orders';

/** The code of a line of Red in the start position. */
const refused = (line: string, options: object = {}) => refusalOf(andia(START, options), RED, line);

scenario(['AN-43', 'AN-65'], 'an order is seen by nobody else until both are final', () => {
  const table = andia(START);
  const [blue, public_] = [JSON.stringify(table.view(BLUE)), JSON.stringify(table.view(SPECTATOR))];
  const positions = [BLUE, SPECTATOR].map((viewer) => JSON.stringify(table.format(viewer)));
  table.play(RED, '2 M to A, 1 M to MC; Bomb EC');
  expect(table.last).toEqual([]);
  expect(JSON.stringify(table.view(BLUE))).toBe(blue);
  expect(JSON.stringify(table.view(SPECTATOR))).toBe(public_);
  expect([BLUE, SPECTATOR].map((viewer) => JSON.stringify(table.format(viewer)))).toEqual(positions);
  expect(table.view(RED).own?.choices[0]?.isWhole).toBe(true);
  // Final is final.
  expect(refusalOf(table, RED, 'pass')).toBe('alreadyFinal');
  expect(table.refused(RED, { kind: 'form', form: 'pass' })).toBe('alreadyFinal');
  table.play(BLUE, 'pass');
  expect(table.last.slice(0, 2)).toEqual([
    {
      kind: 'orderRevealed',
      seat: RED,
      order: {
        moves: [
          { n: 1, from: 'M', to: 'MC' },
          { n: 2, from: 'M', to: 'A' },
        ],
        bomb: 'EC',
      },
    },
    { kind: 'orderRevealed', seat: BLUE, order: { moves: [], bomb: null } },
  ]);
});

scenario('AN-44', 'one move or a pass, and one bombardment or none', () => {
  for (const line of ['1 M to A', 'pass', '1 M to A; Bomb EC', 'pass; Bomb EC']) expect(refused(line)).toBeNull();
  expect(refused('1 M to A; Bomb EC; 1 W to M')).toBe('syntax');
});

scenario('AN-45', 'a spread: out of one area into any neighbours, one piece up to all', () => {
  for (const line of ['1 M to S', '3 M to S', '1 M to MC, 1 M to A, 1 M to S', '2 M to W, 1 M to A']) {
    expect(refused(line), line).toBeNull();
  }
  const table = andia(START);
  both(table, '1 M to MC, 1 M to A, 1 M to S', 'pass');
  expect(lineOf(table.state)).toBe('R:MC1,A4,W3,S1 B:V3,H3,E3 bombs:1-3 turn:3 phase:income');
});

scenario('AN-46', 'a gather: into one area from any neighbours', () => {
  const table = andia(START);
  both(table, '1 A to M, 3 W to M', 'pass');
  expect(lineOf(table.state)).toBe('R:A2,M7 B:V3,H3,E3 bombs:1-3 turn:3 phase:orders');
  expect(refused('1 A to M, 1 W to M')).toBeNull();
});

scenario('AN-47', 'a move along one connection is one order, whichever way it is thought of', () => {
  const table = andia(START);
  table.play(RED, { kind: 'form', form: 'gather' });
  // Gathering in Mu is possible from Atlantea and Wyvernia: neither of the two may be left out.
  table.play(RED, { kind: 'count', pieces: 2 });
  expect(table.refused(RED, { kind: 'count', pieces: 0 })).toBe('zeroCount');
  const spread = andia(START).play(RED, '2 A to M');
  expect(formatRow(spread.state, RED)).toBe('form:spread area:A AC:0 M:2 V:0 bomb:none');
});

scenario('AN-48', 'not out of several areas into several', () => {
  expect(refused('1 M to A, 1 W to U')).toBe('twoWays');
  expect(refused('1 A to M, 1 W to M, 1 W to U')).toBe('twoWays');
});

scenario('AN-49', 'one connection at most, and not to where it stands', () => {
  expect(refused('1 A to W')).toBe('notAdjacent');
  expect(refused('1 M to M')).toBe('notAdjacent');
});

scenario('AN-50', 'only one’s own pieces, from where they stand when the order is written', () => {
  expect(refused('1 V to A')).toBe('notYours');
  expect(refused('1 S to M')).toBe('notYours');
  const table = andia(START).play(RED, { kind: 'form', form: 'spread' });
  expect(table.refused(RED, { kind: 'area', area: 'V' })).toBe('notYours');
});

scenario('AN-51', 'no more than stand there', () => {
  expect(refused('4 M to A')).toBe('tooMany');
  expect(refused('2 M to A, 2 M to W')).toBe('tooMany');
  expect(refused('4 A to M, 1 W to M')).toBe('tooMany');
  expect(refused('999999999999 M to A')).toBe('tooMany');
  const table = andia(START).play(RED, { kind: 'form', form: 'spread' }, { kind: 'area', area: 'M' });
  expect(table.refused(RED, { kind: 'count', pieces: 4 })).toBe('tooMany');
});

scenario('AN-52', 'at least one piece for each pair', () => {
  expect(refused('0 M to A')).toBe('zeroCount');
  expect(refused('1 M to S, 0 M to A')).toBe('zeroCount');
});

scenario('AN-53', 'the same pair once only', () => {
  expect(refused('1 M to A, 1 M to A')).toBe('repeatedPair');
});

scenario('AN-54', 'the target may be one’s own, the opponent’s or empty', () => {
  for (const line of ['1 M to A', '1 A to V', '1 M to S']) expect(refused(line), line).toBeNull();
});

scenario('AN-55', 'pieces that are not named stay', () => {
  const table = andia(START);
  both(table, '1 A to M', '1 H to S');
  expect(lineOf(table.state)).toBe('R:A2,M4,W3 B:S1,V3,H2,E3 bombs:1-3 turn:3 phase:orders');
});

scenario(['AN-56', 'AN-57'], 'a player may pass, unless that was barred', () => {
  expect(refused('pass')).toBeNull();
  expect(refused('pass', { allowPass: true })).toBeNull();
  expect(refused('pass; Bomb EC')).toBeNull();
  expect(refused('pass', { allowPass: false })).toBe('passBarred');
  expect(refused('Bomb EC', { allowPass: false })).toBe('passBarred');
  expect(refused('1 M to S', { allowPass: false })).toBeNull();
  expect(andia(START, { allowPass: false }).refused(RED, { kind: 'form', form: 'pass' })).toBe('passBarred');
});

scenario('AN-57', 'who has no piece may pass even so', () => {
  const options = { allowPass: false, eliminationLoses: false };
  const table = andia('R:- B:H1 bombs:1-1 turn:4 phase:orders', options);
  expect(refusalOf(table, RED, 'pass')).toBeNull();
  expect(refusalOf(table, RED, 'Bomb H')).toBeNull();
});

scenario('AN-58', 'any one area may be bombarded', () => {
  for (const code of andia().setup.codes) expect(refused(`Bomb ${code}`), code).toBeNull();
  expect(refused('Bomb')).toBe('syntax');
  expect(refused('Bomb EC, HC')).toBe('syntax');
});

scenario('AN-59', 'one bombardment in a turn', () => {
  expect(refused('pass; Bomb EC; Bomb HC')).toBe('twoBombs');
  expect(refused('Bomb EC; Bomb EC')).toBe('twoBombs');
});

scenario('AN-60', 'no more than were agreed in the game', () => {
  const table = andia(START);
  both(table, 'Bomb EC', 'pass');
  expect(refusalOf(table, RED, 'Bomb EC')).toBe('noBombsLeft');
  expect(refusalOf(table, BLUE, 'Bomb EC')).toBeNull();
  // There is no choice left after the move.
  table.play(RED, { kind: 'form', form: 'pass' });
  expect(table.legal(RED)).toEqual([]);
});

scenario('AN-61', 'with a move or alone', () => {
  expect(refused('1 M to A; Bomb EC')).toBeNull();
  expect(refused('Bomb EC')).toBeNull();
});

scenario('AN-62', 'everybody sees how many bombardments are left', () => {
  for (const viewer of [RED, BLUE, SPECTATOR]) {
    expect(andia(START).view(viewer).table.bombsLeft).toEqual({ red: 1, blue: 3 });
  }
});

scenario('AN-63', 'numbers and areas must be given, and be readable', () => {
  for (const line of [
    'M to A',
    '1 M A',
    '1 to A',
    '1 M to',
    '-1 M to A',
    '1.5 M to A',
    '1 M to A,',
    '',
    'go',
    '1 M to 5',
  ]) {
    expect(refused(line), line).toBe('syntax');
  }
  for (const line of ['1 M to Z', '1 Q to A', 'Bomb Q', 'Bomb Nowhere City']) {
    expect(refused(line), line).toBe('unknownArea');
  }
});

scenario('AN-64', 'a wrong order is refused whole, with the first rule broken, and nothing is repaired', () => {
  const table = andia(START);
  const before = table.state.toBytes().join();
  expect(refused('9 M to A, 0 M to A, 1 M to Z; Bomb EC; Bomb EC')).toBe('twoBombs');
  expect(refused('9 M to A, 0 M to A, 1 M to Z')).toBe('unknownArea');
  expect(refused('9 M to A, 0 M to A')).toBe('repeatedPair');
  expect(refused('9 M to A, 0 A to W')).toBe('twoWays');
  expect(refused('9 M to A, 0 M to E')).toBe('notAdjacent');
  expect(refused('9 M to A, 0 M to S')).toBe('zeroCount');
  expect(refused('9 M to S, 1 H to S')).toBe('notYours');
  expect(refused('9 M to A, 1 M to S')).toBe('tooMany');
  expect(table.state.toBytes().join()).toBe(before);
  expect(table.problem(RED, '1 M to A, 4 M to S')).toMatchObject({
    message: 'You do not have that many pieces there.',
    at: '1 M to A, 4 M to S',
    rule: 'AN-51',
  });
});

scenario('AN-65', 'what has been begun goes on, and can be written whole as well', () => {
  const table = andia(START).play(RED, { kind: 'form', form: 'spread' });
  expect(refusalOf(table, RED, '1 M to A')).toBeNull();
  expect(refusalOf(table, RED, 'pass')).toBe('wrongChoice');
  table.play(RED, '1 M to A; Bomb S');
  expect(formatChoice(table.state, RED)).toBe('1 M to A; Bomb S');
});

scenario('AN-66', 'one after the other gives the same as both at once', () => {
  const [first, second] = [andia(START), andia(START)];
  first.lines([RED, '3 M to S'], [BLUE, '2 H to S; Bomb S']);
  second.lines([BLUE, '2 H to S; Bomb S'], [RED, '3 M to S']);
  expect(first.state.equals(second.state)).toBe(true);
});

test('a placing is not due where an order is, and the reverse', () => {
  expect(refused('+1 MC')).toBe('wrongPhase');
  const income = andia('R:MC1 B:H1 bombs:1-1 turn:2 phase:income');
  expect(refusalOf(income, RED, '1 MC to M')).toBe('wrongPhase');
  expect(refusalOf(income, RED, 'nonsense')).toBe('syntax');
  expect(income.refused(RED, { kind: 'form', form: 'pass' })).toBe('wrongPhase');
});

test('the position of everything holds what was begun, that of others only that it is hidden', () => {
  const table = andia(START).play(RED, { kind: 'form', form: 'spread' }, { kind: 'area', area: 'M' });
  expect(table.format(EVERYTHING)).toMatchObject({ choices: { red: 'form:spread area:M' } });
  expect(table.format(RED)).toMatchObject({ choices: { red: 'form:spread area:M', blue: '?' } });
  expect(table.format(SPECTATOR)).toMatchObject({ choices: { red: '?', blue: '?' } });
  expect(pieces(table, 'M')).toBe('R3');
});

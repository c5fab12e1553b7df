import { Rng } from '@marchlands/core/rng.ts';
import { firstOf } from '@marchlands/core/seat.ts';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { parse } from '../position/position.ts';
import { makeSetup } from '../setup.ts';
import { PHASE } from '../state.ts';
import { situationOf } from '../view/table.ts';
import { andia, EVERYTHING, lineOf } from './play.ts';

const GOOD = {
  turn: 5,
  phase: 'orders',
  pieces: { red: { MC: 2, M: 1 }, blue: { S: 1, H: 1 } },
  previousHolder: { MC: 'red', S: 'blue', H: 'blue' },
  bombsLeft: { red: 3, blue: 2 },
  result: null,
};

function read(json: unknown, options: object = {}) {
  const setup = makeSetup(options, 2);
  if (!setup.ok) throw new Error(setup.problem.message);
  return parse(setup.value, json);
}

test('the position object of the rules, and the same as a line', () => {
  const state = read(GOOD);
  if (!state.ok) throw new Error(state.problem.message);
  expect(situationOf(state.value)).toEqual(GOOD);
  const line = 'R:MC2,M1+ B:S1,H1 bombs:3-2 turn:5 phase:orders';
  expect(lineOf(state.value)).toBe(line);
  const again = read(line);
  expect(again.ok && again.value.equals(state.value)).toBe(true);
});

test('without previous holders, all areas that are held were held before', () => {
  const { previousHolder: _, ...rest } = GOOD;
  const state = read(rest);
  expect(state.ok && lineOf(state.value)).toBe('R:MC2,M1 B:S1,H1 bombs:3-2 turn:5 phase:orders');
});

describe('a position that cannot be is refused, and where it is wrong is told', () => {
  test.each<[string, unknown, string, object?]>([
    ['a number', 7, 'position'],
    ['a line that is none', 'R:M1', 'position'],
    ['pieces that cannot be read', 'R:M B:H1 bombs:3-3 turn:1 phase:orders', 'position'],
    ['an area twice in a line', 'R:M1,M2 B:H1 bombs:3-3 turn:1 phase:orders', 'position'],
    ['an unknown field', { ...GOOD, colour: 'red' }, 'position'],
    ['an unknown phase', { ...GOOD, phase: 'lunch' }, 'position.phase'],
    ['turn 0', { ...GOOD, turn: 0 }, 'position.turn'],
    ['a turn beyond the limit', { ...GOOD, turn: 101 }, 'position.turn'],
    ['half a turn', { ...GOOD, turn: 1.5 }, 'position.turn'],
    ['no pieces of Blue', { ...GOOD, pieces: { red: { M: 1 } } }, 'position.pieces'],
    ['pieces as a list', { ...GOOD, pieces: { red: [], blue: {} } }, 'position.pieces.red'],
    ['an unknown area', { ...GOOD, pieces: { red: { X: 1 }, blue: { S: 1 } } }, 'position.pieces.red'],
    ['no piece at all in an area', { ...GOOD, pieces: { red: { M: 0 }, blue: { S: 1 } } }, 'position.pieces.red.M'],
    ['too many pieces', { ...GOOD, pieces: { red: { M: 9_999 }, blue: { S: 1 } } }, 'position.pieces.red.M'],
    ['too many together', { ...GOOD, pieces: { red: { M: 900, A: 900 }, blue: { S: 1 } } }, 'position.pieces.red'],
    ['both in one area', { ...GOOD, pieces: { red: { S: 1 }, blue: { S: 1 } } }, 'position.pieces'],
    ['a holder who is not there', { ...GOOD, previousHolder: { A: 'red' } }, 'position.previousHolder.A'],
    ['holders as a list', { ...GOOD, previousHolder: ['red'] }, 'position.previousHolder'],
    ['two new pieces in a province', 'R:MC2,M2+ B:S1 bombs:3-3 turn:5 phase:orders', 'position.pieces.red.M'],
    ['a new piece without its city', 'R:M1+ B:S1 bombs:3-3 turn:5 phase:orders', 'position.pieces.red.M'],
    ['a new piece before it is placed', 'R:MC1,M1+ B:S1 bombs:3-3 turn:5 phase:income', 'position.pieces.red.M'],
    ['more bombardments than agreed', { ...GOOD, bombsLeft: { red: 4, blue: 0 } }, 'position.bombsLeft.red'],
    ['bombardments as a number', { ...GOOD, bombsLeft: 3 }, 'position.bombsLeft'],
    ['a result in a game that goes on', { ...GOOD, result: { winner: null, reason: 'cities' } }, 'position.result'],
    ['an unknown reason', over('red', 'luck'), 'position.result.reason'],
    ['an unknown winner', over('green', 'cities'), 'position.result.winner'],
    ['a win by cities that are not held', over('red', 'cities'), 'position.result'],
    ['an agreed draw with a winner', over('red', 'agreement'), 'position.result'],
    ['nobody resigned', over(null, 'resign'), 'position.result'],
    ['a draw that was ruled out', over(null, 'agreement'), 'position.result', { drawByAgreement: false }],
    ['five cities and no end', 'R:AC1,MC1,WC1,SC1,UC1 B:H1 bombs:3-3 turn:5 phase:orders', 'position.phase'],
    ['income apart from the orders', { ...GOOD, phase: 'income' }, 'position.phase', { newPieceReveal: 'withOrders' }],
    ['choices as a text', { ...GOOD, choices: 'form:pass' }, 'position.choices'],
    ['choices of a third side', { ...GOOD, choices: { green: 'form:pass' } }, 'position.choices'],
    ['a choice that is not possible', { ...GOOD, choices: { red: 'form:spread area:S' } }, 'position.choices.red'],
    ['a choice as a number', { ...GOOD, choices: { red: 1 } }, 'position.choices.red'],
  ])('%s', (_name, json, at, options = {}) => {
    const state = read(json, options);
    expect(state.ok ? 'taken' : state.problem.at).toBe(at);
    expect(state.ok ? '' : state.problem.message).toMatch(/\.(?: \(AN-\d+\))?$/);
  });
});

function over(winner: string | null, reason: string): object {
  const { previousHolder: _, ...rest } = GOOD;
  return { ...rest, phase: 'over', result: { winner, reason } };
}

test('every position of random games is written and read back, as an object and, where no choice is open, as a line', () => {
  const rng = new Rng('positions');
  let lines = 0;
  for (let round = 0; round < 20; round += 1) {
    const { state } = andia(undefined, { map: ['andia', 'lake'][round % 2], turnLimit: 40 });
    while (state.phase !== PHASE.over) {
      const json = JSON.parse(JSON.stringify(game.position.format(state, EVERYTHING)));
      const again = game.position.parse(state.setup, json);
      expect(again.ok && again.value.equals(state)).toBe(true);
      if (state.open === state.asked && json.choices === undefined) {
        const fromLine = game.position.parse(state.setup, lineOf(state));
        expect(fromLine.ok && fromLine.value.equals(state), lineOf(state)).toBe(true);
        lines += 1;
      }
      const seat = firstOf(state.open);
      game.apply(state, seat, game.randomMove?.(state, seat, rng) ?? -1);
    }
  }
  expect(lines).toBeGreaterThan(500);
});

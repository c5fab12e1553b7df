import { SPECTATOR } from '@marchlands/core/seat.ts';
import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect } from 'vitest';
import { game } from '../game.ts';
import { makeSetup } from '../setup.ts';
import { andia, BLUE, both, lineOf, pieces, RED, refusalOf, rulebook } from './play.ts';

scenario('AN-01', 'exactly two play', () => {
  expect(game.seats).toEqual([2]);
  for (const seats of [1, 3, 4]) expect(makeSetup({}, seats).ok).toBe(false);
});

scenario('AN-02', 'a piece that has just come and one that stood there do the same', () => {
  const table = andia('R:MC1,M2 B:H1 bombs:0-0 turn:3 phase:income');
  both(table, '+1 M', 'none');
  expect(refusalOf(table, RED, '3 M to S')).toBeNull();
});

scenario('AN-03', 'any number of pieces may stand in an area, and on the board', () => {
  const table = andia('R:M300,A400 B:H1 bombs:0-0 turn:3 phase:orders');
  both(table, '400 A to M', 'pass');
  expect(pieces(table, 'M')).toBe('R700');
});

scenario('AN-05', 'a piece holds an area, and without pieces nobody does', () => {
  const table = andia('R:MC1,M1 B:HC1,H1 bombs:0-0 turn:3 phase:orders');
  both(table, '1 MC to M', 'pass');
  // Mystery City was left, so Red earns nothing there.
  expect(table.actors()).toEqual([BLUE]);
  expect(table.view(SPECTATOR).table.pieces.red).toEqual({ M: 2 });
});

scenario('AN-06', 'a position with both players in one area is refused', () => {
  expect(() => andia('R:M1 B:M1,H1 bombs:0-0 turn:3 phase:orders')).toThrow(/Both players have pieces in M/);
});

scenario('AN-14', 'the set-up: nine pieces each', () => {
  expect(lineOf(andia().state)).toBe('R:A3,M3,W3 B:V3,H3,E3 bombs:3-3 turn:1 phase:orders');
});

/** The set-ups of the rulebook's table: exchanges, areas of Red, areas of Blue. */
const SETUPS = Array.from(
  rulebook.matchAll(/^\| (none|[A-Z]-[A-Z](?:, [A-Z]-[A-Z])*) \| ([A-Z] [A-Z] [A-Z]) \| ([A-Z] [A-Z] [A-Z]) \|$/gm),
).map(([, trades, red, blue]) => [trades, red, blue] as const);

scenario(['AN-15', 'AN-16'], 'each of the eight sets of exchanges gives the set-up of the table', () => {
  expect(SETUPS.length).toBe(8);
  for (const [trades, red, blue] of SETUPS) {
    const options = { trades: trades === 'none' ? [] : trades.split(', ').map((pair) => pair.split('-')) };
    const table = andia(undefined, options);
    for (const code of red.split(' ')) expect(pieces(table, code), trades).toBe('R3');
    for (const code of blue.split(' ')) expect(pieces(table, code), trades).toBe('B3');
  }
});

scenario('AN-15', 'other exchanges are refused before the game', () => {
  for (const trades of [
    [['A', 'H']],
    [['V', 'A']],
    [
      ['A', 'V'],
      ['A', 'V'],
    ],
    ['A-V'],
    'A-V',
  ]) {
    expect(makeSetup({ trades }, 2).ok, JSON.stringify(trades)).toBe(false);
  }
});

scenario(['AN-17', 'AN-19'], 'what is agreed before turn 1 stays for the whole game', () => {
  const table = andia(undefined, { trades: [['A', 'V']], bombs: 1 });
  expect(Object.isFrozen(table.setup)).toBe(true);
  both(table, 'pass', 'pass');
  expect(table.state.setup).toBe(table.setup);
  expect(table.setup.options.trades).toEqual([['A', 'V']]);
});

scenario('AN-18', 'three bombardments each, or as many as agreed', () => {
  expect(Array.from(andia().state.bombs)).toEqual([3, 3]);
  for (let bombs = 0; bombs <= 9; bombs += 1) {
    const table = andia(undefined, { bombs });
    expect(table.view(SPECTATOR).table.bombsLeft).toEqual({ red: bombs, blue: bombs });
    expect(refusalOf(table, RED, 'Bomb EC')).toBe(bombs === 0 ? 'noBombsLeft' : null);
  }
  expect(makeSetup({ bombs: 10 }, 2).ok).toBe(false);
});

scenario('AN-19', 'options out of range and unknown ones are refused with a sentence that names them', () => {
  for (const [options, at] of [
    [{ citiesToWin: 9 }, 'options.citiesToWin'],
    [{ citiesToWin: 0 }, 'options.citiesToWin'],
    [{ turnLimit: 1001 }, 'options.turnLimit'],
    [{ pieceCap: -1 }, 'options.pieceCap'],
    [{ tieHolder: 'nobody' }, 'options.tieHolder'],
    [{ magic: true }, 'options.magic'],
  ] as const) {
    const made = makeSetup(options, 2);
    expect(made.ok ? '' : made.problem.at, JSON.stringify(options)).toBe(at);
  }
});

import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect } from 'vitest';
import { andia, BLUE, both, ending, kinds, lineOf, RED } from './play.ts';

scenario('AN-20', 'the steps of a turn come in their order', () => {
  const table = andia('R:MC1,M4 B:S4,H1,HC1 bombs:1-1 turn:5 phase:orders');
  both(table, '2 M to S; Bomb EC', '2 S to M; Bomb A');
  expect(kinds(table)).toEqual([
    'orderRevealed',
    'orderRevealed',
    'exchangeFought',
    'areaBombarded',
    'areaBombarded',
    'turnChecked',
  ]);
  expect(table.state.turn).toBe(6);
  both(table, '+1 M', '+1 H');
  expect(kinds(table)).toEqual(['piecesPlaced', 'piecesPlaced']);
  both(table, '2 M to S', 'pass');
  expect(kinds(table)).toEqual(['orderRevealed', 'orderRevealed', 'piecesArrived', 'areaFought', 'turnChecked']);
});

scenario('AN-20', 'the first turn has a start check too', () => {
  const table = andia('R:A3 B:- bombs:0-0 turn:1 phase:start');
  expect(ending(table)).toBe('R elimination');
});

scenario('AN-21', 'it does not matter whose choice comes first, in any step', () => {
  const play = (order: readonly [number, string][]) => {
    const table = andia('R:MC1,M3 B:HC2,S4 bombs:1-1 turn:5 phase:income');
    const [placing, line] = [
      ['+1 MC', '+1 H'],
      ['3 M to S; Bomb S', '2 S to M; Bomb MC'],
    ];
    for (const [seat] of order) table.lines([seat, placing[seat]]);
    for (const [seat] of order) table.lines([seat, line[seat]]);
    return table;
  };
  const forward = play([
    [RED, ''],
    [BLUE, ''],
  ]);
  const backward = play([
    [BLUE, ''],
    [RED, ''],
  ]);
  expect(forward.state.equals(backward.state)).toBe(true);
  expect(forward.events).toEqual(backward.events);
});

scenario('AN-22', 'five cities at the start check win, whichever they are', () => {
  const table = andia('R:UC1,SC1,VC1,HC1,EC1 B:A9 bombs:0-0 turn:9 phase:start');
  expect(ending(table)).toBe('R cities');
  expect(table.result().ranks).toEqual([1, 2]);
});

scenario('AN-22', 'another number of cities wins where that was agreed', () => {
  const line = 'R:UC1,SC1,VC1 B:A9 bombs:0-0 turn:9 phase:start';
  expect(ending(andia(line, { citiesToWin: 3 }))).toBe('R cities');
  expect(andia(line, { citiesToWin: 4 }).actors()).toEqual([RED]);
  expect(andia(line, { citiesToWin: null }).actors()).toEqual([RED]);
  for (let citiesToWin = 1; citiesToWin <= 8; citiesToWin += 1) {
    const cities = ['AC', 'MC', 'WC', 'SC', 'UC', 'VC', 'HC', 'EC'].map((code) => `${code}1`);
    const enough = `R:${cities.slice(0, citiesToWin).join(',')} B:A9 bombs:0-0 turn:9 phase:start`;
    expect(ending(andia(enough, { citiesToWin }))).toBe('R cities');
    expect(andia(enough.replace('AC1,', ''), { citiesToWin: 8 }).result).toThrow();
  }
});

scenario('AN-23', 'a fifth city that is taken and lost in the same turn does not win', () => {
  const table = andia('R:AC1,MC1,WC1,SC1,U2 B:E3 bombs:0-0 turn:9 phase:orders');
  both(table, '2 U to UC', 'pass');
  expect(ending(table)).toBe('R cities');
  const again = andia('R:AC1,MC1,WC1,SC1,U2 B:EC5 bombs:0-0 turn:9 phase:orders');
  both(again, '2 U to UC', '5 EC to UC');
  expect(again.actors()).toEqual([RED, BLUE]);
});

scenario(['AN-24', 'AN-25'], 'both reach the goal together', () => {
  const line = 'R:AC1,MC1,WC1 B:VC1,HC1,EC1,UC1 bombs:0-0 turn:9 phase:start';
  expect(ending(andia(line, { citiesToWin: 3 }))).toBe('draw cities');
  expect(ending(andia(line, { citiesToWin: 3, doubleGoal: 'draw' }))).toBe('draw cities');
  expect(ending(andia(line, { citiesToWin: 3, doubleGoal: 'moreCities' }))).toBe('B cities');
  const equal = 'R:AC1,MC1,WC1 B:VC1,HC1,EC1 bombs:0-0 turn:9 phase:start';
  expect(ending(andia(equal, { citiesToWin: 3, doubleGoal: 'moreCities' }))).toBe('draw cities');
});

scenario(['AN-26', 'AN-29'], 'a player without a piece has lost, unless that was agreed otherwise', () => {
  const line = 'R:A1 B:- bombs:0-2 turn:9 phase:start';
  expect(ending(andia(line))).toBe('R elimination');
  expect(ending(andia(line, { eliminationLoses: true }))).toBe('R elimination');
  const table = andia(line, { eliminationLoses: false });
  expect(table.legal(BLUE)).toEqual([
    { kind: 'bomb', area: 'none' },
    ...['AC', 'EC', 'HC', 'MC', 'SC', 'UC', 'VC', 'WC', 'A', 'E', 'H', 'M', 'S', 'U', 'V', 'W'].map((area) => ({
      kind: 'bomb',
      area,
    })),
  ]);
  both(table, 'pass', 'pass; Bomb A');
  expect(lineOf(table.state)).toBe('R:A1 B:- bombs:0-1 turn:10 phase:orders');
});

scenario('AN-29', 'without pieces and bombardments there is nothing to choose, and nobody waits', () => {
  const table = andia('R:A1 B:- bombs:0-0 turn:9 phase:start', { eliminationLoses: false });
  expect(table.actors()).toEqual([RED]);
  table.play(RED, 'pass');
  expect(table.state.turn).toBe(10);
});

scenario('AN-27', 'who has won places no new pieces', () => {
  const table = andia('R:AC1,MC1,WC1,SC1,U2 B:E3 bombs:0-0 turn:9 phase:orders');
  both(table, '2 U to UC', 'pass');
  expect(kinds(table)).not.toContain('piecesPlaced');
  expect(lineOf(table.state)).toBe('R:AC1,MC1,WC1,SC1,UC2 B:E3 bombs:0-0 turn:10 phase:over result:R reason:cities');
});

scenario('AN-28', 'nobody has a piece: a draw, whatever the options', () => {
  for (const eliminationLoses of [true, false]) {
    const table = andia('R:- B:- bombs:3-3 turn:9 phase:start', { eliminationLoses });
    expect(ending(table)).toBe('draw elimination');
  }
});

scenario('AN-94', 'after the bombardments the next turn begins', () => {
  const table = andia('R:A1 B:V1 bombs:1-1 turn:9 phase:orders');
  both(table, 'Bomb VC', 'pass');
  expect(kinds(table).slice(-2)).toEqual(['areaBombarded', 'turnChecked']);
  expect(table.last.at(-1)).toEqual({ kind: 'turnChecked', turn: 10, cities: [0, 0] });
});

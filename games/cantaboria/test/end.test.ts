import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect } from 'vitest';
import { parse } from '../position/position.ts';
import { result } from '../rules/final.ts';
import { go, phase, setupFor, situation } from './play.ts';

/** The last Attack turn of a cycle, with no attack possible. */
const END = 'RBGY L=R c=10 attack Y | *=Y';
const pass = (line: string, options: object = {}) => {
  const table = situation(line, options);
  while (phase(table) === 'attack Y') go(table, 'Y: attack -');
  return table;
};

scenario(['CA-96', 'EX-13'], 'every seat with three Cities wins', () => {
  const line = `${END} A1=R.c A2=R.c A3=R.c F1=G.c F2=G.c F3=G.c E1=G.c C7=B.c D7=B.c`;
  const { state } = pass(line);
  expect(result(state)).toMatchObject({ winners: [0, 2], ranks: [1, 3, 1, 4], reason: 'cities', scores: [3, 2, 4, 0] });
  expect(result(pass(line, { tieMode: 'playOn' }).state).winners).toEqual([2]);
  expect(pass(line.replace('E1=G.c', 'E1=G'), { tieMode: 'playOn' }).state.cycle).toBe(11);
  expect(result(pass(line, { citiesToWin: 4 }).state).winners).toEqual([2]);
});

scenario(['CA-96', 'CA-99'], 'a position at the end of a cycle is over, and one that nobody has won is refused', () => {
  const read = (line: string) => parse(setupFor(4), line);
  const won = read('RBGY L=R c=10 end | *=Y A1=R.c A2=R.c A3=R.c F1=G.c F2=G.c F3=G.c E1=G.c C7=B');
  expect(won.ok && result(won.value)).toMatchObject({ winners: [0, 2], reason: 'cities' });
  const last = read('RBGY L=R c=60 end | *=Y A1=R.c A2=R.c B1=R F1=G C7=B.c');
  expect(last.ok && result(last.value)).toMatchObject({ winners: [0], reason: 'lastCycle' });
  const going = read('RBGY L=R c=10 end | *=Y A1=R.c A2=R.c F1=G C7=B');
  expect(going.ok || going.problem).toMatchObject({ message: 'is at its end, but nobody has won.', rule: 'CA-96' });
  expect(read('RBGY L=R c=60 end R | *=Y A1=R F1=G C7=B').ok).toBe(false);
});

scenario('CA-96', 'a position in which the goal is reached, and would have been seen, is over', () => {
  const goal = '| *=Y A1=R.c A2=R.c A3=R.c F1=G C7=B';
  const phases = ['development R', 'production', 'trade', 'shipment R', 'attack R'];
  const over = (victoryCheck: string) =>
    phases.filter((part) => {
      const read = parse(setupFor(4, { victoryCheck }), `RBGY L=R c=3 ${part} ${goal}`);
      if (!read.ok) throw new Error(read.problem.message);
      return result(read.value).winners.includes(0);
    });
  expect(over('atOnce')).toEqual(phases);
  expect(over('phase')).toEqual(['production', 'trade', 'shipment R']);
  expect(over('cycle')).toEqual([]);
});

scenario(['CA-22', 'CA-96', 'EX-52'], 'two Cities do not win, and the die passes to the left', () => {
  const table = pass(`${END} A1=R.c A2=R.c F1=G C7=B.c D7=B.c:g4`);
  expect(table.state.lead).toBe(1);
  expect(table.state.cycle).toBe(11);
  expect(phase(table)).toBe('development B');
});

scenario(['CA-99', 'EX-55'], 'after the last cycle: Cities, then places, then points', () => {
  const last = 'RBGY L=R c=60 attack Y | *=Y A1=R.c A2=R.cw B1=R C7=B.c D7=B.c E6=B F1=G.c';
  expect(result(pass(last).state)).toMatchObject({ winners: [0], ranks: [1, 2, 3, 4], reason: 'lastCycle' });
  expect(result(pass(last.replace('cw', 'c')).state).winners).toEqual([0, 1]);
  expect(phase(pass(last.replace('c=60', 'c=59')))).not.toBe('end ');
});

scenario(['CA-98', 'EX-53'], 'who alone is left wins at once', () => {
  const table = go(situation('RB L=B c=7 attack R | *=R D4=B'), 'R: attack D4');
  expect(result(table.state)).toMatchObject({ winners: [0], reason: 'lastSeat' });
});

scenario(['CA-22', 'CA-95', 'EX-53'], 'a Lead without a place is passed over when the die moves on', () => {
  const table = go(situation('RBG L=R c=7 attack B | *=G A2=G C4=B C5=B D4=R'), 'B: attack D4', 'G: side n');
  expect(table.events).toContainEqual({ kind: 'seatOut', seat: 0 });
  while (phase(table) === 'attack B') go(table, 'B: attack -');
  while (phase(table) === 'attack G') go(table, 'G: attack -');
  expect(table.state.lead).toBe(1);
});

scenario(['CA-96', 'CA-97'], 'a seat that resigned does not win by its Cities', () => {
  const line = 'RBGY L=R c=10 attack Y | *=Y A1=R.c A2=R.c A3=R.c F1=G C7=B';
  const table = go(situation(line), 'R: resign');
  while (phase(table) === 'attack Y') go(table, 'Y: attack -');
  expect(table.state.cycle).toBe(11);
  // In the last cycle too, seats still in play rank above it.
  const last = go(situation(line.replace('c=10', 'c=60')), 'R: resign');
  while (phase(last) === 'attack Y') go(last, 'Y: attack -');
  expect(result(last.state)).toMatchObject({ winners: [3], ranks: [4, 2, 2, 1], reason: 'lastCycle' });
});

scenario('CA-96', 'option tieMode: nobody at the goal is nobody who wins', () => {
  const line = `${END} A1=R.c A2=R.c F1=G.c F2=G.c C7=B`;
  expect(pass(line, { tieMode: 'playOn' }).state.cycle).toBe(11);
});

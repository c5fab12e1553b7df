import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect } from 'vitest';
import { AttackSolver, NO_MARGIN } from '../advice/attack/solver.ts';
import { shipmentsFor } from '../advice/attack/turn.ts';
import { type Move, moveCodec } from '../moves.ts';
import { placeNamed } from '../view/names.ts';
import { setupFor, situation } from './play.ts';

/** The margin of the first seat against a place with its shipments, and its plan. */
function best(line: string, target: string, hasLeave = false): { margin: number; plan: readonly Move['kind'][] } {
  const { state } = situation(line);
  const solver = new AttackSolver(state.setup);
  solver.prepare(state, 0);
  const margin = solver.margin(placeNamed(state, target), shipmentsFor(state, 0), hasLeave);
  const codes = margin <= 0 ? [] : solver.codes(state, 0);
  return { margin, plan: codes.map((code) => moveCodec.decode(code).kind) };
}

scenario(['CA-82', 'CA-85', 'EX-09'], 'the best ride takes the Weapon on at its start', () => {
  const line = 'RBY L=R c=2 attack R | *=Y B3=R.hw C4=R D3=R D4=B C5=B.w';
  expect(best(line, 'D4')).toEqual({ margin: 1, plan: ['attack', 'horse', 'take', 'step', 'step'] });
});

scenario(['CA-86', 'EX-10', 'EX-11'], 'the best journey takes on the Horse of a bank', () => {
  const line = 'RBY L=R c=4 attack R | *=Y C1=R C2=R C3=R C4=R D4=B C5=B N3=[R]';
  expect(best(line, 'D4').margin).toBe(2);
  expect(best(line.replace('C2=R', 'C2=R.h'), 'D4').margin).toBe(3);
  // Bringing the Horse to the bank and then shipping it would take two moves.
  expect(best(line.replace('C1=R', 'C1=R.h'), 'D4').margin).toBe(2);
});

scenario(['CA-02', 'CA-87', 'EX-41', 'EX-46'], 'what lies across a lake, or has goods aboard, cannot come', () => {
  expect(best('RB L=R c=3 attack R | *=B A1=R A2=R.w', 'B3').margin).toBe(NO_MARGIN);
  const line = 'RB L=R c=3 attack R | *=B A1=R A2=R.w NL-A2=[R.w]';
  expect(best(line, 'B3').margin).toBe(0);
  expect(best(line.replace('[R.w]', '[R.w:g1]'), 'B3').margin).toBe(NO_MARGIN);
});

scenario(['CA-58', 'CA-93', 'EX-50'], 'a chain brings Weapons to the front before the attack', () => {
  const line = 'RBY L=R c=3 attack R | *=Y A5=R.hwc A4=R.h A3=R.h B3=R.h C4=R.h D4=B.w';
  // To B3, and from there into the target: 2 + 4 against 4.
  expect(best(line, 'D4')).toEqual({
    margin: 2,
    plan: ['chain', 'step', 'stop', 'attack', 'horse', 'take', 'step', 'step'],
  });
  expect(best(line.replace('A4=R.h', 'A4=R'), 'D4').margin).toBe(-1);
  expect(best(line.replace('R.hwc', 'R.hw'), 'D4').margin).toBe(-1);
});

scenario(['CA-66', 'CA-86'], 'where a bank can forbid, a boat comes with leave alone', () => {
  const line = 'RBY L=R c=4 attack R | *=B C2=R D4=Y C5=Y.w N3=[R.hw] C3=B.hwc';
  expect(best(line, 'D4').margin).toBe(NO_MARGIN);
  expect(best(line, 'D4', true)).toMatchObject({ margin: 2 });
});

scenario(['CA-04', 'CA-86', 'EX-48'], 'a boat that comes between parts a target from its mate', () => {
  const line = 'RBG L=R c=4 attack R | *=G M3=[R] M4=[B.w][B]';
  // In the first position beside the target, only the two points of its own hull without a Weapon face it.
  expect(best(line, 'M4#2').margin).toBe(0);
});

scenario(['CA-93'], 'a number of shipments may be fixed', () => {
  const setup = setupFor(2, { logisticsMax: 0 });
  const { state } = situation('RB L=R c=3 attack R | *=B A1=R.c A2=R', { logisticsMax: 0 });
  expect(setup.options.logisticsMax).toBe(0);
  expect(shipmentsFor(state, 0)).toBe(0);
  expect(shipmentsFor(situation('RB L=R c=3 attack B | *=B A1=R.c A2=R').state, 0)).toBe(1);
});

scenario(
  ['CA-61', 'CA-68', 'CA-69'],
  'a Horse set down in an own bank opens the reach to a boat that brings another one',
  () => {
    const line = 'RB L=R c=3 attack R | *=B A1=R B1=R.h C5=B.hw C6=R C7=R.h D4=R.h D5=R D6=R.h E6=R.c M7=[R]';
    // The 3 + 1 of the boat and the 1 of D5 do not exceed the 5 of C5; with a Horse in D5 they do. So the boat lies
    // before A2 with a Horse, and another Horse rides there through A1: 1 + 4 + 1 against A2, A3 and B2.
    expect(best(line, 'A2').margin).toBe(3);
    expect(best(line.replace('D6=R.h', 'D6=R'), 'A2').margin).toBe(2);
  },
);

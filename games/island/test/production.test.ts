import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect, test } from 'vitest';
import { LEDGER } from '../state.ts';
import { position } from './play.ts';

const EX_061 = `
  base 3 P1 preRoll robber=h5
  P1: c31 s29 r31-36 r29-35
  P2: s12 s28 r12-17 r22-28
  P3: s14 s45 r14-19 r41-45`;

scenario(['EX-061', 'IK-064', 'IK-065', 'IK-066', 'IK-014'], 'a settlement gets one card, a city two', () => {
  expect(position(EX_061).play('roll =3,3').hands()).toEqual(['BOO', 'B', '']);
  expect(position(EX_061.replace('robber=h5', 'robber=h11')).play('roll =3,3').hands()).toEqual(['B', 'B', '']);
});

scenario(['EX-062', 'IK-067'], 'with knights a city gets a commodity in place of its second card', () => {
  expect(position(EX_061.replace('base', 'knights')).play('roll =3,3').hands()).toEqual(['BOK', 'B', '']);
  const two = EX_061.replace('base', 'knights').replace('s29', 'c29');
  expect(position(two).play('roll =3,3').hands()).toEqual(['BBOK', 'B', '']);
});

const EX_063 = `
  knights 3 P1 preRoll
  P1: c20 c31 r20-25 r31-36
  P2: c32 r26-32`;

scenario(
  ['EX-063', 'IK-069', 'IK-070', 'IK-071', 'IK-072', 'IK-073'],
  'a short bank pays one claimant what is left, and several nothing, kind by kind',
  () => {
    const paid = (ore: number, coin: number, text = EX_063): string[] =>
      position(text.replace('preRoll', `preRoll bank=O${ore},K${coin}`))
        .play('roll =3,3')
        .hands();
    expect(paid(3, 3)).toEqual(['OOKK', 'OK', '']);
    expect(paid(2, 3)).toEqual(['KK', 'K', '']);
    expect(paid(0, 2)).toEqual(['', '', '']);
    expect(paid(3, 1)).toEqual(['OO', 'O', '']);
    const alone = EX_063.replace(/\n\s+P2:.*/, '');
    expect(paid(1, 0, alone)).toEqual(['O', '', '']);
  },
);

scenario('IK-006', 'the stock of the bank goes down by what is paid', () => {
  const { state } = position(EX_061).play('roll =3,3');
  expect([...state.bank]).toEqual([17, 19, 19, 19, 17, 0, 0, 0]);
});

scenario(['IK-005', 'IK-009'], 'what production brings is known to all', () => {
  const { state } = position(EX_061).play('roll =3,3');
  for (const viewer of [0, 1, 2, -2]) {
    expect(LEDGER.mayHold(state, viewer, 0, [1, 0, 0, 0, 2, 0, 0, 0])).toBe(true);
    expect(LEDGER.mayHold(state, viewer, 1, [0, 0, 1, 0, 0, 0, 0, 0])).toBe(false);
  }
});

scenario(['IK-048', 'IK-051', 'IK-004', 'IK-055', 'IK-057'], 'roll, then act; nobody else acts', () => {
  const table = position(EX_061);
  expect(table.refused('end')).toBe('wrongPhase');
  expect(table.refused('bank BBBB>O')).toBe('wrongPhase');
  expect(table.refused('P2: roll')).toBe('notYours');
  table.play('roll');
  expect(table.actors()).toBe('chance');
  expect(table.refused('roll')).toBe('choiceOpen');
  expect(table.outcomes().map(({ weight }) => weight)).toEqual([1, 1, 1, 1, 1, 1]);
  table.chance({ kind: 'red', face: 3 }).chance({ kind: 'yellow', face: 1 });
  expect(table.refused('roll')).toBe('wrongPhase');
  table.play('end');
  expect([table.step, table.state.active, table.state.turn, table.state.red]).toEqual(['preRoll', 1, 2, 0]);
});

test('events tell what a roll brought and what ran short', () => {
  const table = position(EX_063.replace('preRoll', 'preRoll bank=O2')).play('roll =3,3');
  expect(table.events).toEqual([
    { kind: 'dieRolled', die: 'red', face: 3 },
    { kind: 'dieRolled', die: 'yellow', face: 3 },
    { kind: 'diceRolled', seat: 0, red: 3, yellow: 3 },
    { kind: 'eventRolled', face: 'science' },
    { kind: 'bankRanShort', of: 'ore' },
    { kind: 'produced', seat: 0, cards: [0, 0, 0, 0, 0, 0, 0, 2] },
    { kind: 'produced', seat: 1, cards: [0, 0, 0, 0, 0, 0, 0, 1] },
  ]);
});

scenario('IK-073', 'a claim that was not paid is not owed later', () => {
  const table = position(EX_063.replace('preRoll', 'preRoll bank=O2,K0')).play('roll =3,3');
  expect(table.hands()).toEqual(['', '', '']);
  table.state.bank.fill(9);
  table.play('end; roll =3,3');
  expect(table.hands()).toEqual(['OOKK', 'OK', '']);
});

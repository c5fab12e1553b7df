import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect } from 'vitest';
import { BUILDINGS, pricesOf } from '../rules/develop.ts';
import { go, places, refused, refusedMove, situation } from './play.ts';

const EX_20 = 'RB L=R c=2 development R | *=B A1=R:i1m1t3 A2=R:g2t3 B2=R:g1t1i1m1 B1=R.w:i1m1';

scenario(['CA-27', 'CA-28', 'CA-30', 'CA-31', 'CA-33', 'CA-34', 'CA-35', 'EX-20'], 'what can be built', () => {
  expect(places(go(situation(EX_20), 'R: dev w A1'), 'A1')).toBe('A1=R.w:t3');
  expect(places(go(situation(EX_20), 'R: dev b A2 NL-A2#1'), 'A2', 'NL-A2')).toBe('A2=R:g2 NL-A2=[R]');
  expect(refused(situation(EX_20), 'R: dev b A2 NL-A2#1 gold')).toBe('cannotPay');
  expect(places(go(situation(EX_20), 'R: dev w A2 gold'), 'A2')).toBe('A2=R.w:t3');
  expect(places(go(situation(EX_20), 'R: dev c B2'), 'B2')).toBe('B2=R.c');
  expect(places(go(situation(EX_20), 'R: dev w B2'), 'B2')).toBe('B2=R.w:t1g1');
  expect(refused(situation(EX_20), 'R: dev b A1 N1#1')).toBe('noWater');
  expect(refused(situation(EX_20), 'R: dev w B1')).toBe('weaponThere');
  expect(refused(situation(EX_20), 'R: dev c A1 gold')).toBe('cannotPay');
  expect(refused(situation(EX_20), 'R: dev w A3')).toBe('notYours');
});

scenario(['CA-28', 'CA-29', 'CA-30', 'CA-32'], 'what each building can be had for', () => {
  const prices = (options?: object) =>
    BUILDINGS.map((what) =>
      pricesOf(situation('RB L=R c=2 development R | *=B C4=R', options).state.setup.options, what),
    );
  expect(prices()).toEqual([
    [
      [0, 0, 1, 1],
      [0, 2, 0, 0],
    ],
    [
      [1, 1, 1, 1],
      [0, 4, 0, 0],
    ],
    [
      [3, 0, 0, 0],
      [0, 3, 0, 0],
    ],
  ]);
  expect(prices({ boatTimber: 2, goldForBoat: 4 })[2]).toEqual([
    [2, 0, 0, 0],
    [0, 4, 0, 0],
  ]);
});

scenario(['CA-29', 'CA-32', 'EX-21'], 'one price pays, the two are not mixed', () => {
  const mixed = 'RB L=R c=2 development R | *=B C5=R:g3t1i1m1';
  expect(places(go(situation(mixed), 'R: dev c C5'), 'C5')).toBe('C5=R.c:g2');
  expect(refused(situation(mixed), 'R: dev c C5 gold')).toBe('cannotPay');
  const both = 'RB L=R c=2 development R | *=B C5=R:g4t1i1m1';
  expect(places(go(situation(both), 'R: dev c C5 gold'), 'C5')).toBe('C5=R.c:t1i1m1');
});

scenario(['CA-04', 'CA-06', 'CA-35', 'EX-22'], 'a new boat takes any place in the file', () => {
  const line = 'RBG L=R c=2 development R | *=B C3=R:t3 M1=[B][G]';
  expect(places(go(situation(line), 'R: dev b C3 M1#2'), 'M1', 'C3')).toBe('M1=[B][R][G] C3=R');
  expect(places(go(situation(line), 'R: dev b C3 M1#1'), 'M1')).toBe('M1=[R][B][G]');
  expect(refused(situation(line), 'R: dev b C3 M1#4')).toBe('noSuchPosition');
  expect(refused(situation(line), 'R: dev b C3 M2#1')).toBe('noWater');
});

scenario('CA-08', 'what is not in the supply cannot be built', () => {
  const line = 'RB L=R c=2 development R | *=B A1=R:i1m1 A2=R:t3';
  expect(refused(situation(line, { boatTokens: 0 }), 'R: dev b A2 NL-A2#1')).toBe('noneLeft');
  const four = 'RB L=R c=2 development R | *=B A1=R:i1m1 A2=R.w A3=R.w A4=R.w A5=R.w';
  expect(refused(situation(four, { weaponTokens: 4 }), 'R: dev w A1')).toBe('noneLeft');
});

scenario(['CA-28', 'CA-29', 'CA-30'], 'options: prices', () => {
  const line = 'RB L=R c=2 development R | *=B A2=R:g5t2';
  expect(refused(situation(line, { goldForWeapon: 0 }), 'R: dev w A2 gold')).toBe('cannotPay');
  expect(places(go(situation(line, { goldForWeapon: 3 }), 'R: dev w A2 gold'), 'A2')).toBe('A2=R.w:t2g2');
  expect(places(go(situation(line, { goldForCity: 5 }), 'R: dev c A2 gold'), 'A2')).toBe('A2=R.c:t2');
  expect(places(go(situation(line, { goldForBoat: 4 }), 'R: dev b A2 NL-A2#1 gold'), 'A2')).toBe('A2=R:t2g1');
  expect(places(go(situation(line, { boatTimber: 2 }), 'R: dev b A2 NL-A2#1'), 'A2')).toBe('A2=R:g5');
});

scenario('CA-35', 'no boat is begun where no water is', () => {
  const table = situation(EX_20);
  expect(refusedMove(table, 'R', { kind: 'build', what: 'boat', at: 0, price: 'goods' })).toBe('noWater');
  expect(refusedMove(table, 'R', { kind: 'build', what: 'boat', at: 1, price: 'goods' })).toBeNull();
});

import { EVERYTHING } from '@marchlands/core/seat.ts';
import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { format, parse } from '../position/position.ts';
import { areAdjacent } from '../rules/places.ts';
import { go, phase, placeOf, places, refused, setupFor, situation, type TestTable } from './play.ts';

const LADEN = 'RB L=R c=4 shipment R | *=B C4=R.h:t3 C5=R:g1 M3=[R:t1]';

scenario('CA-62', 'option boatGoodsMax: any number of goods, or so many however they come aboard', () => {
  const full = (most: number) => situation(LADEN, { boatGoodsMax: most });
  for (const line of ['R: boat M3#1 +t3@C4 .', 'R: horse C4 +t3 >M3#1 .']) {
    expect(refused(full(0), line)).toBeNull();
    expect(refused(full(4), line)).toBeNull();
    expect(refused(full(3), line)).toBe('full');
  }
  expect(refused(full(2), 'R: foot t C4 M3#1')).toBeNull();
  expect(refused(full(1), 'R: foot t C4 M3#1')).toBe('full');
  // A Weapon or a Horse is not a good.
  expect(
    refused(situation(LADEN.replace('C4=R.h', 'C4=R.hw'), { boatGoodsMax: 1 }), 'R: boat M3#1 +w@C4 .'),
  ).toBeNull();
  expect(places(go(full(2), 'R: boat M3#1 +t@C4 .'), 'C4', 'M3')).toBe('C4=R.h:t2 M3=[R:t2]');
});

scenario('CA-62', 'option boatGoodsMax: a boat in a chain, and one that receives in a trade', () => {
  const chain = 'RB L=R c=4 shipment R | *=B C4=R.h:t3 M3=[R.h:t1]';
  expect(refused(situation(chain, { boatGoodsMax: 3 }), 'R: chain t2@C4>M3#1 .')).toBeNull();
  expect(refused(situation(chain, { boatGoodsMax: 2 }), 'R: chain t2@C4>M3#1 .')).toBe('chainTooShort');
  expect(refused(situation(chain, { boatGoodsMax: 1 }), 'R: chain t@C4>M3#1 .')).toBe('chainTooShort');
  expect(refused(situation(chain, { boatGoodsMax: 1 }), 'R: chain t@M3#1>C4 .')).toBeNull();
  const trade = 'RB L=R c=2 trade R | *=B C4=R:m2 D4=B:t2 M3=[R:g1]';
  const offer = 'R: offer B give m@C4 get t2>M3#1';
  const options = (most: number) => ({ tradeOntoBoats: true, boatGoodsMax: most });
  expect(refused(situation(trade, options(3)), offer)).toBeNull();
  expect(refused(situation(trade, options(2)), offer)).toBe('full');
  const given = 'RB L=R c=2 trade R | *=R A1=R:t2 D4=B M4=[B:g1]';
  const answers = (most: number) => go(situation(`${given} D5=B:m1`, options(most)), 'R: offer B give t2@A1 get m>A1');
  expect(refused(answers(3), 'B: accept give m@D5 get t2>M4#1')).toBeNull();
  expect(refused(answers(2), 'B: accept give m@D5 get t2>M4#1')).toBe('full');
  expect(refused(answers(2), 'B: accept give m@D5 get t>D4,t>M4#1')).toBeNull();
});

scenario('CA-62', 'option boatGoodsMax: boats alone take what they have room for, and no more is accepted', () => {
  const line = 'RB L=R c=2 trade R | *=R A1=R:t2 M4=[B:m1][B:g1]';
  const table = (most: number) =>
    go(situation(line, { tradeOntoBoats: true, boatGoodsMax: most }), 'R: offer B give t2@A1 get m>A1');
  expect(refused(table(1), 'B: accept give m@M4#1 get t2>M4#2')).toBe('noRoom');
  expect(refused(table(2), 'B: accept give m@M4#1 get t>M4#1,t>M4#2')).toBeNull();
  expect(refused(table(2), 'B: accept give m@M4#1 get t2>M4#2')).not.toBeNull();
});

test('CA-62: a position holds no more goods aboard than may be', () => {
  const data = format(situation('RB L=R c=4 shipment R | *=B C4=R M3=[R:t3]').state, EVERYTHING);
  const read = (most: number) => parse(setupFor(2, { boatGoodsMax: most }), data);
  expect(read(3)).toMatchObject({ ok: true });
  expect(read(2)).toMatchObject({ ok: false, problem: { at: 'position.boats[0].tokens', rule: 'CA-62' } });
});

scenario(
  ['CA-62', 'CA-63'],
  'option cargoStaysAboard: goods stay, or are set down where an own bank or shore is',
  () => {
    const line = 'RB L=R c=4 shipment R | *=B C4=R:t1 M3=[R.w:g1]';
    const off = { cargoStaysAboard: false };
    expect(places(go(situation(line), 'R: boat M3#1 >M4 >M3 .'), 'C4', 'M3')).toBe('C4=R:t1 M3=[R.w:g1]');
    for (const shipment of ['R: boat M3#1 .', 'R: boat M3#1 -g@C4 .']) {
      expect(places(go(situation(line, off), shipment), 'C4', 'M3')).toBe('C4=R:t1g1 M3=[R.w]');
    }
    expect(places(go(situation(line.replace('[R.w', '[B][R.w'), off), 'R: boat M3#2 >M4 >M3 .1'), 'C4')).toBe(
      'C4=R:t1g1',
    );
    // No own bank lies at M2.
    expect(places(go(situation(line.replace('C4=R:t1', 'C5=R'), off), 'R: boat M3#1 >M2 .'), 'M2')).toBe('M2=[R.w:g1]');
    // Goods taken on at the stop itself go back, with others of their kind.
    const taken = line.replace(':g1]', ':t1]');
    expect(places(go(situation(taken, off), 'R: boat M3#1 +t@C4 .'), 'C4', 'M3')).toBe('C4=R:t2 M3=[R.w]');
    // Between two own banks they go to the left one, except for goods set down earlier.
    const both = line.replace('C4=R:t1', 'C4=R D4=R').replace('w:g1', 'w:g2');
    expect(places(go(situation(both, off), 'R: boat M3#1 -g@D4 .'), 'C4', 'D4', 'M3')).toBe('C4=R:g1 D4=R:g1 M3=[R.w]');
  },
);

test('CA-05: no option lets boats of different waters meet, since none says who meets whom where rivers join', () => {
  expect(game.setup({ boatsMeetAcrossReaches: true }, 2)).toMatchObject({ ok: false });
  const { state } = situation('RB L=R c=4 attack R | *=B M2=[R] M3=[R] A1=R');
  expect(areAdjacent(state, placeOf(state, 'M2#1'), placeOf(state, 'M3#1'))).toBe(false);
});

scenario('CA-34', 'option buildAboard: nothing is built aboard, or a Weapon of the boat’s own cargo', () => {
  const line = 'RB L=R c=2 development R | *=B C4=R C5=R:g2 M3=[R:g6t2i1m1]';
  expect(refused(situation(line), 'R: dev w M3#1')).toBe('noBuildingAboard');
  const on = (): TestTable => situation(line, { buildAboard: 'weapon' });
  expect(places(go(on(), 'R: dev w M3#1'), 'M3')).toBe('M3=[R.w:t2g6]');
  expect(places(go(on(), 'R: dev w M3#1 gold'), 'M3')).toBe('M3=[R.w:t2g4i1m1]');
  expect(refused(go(on(), 'R: dev w M3#1'), 'R: dev w M3#1 gold')).toBe('weaponThere');
  expect(refused(on(), 'R: dev c M3#1 gold')).toBe('noBuildingAboard');
  // Cargo does not pay for anything built ashore.
  expect(refused(on(), 'R: dev w C4')).toBe('cannotPay');
});

scenario('CA-42', 'option breedOntoBoats: boats neither receive a bred Horse nor link the herd, or do both', () => {
  const line = 'RB L=R c=3 production R | *=B C4/h=R.h M3=[R] D4=B';
  expect(phase(situation(line))).toBe('trade *');
  const on = { breedOntoBoats: true };
  expect(phase(situation(line, on))).toBe('production R');
  expect(places(go(situation(line, on), 'R: breed C4 M3#1'), 'M3')).toBe('M3=[R.h]');
  expect(places(go(situation(line, on), 'R: breed C4 -'), 'M3')).toBe('M3=[R]');
  const two = 'RB L=R c=3 production R | *=B C4/h=R.h M3=[R.h][R] M4=[R] A1=R';
  expect(refused(situation(two, on), 'R: breed C4 M3#1')).toBe('horseThere');
  expect(refused(situation(two, on), 'R: breed C4 M3#2')).toBeNull();
});

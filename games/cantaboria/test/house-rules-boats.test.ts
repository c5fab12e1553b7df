import { EVERYTHING } from '@marchlands/core/seat.ts';
import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect, test } from 'vitest';
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
  // A Weapon or a Horse is no good.
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

scenario('CA-62', 'option cargoStaysAboard: goods stay, or are set down where an own bank or shore is', () => {
  const line = 'RB L=R c=4 shipment R | *=B C4=R:t1 M3=[R.w:g1]';
  const off = { cargoStaysAboard: false };
  expect(places(go(situation(line), 'R: boat M3#1 .'), 'C4', 'M3')).toBe('C4=R:t1 M3=[R.w:g1]');
  expect(refused(situation(line, off), 'R: boat M3#1 .')).toBe('setDownFirst');
  expect(places(go(situation(line, off), 'R: boat M3#1 -g@C4 .'), 'C4', 'M3')).toBe('C4=R:t1g1 M3=[R.w]');
  // No own bank lies at M2.
  expect(places(go(situation(line.replace('C4=R:t1', 'C5=R'), off), 'R: boat M3#1 >M2 .'), 'M2')).toBe('M2=[R.w:g1]');
  // What was taken on at the stop itself goes back, with its like.
  const taken = line.replace(':g1]', ':t1]');
  expect(places(go(situation(taken, off), 'R: boat M3#1 +t@C4 .'), 'C4', 'M3')).toBe('C4=R:t2 M3=[R.w]');
});

const near = (table: TestTable, a: string, b: string): boolean =>
  areAdjacent(table.state, placeOf(table.state, a), placeOf(table.state, b)) &&
  areAdjacent(table.state, placeOf(table.state, b), placeOf(table.state, a));

scenario(
  'CA-05',
  'option boatsMeetAcrossReaches: the last boat of one water and the first of the next are adjacent',
  () => {
    const line = 'RBG L=R c=4 attack R | *=G M2=[R][B] M3=[R][G] N4=[B] S5=[R] A1=R A2=B';
    const off = situation(line);
    const on = situation(line, { boatsMeetAcrossReaches: true });
    expect(near(on, 'M2#1', 'M2#2')).toBe(true);
    expect(near(on, 'M2#2', 'M3#1')).toBe(true);
    expect(near(off, 'M2#2', 'M3#1')).toBe(false);
    // Not the far ends of two files, nor the last boats of two reaches that flow together.
    expect(near(on, 'M2#1', 'M3#1')).toBe(false);
    expect(near(on, 'M2#2', 'M3#2')).toBe(false);
    expect(near(on, 'M3#2', 'M2#1')).toBe(false);
    expect(near(on, 'N4#1', 'S5#1')).toBe(false);
    const confluence = situation('RB L=R c=4 attack R | *=B N4=[B] S5=[R] M1=[R][B] A1=R', {
      boatsMeetAcrossReaches: true,
    });
    expect(near(confluence, 'N4#1', 'M1#1')).toBe(true);
    expect(near(confluence, 'S5#1', 'M1#1')).toBe(true);
    expect(near(confluence, 'S5#1', 'M1#2')).toBe(false);
    const lake = 'RB L=R c=4 attack R | *=B NL-A2=[R] NL-A3=[B] N1=[R] A1=R';
    const berths = situation(lake, { boatsMeetAcrossReaches: true });
    expect(near(berths, 'NL-A2#1', 'NL-A3#1')).toBe(true);
    expect(near(berths, 'NL-A2#1', 'N1#1')).toBe(true);
    const apart = situation(lake, { boatsMeetAcrossReaches: true, berthFiles: false });
    expect(near(apart, 'NL-A2#1', 'NL-A3#1')).toBe(false);
  },
);

scenario(
  'CA-77',
  'option boatsMeetAcrossReaches: boats that meet count, and a boat may come to meet its target',
  () => {
    const on = { boatsMeetAcrossReaches: true };
    const beside = 'RBY L=R c=4 attack R | *=Y A1=R A2=B M3=[B] M2=[R.hw]';
    expect(refused(situation(beside), 'R: attack M3#1')).not.toBeNull();
    const table = go(situation(beside, on), 'R: attack M3#1');
    expect(table.events.find(({ kind }) => kind === 'attackDeclared')).toMatchObject({ offence: 7, defence: 3 });
    expect(places(go(table, 'Y: side n'), 'M3')).toBe('M3=[R]');
    const coming = 'RBY L=R c=4 attack R | *=Y C3=R A2=B M3=[B] M1=[R.hw] M2=[Y]';
    const line = (n: number) => `R: attack M3#1 boat M1#1 >M2 .${n}`;
    expect(refused(situation(coming), line(2))).not.toBeNull();
    expect(refused(situation(coming, on), line(1))).toBe('notBeside');
    expect(places(go(situation(coming, on), line(2), 'Y: side n'), 'M2', 'M3')).toBe('M2=[Y][R.hw] M3=[R]');
  },
);

scenario('CA-34', 'option buildAboard: nothing is built aboard, or a Weapon of the boat’s own cargo', () => {
  const line = 'RB L=R c=2 development R | *=B C4=R C5=R:g2 M3=[R:g6t2i1m1]';
  expect(refused(situation(line), 'R: dev w M3#1')).toBe('noBuildingAboard');
  const on = (): TestTable => situation(line, { buildAboard: 'weapon' });
  expect(places(go(on(), 'R: dev w M3#1'), 'M3')).toBe('M3=[R.w:t2g6]');
  expect(places(go(on(), 'R: dev w M3#1 gold'), 'M3')).toBe('M3=[R.w:t2g4i1m1]');
  expect(refused(go(on(), 'R: dev w M3#1'), 'R: dev w M3#1 gold')).toBe('weaponThere');
  expect(refused(on(), 'R: dev c M3#1 gold')).toBe('noBuildingAboard');
  // Cargo does not pay for what stands ashore.
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
  // A boat with a Horse links the herd with a boat that meets it.
  const linked = two.replace('[R.h][R] ', '[R.h] ');
  const meeting = { ...on, boatsMeetAcrossReaches: true, breedOptional: false };
  expect(places(go(situation(linked, meeting)), 'M4')).toBe('M4=[R.h]');
  expect(refused(situation(two, meeting), 'R: breed C4 M4#1')).toBe('notInTheHerd');
});

import { MoveList } from '@marchlands/core/lists.ts';
import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect } from 'vitest';
import { moveCodec } from '../moves.ts';
import { legal } from '../rules/legal.ts';
import { position, type Table } from './play.ts';
import { edgeOf } from './situation.ts';

const EX_075 = `
  base 3 P1 action
  P1: s31 s29 r29-35-30-24 r31-36 hand=BBBLLLWG
  P2: s18 s12 r18-24 r12-17
  P3: s14 s45 r14-19 r41-45`;

const edges = (table: Table, ...ends: readonly string[]): number[] =>
  ends.map((one) => edgeOf(table.state, one)).sort((a, b) => a - b);

scenario(['EX-075', 'IK-117', 'IK-114'], 'sites of settlements and roads', () => {
  const table = position(EX_075);
  expect(table.legal(0, 'settle')).toEqual([{ kind: 'settle', at: 30 }]);
  expect(table.legal(0, 'road').map(({ edge }) => edge)).toEqual(
    edges(table, '19-24', '23-29', '25-31', '29-34', '30-36', '31-37', '35-40', '36-41'),
  );
  expect(table.refused('road 18-24')).toBe('occupied');
  expect(table.refused('settle 24')).toBe('tooNear');
  expect(table.refused('settle 36')).toBe('tooNear');
  expect(table.refused('settle 31')).toBe('occupied');
  expect(table.refused('settle 52')).toBe('notJoined');
});

scenario(['EX-076', 'IK-114', 'IK-125'], "no road past an opponent's building", () => {
  expect(position(EX_075).refused('road 13-18')).toBe('notJoined');
  const own = position(
    EX_075.replace('r31-36 hand', 'r31-36 r18-24 hand').replace('P2: s18 s12 r18-24', 'P2: s18 s12'),
  );
  expect(own.refused('road 13-18')).toBe('notJoined');
  expect(own.refused('road 18-23')).toBe('notJoined');
});

scenario(['IK-112', 'IK-113', 'IK-122', 'IK-300'], 'pieces are paid to the bank in full', () => {
  const table = position(EX_075.replace('BBBLLLWG', 'BBLLWGGGOOO'));
  table.play('road 30-36; settle 30; city 29');
  expect(table.hand(0)).toBe('');
  expect([...table.state.bank.subarray(0, 5)]).toEqual([19, 19, 19, 19, 19]);
  expect([table.state.settlementPieces[0], table.state.cityPieces[0]]).toEqual([2, 1]);
  expect(table.points()[0]).toBe(4);
  expect(table.refused('road 36-41')).toBe('cannotPay');
  expect(table.refused('city 31')).toBe('cannotPay');
});

scenario(['IK-113', 'IK-034'], 'not without a piece in the supply', () => {
  const settled = position(`
    base 3 P1 action
    P1: s0 s2 s20 s38 s47 r0-3-7-12 r2-6 hand=BLWG
    P2: s40 s46`);
  expect(settled.refused('settle 12')).toBe('noPiece');
  const cities = position(`
    base 3 P1 action
    P1: c0 c2 c20 c38 s47 hand=GGOOO
    P2: s40 s46`);
  expect(cities.refused('city 47')).toBe('noPiece');
  const roads = position(`
    base 3 P1 action
    P1: s31 r18-24-30-35-29-23-18 r24-19-25-31-36-30 r18-13-9-14-19 hand=BL
    P2: s48 s53`);
  expect(roads.state.roads[0]).toBe(15);
  expect(roads.refused('road 31-37')).toBe('noPiece');
  expect(roads.legal(0, 'road')).toEqual([]);
});

scenario(['IK-125', 'IK-124'], 'a city on an own settlement only', () => {
  const table = position(EX_075.replace('BBBLLLWG', 'GGOOO'));
  expect(table.refused('city 30')).toBe('notOwn');
  expect(table.refused('city 18')).toBe('notOwn');
  table.play('city 29');
  expect(table.refused('city 29')).toBe('notOwn');
});

scenario(['EX-048', 'IK-115', 'IK-175'], "an opponent's knight stops a road, active or not", () => {
  const table = position(`
    knights 3 P1 action
    P1: c29 s31 r29-35 r31-36 hand=BBLL
    P2: c12 s44 r12-17 r35-40-44 k35:1-
    P3: c14 s1 r14-19 r1-4`);
  expect(table.refused('road 30-35')).toBe('notJoined');
  table.play('road 30-36');
  expect(table.refused('road 30-35')).toBe(null);
});

scenario('IK-027', 'any terrain, token and harbour may be given', () => {
  const table = position(`
    base 3 P1 preRoll board=O6,O6,O6,D,D,D,D,D,D,D,D,D,D,D,D,D,D,D,D harbours=0-3:O robber=h18
    P1: c8 s0 hand=O
    P2: s40`);
  expect(table.play('roll =3,3').hand(0)).toBe('OOOOOO');
  expect(table.refused('bank OO>B')).toBe(null);
});

scenario(['IK-124', 'IK-174'], 'nobody takes back own roads, buildings or knights', () => {
  const { state } = position(`
    roaming 3 P1 action invasion=1 robber=h0
    P1: c29 s31 r29-35 r31-36 k35:1+ hand=BBLLWWGGOO
    P2: c12 k12:1+
    P3: c14`);
  const list = new MoveList(state.setup.bounds.moves);
  legal(state, 0, list);
  const kinds = new Set(list.toArray().map((code) => moveCodec.kindOf(code)));
  expect([...kinds].sort()).toEqual(['end', 'move', 'offer', 'promote', 'recruit', 'road', 'wall']);
});

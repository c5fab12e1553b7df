import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect } from 'vitest';
import { shipmentsOf } from '../rules/extra-shipments.ts';
import { begin, choices, go, phase, places, refused, refusedMove, situation } from './play.ts';

scenario(['CA-14', 'CA-51', 'CA-52', 'CA-53', 'EX-07'], 'extra shipments by places', () => {
  const ids = situation('RB L=R c=2 development R | *=B A1=R').state.setup.land.territoryIds;
  const of = (seats: string, count: number, boats = '', options: object = {}): number => {
    const own = ids.slice(0, count).map((id) => `${id}=R`);
    return shipmentsOf(situation(`${seats} L=R c=2 development | *=B ${own.join(' ')} ${boats}`, options).state, 0);
  };
  expect([5, 9, 11, 12, 14, 15, 17].map((count) => of('RBGY', count))).toEqual([1, 1, 1, 2, 2, 3, 3]);
  expect(of('RBGY', 10, 'M1=[R] M2=[R]')).toBe(2);
  expect([14, 15].map((count) => of('RBG', count))).toEqual([1, 2]);
  expect(of('RBGY', 13, '', { extraShipmentStep: 2 })).toBe(3);
  expect(of('RBGY', 20, '', { extraShipmentStep: 0 })).toBe(1);
});

const FOOT = 'RB L=R c=2 shipment R | *=B C4=R.hw:t1 D4=R';

scenario(['CA-54', 'CA-55', 'EX-30'], 'one token goes one step on foot', () => {
  const table = go(situation(FOOT), 'R: foot w C4 D4');
  expect(places(table, 'C4', 'D4')).toBe('C4=R.h:t1 D4=R.w');
  expect(phase(table)).not.toBe('shipment R');
  expect(refused(situation(FOOT), 'R: foot h C4 D4')).toBe('noHorseByFoot');
  expect(refused(situation(FOOT), 'R: foot w C4 D3')).toBe('notYours');
  expect(refused(situation(FOOT), 'R: foot i C4 D4')).toBe('noSuchToken');
  expect(refused(situation(`${FOOT} D5=R`), 'R: foot w C4 D5')).toBe('notBeside');
});

scenario(['CA-09', 'CA-10', 'EX-30'], 'of two Weapons one returns to the supply', () => {
  const table = situation(FOOT.replace('D4=R', 'D4=R.w'));
  const before = table.state.supply[5];
  expect(places(go(table, 'R: foot w C4 D4'), 'C4', 'D4')).toBe('C4=R.h:t1 D4=R.w');
  expect(table.state.supply[5]).toBe(before + 1);
});

scenario('CA-51', 'a seat may decline', () => {
  expect(phase(go(situation(`${FOOT} B1=B:t1`), 'R: ship -'))).toBe('shipment B');
});

const RIDE = 'RB L=R c=2 shipment R | *=B C3=R.h:t2 C4=R:i1 D4=R';

scenario(['CA-56', 'CA-57', 'EX-31'], 'a Horse with two stops', () => {
  const line = 'R: horse C3 +t2 >C4 -t +i >D4 .';
  expect(places(go(situation(RIDE), line), 'C3', 'C4', 'D4')).toBe('C3=R C4=R:t1 D4=R.h:t1i1');
  expect(places(go(situation(RIDE.replace('D4=R', 'D4=R.h')), line), 'D4')).toBe('D4=R.h:t1i1');
  expect(places(go(situation(RIDE), 'R: horse C3 >C4 >C3 .'), 'C3', 'C4')).toBe('C3=R.h:t2 C4=R:i1');
  expect(refused(situation(RIDE), 'R: horse C4 >D4 .')).toBe('noSuchToken');
  expect(refused(situation(RIDE), 'R: horse C3 >D4 .')).toBe('notBeside');
  expect(refused(situation(RIDE), 'R: horse C3 .')).toBe('nothingMoved');
});

scenario('CA-63', 'a kind is taken at a stop or set down there, not both', () => {
  expect(refused(situation(RIDE), 'R: horse C3 +t -t >C4 .')).toBe('takenHere');
  expect(refused(situation(RIDE.replace('C4=R:i1', 'C4=R:t1')), 'R: horse C3 +t >C4 -t +t >D4 .')).toBe('droppedHere');
});

scenario('CA-57', 'option horseCapacity: so many tokens at one time', () => {
  expect(refused(situation(RIDE, { horseCapacity: 1 }), 'R: horse C3 +t2 >C4 .')).toBe('full');
  expect(refused(situation(RIDE, { horseCapacity: 2 }), 'R: horse C3 +t2 >C4 .')).toBeNull();
});

const CHAIN = 'RB L=R c=2 shipment R | *=B B1=R.h:g1 B2=R.h C3=R.hw:t2 C4=R:i1';

scenario(['CA-58', 'CA-59', 'CA-63', 'EX-32'], 'a chain carries between its links', () => {
  const line = 'R: chain g@B1>C3,t2@C3>B1,w@C3>B2 .';
  expect(places(go(situation(CHAIN), line), 'B1', 'B2', 'C3')).toBe('B1=R.h:t2 B2=R.hw C3=R.h:g1');
  expect(refused(situation(CHAIN), 'R: chain i@C4>B1 .')).toBe('notALink');
  expect(refused(situation(CHAIN), 'R: chain g@B1>C3,g@C3>B2 .')).toBe('droppedHere');
  expect(refused(situation(CHAIN), 'R: chain g@B1>C4 .')).toBe('notALink');
});

scenario('CA-58', 'a chain has two links or more, and a boat is one unless the option says no', () => {
  const alone = 'RB L=R c=2 shipment R | *=B B1=R.h:g1 D4=R.h';
  expect(refused(situation(alone), 'R: chain g@B1>D4 .')).toBe('chainTooShort');
  const aboard = 'RB L=R c=2 shipment R | *=B C4=R.h:g1 M3=[R.h]';
  expect(places(go(situation(aboard), 'R: chain g@C4>M3#1 .'), 'C4', 'M3')).toBe('C4=R.h M3=[R.h:g1]');
  expect(refused(situation(aboard, { boatsInChain: false }), 'R: chain g@C4>M3#1 .')).toBe('chainTooShort');
});

scenario('CA-54', 'what another player has is not shipped, and nothing goes through his places', () => {
  const line = 'RB L=R c=2 shipment R | *=B C4=R:t1 D4=R D3=B:t1';
  expect(refused(situation(line), 'R: foot t D3 D4')).toBe('notYours');
  const table = begin(situation(`${line} C5=R`), 'R: foot t C4 D4', 1);
  const at = (id: string) => table.state.setup.land.territoryIds.indexOf(id);
  expect(choices(table, 'R')).toEqual([at('C5'), at('D4')].map((into) => ({ kind: 'step', into })));
});

scenario('CA-57', 'a Horse sets down all that it carries where it stops, or some of it on the way', () => {
  expect(places(go(situation(RIDE), 'R: horse C3 +t2 >C4 .'), 'C3', 'C4')).toBe('C3=R C4=R.h:t2i1');
  const mixed = situation(RIDE.replace('R.h:t2', 'R.hw:t1g1i1m1'));
  expect(places(go(mixed, 'R: horse C3 +t +g +i +m +w >C4 .'), 'C3', 'C4')).toBe('C3=R C4=R.hw:t1g1i2m1');
  const table = begin(situation(RIDE), 'R: horse C3 +t >C4', 3);
  expect(choices(table, 'R')).toContainEqual({ kind: 'drop', token: 'timber', into: table.state.shipAt });
});

scenario(['CA-04', 'CA-56'], 'a Horse goes from one boat of a file to the next', () => {
  const line = 'RB L=R c=2 shipment R | *=B F5=R M3=[R.h:t1][R][R]';
  expect(places(go(situation(line), 'R: horse M3#1 +t >M3#2 .'), 'M3')).toBe('M3=[R][R.h:t1][R]');
  expect(refused(situation(line), 'R: horse M3#1 >M3#3 .')).toBe('notBeside');
});

scenario(['CA-58', 'CA-59'], 'one shipment is made on one chain', () => {
  const line = `${CHAIN} E5=R.h:g1 E6=R.h`;
  expect(refused(situation(line), 'R: chain g@E5>E6 .')).toBeNull();
  expect(refused(situation(line), 'R: chain g@B1>C3,g@E5>E6 .')).toBe('notALink');
  const table = situation(line);
  const from = table.state.setup.land.territoryIds.indexOf('E5');
  expect(choices(table, 'R')).toContainEqual({ kind: 'chain', token: 'gold', from });
  begin(table, 'R: chain g@B1>C3', 2);
  expect(refusedMove(table, 'R', { kind: 'chain', token: 'gold', from })).toBe('notALink');
});

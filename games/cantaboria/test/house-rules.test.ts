import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect } from 'vitest';
import { result } from '../rules/final.ts';
import { go, phase, places, refused, situation } from './play.ts';

const WALK = 'RB L=R c=2 shipment R | *=B B3=R.w:t2g1 C4=R D4=R M1=[R]';

scenario('CA-55', 'option footCapacity: so many goods and Weapons of one place', () => {
  const one = situation(WALK);
  go(one, 'R: foot t B3 C4');
  expect(places(one, 'B3', 'C4')).toBe('B3=R.w:t1g1 C4=R:t1');
  const three = situation(WALK, { footCapacity: 3 });
  const many = go(three, 'R: foot t2,w B3 C4');
  expect(places(many, 'B3', 'C4')).toBe('B3=R:g1 C4=R.w:t2');
  expect(refused(situation(WALK, { footCapacity: 2 }), 'R: foot t2,w B3 C4')).toBe('full');
  expect(refused(situation(WALK, { footCapacity: 9 }), 'R: foot t3 B3 C4')).toBe('noSuchToken');
});

scenario(['CA-55', 'CA-85'], 'option footSteps: one step or two, through own places', () => {
  expect(refused(situation(WALK), 'R: foot t B3 D4')).toBe('notBeside');
  expect(places(go(situation(WALK, { footSteps: 2 }), 'R: foot t B3 D4'), 'B3', 'D4')).toBe('B3=R.w:t1g1 D4=R:t1');
  const parted = WALK.replace('C4=R', 'C4=B');
  expect(refused(situation(parted, { footSteps: 2 }), 'R: foot t B3 D4')).not.toBeNull();
  const attack = 'RBY L=R c=2 attack R | *=Y B3=R.w C4=R D4=B A5=B C5=B.h';
  expect(refused(situation(attack), 'R: attack D4 foot B3')).toBe('notBeside');
  const table = go(situation(attack, { footSteps: 2 }), 'R: attack D4 foot B3');
  expect(table.events.find((event) => event.kind === 'attackDeclared')).toMatchObject({ offence: 4, defence: 3 });
  expect(places(go(table, 'Y: side n'), 'B3', 'D4')).toBe('B3=R D4=R.w');
});

const SAIL = 'RB L=R c=4 shipment R | *=B C4=R:t1 C5=R:g1 M3=[R]';

scenario('CA-60', 'option boatRange: so many steps', () => {
  expect(refused(situation(SAIL), 'R: boat M3#1 >M4 >M5 .')).toBeNull();
  expect(refused(situation(SAIL, { boatRange: 1 }), 'R: boat M3#1 >M4 >M5 .')).toBe('noStepsLeft');
  expect(refused(situation(SAIL, { boatRange: 2 }), 'R: boat M3#1 >M4 >M5 .')).toBeNull();
  const plan = 'RBY L=R c=4 attack R | *=Y C2=R C3=R C4=R D4=B C5=B A5=B N3=[R]';
  const line = 'R: attack D4 boat N3#1 >N4 >M1 >M2 >M3 .1';
  expect(refused(situation(plan, { boatRange: 3 }), line)).not.toBeNull();
  expect(refused(situation(plan, { boatRange: 4 }), line)).toBeNull();
});

scenario('CA-61', 'option boatLoadEnRoute: wherever the boat comes, or where it starts and where it stops', () => {
  const option = { boatLoadEnRoute: false };
  expect(refused(situation(SAIL), 'R: boat M3#1 >M4 +g@C5 >M3 .')).toBeNull();
  expect(refused(situation(SAIL, option), 'R: boat M3#1 >M4 +g@C5 >M3 .')).toBe('loadsAtStart');
  expect(refused(situation(SAIL), 'R: boat M3#1 +t@C4 >M4 -t@C5 >M3 .')).toBeNull();
  expect(refused(situation(SAIL, option), 'R: boat M3#1 +t@C4 >M4 -t@C5 >M3 .')).toBe('unloadsAtEnd');
  expect(places(go(situation(SAIL, option), 'R: boat M3#1 +t@C4 >M4 -t@C5 .'), 'C4', 'C5')).toBe('C4=R C5=R:t1g1');
  const plan = 'RB L=R c=4 attack R | *=B C4=R C3=R.w N3=[R]';
  const late = 'R: attack D4 boat N3#1 >N4 +w@C3 >M1 >M2 >M3 . !w';
  expect(refused(situation(plan), late)).toBeNull();
  expect(refused(situation(plan, option), late)).toBe('loadsAtStart');
  expect(refused(situation(plan, option), 'R: attack D4 boat N3#1 +w@C3 >N4 >M1 >M2 >M3 . !w')).toBeNull();
});

const START = 'RBG L=R c=4 shipment R | *=G C4=B.h D3=B M2=[G][R]';

scenario('CA-65', 'option passageAtStart: the reach where the move begins is left freely, or tested too', () => {
  expect(places(go(situation(START), 'R: boat M2#2 >M3 .'), 'M2', 'M3')).toBe('M2=[G] M3=[R]');
  const table = go(situation(START, { passageAtStart: true }), 'R: boat M2#2 >M3');
  expect(phase(table)).toBe('shipment B');
  expect(places(go(table, 'B: passage M2 forbid'), 'M2', 'M3')).toBe('M2=[G][R] M3=-');
  const passed = go(situation(START, { passageAtStart: true }), 'R: boat M2#2 ?M2', 'B: passage M2 allow');
  expect(places(go(passed, 'R: boat >M3 .'), 'M2', 'M3')).toBe('M2=[G] M3=[R]');
});

scenario('CA-68', 'option passageBothForbid: their sum, or each alone', () => {
  const line = 'RBGY L=R c=4 shipment R | *=Y C4=B.h D3=G.h M1=[R]';
  const both = (options: object) => go(situation(line, options), 'R: boat M1#1 >M2 >M3', ...FORBID);
  const FORBID = ['B: passage M2 forbid', 'G: passage M2 forbid'];
  expect(places(both({}), 'M2', 'M3')).toBe('M2=[R] M3=-');
  // 3 exceeds 2 and 2: nobody can stop the boat, so nobody is asked.
  const free = go(situation(line, { passageBothForbid: 'each' }), 'R: boat M1#1 >M2 >M3 .');
  expect(places(free, 'M2', 'M3')).toBe('M2=- M3=[R]');
  const strong = line.replace('C4=B.h', 'C4=B.w');
  const stopped = go(situation(strong, { passageBothForbid: 'each' }), 'R: boat M1#1 >M2 >M3', ...FORBID);
  expect(places(stopped, 'M2', 'M3')).toBe('M2=[R] M3=-');
  const owner = line.replace('D3=G.h', 'D3=B.h');
  const one = go(situation(owner, { passageBothForbid: 'each' }), 'R: boat M1#1 >M2 >M3', 'B: passage M2 forbid');
  expect(places(one, 'M2', 'M3')).toBe('M2=[R] M3=-');
});

scenario('CA-69', "option ownBankAllows: the mover's own bank helps the boat, or counts nothing", () => {
  const line = 'RBG L=R c=4 shipment R | *=G C4=B.w D3=R.h M1=[R]';
  expect(places(go(situation(line), 'R: boat M1#1 >M2 >M3 .'), 'M3')).toBe('M3=[R]');
  const table = go(
    situation(line, { ownBankAllows: false }),
    'R: boat M1#1 >M2 >M3',
    'B: passage M2 forbid',
    'R: boat .',
  );
  expect(places(table, 'M2', 'M3')).toBe('M2=[R] M3=-');
});

scenario('CA-92', 'option redeclare: how often a target that was not taken may be declared', () => {
  const line = 'RBY L=R c=2 attack R | *=Y C4=R.w C5=R D4=B.w C3=B A1=B';
  const fail = ['R: attack D4', 'Y: side d'];
  const succeed = ['R: attack C3', 'Y: side n'];
  const why = (redeclare: string, ...lines: string[]) =>
    refused(go(situation(line, { redeclare }), ...lines), 'R: attack D4');
  expect(why('oncePerAttack', ...fail)).toBe('failedBefore');
  expect(why('oncePerAttack', ...fail, ...succeed)).toBeNull();
  expect(why('oncePerTurn', ...fail)).toBe('failedBefore');
  expect(why('oncePerTurn', ...fail, ...succeed)).toBe('failedBefore');
  expect(why('free', ...fail, ...fail)).toBeNull();
  expect(why('free', ...fail, ...fail, ...fail)).toBe('failedBefore');
});

scenario('CA-93', 'option logisticsMax: a fixed number of shipments, or one for each City', () => {
  const line = 'RBY L=R c=3 attack R | *=Y B3=R.wc:t2 C4=R A1=B';
  expect(phase(situation(line))).toBe('attack R');
  const none = situation(line, { logisticsMax: 0 });
  expect(refused(none, 'R: log foot t B3 C4')).toBe('notNow');
  expect(refused(situation(line), 'R: log foot t B3 C4')).toBeNull();
  expect(refused(go(situation(line), 'R: log foot t B3 C4'), 'R: log foot t B3 C4')).toBe('notNow');
  const two = go(situation(line, { logisticsMax: 2 }), 'R: log foot t B3 C4', 'R: log foot t B3 C4');
  expect(places(two, 'B3', 'C4')).toBe('B3=R.wc C4=R:t2');
});

const THIRD = 'RB L=R c=3 development R | *=B A1=R.c A2=R.c A3=R:g4 F5=B:g2';

scenario('CA-96', 'option victoryCheck: at the end of a cycle, after Development too, or at once', () => {
  const built = (victoryCheck: string) => go(situation(THIRD, { victoryCheck }), 'R: dev c A3 gold');
  expect(phase(built('cycle'))).toBe('development B');
  expect(phase(go(built('cycle'), 'B: dev -'))).toBe('production *');
  expect(phase(built('phase'))).toBe('development B');
  const after = go(built('phase'), 'B: dev -');
  expect(result(after.state)).toMatchObject({ winners: [0], reason: 'cities' });
  expect(result(built('atOnce').state)).toMatchObject({ winners: [0], reason: 'cities' });
  const attack = 'RBY L=R c=3 attack R | *=Y A1=R.c A2=R.c C4=R.hw C5=R.w D4=B.c A5=B';
  const taken = (victoryCheck: string) =>
    go(situation(attack, { victoryCheck, logisticsMax: 0 }), 'R: attack D4', 'Y: side n');
  expect(phase(taken('phase'))).toBe('attack R');
  expect(result(taken('atOnce').state)).toMatchObject({ winners: [0], reason: 'cities' });
});

scenario('CA-61', 'option boatLoadEnRoute off: what is set down on either bank ends the journey', () => {
  const option = { boatLoadEnRoute: false };
  const line = SAIL.replace('C5=R:g1', 'D4=R');
  expect(refused(situation(line, option), 'R: boat M3#1 +t@C4 >M4 -t@D4 >M3 .')).toBe('unloadsAtEnd');
  const lake = 'RB L=R c=4 shipment R | *=R A5=B NL-A2=[R:t1]';
  expect(refused(situation(lake, option), 'R: boat NL-A2#1 -t@A2 >NL-A3 .')).toBe('unloadsAtEnd');
  expect(refused(situation(lake, option), 'R: boat NL-A2#1 >NL-A3 -t@A3 .')).toBeNull();
});

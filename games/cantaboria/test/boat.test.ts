import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect } from 'vitest';
import { moveCodec } from '../moves.ts';
import { apply } from '../rules/apply.ts';
import { concede } from '../rules/concede.ts';
import { isOpen, isPartial } from '../rules/legal.ts';
import { PLAN, STEP } from '../state.ts';
import { go, phase, places, refused, situation } from './play.ts';

const BACK = 'RB L=R c=4 shipment R | *=B C4=R:t1 C5=R D5=R:g1 M3=[R]';

scenario(['CA-60', 'CA-61', 'CA-64', 'CA-65', 'EX-33'], 'a boat goes back and forth', () => {
  const table = go(situation(BACK), 'R: boat M3#1 +t@C4 >M4 >M5 +g@D5 -t@C5 >M4 -g@C5 .1');
  expect(places(table, 'C4', 'C5', 'D5', 'M4')).toBe('C4=R C5=R:t1g1 D5=R M4=[R]');
  expect(table.events.map((event) => event.kind)).not.toContain('passageAsked');
  expect(refused(situation(BACK), 'R: boat M3#1 >M5 .')).toBe('notConnected');
  expect(refused(situation(BACK), 'R: boat M3#1 +g@D5 .')).toBe('notBeside');
  expect(refused(situation(BACK), 'R: boat M3#1 +t@D4 .')).toBe('notYours');
  expect(refused(situation(BACK), 'R: boat M3#1 +t@C4 -t@C4 .')).toBe('takenHere');
});

scenario(['CA-62', 'EX-34'], 'one Horse and one Weapon, any number of goods', () => {
  const line = 'RB L=R c=4 shipment R | *=B C4=R.hw:t5g3 M3=[R.hw]';
  expect(refused(situation(line), 'R: boat M3#1 +h@C4 .')).toBe('full');
  expect(refused(situation(line), 'R: boat M3#1 +w@C4 .')).toBe('full');
  expect(places(go(situation(line), 'R: boat M3#1 +t5@C4 +g3@C4 .'), 'M3')).toBe('M3=[R.hw:t5g3]');
});

scenario('CA-60', 'no more than twice as many steps as there are waters', () => {
  const table = situation(`${BACK} M4=[B]`);
  const steps = Array.from({ length: 52 }, (_, i) => (i % 2 === 0 ? '>M4' : '>M3')).join(' ');
  expect(refused(table, `R: boat M3#1 ${steps} .`)).toBeNull();
  expect(refused(table, `R: boat M3#1 ${steps} >M4 .`)).toBe('noStepsLeft');
});

scenario('CA-64', 'where it stops of its own will a boat takes any position', () => {
  const line = 'RBG L=R c=4 shipment R | *=B C4=R M3=[R] M4=[B][G]';
  expect(places(go(situation(line), 'R: boat M3#1 >M4 .2'), 'M3', 'M4')).toBe('M3=- M4=[B][R][G]');
  expect(places(go(situation(line), 'R: boat M3#1 >M4 .3'), 'M4')).toBe('M4=[B][G][R]');
  expect(refused(situation(line), 'R: boat M3#1 >M4 .4')).toBe('noSuchPosition');
});

const EQUAL = 'RBG L=R c=4 shipment R | *=G C4=B.h D3=B M1=[R] M2=[G]';

scenario(
  ['CA-66', 'CA-67', 'CA-70', 'CA-71', 'EX-35'],
  'equal points stop a boat, on the side from which it came',
  () => {
    const table = go(situation(EQUAL), 'R: boat M1#1 >M2 >M3');
    expect(phase(table)).toBe('shipment B');
    expect(refused(table, 'B: passage M2 neutral')).toBe('bothBanks');
    go(table, 'B: passage M2 forbid');
    expect(places(table, 'M1', 'M2')).toBe('M1=- M2=[R][G]');
    expect(table.events).toContainEqual({ kind: 'boatStopped', seat: 0, reach: expect.any(Number) });
    expect(places(go(situation(EQUAL), 'R: boat M1#1 >M2 >M3', 'B: passage M2 allow', 'R: boat .'), 'M3')).toBe(
      'M3=[R]',
    );
    const armed = situation(EQUAL.replace('M1=[R]', 'M1=[R.w]'));
    expect(refused(armed, 'R: boat M1#1 >M2 >M3 .')).toBeNull();
  },
);

const SPLIT = 'RBGY L=R c=4 shipment R | *=Y C4=B.w D3=G M1=[R]';
const crossing = (line: string, blue: string, green: string): string => {
  const table = go(situation(line), 'R: boat M1#1 >M2 >M3', `B: passage M2 ${blue}`, `G: passage M2 ${green}`);
  if (phase(table) === 'shipment R') go(table, 'R: boat .');
  return places(table, 'M2', 'M3');
};

scenario(['CA-66', 'CA-68', 'EX-36'], 'one bank allows, one forbids', () => {
  const stopped = 'M2=[R] M3=-';
  const passed = 'M2=- M3=[R]';
  expect(crossing(SPLIT, 'forbid', 'allow')).toBe(stopped);
  expect(crossing(SPLIT.replace('D3=G', 'D3=G.h'), 'forbid', 'allow')).toBe(passed);
  expect(crossing(SPLIT, 'forbid', 'neutral')).toBe(stopped);
  expect(crossing(SPLIT, 'forbid', 'forbid')).toBe(stopped);
  expect(crossing(SPLIT, 'neutral', 'allow')).toBe(passed);
});

scenario(['CA-66', 'CA-97'], 'a bank whose owner has resigned weighs in the shortcut, and forbids nothing', () => {
  // 3 points against 4 + 1 of all other banks: Green is asked; Blue has left the game and is neutral, so 3 exceeds 1.
  const line = 'RBGY L=R c=4 shipment R | *=Y C4=B.w D3=G M1=[R] A1=B';
  const table = go(situation(line), 'B: resign', 'R: boat M1#1 >M2 >M3');
  expect(phase(table)).toBe('shipment G');
  expect(places(go(table, 'G: passage M2 forbid', 'R: boat .'), 'M3')).toBe('M3=[R]');
  // Both banks are Blue's: there is nobody to ask.
  const alone = go(situation(line.replace('D3=G', 'D3=B')), 'B: resign', 'R: boat M1#1 >M2 >M3 .');
  expect(places(alone, 'M3')).toBe('M3=[R]');
});

scenario(['CA-69', 'EX-37'], 'an own bank allows', () => {
  const line = 'RBG L=R c=4 shipment R | *=G C4=B.w D3=R.h M1=[R]';
  const table = go(situation(line), 'R: boat M1#1 >M2 >M3 .');
  expect(places(table, 'M3')).toBe('M3=[R]');
  expect(table.events.map((event) => event.kind)).not.toContain('passageAsked');
});

scenario(['CA-72', 'CA-73', 'EX-38'], 'asked ahead, a boat may stay and the answer stands', () => {
  const line = EQUAL.replace('M1=[R]', 'M1=[R] C3=R.h C2=R');
  const table = go(situation(line), 'R: boat M1#1 ?M2', 'B: passage M2 forbid', 'R: boat -');
  expect(places(table, 'M1', 'M2')).toBe('M1=[R] M2=[G]');
  expect(refused(table, 'R: horse C3 >C2 .')).toBeNull();
  expect(refused(table, 'R: boat M1#1 ?M2')).toBe('nobodyToAsk');
  go(table, 'R: boat M1#1 >M2 >M3 .');
  expect(places(table, 'M2')).toBe('M2=[R][G]');
  expect(table.events.filter((event) => event.kind === 'passageAnswered')).toHaveLength(1);
});

scenario(['CA-03', 'CA-07', 'CA-65', 'CA-74', 'EX-39'], 'into a lake, and to any berth', () => {
  const line = 'RB L=R c=4 shipment R | *=B N2=[R]';
  expect(places(go(situation(line), 'R: boat N2#1 >N1 >NL-A3 .'), 'NL-A3')).toBe('NL-A3=[R]');
  expect(refused(situation(line), 'R: boat N2#1 >N1 >NL-A3 >NL-B2 .')).toBeNull();
  expect(refused(situation(line), 'R: boat N2#1 >N3 >N4 >S5 .')).toBeNull();
});

scenario(['CA-66', 'CA-97'], 'who has resigned is not asked', () => {
  const table = situation(EQUAL);
  table.state.resigned = 2;
  expect(refused(table, 'R: boat M1#1 >M2 >M3 .')).toBeNull();
});

scenario(['CA-72', 'CA-94'], 'a logistics shipment that was given up is not undone', () => {
  const line = 'RBG L=R c=4 attack R | *=G A1=R.c C4=B.h D3=B M1=[R]';
  const table = go(situation(line), 'R: log boat M1#1 ?M2', 'B: passage M2 forbid', 'R: log boat -', 'R: log -');
  while (phase(table) === 'attack R') go(table, 'R: attack -');
  expect(places(table, 'M1')).toBe('M1=[R]');
  expect(table.events.map((event) => event.kind)).not.toContain('shipmentsUndone');
});

scenario('CA-66', 'whoever goes on after an answer is asked, and rests inside no choice', () => {
  // Two steps are the limit: once Blue has answered, the boat can only stop, at a position of its choice in the file.
  const line = EQUAL.replace('M1=[R]', 'M1=[R] M3=[B]');
  const { state } = go(situation(line, { boatRange: 2 }), 'R: boat M1#1 >M2 >M3');
  apply(state, 1, moveCodec.encode({ kind: 'answer', as: 'allow' }));
  expect([state.step, state.actor]).toEqual([STEP.boat, 0]);
  expect(isPartial(state, 0)).toBe(false);
  expect(isOpen(state)).toBe(false);
  apply(state, 0, moveCodec.encode({ kind: 'stop' }));
  expect([state.step, isPartial(state, 0)]).toEqual([STEP.moor, true]);
  apply(state, 0, moveCodec.encode({ kind: 'position', at: 2 }));
  expect(state.step).not.toBe(STEP.moor);
  // A bank whose owner resigns is neutral, and the boat gets to the same water.
  const asked = go(situation(line, { boatRange: 2 }), 'R: boat M1#1 >M2 >M3');
  concede(asked.state, 1);
  expect(asked.state.step).toBe(STEP.boat);
  expect(isPartial(asked.state, 0)).toBe(false);
});

const LAST_STEP = 'RBGY L=R c=4 attack R | *=Y C4=B.h D3=B D4=B.h C5=R D5=R E3=G.w M1=[R] M3=[B]';

scenario(['CA-88', 'CA-97'], 'a plan goes on though a third party that could have helped resigns', () => {
  const table = go(situation(LAST_STEP, { boatRange: 2 }), 'R: attack D4 boat M1#1 >M2 >M3');
  apply(table.state, 1, moveCodec.encode({ kind: 'answer', as: 'allow' }));
  const { step } = table.state;
  go(table, 'G: resign');
  expect([table.state.step, table.state.plan]).toEqual([step, PLAN.boat]);
  go(table, 'R: boat .1', 'Y: side n');
  expect(table.events.at(-1)).toMatchObject({ kind: 'attackFailed' });
});

scenario(['CA-60', 'CA-64'], 'a boat that moves nothing makes no shipment; another position in its file is one', () => {
  const alone = situation('RB L=R c=4 shipment R | *=B C4=R M3=[R:t1]');
  expect(refused(alone, 'R: boat M3#1 .')).toBe('boatDoesNothing');
  expect(refused(alone, 'R: boat M3#1 -t@C4 .')).toBeNull();
  expect(refused(alone, 'R: boat M3#1 >M4 >M3 .')).toBeNull();
  const file = situation('RB L=R c=4 shipment R | *=B C4=R M3=[R:t1][B][R]');
  expect(refused(file, 'R: boat M3#1 .1')).toBe('boatDoesNothing');
  expect(places(go(file, 'R: boat M3#1 .2'), 'M3')).toBe('M3=[B][R:t1][R]');
  // Without files at berths there are no positions there.
  const berth = 'RB L=R c=4 shipment R | *=B A1=R NL-A2=[R][B]';
  expect(refused(situation(berth), 'R: boat NL-A2#1 .2')).toBeNull();
  expect(refused(situation(berth, { berthFiles: false }), 'R: boat NL-A2#1 .2')).toBe('boatDoesNothing');
});

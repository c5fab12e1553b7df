import { ALL } from '@marchlands/core/seat.ts';
import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect } from 'vitest';
import { concede } from '../rules/concede.ts';
import { result } from '../rules/final.ts';
import { start } from '../rules/start.ts';
import { begin, choices, go, phase, places, refused, setupFor, situation, tableOf } from './play.ts';

scenario(
  ['CA-97', 'CA-98', 'EX-54'],
  'the places of a seat that resigned keep their points and defend each other',
  () => {
    const line = 'RBGY L=R c=2 attack R | *=Y C4=R.w D4=B:t1 D5=B.w A1=G';
    const table = go(situation(line), 'B: resign');
    expect(table.events).toEqual([{ kind: 'seatResigned', seat: 1 }]);
    expect(places(table, 'D4', 'D5')).toBe('D4=B:t1 D5=B.w');
    go(table, 'R: attack D4', 'Y: side a');
    expect(table.events.find(({ kind }) => kind === 'attackDeclared')).toMatchObject({ offence: 4, defence: 5 });
    expect(places(table, 'D4')).toBe('D4=R:t1');
  },
);

scenario(['CA-89', 'CA-97', 'EX-54'], 'who resigned is neutral in attacks of others, and lends nothing', () => {
  const line = 'RBGY L=R c=2 attack R | *=Y C4=R C5=R D4=B D3=G D5=G E3=G E4=G';
  const asked = go(situation(line), 'R: attack D4');
  expect(phase(asked)).toBe('attack G');
  go(asked, 'G: resign');
  expect(places(asked, 'D4')).toBe('D4=R');
  const before = go(situation(line), 'G: resign', 'R: attack D4');
  expect(places(before, 'D4')).toBe('D4=R');
  // 2 against 4, and 6 against 4 with Green's help.
  const helped = situation('RBG L=R c=2 attack R | *=B C4=R D3=R E3=G.w');
  expect(refused(helped, 'R: attack D4')).toBeNull();
  expect(go(helped, 'G: resign', 'R: attack D4').events.at(-1)).toMatchObject({ kind: 'attackFailed', offence: 2 });
});

scenario(['CA-89', 'CA-97'], 'an answer given before its giver resigned counts no more', () => {
  const line = 'RBGY L=R c=2 attack R | *=Y C4=R C5=R D4=B E3=G E4=G.w';
  const table = go(situation(line), 'R: attack D4', 'G: side d');
  expect(phase(table)).toBe('attack Y');
  go(table, 'G: resign', 'Y: side n');
  expect(places(table, 'D4')).toBe('D4=R');
});

scenario(['CA-25', 'CA-97', 'EX-54'], 'who resigned has no vote, and one that it gave does not count', () => {
  const line = 'RBGY L=R c=3 trade | *=Y A1=R:t1 B1=B:g1 C1=G';
  const waiting = go(situation(line), '* die 6', 'R: vote y', 'B: vote n', 'G: vote y');
  expect(phase(waiting)).toBe('trade Y');
  go(waiting, 'Y: resign');
  expect(waiting.events).toContainEqual({ kind: 'votesShown', phase: 'trade', yes: [0, 2], no: [1], passed: true });
  const given = go(situation(line), '* die 6', 'R: vote n', 'B: vote y', 'B: resign', 'G: vote n', 'Y: vote y');
  expect(given.events).toContainEqual({ kind: 'votesShown', phase: 'trade', yes: [3], no: [0, 2], passed: false });
});

scenario(
  ['CA-22', 'CA-97', 'EX-54'],
  'where the Lead resigns the cycle goes on, then the die passes to the left',
  () => {
    const table = go(situation('RBGY L=B c=2 attack B | *=Y C4=B D4=R A1=G'), 'B: resign');
    expect(table.state.lead).toBe(1);
    while (table.state.cycle === 2) go(table, `${phase(table).slice(-1)}: attack -`);
    expect(table.state.lead).toBe(2);
    const tie = go(situation('RBGY L=B c=3 trade | *=Y A1=R:t1 B1=B:g1 C1=G'), '* die 6', 'R: vote y', 'G: vote y');
    go(tie, 'B: resign', 'Y: vote n');
    expect(tie.events).toContainEqual({ kind: 'votesShown', phase: 'trade', yes: [0, 2], no: [3], passed: true });
  },
);

scenario(['CA-36', 'CA-97', 'EX-54'], 'who resigned produces nothing', () => {
  const line = 'RBG L=R c=2 production R | *=G A1/t=R B1/g=B C1/i=G D1/h=R.h D2=R';
  const table = go(situation(line), 'R: resign');
  expect(places(table, 'A1', 'B1', 'C1', 'D1', 'D2')).toBe('A1=R:t1 B1=B:g1 C1=G:i1 D1=R.h D2=R');
  expect(phase(table)).toBe('trade *');
  const before = go(situation('RBG L=R c=2 production | *=G A1/t=R B1/g=B C1/i=G'), 'B: resign', '* die 1');
  expect(places(before, 'A1', 'B1', 'C1')).toBe('A1=R:t1 B1=B C1=G:i1');
});

scenario(['CA-66', 'CA-97', 'EX-54'], 'a bank whose owner resigns while it is asked is neutral', () => {
  const line = 'RBG L=R c=4 shipment R | *=G C4=B.h D3=B M1=[R] M2=[G]';
  const table = go(situation(line), 'R: boat M1#1 >M2 >M3');
  expect(phase(table)).toBe('shipment B');
  go(table, 'B: resign', 'R: boat .1');
  expect(places(table, 'M2', 'M3')).toBe('M2=[G] M3=[R]');
});

scenario(
  ['CA-71', 'CA-97'],
  'the boat of a seat that resigns while an answer is awaited stays where it came to',
  () => {
    const line = 'RBG L=R c=4 shipment R | *=G C4=B.h D3=B M1=[R:t1] M2=[G]';
    const table = go(situation(line), 'R: boat M1#1 >M2 >M3', 'R: resign');
    expect(places(table, 'M1', 'M2')).toBe('M1=- M2=[R:t1][G]');
    expect(phase(table)).toBe('shipment B');
    const ahead = go(situation(line), 'R: boat M1#1 ?M2', 'R: resign');
    expect(places(ahead, 'M1', 'M2')).toBe('M1=[R:t1] M2=[G]');
  },
);

scenario(['CA-94', 'CA-97'], 'logistics shipments of a seat that resigns before it attacks are undone', () => {
  const line = 'RBG L=R c=4 attack R | *=G C4=R.c D4=R:t1 D5=R.c A1=B';
  const table = go(situation(line), 'R: log foot t D4 C4');
  expect(places(table, 'C4', 'D4')).toBe('C4=R.c:t1 D4=R');
  go(table, 'R: resign');
  expect(places(table, 'C4', 'D4')).toBe('C4=R.c D4=R:t1');
  expect(table.events.map(({ kind }) => kind)).toContain('shipmentsUndone');
  expect(phase(table)).toBe('attack B');
});

scenario(['CA-49', 'CA-97'], 'an offer is dropped where its maker or its partner resigns', () => {
  const line = 'RBG L=R c=2 trade R | *=G C4=R:t2 D4=B:g1 D3=G:i1';
  const open = () => go(situation(line), 'R: offer B give t@C4 get g>C4');
  const maker = go(open(), 'R: resign');
  expect(phase(maker)).toBe('trade B');
  expect(refused(maker, 'B: refuse')).toBe('notNow');
  const partner = go(open(), 'B: resign');
  expect(phase(partner)).toBe('trade G');
  expect(places(partner, 'C4', 'D4')).toBe('C4=R:t2 D4=B:g1');
  const other = go(open(), 'G: resign');
  expect(phase(other)).toBe('trade B');
  expect(places(go(other, 'B: accept give g@D4 get t>D4'), 'C4', 'D4')).toBe('C4=R:t1g1 D4=B:t1');
});

scenario('CA-97', 'an offer being put together may go to another seat where its partner resigns', () => {
  const line = 'RBG L=R c=2 trade R | *=G C4=R:t2i1 D4=B:g1 D3=G:i1';
  const table = go(begin(situation(line), 'R: offer B give t@C4 -', 2), 'B: resign');
  expect(choices(table, 'R')).toEqual([{ kind: 'end' }, { kind: 'offer', to: 2 }]);
});

scenario('CA-97', 'an attack that waits for third parties is dropped where the attacker resigns', () => {
  const table = go(situation('RBGY L=R c=2 attack R | *=Y C4=R C5=R D4=B A1=G'), 'R: attack D4', 'R: resign');
  expect(places(table, 'D4')).toBe('D4=B');
  expect(phase(table)).toBe('attack B');
});

scenario(
  ['CA-16', 'CA-18', 'CA-97'],
  'who resigns in the opening places no more, and the others go on to the right',
  () => {
    const table = tableOf(start(setupFor(3)));
    go(table, '* die 6', '* die 3', '* die 1', 'R: site A1');
    expect(phase(table)).toBe('opening G');
    go(table, 'G: resign');
    expect(phase(table)).toBe('opening B');
    go(table, 'B: site A2');
    expect(phase(table)).toBe('opening R');
    const drawn = tableOf(start(setupFor(3)));
    go(drawn, '* die 6', '* die 3', 'R: resign', '* die 1');
    expect(phase(drawn)).toBe('opening B');
  },
);

scenario('CA-98', 'the last seat that neither is out nor has resigned wins at once', () => {
  const line = 'RBGY L=R c=2 trade R | *=Y C4=R:t1 D4=B:g1 D3=G:i1';
  const table = go(situation(line), 'R: resign', 'G: resign', 'B: resign');
  expect(result(table.state)).toMatchObject({ winners: [3], reason: 'lastSeat', ranks: [2, 2, 2, 1] });
  const two = go(situation('RB L=R c=2 attack R | *=B C4=R'), 'B: resign');
  expect(result(two.state)).toMatchObject({ winners: [0], reason: 'lastSeat', ranks: [1, 2] });
});

scenario('CA-97', 'a seat that resigned stands below those that played on', () => {
  const line = 'RBG L=R c=60 attack G | *=R A1=B F5=G C4=R.c C5=R.c';
  const table = go(situation(line), 'R: resign');
  while (phase(table) === 'attack G') go(table, 'G: attack -');
  expect(result(table.state)).toMatchObject({ winners: [1, 2], reason: 'lastCycle', ranks: [3, 1, 1] });
});

scenario('CA-97', 'resigning twice changes nothing, and an agreed end has no winner', () => {
  const { state } = go(situation('RBG L=R c=2 attack R | *=G C4=R D4=B'), 'B: resign');
  const again = state.clone();
  concede(again, 1);
  expect(again.equals(state)).toBe(true);
  concede(again, ALL);
  expect(result(again)).toMatchObject({ winners: [], ranks: [1, 1, 1], reason: 'agreement' });
});

scenario(['CA-71', 'CA-97'], 'a boat that has moved lies where it came to, as a refused one would', () => {
  const line = 'RBG L=R c=4 shipment R | *=G C4=B.h D3=B M1=[G][R:t1] M2=[G]';
  const table = go(situation(line), 'R: boat M1#2 >M2 >M3', 'R: resign');
  expect(places(table, 'M1', 'M2')).toBe('M1=[G] M2=[R:t1][G]');
});

scenario(['CA-15', 'CA-97'], 'of two that are level the other one places first where one resigns', () => {
  const table = tableOf(start(setupFor(3)));
  go(table, '* die 6', '* die 6', '* die 1', 'B: resign', '* die 3');
  expect(phase(table)).toBe('opening R');
});

import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect } from 'vitest';
import { choices, go, phase, places, refused, situation } from './play.ts';

scenario(['CA-36', 'EX-01'], 'one of each kind', () => {
  const table = situation('RB L=R c=2 production R | *=B C3/t=R C4/m=R');
  expect(places(table, 'C3', 'C4')).toBe('C3=R:t1 C4=R:m1');
});

scenario(['CA-37', 'EX-23'], 'a token of the same kind stops a site, others do not', () => {
  const table = situation('RB L=R c=2 production R | *=B C3/g=R:g1 C5/g=R:t3');
  expect(places(table, 'C3', 'C5')).toBe('C3=R:g1 C5=R:t3g1');
});

scenario(['CA-38', 'CA-39', 'CA-40', 'EX-02'], 'a City doubles what lies beside it', () => {
  const line = 'RB L=R c=5 production R | *=B C3=R.c D3/t=R C4/g=R:g1 D2/i=R:i2 B3/h=R C2/m=B';
  const table = situation(line);
  expect(places(table, 'D3', 'C4', 'D2', 'B3', 'C2')).toBe('D3=R:t2 C4=R:g2 D2=R:i2 B3=R.h C2=B:m1');
  expect(places(situation(line.replace('C4/g=R:g1', 'C4/g=R.c:g1')), 'D3')).toBe('D3=R:t2');
});

scenario(['CA-02', 'CA-38', 'EX-24'], 'a lake parts', () => {
  const table = situation('RB L=R c=5 production R | *=B A2=R.c B3/t=R B2/g=R A3/i=R');
  expect(places(table, 'B3', 'B2', 'A3')).toBe('B3=R:t1 B2=R:g2 A3=R:i2');
});

const HERD = 'RB L=R c=3 production R | *=B C2/h=R.h C1=R D1=R.h D2=R E1=R F1=R B2=B.h';

scenario(['CA-41', 'CA-42', 'EX-03'], 'a Horse goes to where the herd reaches, or is declined', () => {
  const table = situation(HERD);
  const into = choices(table, 'R').map((move) => (move.kind === 'breed' && move.into !== null ? move.into : null));
  const names = into.map((at) => (at === null ? '-' : table.state.setup.land.territoryIds[at]));
  expect(names).toEqual(['C1', 'D2', 'E1', '-']);
  expect(refused(table, 'R: breed C2 F1')).toBe('notInTheHerd');
  expect(refused(table, 'R: breed C2 D1')).toBe('horseThere');
  expect(refused(table, 'R: breed C2 B2')).toBe('notYours');
  expect(places(go(situation(HERD), 'R: breed C2 -'), 'C2', 'D1')).toBe('C2=R.h D1=R.h');
});

scenario('CA-43', 'each new Horse counts at once', () => {
  const table = go(situation(HERD.replace('D1=R.h', 'D1/h=R.h')), 'R: breed C2 E1');
  expect(refused(table, 'R: breed D1 F1')).toBeNull();
});

scenario('CA-42', 'option breedOptional off: a Horse that can be placed must be', () => {
  expect(refused(situation(HERD, { breedOptional: false }), 'R: breed C2 -')).toBe('mustPlace');
});

scenario(['CA-40', 'EX-25'], 'an empty ground gets its Horse', () => {
  expect(places(situation('RB L=R c=3 production R | *=B C2/h=R C1=R'), 'C2', 'C1')).toBe('C2=R.h C1=R');
});

scenario(['CA-08', 'CA-43', 'EX-26'], 'the last token goes where the seat says', () => {
  const nine = 'A1 A2 A3 A4 A5 B1 B2 B3 B4'
    .split(' ')
    .map((id) => `${id}=B.h`)
    .join(' ');
  const table = situation(`RB L=R c=3 production R | *=B ${nine} C5/h=R C1/h=R D1/h=B`, { resourceTokens: 10 });
  expect(phase(table)).toBe('production R');
  go(table, 'R: serve C5');
  expect(places(table, 'C5', 'C1', 'D1')).toBe('C5=R.h C1=R D1=B');
});

scenario(['CA-08', 'CA-43'], 'each site that waits may be served next', () => {
  const held = 'B1=B:t5 B2=B:t4';
  const table = situation(`RB L=R c=3 production R | *=B ${held} A1/t=R A2/t=R`, { resourceTokens: 10 });
  expect(choices(table, 'R')).toEqual([0, 1].map((at) => ({ kind: 'serve', at })));
  expect(places(go(table, 'R: serve A1'), 'A1', 'A2')).toBe('A1=R:t1 A2=R');
});

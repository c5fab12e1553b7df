import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect } from 'vitest';
import { choices, go, phase, places, refused, situation, type TestTable } from './play.ts';

const declared = (table: TestTable) => table.events.find((event) => event.kind === 'attackDeclared');

// Blue has a place far away, so that it stays in the game.
const DOWN = 'RBY L=R c=4 attack R | *=Y C2=R C3=R C4=R D4=B C5=B A5=B N3=[R]';

scenario(['CA-86', 'EX-10'], 'a Riverboat is brought down, and nobody is asked', () => {
  const table = go(situation(DOWN), 'R: attack D4 boat N3#1 >N4 >M1 >M2 >M3 .1');
  expect(declared(table)).toMatchObject({ offence: 4, defence: 2 });
  expect(places(table, 'N3', 'M3', 'D4')).toBe('N3=[R] M3=- D4=B');
  go(table, 'Y: side n');
  expect(places(table, 'N3', 'M3', 'D4')).toBe('N3=- M3=[R] D4=R');
  expect(table.events.map((event) => event.kind)).not.toContain('passageAsked');
});

scenario(['CA-84', 'CA-86', 'EX-11'], 'a Horse on a bank is taken on, one further away is not', () => {
  const beside = DOWN.replace('C2=R', 'C1=R.h C2=R.h');
  const line = 'R: attack D4 boat N3#1 +h@C2 >N4 >M1 >M2 >M3 .1';
  const landed = go(situation(beside), `${line} !h`);
  expect(declared(landed)).toMatchObject({ offence: 5, defence: 2 });
  expect(places(go(landed, 'Y: side n'), 'C1', 'C2', 'D4', 'M3')).toBe('C1=R.h C2=R D4=R.h M3=[R]');
  expect(places(go(situation(beside), `${line} !`, 'Y: side n'), 'C2', 'D4', 'M3')).toBe('C2=R D4=R M3=[R.h]');
  expect(refused(situation(beside), line.replace('C2', 'C1'))).toBe('notBeside');
  expect(refused(situation(beside), `${line} !w`)).toBe('noSuchToken');
  expect(refused(situation(beside), 'R: attack D4 boat N3#1 +h@C2 >N4 >M1 >M2 >M3 -h@C4 .1')).toBe('notNow');
});

scenario(['CA-84', 'CA-87', 'EX-41'], 'goods keep a boat from the move, not from counting where it lies', () => {
  const laden = DOWN.replace('N3=[R]', 'N3=[R:g1]');
  const line = 'R: attack D4 boat N3#1 >N4 >M1 >M2 >M3 .1';
  expect(refused(situation(laden), line)).toBe('goodsAboard');
  const carried = go(situation(laden, { attackWithGoods: true }), line, 'Y: side n');
  expect(places(carried, 'D4', 'M3')).toBe('D4=R M3=[R:g1]');
  const near = go(situation(laden.replace('N3=', 'M3=')), 'R: attack D4');
  expect(declared(near)).toMatchObject({ offence: 4 });
  const rich = DOWN.replace('C3=R', 'C3=R:t1');
  expect(refused(situation(rich), 'R: attack D4 boat N3#1 +t@C3 >N4 >M1 >M2 >M3 .1')).toBe('notBySuchAMove');
});

scenario(['CA-77', 'CA-86', 'CA-87'], 'what only a boat reaches is a target', () => {
  const line = 'RB L=R c=4 attack R | *=B F1=R N2=[R.hw]';
  const targets = (position: string): string[] => {
    const table = situation(position);
    const found = choices(table, 'R').flatMap((move) => (move.kind === 'attack' ? [move.target] : []));
    return found.map((at) => table.state.setup.land.territoryIds[at]);
  };
  // E1, E2 and F2 lie beside F1; B2 and C3 beside the boat. It may go to any place that touches water.
  const { territoryIds, waters } = situation(line).state.setup.land;
  const afloat = territoryIds.filter((id, at) => id !== 'F1' && (waters[at].length > 0 || id === 'E1'));
  expect(targets(line)).toEqual(afloat);
  expect(targets(line.replace('[R.hw]', '[R.hw:g1]'))).toEqual(['B2', 'C3', 'E1', 'E2', 'F2']);
});

scenario(
  ['CA-82', 'CA-86'],
  'a boat that was beside the target counts once, and so does what it takes on there',
  () => {
    const line = 'RBY L=R c=4 attack R | *=Y C4=R.hw D4=B.c A5=B M3=[R]';
    const table = go(situation(line), 'R: attack D4 boat M3#1 +h@C4 +w@C4 .1 !hw');
    expect(declared(table)).toMatchObject({ offence: 8, defence: 4 });
    expect(places(go(table, 'Y: side n'), 'C4', 'D4', 'M3')).toBe('C4=R D4=R.hwc M3=[R]');
  },
);

scenario(['CA-10', 'CA-86', 'CA-91'], 'landed where one stands already, one of two is left', () => {
  const line = 'RBY L=R c=4 attack R | *=Y C4=R.w D4=B.h A5=B M3=[R.h]';
  expect(places(go(situation(line), 'R: attack D4 boat M3#1 .1 !h', 'Y: side n'), 'D4', 'M3')).toBe('D4=R.h M3=[R]');
});

const BARRED = 'RBY L=R c=4 attack R | *=Y C4=B.h D3=B D4=B A5=B C5=R D5=R E4=R M1=[R]';

scenario(['CA-66', 'CA-86', 'CA-88'], 'passage of a planned boat is tested at once, then the plan goes on', () => {
  const asked = () => go(situation(BARRED), 'R: attack D4 boat M1#1 >M2 >M3');
  expect(phase(asked())).toBe('attack B');
  expect(refused(asked(), 'B: passage M2 neutral')).toBe('bothBanks');
  const granted = go(asked(), 'B: passage M2 allow');
  expect(places(granted, 'M1', 'M2', 'M3')).toBe('M1=[R] M2=- M3=-');
  go(granted, 'R: boat .', 'Y: side n');
  expect(declared(granted)).toMatchObject({ target: granted.state.setup.land.territoryIds.indexOf('D4') });
  expect(places(granted, 'M1', 'M3')).toBe('M1=- M3=[R]');
});

scenario(['CA-71', 'CA-73', 'CA-92'], 'a refused plan is given up: it costs the answer and no attack', () => {
  const line = BARRED.replace('D5=R', 'D5=R.w');
  const table = go(situation(line), 'R: attack D4 boat M1#1 >M2 >M3', 'B: passage M2 forbid');
  // At M2 the boat does not lie beside D4: giving up is the only move left, and the match makes it.
  expect(phase(table)).toBe('attack R');
  expect(places(table, 'M1', 'D4')).toBe('M1=[R] D4=B');
  expect(refused(table, 'R: attack D4')).toBe('failedBefore');
  expect(refused(table, 'R: attack C4')).toBeNull();
  expect(table.state.planBoat + table.state.shipAt + table.state.entry + table.state.isStopped).toBe(0);
});

scenario(['CA-71', 'CA-86'], 'a refused boat that is beside the target may be declared all the same', () => {
  const line = 'RBY L=R c=4 attack R | *=Y C4=B.h D3=B C5=R D4=R A5=B M1=[R]';
  const stopped = go(situation(line), 'R: attack C4 boat M1#1 >M2 >M3', 'B: passage M2 forbid');
  expect(phase(stopped)).toBe('attack R');
  expect(refused(stopped, 'R: attack boat -')).toBeNull();
  go(stopped, 'R: boat .');
  expect(declared(stopped)).toMatchObject({ offence: 5, defence: 3 });
  go(stopped, 'Y: side n');
  expect(places(stopped, 'M2', 'C4')).toBe('M2=[R] C4=R.h');
});

scenario(['CA-72', 'CA-73'], 'asked ahead, the plan may be given up where the answer displeases', () => {
  const table = go(situation(BARRED), 'R: attack D4 boat M1#1 ?M2', 'B: passage M2 forbid', 'R: attack boat -');
  expect([phase(table), table.state.planBoat]).toEqual(['attack R', 0]);
  // Nothing has moved and nothing was declared.
  expect(refused(table, 'R: attack D4')).toBeNull();
  const granted = go(situation(BARRED), 'R: attack D4 boat M1#1 ?M2', 'B: passage M2 allow');
  expect(refused(granted, 'R: attack boat -')).toBeNull();
  expect(refused(granted, 'R: boat >M2 >M3 .')).toBeNull();
});

scenario(['CA-70', 'CA-86'], 'what the planned boat has taken on counts at the banks', () => {
  const line = BARRED.replace('M1=[R]', 'C3=R.w M1=[R]');
  const table = go(situation(line), 'R: attack D4 boat M1#1 +w@C3 >M2 >M3 . !');
  expect(table.events.map((event) => event.kind)).not.toContain('passageAsked');
});

scenario(['CA-04', 'CA-81', 'CA-86'], 'a boat that comes between two others parts them', () => {
  const line = 'RBGY L=R c=4 attack R | *=Y C4=R A5=B A1=G M3=[B][G] M2=[R]';
  const before = go(situation(line), 'R: attack M3#1 boat M2#1 >M3 .1');
  expect(declared(before)).toMatchObject({ offence: 4, defence: 3 });
  expect(phase(before)).toBe('attack G');
  const between = go(situation(line), 'R: attack M3#1 boat M2#1 >M3 .2');
  expect(phase(between)).toBe('attack Y');
  go(between, 'Y: side n');
  expect(places(between, 'M2', 'M3')).toBe('M2=- M3=[R][R][G]');
  expect(refused(situation(line), 'R: attack M3#1 boat M2#1 >M3 .3')).toBe('notBeside');
});

scenario(['CA-86', 'CA-88'], 'a Weapon taken aboard on the way counts beside the target', () => {
  // Without the Weapon of C3 offence is 1 + 3 against 1 + 5.
  const line = 'RB L=R c=4 attack R | *=B C4=R C3=R.w N4=[R]';
  const declaredWith = (plan: string) => declared(go(situation(line), `R: attack D4 boat N4#1 ${plan}`));
  expect(declaredWith('>M1 >M2 >M3 .1')).toMatchObject({ offence: 4, defence: 6 });
  expect(declaredWith('+w@C3 >M1 >M2 >M3 .1 !w')).toMatchObject({ offence: 7, defence: 6 });
});

const TWO_HORSES = 'RBY L=R c=4 attack R | *=Y C3=R.h D3=R.h C4=B.hw C5=R D4=B D5=R E3=R E4=R M1=[R]';

scenario(['CA-69', 'CA-73', 'CA-86'], 'what is taken on elsewhere counts beside what the own bank holds', () => {
  // Blue's 5 points stop the boat's 3 with the 2 of D3, but not its 4 with the Horse of C3. The Horse of D3 is in one
  // or the other.
  const forbidden = (line: string) => go(situation(line), 'R: attack D4 boat M1#1 ?M2', 'B: passage M2 forbid');
  expect(refused(forbidden(TWO_HORSES), 'R: boat +h@C3 >M2 >M3 .')).toBeNull();
  // With the Horse of D3 the boat is stopped at M2, which is not beside D4.
  const stopped = forbidden(TWO_HORSES);
  expect(refused(stopped, 'R: boat >M2 +h@D3 >M3 .')).toBe('notBeside');
});

scenario(['CA-69', 'CA-73', 'CA-86'], 'a Weapon taken on elsewhere counts beside that of the own bank', () => {
  const line = TWO_HORSES.replace('C3=R.h', 'C3=R.w').replace('D3=R.h', 'D3=R.w').replace('C4=B.hw', 'C4=B.hwc');
  const table = go(situation(line), 'R: attack D4 boat M1#1 ?M2', 'B: passage M2 forbid');
  expect(refused(table, 'R: boat >M2 +w@D3 >M3 .')).toBe('notBeside');
  go(table, 'R: boat +w@C3 >M2 >M3 . !w');
  expect(places(table, 'C3', 'D3', 'D4')).toBe('C3=R D3=R.w D4=R.w');
});

scenario(['CA-04', 'CA-86'], 'the position in the file decides which boats lie beside the target', () => {
  // Before the other boat nothing lies between them: 3 + 6 against 5. Behind the target the boat separates the two.
  const line = 'RB L=R c=4 attack R | *=R M2=[R] M3=[B][B.w]';
  expect(declared(go(situation(line), 'R: attack M3#1 boat M2#1 >M3 .1'))).toMatchObject({ defence: 9 });
  expect(declared(go(situation(line), 'R: attack M3#1 boat M2#1 >M3 .2'))).toMatchObject({ defence: 3 });
});

scenario('CA-86', 'any boat of the map may make the move, and nothing of the plan is left after it', () => {
  const line = DOWN.replace('N3=[R]', 'N1=[Y] N3=[R]');
  const table = go(situation(line), 'R: attack D4 boat N3#1 >N4 >M1 >M2 >M3 .1', 'Y: side n');
  expect(places(table, 'N1', 'N3', 'M3', 'D4')).toBe('N1=[Y] N3=- M3=[R] D4=R');
  expect(table.state.planSpace + table.state.planBoat + table.state.planPosition).toBe(0);
});

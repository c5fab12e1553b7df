import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect } from 'vitest';
import { isHopeless, totalsOf } from '../advice/totals.ts';
import { pointsOf } from '../rules/places.ts';
import { text } from '../text.ts';
import { views } from '../view/view.ts';
import { begin, choices, go, phase, places, refused, situation } from './play.ts';

const SIMPLE = 'RBY L=R c=2 attack R | *=Y C4=R C5=R D4=B';

scenario(['CA-75', 'CA-77', 'CA-80', 'CA-81', 'CA-89', 'CA-91', 'EX-08'], 'the simplest attack', () => {
  const table = go(situation(`${SIMPLE} A1=B`), 'R: attack D4', 'Y: side n');
  expect(places(table, 'D4')).toBe('D4=R');
  expect(table.events.find((event) => event.kind === 'attackDeclared')).toMatchObject({ offence: 2, defence: 1 });
});

scenario(['CA-80', 'CA-82', 'CA-85', 'EX-09'], 'a Horse and a Weapon from two territories away', () => {
  const line = 'RBY L=R c=2 attack R | *=Y B3=R.hw C4=R D3=R D4=B C5=B.w';
  const table = go(situation(line), 'R: attack D4 horse B3 +w >C4 >D4 .', 'Y: side n');
  expect(table.events.find((event) => event.kind === 'attackDeclared')).toMatchObject({ offence: 6, defence: 5 });
  expect(places(table, 'B3', 'D4')).toBe('B3=R D4=R.hw');
});

scenario(['CA-78', 'CA-79', 'EX-12'], 'most points', () => {
  const { state } = situation('RB L=R c=2 attack | *=B C4=R.hwc:g10 M1=[R.hw] M2=[R]');
  expect([state.setup.land.territoryIds.indexOf('C4'), 60, 61].map((at) => pointsOf(state, at))).toEqual([8, 7, 3]);
  expect(pointsOf(situation('RB L=R c=2 attack | *=B M2=[R]', { hullPoints: 0 }).state, 60)).toBe(1);
});

scenario(['CA-83', 'CA-88', 'CA-92', 'EX-40'], 'equal points: no attack, and not the same target again', () => {
  const table = go(situation('RBY L=R c=2 attack R | *=Y C4=R D4=B'), 'R: attack D4');
  expect(phase(table)).toBe('attack Y');
  expect(refused(table, 'R: attack D4')).toBe('notYourTurn');
  go(table, 'Y: side n');
  expect(places(table, 'D4')).toBe('D4=B');
  expect(table.events.map((event) => event.kind)).toContain('attackFailed');
});

scenario(['CA-92'], 'a target that failed is refused for the same attack', () => {
  const table = go(situation('RBY L=R c=2 attack R | *=Y C4=R C5=R D4=B D5=B'), 'R: attack D4', 'Y: side d');
  expect(refused(table, 'R: attack D4')).toBe('failedBefore');
  expect(refused(table, 'R: attack D5')).toBeNull();
});

scenario(['CA-84', 'EX-41'], 'neither Horse nor foot bring goods', () => {
  const line = 'RBY L=R c=2 attack R | *=Y B3=R.h:t1 C4=R:t1 C5=R D4=B';
  expect(refused(situation(line), 'R: attack D4 horse B3 +t >C4 >D4 .')).toBe('notBySuchAMove');
});

scenario(['CA-82', 'EX-42'], 'a piece counts once', () => {
  const line = 'RBY L=R c=2 attack R | *=Y C4=R.hw D4=B.c A1=B';
  const told = { offence: 5, defence: 4 };
  const standing = go(situation(line), 'R: attack D4', 'Y: side n');
  expect(standing.events.find((event) => event.kind === 'attackDeclared')).toMatchObject(told);
  expect(places(standing, 'C4', 'D4')).toBe('C4=R.hw D4=R.c');
  const riding = go(situation(line), 'R: attack D4 horse C4 +w >D4 .', 'Y: side n');
  expect(riding.events.find((event) => event.kind === 'attackDeclared')).toMatchObject(told);
  expect(places(riding, 'C4', 'D4')).toBe('C4=R D4=R.hwc');
  const marching = go(situation(line), 'R: attack D4 foot C4', 'Y: side n');
  expect(places(marching, 'C4', 'D4')).toBe('C4=R.h D4=R.wc');
});

scenario(['CA-09', 'CA-10', 'CA-91', 'EX-43'], 'captured pieces and surplus', () => {
  const table = situation('RBY L=R c=6 attack R | *=Y C4=R.hw C5=R.w D4=B.hwc:t1g1 A1=B');
  const [horses, weapons] = [table.state.supply[4], table.state.supply[5]];
  go(table, 'R: attack D4 horse C4 +w >D4 .', 'Y: side n');
  expect(places(table, 'C4', 'C5', 'D4')).toBe('C4=R C5=R.w D4=R.hwc:t1g1');
  expect([table.state.supply[4], table.state.supply[5]]).toEqual([horses + 1, weapons + 1]);
});

scenario(['CA-89', 'CA-90', 'CA-92', 'EX-44'], 'third parties answer in turn', () => {
  const line = 'RBGY L=R c=2 attack R | *=Y C4=R C5=R D4=B E3=G E4=G.w A1=B';
  const table = go(situation(line), 'R: attack D4');
  expect(phase(table)).toBe('attack G');
  go(table, 'G: side d');
  expect(phase(table)).toBe('attack Y');
  go(table, 'Y: side a');
  expect(table.events.find((event) => event.kind === 'attackFailed')).toMatchObject({ offence: 4, defence: 6 });
  expect(places(table, 'D4')).toBe('D4=B');
  expect(places(go(situation(line), 'R: attack D4', 'G: side n', 'Y: side a'), 'D4')).toBe('D4=R');
});

scenario(['CA-88', 'CA-92', 'EX-45'], 'a hopeless declaration is legal and fails; it is told before', () => {
  const line = 'RB L=R c=2 attack R | *=B C4=R';
  const planned = begin(situation(line), 'R: attack D4', 1);
  expect(isHopeless(totalsOf(planned.state))).toBe(true);
  expect(text(views.view(planned.state, 0), planned.state.setup, String)).toContain(
    '1 against 6, which cannot succeed',
  );
  const table = go(situation(line), 'R: attack D4');
  expect(table.events.map(({ kind }) => kind)).toEqual(['attackDeclared', 'attackFailed']);
  expect(phase(table)).toBe('attack R');
  expect(refused(table, 'R: attack D4')).toBe('failedBefore');
});

scenario(['CA-88', 'CA-92'], 'a plan that is given up counts as declared and failed', () => {
  const line = 'RBY L=R c=2 attack R | *=Y B3=R.hw C4=R D3=R D4=B';
  for (const plan of ['R: attack D4 -', 'R: attack D4 horse B3 +w -']) {
    const table = go(situation(line), plan);
    expect(phase(table)).toBe('attack R');
    expect(places(table, 'B3')).toBe('B3=R.hw');
    expect(refused(table, 'R: attack D4')).toBe('failedBefore');
    expect(refused(table, 'R: attack C5')).toBeNull();
  }
});

scenario(['CA-02', 'CA-77', 'CA-83', 'EX-46'], 'a lake parts, a boat is beside its shore', () => {
  const line = 'RBY L=R c=3 attack R | *=B A1=R A2=R.w F5=Y';
  expect(refused(situation(line), 'R: attack B3')).toBe('notBeside');
  const equal = go(situation(`${line} NL-B3=[R.w]`), 'R: attack B3');
  expect(equal.events.at(-1)).toMatchObject({ kind: 'attackFailed', offence: 6, defence: 6 });
});

scenario(['CA-06', 'CA-91', 'CA-95', 'EX-47'], 'a boat is a target, and may be the last place', () => {
  const table = go(situation('RBY L=R c=4 attack R | *=Y C4=R.w D4=R M3=[B.h:t2]'), 'R: attack M3#1');
  expect(places(table, 'M3')).toBe('M3=[R.h:t2]');
  expect(table.events).toContainEqual({ kind: 'seatOut', seat: 1 });
});

scenario(['CA-04', 'CA-05', 'CA-89', 'EX-48'], 'boats of a file are beside the next alone', () => {
  const table = go(situation('RBG L=R c=4 attack R | *=G C4=R M3=[R][B][G]'), 'R: attack M3#2');
  expect(table.events).toContainEqual(
    expect.objectContaining({
      kind: 'attackDeclared',
      target: { space: table.state.setup.land.spaceIds.indexOf('M3'), position: 1 },
      offence: 4,
      defence: 3,
    }),
  );
  go(table, 'G: side d');
  expect(table.events).toContainEqual({ kind: 'sideTaken', seat: 2, side: 'defender', points: 4 });
  expect(refused(situation('RBG L=R c=4 attack R | *=G C4=B M3=[R][B][G]'), 'R: attack M3#3')).toBe('notBeside');
});

scenario(
  ['CA-75', 'CA-76', 'EX-19', 'EX-49'],
  'after a success one more attack or a shipment, in the first cycle a shipment',
  () => {
    const line = 'RBY L=R c=1 attack R | *=Y C4=R.w:t1 C5=R D4=B D5=B A1=B';
    const won = (cycle: string) => go(situation(line.replace('c=1', cycle)), 'R: attack D4', 'Y: side n');
    expect(refused(won('c=1'), 'R: attack D5')).toBe('firstCycle');
    expect(refused(won('c=2'), 'R: attack D5')).toBeNull();
    const table = go(won('c=1'), 'R: bonus foot t C4 D4');
    expect(places(table, 'C4', 'D4')).toBe('C4=R.w D4=R:t1');
    expect(phase(table)).not.toBe('attack R');
    expect(phase(go(won('c=2'), 'R: attack D5', 'Y: side n'))).not.toBe('attack R');
  },
);

const LOGISTICS = 'RBY L=R c=3 attack R | *=Y B3=R.wc C4=R C5=R.c D4=B A1=B';

scenario(['CA-93', 'CA-94', 'EX-50'], 'logistics shipments are undone where no attack follows', () => {
  const table = go(situation(LOGISTICS), 'R: log foot w B3 C4');
  expect(places(table, 'B3', 'C4')).toBe('B3=R.c C4=R.w');
  go(table, 'R: log -', 'R: attack -');
  expect(places(table, 'B3', 'C4')).toBe('B3=R.wc C4=R');
  const stands = go(
    situation(LOGISTICS),
    'R: log foot w B3 C4',
    'R: log -',
    'R: attack D4',
    'Y: side n',
    'R: attack -',
  );
  expect(places(stands, 'B3', 'C4', 'D4')).toBe('B3=R.c C4=R.w D4=R');
});

scenario(
  ['CA-94', 'EX-51'],
  'an edge before the third parties spoke is enough, unless the option says otherwise',
  () => {
    const line = 'RBGY L=R c=3 attack R | *=Y B3=R.wc C4=R C5=R D4=B.w A1=B E3=G E4=G';
    const after = (position: string, options: object = {}) => {
      const table = go(situation(position, options), 'R: log foot w B3 C4', 'R: attack D4', 'G: side d', 'Y: side n');
      if (phase(table) === 'attack R') go(table, 'R: attack -');
      return places(table, 'B3', 'C4', 'D4');
    };
    const stands = 'B3=R.c C4=R.w D4=B.w';
    const undone = 'B3=R.wc C4=R D4=B.w';
    expect(after(line)).toBe(stands);
    expect(after(line, { logisticsNeeds: 'success' })).toBe(undone);
    const level = line.replace('C5=R', 'C5=Y');
    expect(after(level)).toBe(undone);
    expect(after(level, { logisticsNeeds: 'declaration' })).toBe(stands);
  },
);

scenario(['CA-82', 'CA-85'], 'a piece beside the target adds nothing by moving into it', () => {
  // 5 against 5: the Weapon of C4 counts already where it stands, the Horse of B3 does not.
  const table = situation('RB L=R c=2 attack R | *=B B3=R.h C4=R.w D3=R');
  const offence = (line: string) =>
    go({ ...table, state: table.state.clone(), events: [] }, line).events.flatMap((event) =>
      event.kind === 'attackDeclared' ? [event.offence, event.defence] : [],
    );
  expect(offence('R: attack D4')).toEqual([5, 5]);
  expect(offence('R: attack D4 foot C4')).toEqual([5, 5]);
  expect(offence('R: attack D4 horse B3 >C4 >D4 .')).toEqual([6, 5]);
});

scenario(['CA-82', 'CA-85'], 'a Horse beside the target may ride into it, though it adds nothing', () => {
  const line = 'RBY L=R c=2 attack R | *=Y C4=R.h C5=R D4=B A1=B';
  const table = begin(situation(line), 'R: attack D4', 1);
  const from = table.state.setup.land.territoryIds.indexOf('C4');
  expect(choices(table, 'R')).toContainEqual({ kind: 'horse', from });
});

scenario('CA-94', "an attack of the seat before is none of the next seat's", () => {
  const line = 'RBY L=R c=3 attack R | *=Y C4=R C5=R D4=B A1=B.c:t1 A2=B';
  const table = go(situation(line), 'R: attack D4', 'Y: side n', 'R: attack -', 'B: log foot t A1 A2', 'B: attack -');
  expect(places(table, 'A1', 'A2')).toBe('A1=B.c:t1 A2=B');
});

scenario(['CA-09', 'CA-94'], 'with the shipments the tokens that they lost come back', () => {
  const table = situation('RB L=R c=3 attack R | *=B C4=R.wc D4=R.w');
  const before = table.state.supply[5];
  go(table, 'R: log foot w C4 D4');
  expect(places(table, 'C4', 'D4')).toBe('C4=R.c D4=R.w');
  go(table, 'R: attack -');
  expect(places(table, 'C4', 'D4')).toBe('C4=R.wc D4=R.w');
  expect(table.state.supply[5]).toBe(before);
});

scenario('CA-94', 'boats come back to where they lay, each to its owner', () => {
  const table = go(situation('RB L=R c=3 attack R | *=R A1=R.c A5=B M1=[R:t1] M2=[B]'), 'R: log boat M1#1 >M2 >M3 .');
  expect(places(table, 'M1', 'M2', 'M3')).toBe('M1=- M2=[B] M3=[R:t1]');
  go(table, 'R: attack -');
  expect(places(table, 'M1', 'M2', 'M3')).toBe('M1=[R:t1] M2=[B] M3=-');
});

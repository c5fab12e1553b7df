import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect } from 'vitest';
import { type Totals, totalsOf, totalsWithoutMove } from '../advice/totals.ts';
import { go, placeOf, situation, type TestTable } from './play.ts';

/** The pieces of one seat as `C4.horse 1`; moving ones have an arrow. */
function piecesOf({ state, letters }: TestTable, totals: Totals, letter: string): readonly string[] {
  const { territoryIds } = state.setup.land;
  return totals.pieces
    .filter(({ seat }) => letters[seat] === letter)
    .map(({ place, piece, points, isMoved }) => {
      return `${isMoved ? '>' : ''}${territoryIds[place] ?? `b${place - 59}`}.${piece} ${points}`;
    });
}

const withoutMove = (line: string, target: string): readonly [TestTable, Totals] => {
  const table = situation(line);
  return [table, totalsWithoutMove(table.state, 0, placeOf(table.state, target))];
};

scenario(['CA-80', 'CA-81', 'EX-08'], 'the simplest attack piece by piece', () => {
  const [table, totals] = withoutMove('RBY L=R c=2 attack R | *=Y C4=R C5=R D4=B', 'D4');
  expect(totals).toMatchObject({ attacker: 0, defender: 1, offence: 2, defence: 1 });
  expect(piecesOf(table, totals, 'R')).toEqual(['C4.warrior 1', 'C5.warrior 1']);
  expect(piecesOf(table, totals, 'B')).toEqual(['D4.warrior 1']);
  expect(totals.thirds).toEqual([{ seat: 2, points: 4, side: null }]);
});

scenario(['CA-82', 'CA-85', 'EX-09'], 'a Horse and a Weapon from afar are told as moved', () => {
  const table = situation('RBY L=R c=2 attack R | *=Y B3=R.hw C4=R D3=R D4=B C5=B.w');
  go(table, 'R: attack D4 horse B3 +w >C4 >D4 .');
  const totals = totalsOf(table.state);
  expect(totals).toMatchObject({ offence: 6, defence: 5 });
  expect(piecesOf(table, totals, 'R')).toEqual(['>B3.horse 1', '>B3.weapon 3', 'C4.warrior 1', 'D3.warrior 1']);
  expect(piecesOf(table, totals, 'B')).toEqual(['C5.warrior 1', 'C5.weapon 3', 'D4.warrior 1']);
});

scenario(['CA-78', 'CA-79', 'EX-12'], 'most points of a territory and of a boat', () => {
  const [, land] = withoutMove('RB L=R c=2 attack R | *=R C4=B.hwc:g10 D4=R', 'C4');
  expect(land.defence).toBe(8);
  const [table, boat] = withoutMove('RB L=R c=2 attack R | *=R M1=[B.hw]', 'M1#1');
  expect(boat.defence).toBe(7);
  expect(piecesOf(table, boat, 'B')).toEqual(['b1.warrior 1', 'b1.hull 2', 'b1.horse 1', 'b1.weapon 3']);
});

scenario(['CA-82', 'EX-42'], 'a piece beside the target counts once, moved or not', () => {
  const line = 'RBY L=R c=2 attack R | *=Y C4=R.hw D4=B.c A1=B';
  const [standing, without] = withoutMove(line, 'D4');
  expect(piecesOf(standing, without, 'R')).toEqual(['C4.warrior 1', 'C4.horse 1', 'C4.weapon 3']);
  const riding = situation(line);
  go(riding, 'R: attack D4 horse C4 +w >D4 .');
  const moved = totalsOf(riding.state);
  expect(piecesOf(riding, moved, 'R')).toEqual(['C4.warrior 1', '>C4.horse 1', '>C4.weapon 3']);
  expect([without, moved].map(({ offence, defence }) => [offence, defence])).toEqual([
    [5, 4],
    [5, 4],
  ]);
});

scenario(['CA-80', 'CA-91', 'EX-43'], 'what is captured counts for the defence', () => {
  const table = situation('RBY L=R c=6 attack R | *=Y C4=R.hw C5=R.w D4=B.hwc:t1g1 A1=B');
  go(table, 'R: attack D4 horse C4 +w >D4 .');
  expect(totalsOf(table.state)).toMatchObject({ offence: 9, defence: 8 });
});

scenario(['CA-89', 'CA-90', 'EX-44'], 'before and after the answers of third parties', () => {
  const table = situation('RBGY L=R c=2 attack R | *=Y C4=R C5=R D4=B E3=G E4=G.w A1=B');
  go(table, 'R: attack D4');
  expect(totalsOf(table.state)).toMatchObject({
    offence: 2,
    defence: 1,
    offenceSoFar: 2,
    defenceSoFar: 1,
    thirds: [
      { seat: 2, points: 5, side: null },
      { seat: 3, points: 2, side: null },
    ],
  });
  go(table, 'G: side d');
  expect(totalsOf(table.state)).toMatchObject({
    offence: 2,
    defence: 1,
    defenceSoFar: 6,
    thirds: [
      { seat: 2, points: 5, side: 'defender' },
      { seat: 3, points: 2, side: null },
    ],
  });
});

scenario(['CA-04', 'CA-89', 'EX-48'], 'boats beside in a file', () => {
  const [table, totals] = withoutMove('RBG L=R c=4 attack R | *=G C4=R M3=[R][B][G]', 'M3#2');
  expect(totals).toMatchObject({ offence: 4, defence: 3, thirds: [{ seat: 2, points: 4, side: null }] });
  expect(piecesOf(table, totals, 'R')).toEqual(['C4.warrior 1', 'b1.warrior 1', 'b1.hull 2']);
});

scenario(['CA-86', 'EX-10', 'EX-11'], 'a boat that comes counts with what it has taken on', () => {
  const line = 'RBY L=R c=4 attack R | *=Y C2=R.h C3=R C4=R D4=B C5=B N3=[R]';
  const table = situation(line);
  go(table, 'R: attack D4 boat N3#1 +h@C2 >N4 >M1 >M2 >M3 .1 !h');
  const totals = totalsOf(table.state);
  expect(totals).toMatchObject({ offence: 5, defence: 2 });
  expect(piecesOf(table, totals, 'R')).toEqual(['C4.warrior 1', '>b1.warrior 1', '>b1.hull 2', '>b1.horse 1']);
});

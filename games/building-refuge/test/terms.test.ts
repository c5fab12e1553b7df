import { EVERYTHING, SPECTATOR } from '@marchlands/core/seat.ts';
import { scenario } from '@marchlands/core/testing/scenario.ts';
import { describe, expect, test } from 'vitest';
import { distance, SQUARES, spiralOf } from '../data/geometry.ts';
import { cell, faceDown, kinds, legalSquares, on, refuge, scores, seen, squares, toAct } from './play.ts';

describe('board and terms', () => {
  scenario('BR-01', 'the board has 64 squares, A1 at the top left and H8 at the bottom right', () => {
    const table = refuge();
    expect(legalSquares(table, 0, 'discover')).toHaveLength(64);
    expect(table.text(SPECTATOR).split('\n')[0]?.trim().split(/\s+/).join('')).toBe('ABCDEFGH');
    table.play(0, 'd A1 =G').play(1, 'd H8 =D');
    const rows = table.text(SPECTATOR).split('\n');
    expect(rows[1]).toMatch(/^1 +g1/);
    expect(rows[8]).toMatch(/^8 .*d2$/);
  });

  scenario('BR-01', 'a square beyond H or 8 is none', () => {
    expect(refuge().problem(0, 'd I1')?.message).toContain('A1 to H8');
    expect(refuge().problem(0, 'd A9')?.message).toContain('A1 to H8');
  });

  scenario('BR-02', 'squares that share a side are adjacent, diagonal ones are not', () => {
    const table = refuge(squares('D4:g1'));
    const targets = table.legal(0).flatMap((move) => (move.kind === 'activate' ? [SQUARES[move.into]] : []));
    expect(targets).toEqual(['D3', 'C4', 'E4', 'D5']);
    expect(table.problem(0, 'a D4-E5')?.rule).toBe('BR-39');
  });

  scenario('BR-02', 'the edge of the board does not lead round to the other side', () => {
    const table = refuge(squares('H1:g1'));
    const targets = table.legal(0).flatMap((move) => (move.kind === 'activate' ? [SQUARES[move.into]] : []));
    expect(targets).toEqual(['G1', 'H2']);
  });

  scenario(['BR-03', 'EX-01'], 'distance counts columns and rows, whatever lies between', () => {
    expect(distance(cell('A1'), cell('B2'))).toBe(2);
    expect(distance(cell('A1'), cell('H8'))).toBe(14);
    expect(distance(cell('A1'), cell('A2'))).toBe(1);
    expect(distance(cell('H1'), cell('A8'))).toBe(14);
    expect(distance(cell('D4'), cell('D4'))).toBe(0);
  });

  scenario('BR-03', 'barbarians walk across mountains and face-down tiles as across anything else', () => {
    // F1 is 5 away along a row of mountains and face-down tiles, A7 is 6 away over empty land.
    const table = refuge(squares('B1:x1 C1:x1 D1:## E1:x1 F1:c1 A7:c2', 'd1'), 'barbarian=1,0', {
      attackStart: 'entry',
    });
    expect(on(table, 'F1')).toBe('.');
    expect(on(table, 'A7')).toBe('c2');
  });

  scenario('BR-04', 'a square with a face-up or a face-down tile is filled and cannot be named again', () => {
    const table = refuge(squares('D4:g1 A1:##'));
    expect(table.refused(0, 'd D4')).toBe('discoverFilled');
    expect(table.refused(0, 'd A1')).toBe('discoverFilled');
    expect(table.refused(0, 'd B1')).toBeNull();
  });

  scenario('BR-05', 'the special tiles that a city forces are treasure and barbarian', () => {
    const table = refuge(squares('E5:c2'));
    table.play(0, 'a E5-E6 #D =TBXD');
    expect(seen(table).pending?.takeable).toEqual(['treasure', 'barbarian']);
  });

  scenario('BR-06', 'a tile belongs to who placed it for the rest of the game', () => {
    const table = refuge();
    table.lines([0, 'd E5 =G'], [1, 'a E5-E6 #D =GO t G'], [0, 'r E6 #D']);
    expect(on(table, 'E5')).toBe('g1');
    expect(on(table, 'E6')).toBe('g2+');
  });

  scenario('BR-07', "a city's marker gives its owner no network points; the builder gets them", () => {
    const table = refuge(squares('E5:c2 E6:d1'));
    table.play(0, 'r E6 #D');
    expect(scores(table)).toEqual([3, 0]);
  });

  scenario('BR-08', 'a face-down tile cannot be activated, built on or discovered, and connects nothing', () => {
    // The face-down tile on E5 is a city, which does not count for connections.
    const table = refuge(squares('E4:d1 E5:## E6:d1+'), 'faceDown=E5=C');
    expect(table.refused(0, 'a E5-D5')).toBe('sourceFaceDown');
    expect(table.refused(0, 'r E5')).toBe('roadOnFaceDown');
    expect(table.refused(0, 'd E5')).toBe('discoverFilled');
    table.play(0, 'r E4 #D');
    expect(kinds(table)).not.toContain('networkScored');
  });

  scenario('BR-08', 'nobody may look at its face before the end', () => {
    const table = refuge(squares('E4:d1'));
    table.play(0, 'r E4 #C');
    for (const viewer of [0, 1, SPECTATOR]) {
      expect(JSON.stringify(table.view(viewer))).not.toContain('"faces"');
      expect(JSON.stringify(table.format(viewer))).toContain('A1=?');
    }
    expect(JSON.stringify(table.format(EVERYTHING))).toContain('A1=C');
  });

  scenario('BR-09', 'face-down tiles never go to a filled square, and tiles and roads stay where they are', () => {
    const table = refuge(squares('A1:d1 B1:g2 C1:d1+ E1:c1'));
    table.lines([0, 'r A1 #X'], [1, 'r B1 #D']);
    expect(['A1', 'B1', 'C1', 'D1', 'E1', 'F1'].map((name) => on(table, name))).toEqual([
      'd1+',
      'g2+',
      'd1+',
      '##',
      'c1',
      '##',
    ]);
  });

  scenario('BR-10', 'barbarians come in at A1', () => {
    const table = refuge(squares('E5:d1'));
    expect(seen(table).entry).toBe(cell('A1'));
    table.play(0, 'r E5 #D');
    expect(faceDown(table)).toEqual(['A1']);
  });

  scenario('BR-11', 'the spiral runs clockwise round the edge and inward to D5', () => {
    const text = `A1 B1 C1 D1 E1 F1 G1 H1 H2 H3 H4 H5 H6 H7 H8 G8
      F8 E8 D8 C8 B8 A8 A7 A6 A5 A4 A3 A2 B2 C2 D2 E2
      F2 G2 G3 G4 G5 G6 G7 F7 E7 D7 C7 B7 B6 B5 B4 B3
      C3 D3 E3 F3 F4 F5 F6 E6 D6 C6 C5 C4 D4 E4 E5 D5`;
    expect(seen(refuge()).spiral.map((at) => SQUARES[at])).toEqual(text.split(/\s+/));
  });

  scenario('BR-12', 'a face-down tile goes to the first empty square, counted from the entry anew each time', () => {
    const table = refuge(squares('B1:d1 C1:g2 A1:##'), 'last=A1');
    table.play(0, 'r B1 #D');
    expect(faceDown(table)).toEqual(['A1', 'D1']);
    expect(table.problem(1, 'd E1 =D #D')?.rule).toBe('BR-12');
  });

  scenario('BR-13', 'the last face-down square is the most recent one, not the one furthest along', () => {
    const table = refuge(squares('B1:d1'));
    table.lines([0, 'a B1-A1 #D =MC'], [1, 'r B1 #D']);
    expect(faceDown(table)).toEqual(['C1', 'A1']);
  });

  scenario('BR-14', 'every tile in the bag is equally likely, and tiles put back can be drawn again', () => {
    const table = refuge(squares('E5:g2'), 'bag=D2M2');
    table.play(0, 'd A8');
    expect(table.outcomes()).toEqual([
      { outcome: { kind: 'tile', tile: 'desert' }, weight: 2 },
      { outcome: { kind: 'tile', tile: 'mine' }, weight: 2 },
    ]);
    const again = refuge(squares('E5:g2'), 'bag=D1M2');
    again.lines([0, 'a E5-E6 #D =MM t -'], [1, 'd H8 =M']);
    expect(on(again, 'H8')).toBe('m2');
  });

  scenario('BR-15', 'all is open but the faces of face-down tiles', () => {
    const table = refuge(squares('E5:g2'), 'score=3,21 hand=1,0 treasure=0,1 barbarian=1,2');
    table.play(0, 'a E5-E6 #T =GC');
    const view = seen(table);
    expect(view.scores).toEqual([3, 21]);
    expect(view.treasures).toEqual([0, 1]);
    expect(view.barbarians).toEqual([1, 2]);
    expect(view.cityTiles).toEqual([1, 0]);
    expect(view.pending?.drawn).toEqual(['grass', 'city']);
    // 98 tiles, minus G on the board, T and B held by player 2, one face down and two drawn.
    expect(view.inBag).toBe(92);
    // The face-down treasure is counted with those in the bag.
    expect(view.pool.treasure).toBe(7);
    expect(table.view(0)).toEqual({ ...table.view(1), viewer: 0 });
  });
});

test('a spiral turns inward from every corner, both ways round', () => {
  const names = (corner: number, clockwise: boolean): string =>
    Array.from(spiralOf(5, corner, clockwise), (at) => SQUARES[at]).join(' ');
  expect(names(1, true)).toMatch(/^E1 E2 E3 E4 E5 D5 C5 B5 A5 A4 A3 A2 A1 B1 C1 D1 D2/);
  expect(names(2, true)).toMatch(/^E5 D5 C5 B5 A5 A4/);
  expect(names(3, true)).toMatch(/^A5 A4 A3 A2 A1 B1/);
  expect(names(0, false)).toMatch(/^A1 A2 A3 A4 A5 B5/);
  expect(names(1, false)).toMatch(/^E1 D1 C1 B1 A1 A2/);
  expect(names(2, false)).toMatch(/^E5 E4 E3 E2 E1 D1/);
  expect(names(3, false)).toMatch(/^A5 B5 C5 D5 E5 E4/);
  expect(names(0, true)).toMatch(/C3$/);
  expect(toAct(refuge())).toBe(1);
});

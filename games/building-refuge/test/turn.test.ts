import { scenario } from '@marchlands/core/testing/scenario.ts';
import { describe, expect } from 'vitest';
import { on, refuge, scores, seen, squares, toAct } from './play.ts';

describe('turn', () => {
  scenario('BR-22', 'one of four actions, and exactly one', () => {
    const table = refuge(squares('E5:g1'));
    expect(new Set(table.legal(0).map((move) => move.kind))).toEqual(new Set(['discover', 'city', 'road', 'activate']));
    table.play(0, 'c A8');
    expect(toAct(table)).toBe(2);
    expect(table.refused(0, { kind: 'discover', at: 0 })).toBe('notYourTurn');
  });

  scenario('BR-23', 'a player may not pass', () => {
    expect(refuge().problem(0, 'pass')?.rule).toBe('BR-23');
  });

  scenario('BR-24', 'without a face-up tile only Discover and the city tile are legal', () => {
    const table = refuge(squares('A1:## B1:##'));
    expect(new Set(table.legal(0).map((move) => move.kind))).toEqual(new Set(['discover', 'city']));
    expect(table.legal(0)).toHaveLength(2 * 62);
  });

  scenario('BR-25', 'the turn passes on while a square is empty', () => {
    const table = refuge('', '', {}, 3);
    for (const [seat, line] of [
      [0, 'd A1 =D'],
      [1, 'd B1 =D'],
      [2, 'd C1 =D'],
    ] as const) {
      expect(toAct(table)).toBe(seat + 1);
      table.play(seat, line);
    }
    expect(toAct(table)).toBe(1);
    expect(seen(table).turn).toBe(4);
    expect(table.problem(0, '4.2 d D1')?.rule).toBe('BR-25');
  });

  scenario(['BR-26', 'EX-17'], 'special tiles on Discover: further actions in one turn', () => {
    const table = refuge();
    table.play(0, '1.1 d E5 =T; d E5 =B #D; c E5');
    expect(scores(table)).toEqual([20, 0]);
    expect(seen(table).treasures).toEqual([1, 0]);
    expect(seen(table).barbarians).toEqual([2, 1]);
    expect(on(table, 'A1')).toBe('##');
    expect(on(table, 'E5')).toBe('c1');
    expect(toAct(table)).toBe(2);
    expect(seen(table).turn).toBe(2);
  });

  scenario('BR-26', 'the further action may be any of the four', () => {
    const table = refuge(squares('E5:g1'));
    table.play(0, 'd A8 =T');
    expect(toAct(table)).toBe(1);
    expect(new Set(table.legal(0).map((move) => move.kind))).toEqual(new Set(['discover', 'city', 'road', 'activate']));
  });

  scenario('BR-27', 'every turn fills at least one square', () => {
    const table = refuge(squares('E5:g1'));
    const filled = (): number => seen(table).cells.filter((cell) => cell?.tile != null || cell?.faceDown).length;
    table.play(0, 'a E5-E6 #D =MT t -');
    expect(filled()).toBe(2);
    table.play(1, 'r E5 #D');
    expect(filled()).toBe(3);
    table.play(0, 'd H8 =T; d H8 =X');
    expect(filled()).toBe(4);
  });
});

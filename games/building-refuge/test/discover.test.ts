import { scenario } from '@marchlands/core/testing/scenario.ts';
import { describe, expect } from 'vitest';
import { cell, faceDown, kinds, on, refuge, scores, seen, squares, toAct } from './play.ts';

describe('Discover', () => {
  scenario('BR-28', 'an empty square is named, then one tile is drawn and shown', () => {
    const table = refuge();
    table.play(0, 'd E5');
    expect(table.actors()).toBe('chance');
    expect(seen(table).pending?.into).toBe(cell('E5'));
    expect(on(table, 'E5')).toBe('.');
    table.chance({ kind: 'tile', tile: 'oasis' });
    expect(kinds(table)).toContain('tileDrawn');
    expect(on(table, 'E5')).toBe('o1');
    expect(refuge().problem(0, 'd E5 =GD')?.rule).toBe('BR-28');
  });

  scenario('BR-29', 'a filled square cannot be named, nor the square changed after the draw', () => {
    const table = refuge(squares('D4:g1 A1:##'));
    expect(table.refused(0, 'd D4')).toBe('discoverFilled');
    expect(table.refused(0, 'd A1')).toBe('discoverFilled');
    table.play(0, 'd E5');
    expect(table.refused(0, { kind: 'discover', at: cell('E6') })).toBe('drawPending');
  });

  const land: readonly (readonly [letter: string, points: number])[] = [
    ['O', 8],
    ['C', 5],
    ['M', 3],
    ['G', 2],
    ['D', 1],
    ['X', 0],
  ];
  for (const [letter, points] of land) {
    scenario(['BR-30', 'EX-16'], `${letter} is placed with the player's marker and scores ${points}`, () => {
      const table = refuge();
      table.play(0, `d E5 =${letter}`);
      expect(on(table, 'E5')).toBe(`${letter.toLowerCase()}1`);
      expect(scores(table)).toEqual([points, 0]);
      expect(toAct(table)).toBe(2);
    });
  }

  scenario('BR-31', 'the drawn tile cannot be refused', () => {
    const table = refuge();
    table.play(0, 'd E5 =X');
    expect(on(table, 'E5')).toBe('x1');
    expect(toAct(table)).toBe(2);
  });

  scenario(['BR-32', 'EX-16'], 'a treasure is kept for nothing now, and the player acts again', () => {
    const table = refuge();
    table.play(0, 'd E5 =T');
    expect(on(table, 'E5')).toBe('.');
    expect(scores(table)).toEqual([0, 0]);
    expect(seen(table).treasures).toEqual([1, 0]);
    expect(toAct(table)).toBe(1);
    expect(table.refused(0, 'd E5')).toBeNull();
  });

  scenario(
    ['BR-33', 'EX-16'],
    'a barbarian is kept for 15 points, a face-down tile is placed, and the player acts again',
    () => {
      const table = refuge();
      table.play(0, 'd E5 =B');
      expect(table.actors()).toBe('chance');
      table.chance({ kind: 'tile', tile: 'grass' });
      expect(on(table, 'E5')).toBe('.');
      expect(on(table, 'A1')).toBe('##');
      expect(scores(table)).toEqual([15, 0]);
      expect(seen(table).barbarians).toEqual([2, 1]);
      expect(toAct(table)).toBe(1);
    },
  );

  scenario(['BR-34', 'EX-18'], 'the named square is not reserved', () => {
    const table = refuge();
    table.play(0, 'd A1 =B #D');
    expect(scores(table)).toEqual([15, 0]);
    expect(on(table, 'A1')).toBe('##');
    expect(table.refused(0, 'd A1')).toBe('discoverFilled');
    table.play(0, 'd B1 =D');
    expect(scores(table)).toEqual([16, 0]);
  });
});

describe('Play the city tile', () => {
  scenario(['BR-35', 'EX-09'], 'a city on an empty square, 5 points, nothing drawn, end of turn', () => {
    const table = refuge();
    table.play(0, 'c E5');
    expect(on(table, 'E5')).toBe('c1');
    expect(scores(table)).toEqual([5, 0]);
    expect(faceDown(table)).toEqual([]);
    expect(seen(table).inBag).toBe(98);
    expect(toAct(table)).toBe(2);
  });

  scenario('BR-35', 'it needs an empty square', () => {
    const table = refuge(squares('D4:g1 A1:##'));
    expect(table.refused(0, 'c D4')).toBe('cityFilled');
    expect(table.refused(0, 'c A1')).toBe('cityFilled');
  });

  scenario(['BR-36', 'EX-09'], 'only once a game', () => {
    const table = refuge();
    table.lines([0, 'c E5'], [1, 'd A8 =D']);
    expect(table.refused(0, 'c D4')).toBe('cityPlayed');
    expect(table.legal(0).some((move) => move.kind === 'city')).toBe(false);
  });
});

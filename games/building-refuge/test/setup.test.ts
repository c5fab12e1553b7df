import { position, scenario } from '@marchlands/core/testing/scenario.ts';
import { describe, expect } from 'vitest';
import { game } from '../game.ts';
import { on, refuge, scores, seen, squares, toAct } from './play.ts';

describe('setup', () => {
  scenario('BR-16', 'two to six players', () => {
    expect(game.seats).toEqual([2, 3, 4, 5, 6]);
    for (const seats of [2, 3, 4, 5, 6]) expect(game.setup({}, seats).ok).toBe(true);
    for (const seats of [0, 1, 7, 2.5]) {
      const made = game.setup({}, seats);
      expect(made.ok ? null : made.problem.rule).toBe('BR-16');
    }
  });

  scenario('BR-17', 'the first player is drawn with equal chances, then play goes round in seat order', () => {
    const table = position(game, { seats: 3 });
    expect(table.outcomes()).toEqual([0, 1, 2].map((seat) => ({ outcome: { kind: 'firstSeat', seat }, weight: 1 })));
    table.chance({ kind: 'firstSeat', seat: 1 });
    expect(toAct(table)).toBe(2);
    table.play(1, 'c A1');
    expect(toAct(table)).toBe(3);
    table.play(2, 'c A2');
    expect(toAct(table)).toBe(1);
    table.play(0, 'c A3');
    expect(toAct(table)).toBe(2);
  });

  scenario('BR-18', 'each player has one barbarian, which is a band but no points', () => {
    const table = position(game, { seats: 4, options: { firstPlayer: 1 } });
    expect(seen(table).barbarians).toEqual([1, 1, 1, 1]);
    expect(scores(table)).toEqual([0, 0, 0, 0]);
    const attacked = refuge(squares('A8:c1 B8:c1 C8:c1 D8:c2', '##'), '', {}, 3);
    // Three bands raze three of the four cities.
    expect(['A8', 'B8', 'C8', 'D8'].filter((name) => on(attacked, name) !== '.')).toHaveLength(1);
  });

  scenario('BR-19', 'each player has one city tile', () => {
    const table = position(game, { seats: 5, options: { firstPlayer: 1 } });
    expect(seen(table).cityTiles).toEqual([1, 1, 1, 1, 1]);
    for (const seat of [0, 1, 2, 3, 4]) {
      expect(table.refused(seat, { kind: 'city', at: seat })).toBeNull();
      table.play(seat, { kind: 'city', at: seat });
    }
    expect(table.refused(0, { kind: 'city', at: 60 })).toBe('cityPlayed');
  });

  const bags: readonly (readonly [seats: number, tiles: readonly number[], total: number])[] = [
    [2, [30, 22, 12, 8, 4, 8, 8, 6], 98],
    [3, [30, 22, 12, 8, 4, 8, 8, 5], 97],
    [4, [30, 22, 12, 8, 4, 10, 8, 4], 98],
    [5, [30, 22, 12, 8, 4, 12, 8, 3], 99],
    [6, [30, 22, 12, 8, 4, 14, 8, 2], 100],
  ];
  for (const [seats, tiles, total] of bags) {
    scenario('BR-20', `the bag for ${seats} players holds ${total} tiles`, () => {
      const view = seen(position(game, { seats }));
      const order = ['desert', 'grass', 'mountain', 'mine', 'oasis', 'city', 'treasure', 'barbarian'] as const;
      expect(order.map((tile) => view.pool[tile])).toEqual(tiles);
      expect(view.inBag).toBe(total);
    });
  }

  scenario('BR-21', 'the board is empty and every score is 0', () => {
    const view = seen(position(game, { seats: 6 }));
    expect(view.cells.every((cell) => cell !== null && cell.tile === null && !cell.faceDown)).toBe(true);
    expect(view.scores).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

import { decidedBy } from '@marchlands/bots/review/decided.ts';
import { scenario } from '@marchlands/core/testing/scenario.ts';
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import { refuge, squares } from './play.ts';

/** The four players of EX-40: cities 2, 2, 1, 3, and the given numbers of road tokens on own tiles. */
function tied(roads: readonly number[]): ReturnType<typeof refuge> {
  const cities = 'A1:c1 B1:c1 C1:c2 D1:c2 E1:c3 F1:c4 G1:c4 H1:c4';
  const tokens = roads.flatMap((count, seat) =>
    // A row for each player from row 3 on; a ninth token stands in row 8.
    Array.from({ length: count }, (_, i) => `${'ABCDEFGH'.charAt(i % 8)}${i < 8 ? 3 + seat : 8}:d${seat + 1}+`),
  );
  return refuge(squares(`${cities} ${tokens.join(' ')}`), 'phase=over score=40,40,40,35', {}, 4);
}

describe('final score and winner', () => {
  scenario(['BR-94', 'BR-95', 'EX-38'], 'a player without a city has 0, treasures included', () => {
    const fields = 'phase=over score=60,12 treasure=2,1 hand=1,0';
    const table = refuge(squares('E5:c2', '##'), fields);
    expect(table.result().scores).toEqual([0, 32]);
    expect(table.result().winners).toEqual([1]);
  });

  test('bug: tiles and networks were said to decide where the other had no city', () => {
    const decided = (board: string) => {
      const table = refuge(squares(board, '##'), 'phase=over score=60,12 treasure=2,1');
      return decidedBy({ game, setup: table.setup, state: table.state, result: table.result() });
    };
    expect(decided('E5:c1')).toBeNull();
    expect(decided('E5:c1 F5:c2')).toMatchObject({ winner: 0, label: 'Tiles and networks', otherPoints: 12 });
  });

  scenario('BR-94', 'an unplayed city tile is not a city held', () => {
    const table = refuge(squares('E5:c2', '##'), 'phase=over score=60,0 hand=1,0');
    expect(table.result().scores).toEqual([0, 0]);
  });

  scenario('BR-95', 'every treasure still held adds 20', () => {
    const table = refuge(squares('E5:c1 F5:c2', '##'), 'phase=over score=10,11 treasure=3,0');
    expect(table.result().scores).toEqual([70, 11]);
  });

  scenario('BR-96', 'the highest final score wins', () => {
    const table = refuge(squares('E5:c1 F5:c2 G5:c3', '##'), 'phase=over score=10,30,20', {}, 3);
    expect(table.result()).toMatchObject({ winners: [1], ranks: [3, 1, 2], reason: 'won', defeat: false });
  });

  scenario(['BR-97', 'BR-98', 'EX-40'], 'ties go to more cities, then to more road tokens on own tiles', () => {
    const table = tied([3, 4, 9, 0]);
    expect(table.result().scores).toEqual([40, 40, 40, 35]);
    expect(table.result()).toMatchObject({ winners: [1], ranks: [2, 1, 3, 4] });
  });

  scenario('BR-98', 'whoever built the road, it counts for the owner of the tile', () => {
    const table = refuge(squares('A1:c1 B1:c2 A3:d2 A4:.', 'x1'), 'score=0,0 turn=1 phase=down:road:A3 barbarian=0,0');
    table.play(0, '#D');
    expect(table.result().winners).toEqual([1]);
  });

  scenario(['BR-99', 'EX-40'], 'players still tied share the win', () => {
    const table = tied([4, 4, 9, 0]);
    expect(table.result()).toMatchObject({ winners: [0, 1], ranks: [1, 1, 3, 4], reason: 'shared' });
  });
});

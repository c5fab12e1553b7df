import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect } from 'vitest';
import { andia, both, lineOf, pieces, rulebook } from './play.ts';

/** One turn, with its log. */
function turn(line: string, red: string, blue: string, options: object = {}): readonly string[] {
  return both(andia(`${line} bombs:3-3 turn:5 phase:orders`, options), red, blue);
}

scenario('AN-86', 'what left is safe, what entered is hit, after all fights', () => {
  expect(turn('R:M1 B:HC4', 'Bomb HC', '3 HC to EC')).toEqual(['bomb R HC 1 -> 0']);
  expect(turn('R:M1 B:HC4', 'Bomb EC', '3 HC to EC')).toEqual(['bomb R EC 3 -> 0']);
  expect(turn('R:M4,A1 B:S4,H1', '4 M to S; Bomb S', '1 S to U')).toEqual([
    'area S R4 B3 prev B -> R2',
    'bomb R S 2 -> 1',
  ]);
});

/** The rulebook's table of survivors of a bombardment: rows `province` and `city`, columns 0 to 9. */
const LEFT = Array.from(rulebook.matchAll(/^\| (province|city) \| (\d(?: \| \d)+) \|$/gm)).map(
  ([, kind, row]) => [kind, row.split(' | ').map(Number)] as const,
);

scenario(['AN-87', 'AN-88'], 'a bombardment leaves what the table says', () => {
  expect(LEFT.map(([kind, row]) => [kind, row.length])).toEqual([
    ['province', 10],
    ['city', 10],
  ]);
  for (const [kind, row] of LEFT) {
    const code = kind === 'city' ? 'HC' : 'H';
    for (const [before, after] of row.entries()) {
      const blue = before === 0 ? 'V1' : `${code}${before},V1`;
      expect(turn(`R:M1 B:${blue}`, `Bomb ${code}`, 'pass')).toEqual([`bomb R ${code} ${before} -> ${after}`]);
    }
  }
});

scenario('AN-87', 'a city is emptied', () => {
  expect(turn('R:M1 B:HC99,V1', 'Bomb HC', 'pass')).toEqual(['bomb R HC 99 -> 0']);
});

scenario('AN-88', 'of a province half is left, the odd piece with it', () => {
  expect(turn('R:M1 B:H99,V1', 'Bomb H', 'pass')).toEqual(['bomb R H 99 -> 50']);
});

scenario('AN-89', 'one’s own pieces are hit too', () => {
  expect(turn('R:M5,AC2 B:H1', 'Bomb M', 'pass')).toEqual(['bomb R M 5 -> 3']);
  expect(turn('R:M5,AC2 B:H1', 'Bomb AC', 'pass')).toEqual(['bomb R AC 2 -> 0']);
});

scenario('AN-90', 'a bombardment is used up even where it removes nothing', () => {
  const table = andia('R:M1 B:H1 bombs:2-2 turn:5 phase:orders');
  both(table, 'Bomb UC', 'Bomb H');
  expect(lineOf(table.state)).toBe('R:M1 B:H1 bombs:1-1 turn:6 phase:orders');
});

scenario(['AN-91', 'AN-93'], 'both bombard the same province', () => {
  const both7 = (options: object) => turn('R:M1 B:H7', 'Bomb H', 'Bomb H', options);
  expect(both7({})).toEqual(['bomb R H 7 -> 4', 'bomb B H 4 -> 2']);
  expect(both7({ doubleBomb: 'twice' })).toEqual(['bomb R H 7 -> 4', 'bomb B H 4 -> 2']);
  expect(both7({ doubleBomb: 'once' })).toEqual(['bomb R H 7 -> 4', 'bomb B H 4 -> 4']);
});

scenario('AN-93', 'in different provinces each has its effect, by either reading', () => {
  for (const doubleBomb of ['twice', 'once']) {
    expect(turn('R:M5 B:H5', 'Bomb H', 'Bomb M', { doubleBomb })).toEqual(['bomb R H 5 -> 3', 'bomb B M 5 -> 3']);
  }
});

scenario('AN-92', 'both bombard the same city: both are used up, and one would have done', () => {
  const table = andia('R:M1,SC4 B:H1 bombs:2-2 turn:5 phase:orders');
  expect(both(table, 'Bomb SC', 'Bomb SC')).toEqual(['bomb R SC 4 -> 0', 'bomb B SC 0 -> 0']);
  expect(pieces(table, 'SC')).toBe('');
  expect(Array.from(table.state.bombs)).toEqual([1, 1]);
});

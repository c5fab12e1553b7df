import { EVERYTHING } from '@marchlands/core/seat.ts';
import { position } from '@marchlands/core/testing/scenario.ts';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { positionText } from '../position/format.ts';
import { type Refuge, scores } from './play.ts';

/** A whole game on a small board, with the points of each turn added up by hand from the rulebook. */
const GAME: readonly (readonly [line: string, scores: readonly [number, number]])[] = [
  ['1.1 c B4', [5, 0]],
  ['2.2 c A1', [5, 5]],
  ['3.1 a B4-A4 #G =CDBT t T', [5, 5]],
  ['4.2 a B4-B5 #D =TGCD t T', [5, 5]],
  ['5.1 a B4-C4 #D =GGGD t G', [7, 5]],
  ['6.2 a B4-B3 #O =XGGG t G', [7, 7]],
  // B3, B4: P1 builds, 2 for the city; P2 owns the grass.
  ['7.1 r B3 #D', [9, 9]],
  ['8.2 a B3-C3 #T =GG t G', [9, 11]],
  ['9.1 a B3-B2 #C =XG t G', [11, 11]],
  // B4 is linked and only one network is touched.
  ['10.2 r C3 #G', [11, 11]],
  ['11.1 a C4-C5 #D =TT t -', [11, 11]],
  ['12.2 a C3-D3 #B =GX t G', [11, 13]],
  ['13.1 a A1-A2 #M =XCGM t G', [13, 13]],
  ['14.2 a D3-D4 #D =DD t D', [13, 14]],
  // A1, A2: P1 2 for the city and 2 for the grass that it owns.
  ['15.1 r A2 #D', [17, 14]],
  ['16.2 r C4 #X', [17, 14]],
  // Joins A1, A2 and B4, B3, C3, C4: P1 4 for two cities and 6 for B2, A2, C4; P2 4 for B3, C3.
  ['17.1 r B2 #D', [27, 18]],
  // D2 is the last empty square: the face-down tile takes it, the oasis scores without a place.
  ['18.2 a D3-D2 #M =OX t O', [27, 26]],
  // From D2 both cities are 4 away; A1 is the entry square.
  ['pay A1', [27, 26]],
  ['lose B4', [27, 26]],
];

function start(): Refuge {
  return position(game, { seats: 2, options: { boardSize: 5 } }).play(0, 'BR players=2 first=1 boardSize=5');
}

test('a whole game scores, turn by turn, what the rulebook says', () => {
  const table = start();
  for (const [line, expected] of GAME) {
    table.play((table.actors()[0] as number | undefined) ?? 0, line);
    expect(scores(table), line).toEqual(expected);
  }
  expect(table.result()).toEqual({ ranks: [2, 1], scores: [0, 26], winners: [1], reason: 'won', defeat: false });
});

test('its last position is written like this', () => {
  const table = start();
  for (const [line] of GAME) table.play((table.actors()[0] as number | undefined) ?? 0, line);
  const text = positionText(table.state, EVERYTHING);
  expect(text.split(' ')[0]).toBe('c2*,##,##,##,##/g1+,g1+,##,##,##/##,g2+,g2+,g2,##/##,.,g1+,d2,##/##,##,##,##,##');
  expect(text).toContain('score=27,26 hand=0,0 treasure=1,0 barbarian=1,1 entry=A1 last=D2');
  expect(text).toContain('phase=over');
});

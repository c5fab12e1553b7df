import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect } from 'vitest';
import { survivors } from '../rules/fights.ts';
import { andia, both, lineOf, pieces, rulebook } from './play.ts';

/** Plays one turn from a position and returns its log. */
function turn(line: string, red: string, blue: string, options: object = {}) {
  const table = andia(`${line} bombs:3-3 turn:5 phase:orders`, options);
  const log = both(table, red, blue);
  return { table, log, line: lineOf(table.state).split(' bombs')[0] };
}

scenario('AN-67', 'all moving pieces leave together: two that change places do not block each other', () => {
  const { line } = turn('R:M2,A1 B:S2,H1', '2 M to S', '2 S to U');
  expect(line).toBe('R:A1,S2 B:U2,H1');
});

scenario('AN-68', 'pieces that meet on a connection fight there, all of them', () => {
  expect(turn('R:M5 B:S4,H1', '5 M to S', '4 S to M').log).toEqual(['edge M-S R5 B4 -> R2']);
  expect(turn('R:M1,A1 B:S1,H1', '1 M to S', '1 S to M').log).toEqual(['edge M-S R1 B1 -> 0']);
});

scenario('AN-69', 'who stays or goes another way takes no part', () => {
  const { log, line } = turn('R:M9 B:S9', '1 M to S, 2 M to A', '1 S to M, 2 S to U');
  expect(log).toEqual(['edge M-S R1 B1 -> 0']);
  expect(line).toBe('R:A2,M6 B:S6,U2');
});

scenario('AN-70', 'exchange fights come before area fights, each by itself', () => {
  const { log } = turn('R:S9,A1 B:M2,U3,H4', '1 S to M, 3 S to U, 1 S to H', '2 M to S, 3 U to S, 4 H to S');
  expect(log).toEqual([
    'edge M-S R1 B2 -> B2',
    'edge S-U R3 B3 -> 0',
    'edge S-H R1 B4 -> B4',
    'area S R4 B6 prev R -> B4',
  ]);
});

scenario('AN-71', 'equal numbers on a connection: nobody is left, whoever held what', () => {
  expect(turn('R:M3,A1 B:S3,H1', '3 M to S', '3 S to M').line).toBe('R:A1 B:H1');
});

scenario('AN-72', 'survivors go on and none turns back', () => {
  const { line } = turn('R:M4,A1 B:S3,H1', '4 M to S', '3 S to M');
  expect(line).toBe('R:A1,S2 B:H1');
});

scenario('AN-73', 'following is not meeting', () => {
  expect(turn('R:A3,W1 B:M3,H1', '3 A to M', '3 M to W').log).toEqual(['area W R1 B3 prev R -> B3']);
});

scenario('AN-74', 'into an area that was left without a fight', () => {
  const { log, line } = turn('R:M3,A1 B:S2,V1', '3 M to S', '2 S to H');
  expect(log).toEqual([]);
  expect(line).toBe('R:A1,S3 B:V1,H2');
});

scenario(['AN-75', 'AN-76'], 'all that arrive, and all that stayed, fight together', () => {
  const { log } = turn('R:M2,A2,W2 B:S3,H1', '2 A to M, 2 W to M', '3 S to M');
  expect(log).toEqual(['area M R6 B3 prev R -> R6']);
});

scenario('AN-77', 'survivors of an exchange fight again with those that are left', () => {
  expect(turn('R:M6 B:S5,H1', '2 M to S', '4 S to M').log).toEqual([
    'edge M-S R2 B4 -> B4',
    'area M R4 B4 prev R -> R1',
  ]);
});

scenario('AN-78', 'fights in different areas are independent', () => {
  const { log } = turn('R:S6,A1 B:M2,U3', '3 S to M, 3 S to U', 'pass');
  expect(log).toEqual(['area M R3 B2 prev B -> R2', 'area U R3 B3 prev B -> B1']);
});

scenario('AN-79', 'equal numbers: the previous holder keeps one', () => {
  const { table } = turn('R:M3,A1 B:S3,H1', '3 M to S', 'pass');
  expect(pieces(table, 'S')).toBe('B1');
});

scenario('AN-80', 'equal numbers where nobody held the area: none is left', () => {
  const { table } = turn('R:M3,A1 B:H3,V1', '3 M to S', '3 H to S');
  expect(pieces(table, 'S')).toBe('');
});

scenario('AN-81', 'who held it when the previous turn ended, bombardments included, is the previous holder', () => {
  // Red's piece in Mystery City was bombarded away, so Red no longer holds it.
  const table = andia('R:MC1,M2 B:WC3,H1 bombs:0-1 turn:5 phase:orders');
  both(table, 'pass', 'Bomb MC');
  both(table, 'none', '+1 WC');
  expect(both(table, '2 M to MC', '2 WC to MC')).toEqual(['area MC R2 B2 prev - -> 0']);
});

scenario(['AN-81', 'AN-85'], 'a piece placed this turn in an empty province, by either reading', () => {
  const play = (options: object) => {
    const table = andia('R:MC2 B:S1,H1 bombs:3-3 turn:5 phase:income', options);
    both(table, '+1 M', 'none');
    return both(table, 'pass', '1 S to M');
  };
  expect(play({})).toEqual(['area M R1 B1 prev - -> 0']);
  expect(play({ tieHolder: 'previousTurn' })).toEqual(['area M R1 B1 prev - -> 0']);
  expect(play({ tieHolder: 'ordersWritten' })).toEqual(['area M R1 B1 prev R -> R1']);
});

scenario('AN-85', 'a piece that is placed together with the order counts as well', () => {
  const options = { tieHolder: 'ordersWritten', newPieceReveal: 'withOrders' };
  const table = andia('R:MC2 B:S1,H1 bombs:3-3 turn:5 phase:orders', options);
  expect(both(table, '+1 M / pass', 'none / 1 S to M')).toEqual(['area M R1 B1 prev R -> R1']);
});

scenario('AN-82', 'in turn 1 the set-up says who held what', () => {
  const table = andia();
  expect(both(table, '3 A to V', 'pass')).toEqual(['area V R3 B3 prev B -> B1']);
});

scenario('AN-83', 'the smaller side is removed, holder or not', () => {
  expect(turn('R:M4,A1 B:S3,H1', '4 M to S', 'pass').log).toEqual(['area S R4 B3 prev B -> R2']);
});

/** The rulebook's table of survivors: rows of the larger side, columns 1 to 9 of the smaller. */
const SURVIVORS = Array.from(rulebook.matchAll(/^\| \*\*(\d+)\*\* \|(.*)\|$/gm)).map(
  ([, stronger, row]) => [Number(stronger), row.split('|').map((cell) => cell.trim())] as const,
);

scenario('AN-84', 'the survivors are those of the table', () => {
  expect(SURVIVORS.length).toBe(10);
  let compared = 0;
  for (const [stronger, row] of SURVIVORS) {
    row.forEach((cell, index) => {
      if (!/^\d+$/.test(cell)) return;
      expect(survivors(stronger, index + 1), `${stronger} against ${index + 1}`).toBe(Number(cell));
      compared += 1;
    });
  }
  expect(compared).toBe(45);
  // The wording of the rule: the larger side loses w - (s - w), and never less than nothing.
  for (let s = 2; s <= 60; s += 1) {
    for (let w = 1; w < s; w += 1) expect(survivors(s, w)).toBe(s - Math.max(0, w - (s - w)));
  }
});

import { SPECTATOR } from '@marchlands/core/seat.ts';
import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect } from 'vitest';
import { andia, BLUE, both, lineOf, pieces, RED, refusalOf } from './play.ts';

const INCOME = 'R:MC1,WC4 B:W2,HC1 bombs:3-3 turn:6 phase:income';

scenario(['AN-30', 'AN-31'], 'each city held gives one piece, however many stand in it', () => {
  const table = andia(INCOME);
  both(table, '+1 MC, +1 WC', '+1 HC');
  expect([pieces(table, 'MC'), pieces(table, 'WC'), pieces(table, 'HC')]).toEqual(['R2', 'R5', 'B2']);
});

scenario('AN-30', 'what is held at the start of the turn counts, not what was held before', () => {
  const table = andia('R:MC1,A2 B:H1 bombs:0-0 turn:6 phase:orders');
  both(table, '1 MC to M', 'pass');
  // No city is left, so nobody places anything.
  expect(lineOf(table.state)).toBe('R:A2,M1 B:H1 bombs:0-0 turn:7 phase:orders');
});

scenario(['AN-32', 'AN-34'], 'each piece goes into its city or into its province, held or empty', () => {
  for (const [placing, result] of [
    ['+1 AC, +1 MC', 'R:AC2,MC2,A1 B:H1'],
    ['+1 A, +1 MC', 'R:AC1,MC2,A2 B:H1'],
    ['+1 AC, +1 M', 'R:AC2,MC1,A1,M1+ B:H1'],
    ['+1 A, +1 M', 'R:AC1,MC1,A2,M1+ B:H1'],
  ] as const) {
    const table = andia('R:AC1,MC1,A1 B:H1 bombs:3-3 turn:6 phase:income');
    both(table, placing, 'none');
    expect(lineOf(table.state)).toBe(`${result} bombs:3-3 turn:6 phase:orders`);
  }
});

scenario('AN-33', 'a province where the opponent stands is closed; the piece goes into the city by itself', () => {
  const table = andia(INCOME);
  expect(refusalOf(table, RED, '+1 MC, +1 W')).toBe('enemyProvince');
  expect(table.legal(RED)).toEqual([
    { kind: 'place', area: 'MC' },
    { kind: 'place', area: 'M' },
  ]);
  table.play(RED, { kind: 'place', area: 'M' });
  // Wizard City needs no answer: the choice is whole.
  expect(table.legal(RED)).toEqual([]);
  table.play(BLUE, '+1 H');
  expect(pieces(table, 'WC')).toBe('R5');
});

scenario('AN-33', 'where all is forced nobody is asked', () => {
  const table = andia('R:WC1 B:W2 bombs:3-3 turn:6 phase:start');
  expect(lineOf(table.state)).toBe('R:WC2 B:W2 bombs:3-3 turn:6 phase:orders');
});

scenario('AN-35', 'no other area takes the piece', () => {
  const table = andia(INCOME);
  for (const code of ['A', 'SC', 'UC', 'H', 'HC']) {
    expect(refusalOf(table, RED, `+1 ${code}, +1 WC`), code).toBe('notYourCity');
  }
  expect(table.refused(RED, { kind: 'place', area: 'A' })).toBe('notYourCity');
});

scenario('AN-36', 'exactly one piece for each city: none is refused, saved or added', () => {
  const table = andia(INCOME);
  for (const line of ['none', '+1 MC', '+1 WC', '+2 MC, +1 WC', '+0 MC, +1 WC', '+1 MC, +1 M, +1 WC']) {
    expect(refusalOf(table, RED, line), line).toBe('wrongTotal');
  }
});

scenario('AN-37', 'a placing is seen by nobody else until both are final, and then by all', () => {
  const table = andia(INCOME);
  const before = JSON.stringify(table.view(SPECTATOR));
  const blue = JSON.stringify(table.view(BLUE));
  table.play(RED, '+1 M, +1 WC');
  expect(table.last).toEqual([]);
  expect(JSON.stringify(table.view(SPECTATOR))).toBe(before);
  expect(JSON.stringify(table.view(BLUE))).toBe(blue);
  expect(table.view(RED).own?.choices).toEqual([{ seat: RED, chosen: [{ kind: 'place', area: 'M' }], isWhole: true }]);
  table.play(BLUE, '+1 HC');
  expect(table.last).toEqual([
    {
      kind: 'piecesPlaced',
      seat: RED,
      pieces: [
        { city: 'MC', to: 'M' },
        { city: 'WC', to: 'WC' },
      ],
    },
    { kind: 'piecesPlaced', seat: BLUE, pieces: [{ city: 'HC', to: 'HC' }] },
  ]);
  // Orders are written with the new pieces on the table.
  expect(table.view(BLUE).table.pieces.red.M).toBe(1);
  expect(refusalOf(andia(INCOME, { newPieceReveal: 'beforeOrders' }), RED, '+1 M, +1 WC')).toBeNull();
});

scenario('AN-38', 'a new piece moves, defends and is bombarded at once', () => {
  const table = andia('R:MC1 B:S2,H1 bombs:3-3 turn:6 phase:income');
  both(table, '+1 M', 'none');
  const moved = table.fork();
  both(moved, '1 M to A', 'pass');
  expect(pieces(moved, 'A')).toBe('R1');
  const fought = table.fork();
  expect(both(fought, 'pass', '2 S to M')).toEqual(['area M R1 B2 prev - -> B2']);
  const hit = table.fork();
  both(hit, '1 M to MC', 'pass; Bomb MC');
  expect(pieces(hit, 'MC')).toBe('');
});

scenario('AN-39', 'a placing depends on nothing that the other places', () => {
  // Blue could not have entered Mu by placing, and Red's choice is the same whatever Blue does.
  const red = (blue: string) => {
    const table = andia('R:MC1 B:WC1,HC1 bombs:3-3 turn:6 phase:income');
    table.play(BLUE, blue);
    return table.legal(RED);
  };
  expect(red('+1 W, +1 H')).toEqual(red('+1 WC, +1 HC'));
});

scenario('AN-40', 'without cities the step is skipped', () => {
  const table = andia('R:A1 B:V1 bombs:3-3 turn:2 phase:start');
  expect(lineOf(table.state)).toBe('R:A1 B:V1 bombs:3-3 turn:2 phase:orders');
});

scenario('AN-41', 'placing and order together: the new pieces may be used, and the other sees nothing of them', () => {
  const options = { newPieceReveal: 'withOrders' };
  const table = andia('R:MC2 B:HC1,S1 bombs:3-3 turn:5 phase:start', options);
  expect(lineOf(table.state)).toBe('R:MC2 B:HC1,S1 bombs:3-3 turn:5 phase:orders');
  expect(refusalOf(table, RED, '+1 M / 1 M to S')).toBeNull();
  expect(refusalOf(table, RED, '+1 MC / 1 M to S')).toBe('notYours');
  expect(refusalOf(table, RED, '+1 M / 3 MC to WC')).toBe('tooMany');
  expect(refusalOf(table, RED, '1 MC to WC')).toBe('wrongTotal');
  expect(refusalOf(table, RED, '+1 M')).toBe('syntax');
  const seen = JSON.stringify(table.view(BLUE));
  table.play(RED, '+1 M / 1 M to S');
  expect(JSON.stringify(table.view(BLUE))).toBe(seen);
  table.play(BLUE, '+1 H / 1 S to M');
  expect(table.last.slice(0, 4).map((event) => event.kind)).toEqual([
    'piecesPlaced',
    'piecesPlaced',
    'orderRevealed',
    'orderRevealed',
  ]);
  expect(lineOf(table.state)).toBe('R:MC2 B:HC1,H1 bombs:3-3 turn:6 phase:orders');
});

scenario('AN-41', 'a placing that is forced need not be written', () => {
  const table = andia('R:WC1 B:W1 bombs:3-3 turn:5 phase:start', { newPieceReveal: 'withOrders' });
  expect(refusalOf(table, RED, '2 WC to MC')).toBeNull();
  expect(refusalOf(table, RED, '+1 WC / 2 WC to MC')).toBeNull();
});

scenario('AN-42', 'with a cap the first cities in board order give, up to the cap', () => {
  const line = 'R:MC1,WC1,SC1,M3 B:H3 bombs:3-3 turn:5 phase:income';
  const givers = (pieceCap: number) => {
    const table = andia(line, { pieceCap });
    return refusalOf(table, RED, '+1 MC, +1 WC, +1 SC') === null
      ? 3
      : refusalOf(table, RED, '+1 MC, +1 WC') === null
        ? 2
        : 1;
  };
  expect([0, 7, 8, 9, 1000].map(givers)).toEqual([3, 1, 2, 3, 3]);
  // Above the cap no pieces are added, and none are lost.
  const full = andia('R:MC1,WC1,SC1,M5 B:H3 bombs:3-3 turn:5 phase:income', { pieceCap: 8 });
  expect(lineOf(full.state)).toBe('R:MC1,WC1,SC1,M5 B:H3 bombs:3-3 turn:5 phase:orders');
  const over = andia('R:MC9 B:H3 bombs:3-3 turn:5 phase:start', { pieceCap: 8 });
  expect(lineOf(over.state)).toBe('R:MC9 B:H3 bombs:3-3 turn:5 phase:orders');
});

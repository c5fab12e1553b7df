import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshFolder } from '@marchlands/core/testing/fresh-folder.ts';
import { describe, expect, test } from 'vitest';
import { inside } from './program.ts';

async function depths(...words: string[]): Promise<{ depth: number; nodes: number; over: number }[]> {
  const { code, out } = await inside('perft', 'building-refuge', ...words, '--json');
  expect(code).toBe(0);
  return JSON.parse(out).depths;
}

describe('perft', () => {
  test('counts of the first steps, worked out by hand', async () => {
    // 64 Discover and 64 city tiles. A Discover draws one of 8 kinds. After a city tile the next player has 63
    // Discover, 63 city tiles and one Activate for each neighbour of the city: 224 over all squares.
    expect(await depths('--depth', '2', '--options', '{"firstPlayer": 1}')).toEqual([
      { depth: 1, nodes: 128, over: 0 },
      { depth: 2, nodes: 64 * 8 + 64 * 126 + 224, over: 0 },
    ]);
  });

  test('chance is enumerated: who begins is one step with two outcomes', async () => {
    expect(await depths('--depth', '2')).toEqual([
      { depth: 1, nodes: 2, over: 0 },
      { depth: 2, nodes: 256, over: 0 },
    ]);
  });

  test('sequences that end the match are counted where they end', async () => {
    const file = join(freshFolder(), 'last');
    const rows = Array.from({ length: 8 }, (_, row) =>
      `${row + 1}   ${(row === 4 ? '.   ' : '##  ').padEnd(4)}${'##  '.repeat(7)}`.trimEnd(),
    );
    writeFileSync(file, rows.join('\n'));
    // One empty square, no city: Discover or the city tile. The city falls to the two bands; of the 8 tiles drawn a land
    // tile fills the board, a treasure leaves the square empty, a barbarian brings a face-down tile.
    const [one, two, three] = await depths('--depth', '3', '--position', file);
    expect(one).toEqual({ depth: 1, nodes: 2, over: 1 });
    expect(two).toEqual({ depth: 2, nodes: 8, over: 6 });
    // After the treasure the same two actions are there again, and the city can now be paid for, so that neither ends
    // the match; after the barbarian comes a face-down tile of one of 8 kinds, which does.
    expect(three).toEqual({ depth: 3, nodes: 2 + 8, over: 8 });
  });

  test('--divide tells the count behind each first step, and they add up', async () => {
    const { out } = await inside('perft', 'building-refuge', '--depth', '2', '--divide');
    expect(out).toMatch(/^ +2 +256 +0$/m);
    const rows = [...out.matchAll(/^ {2}firstSeat \d +(\d+)$/gm)].map((row) => Number(row[1]));
    expect(rows).toEqual([128, 128]);
  });
});

import { expect, test } from 'vitest';
import { placing, reduce, searchBot, start } from '../peers/boardgame-io.ts';
import { emptySquares, neighbours } from '../peers/tiles.ts';

test('a square has two, three or four neighbours, each other’s', () => {
  const counts = [2, 3, 4].map((count) => neighbours.filter((each) => each.length === count).length);
  expect(counts).toEqual([4, 24, 36]);
  neighbours.forEach((each, square) => {
    for (const other of each) expect(neighbours[other]).toContain(square);
  });
});

test('the peer plays its game: 64 tiles in turn, each side of two tiles scored once', () => {
  let state = start();
  for (let move = 0; move < 64; move += 1) {
    expect(state.ctx.gameover).toBeUndefined();
    expect(state.ctx.currentPlayer).toBe(String(move % 2));
    const squares = emptySquares(state.G.cells);
    expect(squares).toHaveLength(64 - move);
    state = reduce(state, placing(squares[(move * 37) % squares.length], state.ctx.currentPlayer));
  }
  // 64 tiles, and 112 pairs of neighbours on a board of eight by eight.
  expect((state.G.scores[0] ?? 0) + (state.G.scores[1] ?? 0)).toBe(64 + 112);
  const [first = 0, second = 0] = state.G.scores;
  expect(state.ctx.gameover).toEqual(first === second ? { draw: true } : { winner: first > second ? '0' : '1' });
});

test('a filled square is refused by the peer', () => {
  const once = reduce(start(), placing(5, '0'));
  expect(reduce(once, placing(5, '1')).G.cells).toEqual(once.G.cells);
});

test('the peer’s search visits its root as often as it is told', async () => {
  const { metadata } = await searchBot(10, 'seed').play(start(), '0');
  expect(metadata.visits).toBe(10);
});

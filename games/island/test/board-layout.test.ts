import { describe, expect, it } from 'vitest';
import { bayNameAt, harbourAt, layoutOf, SIDE } from '../board/map/layout.ts';
import { pressedFor } from '../board/places.ts';
import { islandFor } from '../data/boards.ts';
import { edgeBetween } from '../data/geometry.ts';

describe.each([4, 6])('the drawing of the board for %i seats', (seats) => {
  const board = islandFor(seats);
  const layout = layoutOf(board);
  const harbours = board.harbourEdges.map(([a, b]) => edgeBetween(board, a, b));
  const names = Array.from(board.bays.keys(), (bay) => bayNameAt(board, bay, harbours));
  const far = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

  it('has every edge as long as the side of a hex', () => {
    for (let edge = 0; edge < board.edges; edge += 1) {
      const [a, b] = [board.edgeEnds[edge * 2], board.edgeEnds[edge * 2 + 1]];
      expect(far(layout.vertices[a], layout.vertices[b])).toBeCloseTo(SIDE, 6);
    }
  });

  it('has a coast of all coast edges', () => {
    const coast = Array.from(board.edgeHexes).filter((hexes) => hexes === 1).length;
    expect(layout.coast.split('L')).toHaveLength(coast);
  });

  it('has harbours in the sea, away from all hexes', () => {
    for (const edge of harbours) {
      for (const hex of layout.hexes) expect(far(harbourAt(board, edge), hex)).toBeGreaterThan(SIDE);
    }
  });

  it('has names of bays apart from harbours, and inside the sheet', () => {
    const { x, y, width, height } = layout.box;
    for (const name of names) {
      for (const edge of harbours) expect(far(name, harbourAt(board, edge))).toBeGreaterThanOrEqual(31.9);
      expect(name.x - 12).toBeGreaterThan(x);
      expect(name.x + 12).toBeLessThan(x + width);
      expect(name.y - 12).toBeGreaterThan(y);
      expect(name.y + 12).toBeLessThan(y + height);
    }
  });
});

describe('the place that is pressed for a move', () => {
  it('is the knight first, and then where it goes', () => {
    const move = { kind: 'attack', from: 29, to: 22 } as const;
    expect(pressedFor(move, null)).toBe('v29');
    expect(pressedFor(move, 'v29')).toBe('v22');
    expect(pressedFor(move, 'v30')).toBe('v29');
  });

  it('is a hex for the robber, an edge for a road, and none for a roll', () => {
    expect(pressedFor({ kind: 'robber', hex: 5 }, null)).toBe('h5');
    expect(pressedFor({ kind: 'road', edge: 40 }, null)).toBe('e40');
    expect(pressedFor({ kind: 'roll' }, null)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { yieldOf } from '../advice/yields.ts';
import { PIPS } from '../data/pips.ts';
import { tableOf } from '../view/table.ts';
import { situation } from './situation.ts';

const at = (vertex: number, robber = 'h5') => {
  const s = situation(`base 3 P1 action robber=${robber}\nP1: s29\nP2: s45\nP3: s1`);
  return yieldOf(s.setup, tableOf(s), vertex);
};

describe('what a vertex yields', () => {
  it('pips are the ways of 36 in which two dice show the token', () => {
    const ways = (total: number) => [1, 2, 3, 4, 5, 6].filter((red) => total - red >= 1 && total - red <= 6).length;
    for (const token of [2, 3, 4, 5, 6, 8, 9, 10, 11, 12]) expect(PIPS[token]).toBe(ways(token));
    expect(PIPS[0]).toBe(0);
  });

  it('IK-064: a vertex inland yields from its three hexes, each by its token', () => {
    const { hexes, pips } = at(29);
    expect(hexes).toHaveLength(3);
    expect(pips).toBe(hexes.reduce((sum, one) => sum + PIPS[one.token], 0));
    for (const { hex, token } of hexes) expect([hex, token]).toEqual([hex, TOKENS[hex]]);
  });

  it('IK-014: a desert yields nothing', () => {
    const s = situation('base 3 P1 action\nP1: s29\nP2: s45\nP3: s1');
    const { board } = s.setup;
    const beside = Array.from(board.hexVertices.subarray(5 * 6, 6 * 6));
    for (const vertex of beside) expect(at(vertex).hexes.map(({ hex }) => hex)).not.toContain(5);
  });

  it('IK-064: the hex of the robber is told', () => {
    expect(
      at(29, 'h9')
        .hexes.filter(({ isRobbed }) => isRobbed)
        .map(({ hex }) => hex),
    ).toEqual([9]);
  });

  it('IK-016: a harbour serves both ends of its edge, and is near from a road away', () => {
    expect(at(10).harbour).toBe('any');
    expect(at(15).harbour).toBe('any');
    expect(at(6).harbour).toBeNull();
    expect(at(6).near).toContainEqual({ harbour: 'any', edges: 1 });
  });
});

/** Tokens of the reference board, by hex. */
const TOKENS = [9, 10, 8, 12, 5, 0, 3, 11, 6, 11, 4, 6, 4, 3, 9, 2, 8, 10, 5];

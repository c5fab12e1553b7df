import { Rng } from '@marchlands/core/rng.ts';
import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect, test } from 'vitest';
import { NONE } from '../data/geometry.ts';
import { game } from '../game.ts';
import { awardLongestRoad, roadLengthOf } from '../rules/roads.ts';
import { rebuild } from '../rules/start.ts';
import { LEVEL_SHIFT, SETTLEMENT, type State } from '../state.ts';
import { position } from './play.ts';
import { situation } from './situation.ts';

/** Length of P1's road over these paths, with other pieces. */
function length(paths: string, others = '', form = 'base'): number {
  return roadLengthOf(situation(`${form} 3 P1 action\nP1: ${paths}\n${others}`), 0);
}

const RING = 'r18-24-30-35-29-23-18';
const SECOND = 'r24-19-25-31-36-30';

scenario(['IK-126', 'EX-077'], 'a path', () => expect(length('r8-13-18-24-30-36')).toBe(5));
scenario('EX-078', 'three arms', () => expect(length('r4-8-13-18-23-17 r18-24-19')).toBe(5));
scenario('EX-079', 'a closed hexagon', () => expect(length(RING)).toBe(6));
scenario('EX-080', 'a ring with a tail', () => expect(length(`${RING} r18-13-8`)).toBe(8));
scenario('EX-081', 'a ring with two tails', () => expect(length(`${RING} r18-13-8 r24-19-14-9`)).toBe(10));
scenario('EX-082', 'a ring with tails on opposite sides', () => {
  expect(length(`${RING} r18-13-8 r35-40-45-49`)).toBe(9);
});
scenario('EX-083', 'two hexagons with a common edge', () => expect(length(`${RING} ${SECOND}`)).toBe(11));
scenario('EX-084', 'three hexagons round a vertex', () => {
  expect(length(`${RING} ${SECOND} r18-13-9-14-19`)).toBe(14);
});

scenario(['EX-085', 'IK-127'], "an opponent's building cuts a path", () => {
  expect(length('r7-12-17-23-29-35-40-45', 'P2: s29')).toBe(4);
  expect(length('r7-12-17-23-29-35-40-45', 'P2: s23')).toBe(4);
});
scenario('EX-086', 'a walk may begin and end at one', () => {
  expect(length('r12-17-23-29-35-40', 'P2: s12 s40')).toBe(5);
});
scenario('EX-087', 'a ring through one is whole, through two it is not', () => {
  expect(length(RING, 'P2: s30')).toBe(6);
  expect(length(RING, 'P2: s30 s23')).toBe(3);
});
scenario('EX-088', 'a ring with a tail, cut in three ways', () => {
  expect(length(`${RING} r18-13-8`, 'P2: s18')).toBe(6);
  expect(length(`${RING} r18-13-8`, 'P2: s35')).toBe(6);
  expect(length(`${RING} r18-13-8`, 'P2: k24:1-', 'knights')).toBe(7);
});
scenario(['EX-089', 'IK-128', 'IK-129'], "an opponent's knight cuts, an own one and a barbarian do not", () => {
  expect(length('r12-17-23-29-35-40', 'P2: k29:1-', 'roaming')).toBe(3);
  expect(length('r12-17-23-29-35-40 k29:1-', '', 'roaming')).toBe(5);
  const barbarian = situation('roaming 3 P1 action bars=b5:1@29<34\nP1: r12-17-23-29-35-40');
  expect(roadLengthOf(barbarian, 0)).toBe(5);
});

scenario(['EX-090', 'IK-130'], 'who holds the longest road, by lengths one after another', () => {
  const s = situation('base 3 P1 action\nP1: s29');
  const holder = (...lengths: readonly number[]): number => {
    s.roadLength.set(lengths);
    awardLongestRoad(s, undefined);
    return s.longestRoad;
  };
  expect(holder(4, 4, 0)).toBe(0);
  expect(holder(5, 4, 0)).toBe(1);
  expect(holder(5, 5, 0)).toBe(1);
  expect(holder(5, 6, 0)).toBe(2);
  expect(holder(6, 6, 0)).toBe(2);
  expect(holder(6, 3, 6)).toBe(0);
  expect(holder(6, 3, 7)).toBe(3);
  expect(holder(4, 3, 4)).toBe(0);
});

scenario(['IK-131', 'IK-132'], 'it moves with a road that is built, and with a settlement that cuts one', () => {
  const table = position(`
    base 3 P1 action
    P1: s12 r12-17-23-29-35 hand=BL
    P2: s45 s37 r28-34-29 r37-31 hand=BLWG
    P3: s14`);
  table.play('road 35-40');
  expect([table.state.longestRoad, table.points()]).toEqual([1, [3, 2, 1]]);
  expect(table.events.at(-1)).toEqual({ kind: 'longestRoadMoved', seat: 0, length: 5 });
  table.play('end; roll =1,1; settle 29');
  expect([table.state.longestRoad, table.points()]).toEqual([0, [1, 3, 1]]);
});

/** The rules' own procedure (Road length): from every vertex, every walk. */
function bruteLength(s: State, seat: number): number {
  const { vertexEdges, neighbours, vertices } = s.setup.board;
  const isOther = (piece: number): boolean => (piece & 7) !== 0 && (piece & 7) !== seat + 1;
  const used = new Set<number>();
  let best = 0;
  const walk = (vertex: number, isFirst: boolean): void => {
    best = Math.max(best, used.size);
    if (!isFirst && (isOther(s.site[vertex]) || isOther(s.knight[vertex]))) return;
    for (let i = vertex * 3; i < vertex * 3 + 3; i += 1) {
      const edge = vertexEdges[i];
      if (edge === NONE || s.road[edge] !== seat + 1 || used.has(edge)) continue;
      used.add(edge);
      walk(neighbours[i], false);
      used.delete(edge);
    }
  };
  for (let vertex = 0; vertex < vertices; vertex += 1) walk(vertex, true);
  return best;
}

scenario(['IK-126', 'IK-127', 'IK-128'], 'the length is that of the rules’ own procedure, on random roads', () => {
  const rng = new Rng('roads');
  const reached = new Set<number>();
  for (let round = 0; round < 400; round += 1) {
    const s = situation('roaming 3 P1 action\nP1: hand=B');
    const { edges, edgeEnds, vertices } = s.setup.board;
    // Half of the roads continue existing ones, so that there are rings and forks.
    for (let laid = 0; laid < 15; ) {
      const edge = rng.below(edges);
      const isJoined = [...s.road.keys()].some(
        (other) =>
          s.road[other] === 1 && [0, 1].some((i) => edgeEnds[other * 2 + i] === edgeEnds[edge * 2 + rng.below(2)]),
      );
      if (s.road[edge] !== 0 || (laid > 0 && rng.below(8) > 0 && !isJoined)) continue;
      s.road[edge] = 1;
      laid += 1;
    }
    for (let i = rng.below(4); i > 0; i -= 1) s.site[rng.below(vertices)] = 2 | SETTLEMENT;
    for (let i = rng.below(3); i > 0; i -= 1) s.knight[rng.below(vertices)] = 2 | (1 << LEVEL_SHIFT);
    rebuild(s);
    const length = roadLengthOf(s, 0);
    expect(length).toBe(bruteLength(s, 0));
    reached.add(length);
  }
  expect(reached.size).toBeGreaterThan(8);
});

test('bug: a road too short to count was shown with the length 0', () => {
  const s = situation('base 3 P1 action\nP1: r18-24-30\n');
  expect(s.roadLength[0]).toBe(0);
  expect(game.view(s, 1).table.seats[0].roadLength).toBe(2);
});

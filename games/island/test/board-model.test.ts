/**
 * Checks where roads, settlements and knights may go against a second implementation of the rules, on random positions.
 */
import { Rng } from '@marchlands/core/rng.ts';
import { describe, expect, test } from 'vitest';
import { islandFor } from '../data/boards.ts';
import { NONE } from '../data/geometry.ts';
import { position } from './play.ts';

const SEATS = 3;
const board = islandFor(SEATS);
const vertices = [...Array(board.vertices).keys()];
const edges = [...Array(board.edges).keys()];

interface World {
  readonly isRoaming: boolean;
  /** By edge: its owner. */
  readonly roads: Map<number, number>;
  readonly buildings: Map<number, number>;
  readonly knights: Map<number, { readonly seat: number; readonly level: number; readonly isActive: boolean }>;
  readonly barbarians: ReadonlySet<number>;
}

const endsOf = (edge: number): readonly [number, number] => [board.edgeEnds[edge * 2], board.edgeEnds[edge * 2 + 1]];
const edgesAt = (at: number): number[] => edges.filter((edge) => endsOf(edge).includes(at));
const otherEnd = (edge: number, at: number): number => endsOf(edge).find((end) => end !== at) ?? at;
const neighboursOf = (at: number): number[] => edgesAt(at).map((edge) => otherEnd(edge, at));

function randomWorld(rng: Rng, isRoaming: boolean): World {
  const w: World = { isRoaming, roads: new Map(), buildings: new Map(), knights: new Map(), barbarians: new Set() };
  const left = Array.from({ length: SEATS }, () => ({ roads: 12, buildings: 4, knights: [2, 2, 2] }));
  for (let i = 0; i < 120; i += 1) {
    const [at, seat] = [rng.below(board.vertices), rng.below(SEATS)];
    if (left[seat].buildings === 0 || [at, ...neighboursOf(at)].some((v) => w.buildings.has(v))) continue;
    left[seat].buildings -= 1;
    w.buildings.set(at, seat);
  }
  for (let i = 0; i < 300; i += 1) {
    const [edge, seat] = [rng.below(board.edges), rng.below(SEATS)];
    const isJoined = endsOf(edge).some(
      (end) => w.buildings.get(end) === seat || edgesAt(end).some((one) => w.roads.get(one) === seat),
    );
    if (left[seat].roads === 0 || w.roads.has(edge) || !isJoined) continue;
    left[seat].roads -= 1;
    w.roads.set(edge, seat);
  }
  for (let i = 0; i < 40; i += 1) {
    const at = rng.below(board.vertices);
    const builder = w.buildings.get(at);
    const seat = isRoaming ? (builder ?? rng.below(SEATS)) : rng.below(SEATS);
    const level = 1 + rng.below(3);
    if (w.knights.has(at) || (builder !== undefined && !isRoaming) || left[seat].knights[level - 1] === 0) continue;
    left[seat].knights[level - 1] -= 1;
    w.knights.set(at, { seat, level, isActive: rng.below(3) > 0 });
  }
  return isRoaming ? { ...w, barbarians: new Set([...Array(4)].map(() => rng.below(board.vertices))) } : w;
}

function textOf(w: World): string {
  const names = [3, 4, 5, 6];
  const bars = [...w.barbarians].map((at, i) => `b${names[i]}:1@${at}<${neighboursOf(at)[0]}`);
  const players = Array.from({ length: SEATS }, (_, seat) => {
    const own = <V>(map: ReadonlyMap<number, V>, of: (value: V) => number): [number, V][] =>
      [...map].filter(([, value]) => of(value) === seat);
    return [
      `P${seat + 1}:`,
      ...own(w.buildings, (one) => one).map(([at]) => `s${at}`),
      ...own(w.roads, (one) => one).map(([edge]) => `r${endsOf(edge).join('-')}`),
      ...own(w.knights, (one) => one.seat).map(([at, one]) => `k${at}:${one.level}${one.isActive ? '+' : '-'}`),
      ...(seat === 0 ? ['hand=BBLLWWGGOO prog=diplomat,intrigue'] : []),
    ].join(' ');
  });
  const head = `${w.isRoaming ? 'roaming' : 'knights'} 3 P1 action invasion=1 robber=h9`;
  return [`${head}${bars.length === 0 ? '' : ` bars=${bars.join(',')}`}`, ...players].join('\n');
}

const isMine = (seat: number | undefined): boolean => seat === 0;
const isOthers = (seat: number | undefined): boolean => seat !== undefined && seat !== 0;

/** Whether an opponent's building or knight stands on a vertex. */
const isHostile = (w: World, at: number): boolean => isOthers(w.buildings.get(at)) || isOthers(w.knights.get(at)?.seat);
const isReached = (w: World, at: number): boolean => edgesAt(at).some((edge) => isMine(w.roads.get(edge)));

/** IK-114, IK-115. */
function roadSites(w: World): number[] {
  return edges.filter(
    (edge) =>
      !w.roads.has(edge) &&
      endsOf(edge).some((end) => isMine(w.buildings.get(end)) || (isReached(w, end) && !isHostile(w, end))),
  );
}

/** IK-117 to IK-120. */
function settlementSites(w: World): number[] {
  return vertices.filter((at) => {
    const knight = w.knights.get(at)?.seat;
    const isBlocked = knight !== undefined && !(isMine(knight) && w.isRoaming);
    const isNear = [at, ...neighboursOf(at)].some((v) => w.buildings.has(v));
    return isReached(w, at) && !isNear && !isBlocked && !w.barbarians.has(at);
  });
}

/** IK-167, IK-168. */
function recruitSites(w: World): number[] {
  return vertices.filter((at) => {
    const builder = w.buildings.get(at);
    if (w.knights.has(at) || w.barbarians.has(at) || isOthers(builder)) return false;
    return w.isRoaming ? isReached(w, at) || isMine(builder) : isReached(w, at) && builder === undefined;
  });
}

/** IK-180, IK-181: where a knight can go over own roads, without regard to the last vertex. */
function reachOf(w: World, from: number): Set<number> {
  const met = new Set<number>();
  const passed = [from];
  for (const at of passed) {
    for (const edge of edgesAt(at)) {
      const to = otherEnd(edge, at);
      if (!isMine(w.roads.get(edge)) || to === from) continue;
      met.add(to);
      if (!isHostile(w, to) && !w.barbarians.has(to) && !passed.includes(to)) passed.push(to);
    }
  }
  return met;
}

/** IK-182 to IK-190, by kind of action: `from-to`. */
function actions(w: World): { readonly move: string[]; readonly attack: string[]; readonly displace: string[] } {
  const found = { move: [] as string[], attack: [] as string[], displace: [] as string[] };
  for (const [from, knight] of [...w.knights].toSorted(([a], [b]) => a - b)) {
    if (!isMine(knight.seat) || !knight.isActive) continue;
    for (const to of [...reachOf(w, from)].toSorted((a, b) => a - b)) {
      const builder = w.buildings.get(to);
      const other = w.knights.get(to);
      const isOpen = builder === undefined || (w.isRoaming && isMine(builder));
      if (other === undefined && isOpen) found[w.barbarians.has(to) ? 'attack' : 'move'].push(`${from}-${to}`);
      if (other === undefined || isMine(other.seat) || builder !== undefined || w.barbarians.has(to)) continue;
      if (other.level < knight.level) found.displace.push(`${from}-${to}`);
    }
  }
  return found;
}

/** IK-194, IK-195: at a corner of h9, outside buildings. */
function chasers(w: World): number[] {
  const corners = [...board.hexVertices.subarray(9 * 6, 10 * 6)];
  return corners
    .filter((at) => isMine(w.knights.get(at)?.seat) && w.knights.get(at)?.isActive === true && !w.buildings.has(at))
    .toSorted((a, b) => a - b);
}

/** IK-234. */
function openRoads(w: World): number[] {
  return edges.filter((edge) => {
    const owner = w.roads.get(edge);
    if (owner === undefined) return false;
    return endsOf(edge).some(
      (end) =>
        !edgesAt(end).some((one) => one !== edge && w.roads.get(one) === owner) &&
        w.buildings.get(end) !== owner &&
        w.knights.get(end)?.seat !== owner,
    );
  });
}

/** IK-236, IK-237. */
function driven(w: World): number[] {
  return vertices.filter((at) => isOthers(w.knights.get(at)?.seat) && !w.buildings.has(at) && isReached(w, at));
}

describe('the rules and a second reading of them agree on random positions', () => {
  test.each([true, false])('roaming: %s', (isRoaming) => {
    const rng = new Rng(`board ${isRoaming}`);
    const seen = { settle: 0, attack: 0, displace: 0, chase: 0, drive: 0 };
    for (let round = 0; round < 200; round += 1) {
      const w = randomWorld(rng, isRoaming);
      const text = textOf(w);
      const table = position(text, { target: 30 });
      const paths = (kind: 'move' | 'attack' | 'displace'): string[] =>
        table.legal(0, kind).map(({ from, to }) => `${from}-${to}`);
      const known = actions(w);
      const hasRoads = [...w.roads.values()].filter(isMine).length > 0;
      const open = openRoads(w);
      const away = driven(w);
      const level1 = [...w.knights.values()].filter(({ seat, level }) => isMine(seat) && level === 1).length;
      const model = {
        road: roadSites(w),
        settle: settlementSites(w),
        recruit: level1 < 2 ? recruitSites(w) : [],
        ...known,
        chase: chasers(w),
        remove: open,
        drive: away,
      };
      const found = {
        road: table.legal(0, 'road').map(({ edge }) => edge),
        settle: table.legal(0, 'settle').map(({ at }) => at),
        recruit: table.legal(0, 'recruit').map(({ at }) => at),
        ...{ move: paths('move'), attack: paths('attack'), displace: paths('displace') },
        chase: table.legal(0, 'chase').map(({ at }) => at),
        remove:
          open.length === 0
            ? []
            : table
                .fork()
                .play('play diplomat')
                .legal(0, 'remove')
                .map(({ edge }) => edge),
        drive:
          away.length === 0
            ? []
            : table
                .fork()
                .play('play intrigue')
                .legal(0, 'drive')
                .map(({ at }) => at),
      };
      expect(found, text).toEqual(model);
      expect([table.refused('play diplomat') === null, table.refused('play intrigue') === null]).toEqual([
        open.length > 0,
        away.length > 0,
      ]);
      expect(hasRoads || found.move.length === 0).toBe(true);
      seen.settle += found.settle.length;
      seen.attack += found.attack.length;
      seen.displace += found.displace.length;
      seen.chase += found.chase.length;
      seen.drive += found.drive.length;
    }
    expect(Math.min(seen.settle, seen.displace, seen.chase, seen.drive)).toBeGreaterThan(10);
    expect(seen.attack > 10).toBe(isRoaming);
  });

  test('every vertex has two or three edges', () => {
    for (const at of vertices)
      expect(edgesAt(at)).toHaveLength(board.neighbours.subarray(at * 3, at * 3 + 3).filter((v) => v !== NONE).length);
  });
});

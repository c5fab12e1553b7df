import { describe, expect, test } from 'vitest';
import type { MapData, Point } from '../data/map.ts';
import { checkMap } from '../data/map-check/map-check.ts';
import { ayathgaron36 } from '../data/maps/ayathgaron-36.ts';
import { ringOf } from '../data/ring.ts';
import { type Block, blockMap, brickRows } from './block-map.ts';

type Draft<T> = { -readonly [key in keyof T]: Draft<T[key]> };
type DraftMap = Draft<MapData>;

function standard(): DraftMap {
  // Via JSON, so that borders and paths share no list of points.
  return JSON.parse(JSON.stringify(ayathgaron36)) as DraftMap;
}

function blocks(list: readonly Block[] = brickRows(3, 4)): DraftMap {
  return JSON.parse(JSON.stringify(blockMap(list))) as DraftMap;
}

/** The item with an id; an unknown id is an error of the test. */
function one<T extends { id: string }>(items: T[], id: string): T {
  const found = items.find((item) => item.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
}

/** Replaces the points of a border, and updates the polygons beside it. */
function reshape(map: DraftMap, id: string, change: (points: Point[]) => Point[]): void {
  const border = one(map.borders, id);
  border.points = change(border.points) as Draft<Point>[];
  for (const territory of map.territories.filter((own) => own.borders.includes(id))) {
    const ring = ringOf(map.borders.filter((own) => territory.borders.includes(own.id)));
    if ('gap' in ring) throw new Error(`no ring of ${territory.id}`);
    territory.polygon = [...ring.points] as Draft<Point>[];
  }
}

/** Puts a river of one reach on the border of A2 and B2, both ends of which are inland. */
function inlandRiver(map: DraftMap): void {
  const border = one(map.borders, 'A2-B2');
  border.kind = 'river';
  const [from, to] = [[140, 100] as Draft<Point>, [180, 100] as Draft<Point>];
  border.points = [from, to];
  map.adjacency = map.adjacency.map(([a, b, kind]) => [a, b, a === 'A2' && b === 'B2' ? 'river' : kind]);
  map.junctions = [
    { id: 'U', kind: 'spring', point: from },
    { id: 'V', kind: 'mouth', point: to },
  ];
  map.branches = [{ id: 'R', name: 'Rill', reaches: ['R1'], source: 'spring', flowsInto: 'V' }];
  const banks = { branch: 'R', order: 1, left: 'A2', right: 'B2', border: 'A2-B2' };
  map.reaches = [{ id: 'R1', ...banks, up: 'U', down: 'V', path: [from, to] }];
}

/** A number of the list of checks, the alteration, and the message. */
type Case = readonly [check: number, name: string, make: () => unknown, message: string];

/** The standard map, altered. */
function altered(change: (map: DraftMap) => unknown): () => DraftMap {
  return () => {
    const map = standard();
    change(map);
    return map;
  };
}

const cases: readonly Case[] = [
  [1, 'text cut off', () => '{\n "format"', 'map: not valid JSON (line 2, column 10)'],
  [1, 'text of a thousand brackets', () => '['.repeat(1000), 'map: not valid JSON (line 1, column 65)'],
  [
    2,
    'another format',
    altered((map) => Object.assign(map, { format: 'cantaboria-map/2' })),
    'map: format must be "cantaboria-map/1", found "cantaboria-map/2"',
  ],
  [3, 'nothing', () => undefined, 'map: expected object, found nothing'],
  [3, 'a list', () => [], 'map: expected object, found list'],
  [3, 'no sea', altered((map) => Reflect.deleteProperty(map, 'sea')), 'sea: missing'],
  [3, 'a number as name', altered((map) => Object.assign(map, { name: 7 })), 'name: expected text, found number'],
  [
    3,
    'no number as coordinate',
    altered((map) => (map.territories[0].label = [Number.NaN, 1])),
    'territories[0].label[0]: expected number, found NaN',
  ],
  [
    3,
    'a point of three',
    altered((map) => Object.assign(map.borders[1].points, { 2: [1, 2, 3] })),
    'borders[1].points[2]: expected list of 2, found list of 3',
  ],
  [
    3,
    'an unknown kind',
    altered((map) => Object.assign(map.borders[0], { kind: 'wall' })),
    'borders[0].kind: expected line or river or lake or sea, found "wall"',
  ],
  [3, 'another canvas', altered((map) => (map.canvas = [100, 100])), 'canvas: expected [1000, 800], found [100,100]'],
  [
    3,
    'a berth with an id of its own',
    altered((map) => (map.berths[0].id = 'here')),
    'berths[0].id: expected NL-A2, found "here"',
  ],
  [
    4,
    'two junctions of one id',
    altered((map) => map.junctions.push(structuredClone(map.junctions[1]))),
    'id "N1/N2": used twice (junctions[1] and junctions[19])',
  ],
  [
    4,
    'a reach called like a territory',
    altered((map) => {
      one(map.reaches, 'N1').id = 'A1';
      map.branches[0].reaches[0] = 'A1';
      map.lakes[0].outlet = 'A1';
    }),
    'id "A1": used twice (territories[0] and reaches[0])',
  ],
  [
    4,
    'a lake called like a territory, which keeps its own ring',
    () => JSON.stringify(standard()).replaceAll(/\bNL\b/g, 'A1'),
    'id "A1": used twice (territories[0] and lakes[0])',
  ],
  [5, 'an empty name', altered((map) => (map.territories[0].name = ' ')), 'territory A1: name is empty'],
  [
    5,
    'a name used twice',
    altered((map) => (map.territories[1].name = 'Hoarfell')),
    'territories A1 and A2: same name "Hoarfell"',
  ],
  [
    6,
    'more players at least than at most',
    altered((map) => (map.players.min = 5)),
    'players: need 2 <= min <= max <= 6',
  ],
  [7, '66 territories', () => blocks(brickRows(6, 11)), 'territories: 66 found, 12 to 60 allowed'],
  [
    8,
    '12 territories for 3',
    () => Object.assign(blocks(), { players: { min: 2, max: 3, recommended: [2] } }),
    'territories: 12 for 3 players leaves fewer than 6 each',
  ],
  [
    9,
    'a site in every territory',
    altered((map) => (map.sites.timber = 24)),
    'sites: 36 sites for 36 territories; at least 5, at most 35',
  ],
  [10, 'no mine', altered((map) => (map.sites.gold = 0)), 'sites: no gold site'],
  [
    11,
    'a label beside the canvas',
    altered((map) => (map.lakes[0].label = [1000.1, 5])),
    'point lakes[0].label: outside the canvas',
  ],
  [
    11,
    'a label of two decimals',
    altered((map) => (map.territories[0].label = [234.95, 117.9])),
    'point territories[0].label: more than one decimal',
  ],
  [
    12,
    'a border of a territory that is none',
    altered((map) =>
      map.borders.push({
        ...{ id: 'Z9-SEA', kind: 'sea', a: 'Z9', b: 'SEA' },
        points: [
          [5, 5],
          [9, 5],
        ],
      }),
    ),
    'border Z9-SEA: territory or lake "Z9" does not exist',
  ],
  [
    13,
    'a border of one point',
    altered((map) => map.borders.push({ id: 'A1-SEA.2', kind: 'sea', a: 'A1', b: 'SEA', points: [[5, 5]] })),
    'border A1-SEA.2: fewer than 2 points',
  ],
  [
    13,
    'a point twice',
    altered((map) => reshape(map, 'A1-SEA', (points) => [points[0], ...points])),
    'border A1-SEA: points 1 and 2 are equal',
  ],
  [
    14,
    'a coast that begins elsewhere',
    altered((map) => (one(map.borders, 'A1-SEA').points[0] = [174.5, 153.6])),
    'territory A1: its borders do not close to one ring (gap at [174.9, 153.6])',
  ],
  [
    15,
    'a polygon without its fifth point',
    altered((map) => map.territories[0].polygon.splice(4, 1)),
    'territory A1: polygon differs from its borders at point 5',
  ],
  [
    15,
    'a lake that runs the other way',
    altered((map) => map.lakes[0].polygon.reverse()),
    'lake NL: polygon differs from its borders at point 2',
  ],
  [
    16,
    'a coast with two points changed',
    altered((map) =>
      reshape(map, 'A1-SEA', (points) =>
        points.map((point, i) => (i === 4 ? points[12] : i === 12 ? points[4] : point)),
      ),
    ),
    'territory A1: polygon crosses itself near',
  ],
  [
    17,
    'two capes that cross',
    () => {
      const map = blocks();
      reshape(map, 'A4-SEA', (points) => points.map(([x, y]) => (x === 340 && y === 60 ? [500, 60] : [x, y])));
      const cape: Point[] = [
        [340, 220],
        [420, 220],
        [420, 60],
        [440, 60],
        [440, 240],
        [340, 240],
      ];
      reshape(map, 'C4-SEA', (points) =>
        points.flatMap(([x, y]) => (x === 340 && y === 220 ? cape.toReversed() : [[x, y]])),
      );
      return map;
    },
    'territories',
  ],
  [
    18,
    'a label in the sea',
    altered((map) => (map.territories[0].label = [5, 5])),
    'territory A1: label lies outside its polygon',
  ],
  [
    19,
    'a sea between two territories that is no wider than a line',
    altered((map) => {
      const border = one(map.borders, 'A1-A2');
      map.borders.push({ ...structuredClone(border), id: 'A1-SEA.2', kind: 'sea', b: 'SEA' });
      Object.assign(border, { id: 'A2-SEA.2', kind: 'sea', a: 'A2', b: 'SEA' });
      for (const id of ['A1', 'A2']) {
        const territory = one(map.territories, id);
        territory.borders = territory.borders.map((own) => (own === 'A1-A2' ? `${id}-SEA.2` : own));
      }
      map.adjacency.shift();
    }),
    'line piece [277.1, 79.9]-[279.1, 88.4]: belongs to 4 regions, expected 2',
  ],
  [
    20,
    'a pair that is left out',
    altered((map) => map.adjacency.shift()),
    'adjacency: A1-A2 share a border but are not listed',
  ],
  [
    21,
    'a pair that shares nothing',
    altered((map) => map.adjacency.push(['A1', 'A3', 'line'])),
    'adjacency: A1-A3 listed but share no border',
  ],
  [
    22,
    'a river that is none',
    altered((map) => (map.adjacency[0][2] = 'river')),
    'adjacency: A1-A2 listed as river but no river runs between them',
  ],
  [
    22,
    'a river that is not listed',
    altered((map) => {
      for (const pair of map.adjacency) if (pair[0] === 'B2' && pair[1] === 'B3') pair[2] = 'line';
    }),
    'adjacency: B2-B3 listed as line but a river runs between them',
  ],
  [23, 'a pair twice', altered((map) => map.adjacency.push(['A2', 'A1', 'line'])), 'adjacency: A2-A1 listed twice'],
  [
    23,
    'a territory beside itself',
    altered((map) => map.adjacency.push(['A1', 'A1', 'line'])),
    'adjacency: A1 listed with itself',
  ],
  [
    24,
    'two islands',
    () => blocks([...brickRows(2, 4), ...brickRows(2, 4, 12, 2)]),
    'map: territories C1, C2, C3, C4, D1, D2, D3, D4 cannot be reached from A1',
  ],
  [
    25,
    'a spit of land',
    () => blocks([...brickRows(3, 4), ['Z1', 8, 5, 10, 6]]),
    'territory Z1: 1 neighbours, at least 2 required',
  ],
  [
    26,
    'banks that are exchanged',
    altered((map) => Object.assign(map.reaches[0], { left: 'B2', right: 'B3' })),
    'reach N1: left and right are swapped',
  ],
  [
    26,
    'a border between others',
    altered((map) => (map.reaches[0].border = 'A1-A2')),
    'reach N1: banks B3 and B2 do not match border A1-A2',
  ],
  [
    27,
    'a path without its second point',
    altered((map) => map.reaches[0].path.splice(1, 1)),
    'reach N1: path differs from border B2-B3',
  ],
  [
    27,
    'a bend that lies elsewhere',
    altered((map) => (map.junctions[1].point = [5, 5])),
    'reach N1: path does not end at junction N1/N2',
  ],
  [28, 'an order with a gap', altered((map) => (map.reaches[1].order = 5)), 'branch N: order is not 1..n'],
  [
    28,
    'a branch out of another lake',
    altered((map) => (map.branches[0].source = 'SL')),
    'branch N: reaches are not connected between SL and N1',
  ],
  [
    29,
    'a confluence of two',
    altered((map) => (map.junctions[1].kind = 'confluence')),
    'junction N1/N2: 2 reaches meet, a confluence needs 3',
  ],
  [
    30,
    'a reach of another branch',
    altered((map) => (map.reaches[0].branch = 'S')),
    'river: reach N1 is in two branches',
  ],
  [
    31,
    'a mouth inland',
    () => {
      const map = blocks();
      inlandRiver(map);
      return map;
    },
    'mouth V: not on the coast',
  ],
  [
    32,
    'a shore that is left out',
    altered((map) => map.lakes[0].shores.splice(1, 1)),
    'lake NL: shores differ from the territories that border it',
  ],
  [
    33,
    'a facing pair that is left out',
    altered((map) => (map.lakes[0].facing = [])),
    'lake NL: A2-B3 face each other only across the lake but are not listed',
  ],
  [
    33,
    'neighbours as a facing pair',
    altered((map) => map.lakes[0].facing.push(['A2', 'A3'])),
    'lake NL: facing pair A2-A3 is adjacent',
  ],
  [
    34,
    'an outlet elsewhere',
    altered((map) => (map.lakes[0].outlet = 'M9')),
    'lake NL: outlet M9 does not begin at the lake',
  ],
  [35, 'a shore without a berth', altered((map) => map.berths.shift()), 'lake NL: shore A2 has 0 berths, expected 1'],
  [35, 'a berth on land', altered((map) => (map.berths[0].point = [5, 5])), 'berth NL-A2: point outside the lake'],
  [
    36,
    'a lake with a space in its id',
    () => JSON.stringify(standard()).replaceAll('NL', 'N L'),
    'id "N L": contains a space, a full stop, a bar or one of # @ > , / = [ ]',
  ],
];

describe('a map that is altered fails exactly the check of what is wrong', () => {
  test.each(cases)('MAP-%i: %s', (check, _name, make, message) => {
    const { map, errors } = checkMap(make());
    expect(map).toBeNull();
    expect(errors.map((error) => error.message).join('\n')).toContain(message);
    expect([...new Set(errors.map((error) => error.check))]).toEqual([check]);
  });

  test('every check has a case', () => {
    const covered = new Set(cases.map(([check]) => check));
    expect([...covered].sort((a, b) => a - b)).toEqual(Array.from({ length: 36 }, (_, i) => i + 1));
  });
});

test('all that fails is told together, in the order of the checks', () => {
  const map = standard();
  map.adjacency.shift();
  map.sites.gold = 0;
  map.berths[0].point = [5, 5];
  expect(checkMap(map).errors.map(({ check }) => check)).toEqual([10, 20, 35]);
});

test('a territory inside another overlaps it, though no lines cross', () => {
  const map = blocks([...brickRows(3, 4), ['Z1', 20, 10, 21, 11]]);
  const move = ([x, y]: Draft<Point>): Draft<Point> => [(x - 820) / 2 + 40, (y - 420) / 2 + 40];
  const inner = one(map.territories, 'Z1');
  inner.label = move(inner.label);
  inner.polygon = inner.polygon.map(move);
  one(map.borders, 'Z1-SEA').points = one(map.borders, 'Z1-SEA').points.map(move);
  expect(checkMap(map).errors.map(({ message }) => message)).toContain('territories Z1 and A1 overlap near [50, 50]');
});

test('a file with thousands of faults is told in few sentences', () => {
  const map = { ...standard(), borders: Array.from({ length: 5000 }, () => 7) };
  expect(checkMap(map).errors.length).toBe(30);
});

test('a broken map is refused, never thrown at', () => {
  for (const field of Object.keys(ayathgaron36)) {
    for (const value of [null, 0, '', [], {}, [null], [[]], [{}], Number.POSITIVE_INFINITY]) {
      expect(checkMap({ ...standard(), [field]: value }).map, `${field} = ${JSON.stringify(value)}`).toBeNull();
    }
  }
});

describe('warnings', () => {
  test('territories that do not divide evenly', () => {
    const map = standard();
    map.players.max = 5;
    expect(checkMap(map)).toMatchObject({
      errors: [],
      warnings: [
        { message: '36 territories do not divide evenly among 5 players: the first 1 placers start with one more' },
      ],
    });
  });

  test('a dry map', () => {
    expect(checkMap(blockMap(brickRows(3, 4))).warnings.map(({ message }) => message)).toEqual([
      'only 0\u00a0% of the territories touch water',
    ]);
  });
});

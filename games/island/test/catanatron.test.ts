/** Matches in Catanatron's format, written by hand on the reference board, played by our rules. */
import { describe, expect, it, test } from 'vitest';
import { REFERENCE } from '../data/boards.ts';
import { type Action, type Cube, cubeOf, type Exported, portEnds, vertexAt } from './catanatron/format.ts';
import { readExport } from './catanatron/read.ts';
import { firstDifference } from './catanatron/replay.ts';

const RESOURCE_OF: readonly string[] = ['BRICK', 'WOOD', 'SHEEP', 'WHEAT', 'ORE'];

/** Corners by the names that the actions below use: the vertex's number here, its tile and corner there. */
const NODES: readonly (readonly [vertex: number, hex: number, direction: string])[] = [
  [31, 15, 'NORTH'],
  [36, 15, 'NORTHWEST'],
  [12, 3, 'NORTHEAST'],
  [17, 3, 'SOUTHEAST'],
  [40, 13, 'SOUTHEAST'],
  [35, 13, 'NORTHEAST'],
  [24, 5, 'SOUTH'],
  [30, 10, 'SOUTHWEST'],
];

const node = (vertex: number): number => 100 + vertex;
const record = (color: string, type: string, value: unknown = null, result: unknown = null): [Action, unknown] => [
  [color, type, value],
  result,
];

/** Two settlements and roads each; a six, a nine, and a seven with a theft. */
const RECORDS: readonly [Action, unknown][] = [
  record('RED', 'BUILD_SETTLEMENT', node(31)),
  record('RED', 'BUILD_ROAD', [node(31), node(36)]),
  record('BLUE', 'BUILD_SETTLEMENT', node(12)),
  record('BLUE', 'BUILD_ROAD', [node(12), node(17)]),
  record('BLUE', 'BUILD_SETTLEMENT', node(40)),
  record('BLUE', 'BUILD_ROAD', [node(40), node(35)]),
  record('RED', 'BUILD_SETTLEMENT', node(24)),
  record('RED', 'BUILD_ROAD', [node(24), node(30)]),
  record('RED', 'ROLL', null, [3, 3]),
  record('RED', 'END_TURN'),
  record('BLUE', 'ROLL', null, [4, 5]),
  record('BLUE', 'OFFER_TRADE', [0, 0, 1, 0, 0, 1, 0, 0, 0, 0]),
  record('RED', 'REJECT_TRADE', [0, 0, 1, 0, 0, 1, 0, 0, 0, 0]),
  record('BLUE', 'END_TURN'),
  record('RED', 'ROLL', null, [5, 2]),
  record('RED', 'MOVE_ROBBER', [cubeOf(14), 'BLUE', null], 'SHEEP'),
];

const HANDS = {
  RED: { WOOD: 1, BRICK: 0, SHEEP: 1, WHEAT: 1, ORE: 1 },
  BLUE: { WOOD: 0, BRICK: 1, SHEEP: 1, WHEAT: 1, ORE: 1 },
};

function stateOf(hands: typeof HANDS): Exported['player_state'] {
  const entries = Object.values(hands).flatMap((hand, seat) => [
    ...Object.entries(hand).map(([resource, count]) => [`P${seat}_${resource}_IN_HAND`, count] as const),
    [`P${seat}_ACTUAL_VICTORY_POINTS`, 2] as const,
    [`P${seat}_HAS_ROAD`, false] as const,
    [`P${seat}_HAS_ARMY`, false] as const,
  ]);
  return Object.fromEntries(entries);
}

const GAME: Exported = {
  tiles: [
    ...REFERENCE.terrain.map((terrain, hex) => ({
      coordinate: cubeOf(hex),
      tile:
        REFERENCE.tokens[hex] === 0
          ? { type: 'DESERT' }
          : { type: 'RESOURCE_TILE', resource: RESOURCE_OF[terrain], number: REFERENCE.tokens[hex] },
    })),
    // The sea east of h6, with a harbour on the edge 15-20.
    { coordinate: [3, -1, -2] as Cube, tile: { type: 'WATER' } },
    { coordinate: [3, -2, -1] as Cube, tile: { type: 'PORT', direction: 'WEST', resource: null } },
  ],
  nodes: Object.fromEntries(
    NODES.map(([vertex, hex, direction]) => [
      String(node(vertex)),
      { id: node(vertex), tile_coordinate: cubeOf(hex), direction },
    ]),
  ),
  colors: ['RED', 'BLUE'],
  action_records: RECORDS,
  player_state: stateOf(HANDS),
  robber_coordinate: cubeOf(14),
};

test('places are found by tile and corner', () => {
  for (const [vertex, hex, direction] of NODES) expect(vertexAt(cubeOf(hex), direction)).toBe(vertex);
  // The corner of a tile in the sea that is a corner of the island too.
  expect(vertexAt([3, -2, -1], 'NORTHWEST')).toBe(15);
  expect(vertexAt([3, -2, -1], 'NORTHEAST')).toBeUndefined();
  expect(portEnds([3, -2, -1], 'WEST')).toEqual([15, 20]);
});

test('a match that our rules play alike has no difference', () => {
  expect(firstDifference([GAME])).toBeNull();
  // Also export by export.
  const opening = { ...GAME, action_records: RECORDS.slice(0, 8), robber_coordinate: cubeOf(5), player_state: {} };
  expect(firstDifference([opening, GAME])).toBeNull();
});

describe('the first difference is told', () => {
  const other = (at: number, ...records: [Action, unknown][]): Exported => ({
    ...GAME,
    action_records: RECORDS.toSpliced(at, 1, ...records),
  });
  const WRONG: readonly (readonly [part: string, game: Exported])[] = [
    [
      'action 16: hand of RED, ORE: theirs 2, ours 1',
      { ...GAME, player_state: { ...GAME.player_state, P0_ORE_IN_HAND: 2 } },
    ],
    [
      'action 16: points of BLUE: theirs 3, ours 2',
      { ...GAME, player_state: { ...GAME.player_state, P1_ACTUAL_VICTORY_POINTS: 3 } },
    ],
    ['action 16: longest road of RED', { ...GAME, player_state: { ...GAME.player_state, P0_HAS_ROAD: true } }],
    ['action 16: robber: theirs 5, ours 14', { ...GAME, robber_coordinate: cubeOf(5) }],
    [
      'action 2 [["BLUE","BUILD_SETTLEMENT",136],null]: legal moves',
      other(2, record('BLUE', 'BUILD_SETTLEMENT', node(36))),
    ],
    ['action 15', other(15, record('RED', 'MOVE_ROBBER', [cubeOf(14), null, null], null))],
    ['chance cannot bring', other(15, record('RED', 'MOVE_ROBBER', [cubeOf(14), 'BLUE', null], 'WOOD'))],
    ['legal moves: P1 may not roll', other(9, record('RED', 'ROLL', null, [1, 1]))],
  ];
  it.each(WRONG)('%s', (part, game) => {
    expect(firstDifference([game])).toContain(part);
  });

  it('in the places to build', () => {
    const opening = { ...GAME, action_records: RECORDS.slice(0, 7), robber_coordinate: cubeOf(5), player_state: {} };
    const roads = [node(30)].map((end): Action => ['RED', 'BUILD_ROAD', [node(24), end]]);
    // Vertex 24 has three edges; the export names one.
    expect(firstDifference([{ ...opening, current_playable_actions: roads }])).toContain('legal moves: road');
  });
});

describe('a file that is no export is refused with what is wrong, where, and what would be right', () => {
  const refused = (value: unknown): string => {
    const read = readExport(value);
    return read.ok ? 'nothing' : `${read.problem.at}: ${read.problem.message}`;
  };

  it('reads the match above', () => expect(refused(JSON.parse(JSON.stringify(GAME)))).toBe('nothing'));

  const record9 = (taken: unknown): unknown => ({ ...GAME, action_records: RECORDS.with(9, [taken as Action, null]) });
  const WRONG: readonly (readonly [told: string, value: unknown])[] = [
    ['export: must be an object with tiles, nodes, colors and action_records, not "x".', 'x'],
    ['tiles: must be a list, not undefined.', {}],
    ['colors: must name 2 to 4 players, not 1.', { ...GAME, colors: ['RED'] }],
    [
      'tiles[0].tile.number: must be a whole number from 2 to 12, not 1.',
      { ...GAME, tiles: [{ ...GAME.tiles[0], tile: { type: 'RESOURCE_TILE', resource: 'ORE', number: 1 } }] },
    ],
    [
      'tiles[0].tile.direction: must lead to a coast edge of the island, not EAST from 3,-2,-1.',
      { ...GAME, tiles: [{ coordinate: [3, -2, -1], tile: { type: 'PORT', direction: 'EAST' } }] },
    ],
    [
      'nodes.7.direction: must be one of',
      { ...GAME, nodes: { 7: { id: 7, tile_coordinate: [0, 0, 0], direction: 'UP' } } },
    ],
    ['action_records[9][0][0]: must be one of RED, BLUE, not "PINK".', record9(['PINK', 'END_TURN', null])],
    ['action_records[9][0][1]: must be one of ROLL, BUILD_SETTLEMENT', record9(['RED', 'DANCE', null])],
    ['action_records[9][0][2]: must be the id of one of `nodes`, not 999.', record9(['RED', 'BUILD_CITY', 999])],
    ['action_records[9][1]: must be a list, not null.', record9(['RED', 'ROLL', null])],
    ['robber_coordinate: must be one of the 19 hexes of the island', { ...GAME, robber_coordinate: [3, -2, -1] }],
  ];
  it.each(WRONG)('%s', (told, value) => {
    expect(refused(value)).toContain(told);
  });
});

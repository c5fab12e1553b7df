/** Matches in Catanatron's format, written by hand on the reference board and replayed by our rules. */
import { differenceText, type Imported, importMatch } from '@marchlands/core/match/import.ts';
import { formatRecord } from '@marchlands/core/match/record-format.ts';
import { parseRecord } from '@marchlands/core/match/record-parse.ts';
import { verifyRecord } from '@marchlands/core/match/verify.ts';
import { ok, problemText } from '@marchlands/core/result.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { EVERYTHING } from '@marchlands/core/seat.ts';
import { describe, expect, it, test } from 'vitest';
import { REFERENCE } from '../data/boards.ts';
import { game } from '../game.ts';
import { type Action, type Cube, cubeOf, type Exported, portEnds, vertexAt } from '../imports/catanatron-format.ts';
import { readExport } from '../imports/catanatron-read.ts';

const RESOURCE_OF: readonly string[] = ['BRICK', 'WOOD', 'SHEEP', 'WHEAT', 'ORE'];

/** Corners used by the actions below: our vertex number, and the tile and corner there. */
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
  // The corner of a sea tile that is also a corner of the island.
  expect(vertexAt([3, -2, -1], 'NORTHWEST')).toBe(15);
  expect(vertexAt([3, -2, -1], 'NORTHEAST')).toBeUndefined();
  expect(portEnds([3, -2, -1], 'WEST')).toEqual([15, 20]);
});

const text = (value: unknown): string => JSON.stringify(value);

/** The import of a file. */
async function bring(value: unknown): Promise<Imported> {
  const read = await importMatch(game, text(value));
  if (!read.ok) throw new Error(problemText(read.problem));
  return read.value;
}

/** The refusal of a file. */
async function refused(value: unknown): Promise<string> {
  const read = await importMatch(game, typeof value === 'string' ? value : text(value));
  return read.ok ? 'nothing' : problemText(read.problem);
}

describe('a match of Catanatron', () => {
  it('becomes one of ours, with the hands, the dice and the names that it had', async () => {
    const { match, program, difference } = await bring(GAME);
    expect([program, difference]).toEqual(['Catanatron', null]);
    expect(match.players).toEqual([{ name: 'RED' }, { name: 'BLUE' }]);
    expect(match.header.dice).toEqual({ kind: 'given' });
    const [red, blue] = match.game
      .text(match.view(EVERYTHING), match.setup, (seat) => match.nameOf(seat))
      .split('\n')
      .filter((line) => /RED|BLUE/.test(line));
    expect(red).not.toBe(blue);
    const faces = match.entries.flatMap((entry) =>
      entry.kind === 'chance' && 'face' in entry.outcome ? [entry.outcome.face] : [],
    );
    expect(faces).toEqual([3, 3, 4, 5, 5, 2]);
  });

  it('is written as a record that is verified as given, and read back the same', async () => {
    const { match } = await bring(GAME);
    const record = formatRecord(match, EVERYTHING);
    const verified = await verifyRecord(record, async () => ok(game));
    expect(verified).toMatchObject({ ok: true, value: { dice: 'given', isComputed: false } });
    const again = await parseRecord(record, async () => ok(game));
    if (!again.ok) throw new Error(problemText(again.problem));
    expect(again.value.state.hash()).toBe(match.state.hash());
    expect(formatRecord(again.value, EVERYTHING)).toBe(record);
  });

  it('may come export by export', async () => {
    const opening = { ...GAME, action_records: RECORDS.slice(0, 8), robber_coordinate: cubeOf(5), player_state: {} };
    const { match, difference } = await bring([opening, GAME]);
    expect(difference).toBeNull();
    expect(match.state.hash()).toBe((await bring(GAME)).match.state.hash());
    expect(await refused([GAME, opening])).toContain('export 2: is of another match');
    expect(await refused([GAME, { ...GAME, colors: ['RED', 'GREEN'] }])).toContain('export 2');
  });

  it('has discards of one kind and ends of empty turns as moves of their seats', async () => {
    // RED lives on only one hex: its empty hand leaves no move but ending the turn, and eight cards of one kind leave
    // no choice for the discard.
    const [lone, desert] = [0, 12];
    const moved = GAME.tiles.map((tile, hex) => {
      if (hex === desert) return { coordinate: cubeOf(desert), tile: { type: 'DESERT' } };
      return hex === 5 ? { ...tile, tile: GAME.tiles[desert].tile } : tile;
    });
    const nodes = Object.fromEntries(
      (
        [
          [0, 0, 'NORTH'],
          [3, 0, 'NORTHWEST'],
          [38, 12, 'SOUTHWEST'],
          [33, 12, 'NORTHWEST'],
        ] as const
      ).map(([vertex, hex, direction]) => [
        String(node(vertex)),
        { id: node(vertex), tile_coordinate: cubeOf(hex), direction },
      ]),
    );
    const number = REFERENCE.tokens[lone];
    const dice = [Math.floor(number / 2), Math.ceil(number / 2)];
    const resource = RESOURCE_OF[REFERENCE.terrain[lone]];
    const round = [
      record('RED', 'ROLL', null, [1, 1]),
      record('RED', 'END_TURN'),
      record('BLUE', 'ROLL', null, dice),
      record('BLUE', 'END_TURN'),
    ];
    const { match, difference } = await bring({
      ...GAME,
      tiles: moved,
      nodes: { ...GAME.nodes, ...nodes },
      robber_coordinate: cubeOf(14),
      player_state: { [`P0_${resource}_IN_HAND`]: 4, P0_BRICK_IN_HAND: 1, P1_SHEEP_IN_HAND: 0 },
      action_records: [
        record('RED', 'BUILD_SETTLEMENT', node(0)),
        record('RED', 'BUILD_ROAD', [node(0), node(3)]),
        ...RECORDS.slice(2, 6),
        record('RED', 'BUILD_SETTLEMENT', node(38)),
        record('RED', 'BUILD_ROAD', [node(38), node(33)]),
        ...Array.from({ length: 8 }, () => round).flat(),
        record('RED', 'ROLL', null, [3, 4]),
        ...Array.from({ length: 4 }, () => record('RED', 'DISCARD_RESOURCE', resource)),
        ...Array.from({ length: 9 }, () => record('BLUE', 'DISCARD_RESOURCE', 'SHEEP')),
        record('RED', 'MOVE_ROBBER', [cubeOf(14), 'BLUE', null], 'BRICK'),
      ],
    });
    expect(difference).toBeNull();
    const moves = match.entries.flatMap((entry) => (entry.kind === 'move' && entry.by === 0 ? [entry.move.kind] : []));
    expect(moves.filter((kind) => kind === 'discard')).toHaveLength(4);
    expect(moves.filter((kind) => kind === 'end')).toHaveLength(8);
  });
});

describe('the first difference is told, and the match goes up to there', () => {
  const other = (at: number, ...records: [Action, unknown][]): Exported => ({
    ...GAME,
    action_records: RECORDS.toSpliced(at, 1, ...records),
  });
  const WRONG: readonly (readonly [part: string, game: Exported])[] = [
    [
      'After action 16, the last one, the rules of Catanatron and ours differ: the number of ORE in the hand of RED is 2 there, and 1 here.',
      { ...GAME, player_state: { ...GAME.player_state, P0_ORE_IN_HAND: 2 } },
    ],
    [
      'After action 16, the last one, the rules of Catanatron and ours differ: the number of points of BLUE is 3 there',
      { ...GAME, player_state: { ...GAME.player_state, P1_ACTUAL_VICTORY_POINTS: 3 } },
    ],
    ['whether RED has the longest road', { ...GAME, player_state: { ...GAME.player_state, P0_HAS_ROAD: true } }],
    ['the hex of the robber is 5 there, and 14 here.', { ...GAME, robber_coordinate: cubeOf(5) }],
    [
      'At action 3, [["BLUE","BUILD_SETTLEMENT",136],null], the rules of Catanatron and ours differ: by ours BLUE may not',
      other(2, record('BLUE', 'BUILD_SETTLEMENT', node(36))),
    ],
    ['A building stands on a neighbouring vertex. (IK-117)', other(2, record('BLUE', 'BUILD_SETTLEMENT', node(36)))],
    [
      'by ours somebody must be robbed here|by ours a card is stolen here',
      other(15, record('RED', 'MOVE_ROBBER', [cubeOf(14), null, null], null)),
    ],
    ['by ours chance cannot bring', other(15, record('RED', 'MOVE_ROBBER', [cubeOf(14), 'BLUE', null], 'WOOD'))],
    ['This cannot be done at this point of the turn. (IK-054)', other(9, record('RED', 'ROLL', null, [1, 1]))],
  ];
  it.each(WRONG)('%s', async (part, given) => {
    const { match, program, difference } = await bring(given);
    if (difference === null) throw new Error('no difference');
    const parts = part.split('|');
    const told = differenceText(program, difference);
    expect(parts.some((one) => told.includes(one)) ? '' : told).toBe('');
    expect(match.entries.length).toBeGreaterThan(0);
  });

  it('in the places to build', async () => {
    const opening = { ...GAME, action_records: RECORDS.slice(0, 7), robber_coordinate: cubeOf(5), player_state: {} };
    const roads = [node(30)].map((end): Action => ['RED', 'BUILD_ROAD', [node(24), end]]);
    // Vertex 24 has three edges; the export names one.
    const { difference } = await bring({ ...opening, current_playable_actions: roads });
    expect(difference?.message).toContain('the places where one may road');
  });
});

describe('a file that is no export is refused with what is wrong, where, and what would be right', () => {
  const at9 = (taken: unknown, result: unknown = null): unknown => ({
    ...GAME,
    action_records: RECORDS.with(9, [taken as Action, result]),
  });
  const tile0 = (tile: unknown): unknown => ({ ...GAME, tiles: GAME.tiles.with(0, tile as (typeof GAME.tiles)[0]) });
  const [first, ...others] = GAME.tiles;
  const WRONG: readonly (readonly [told: string, value: unknown])[] = [
    ['this is not one: "x".', 'x'],
    ['This is neither JSON nor a log of JSettlers2.', '{"tiles": ['],
    ['The list is empty: it holds no match.', []],
    ['may be nested at most 64 deep', `{"tiles": ${'['.repeat(5000)}${']'.repeat(5000)}}`],
    ['this is not one: {}.', {}],
    ['tiles: must be a list, not null.', { ...GAME, tiles: null }],
    ['tiles: must have each of the 19 hexes once', { ...GAME, tiles: others }],
    ['2 times.', { ...GAME, tiles: [first, first, ...others] }],
    ['tiles: must have each of the 19 hexes once', { ...GAME, tiles: [] }],
    ['must have one harbour at each coast edge', { ...GAME, tiles: [...GAME.tiles, GAME.tiles.at(-1)] }],
    ['colors: must name 2 to 4 players, not 1.', { ...GAME, colors: ['RED'] }],
    ['colors: names a player twice.', { ...GAME, colors: ['RED', 'RED'] }],
    ['colors[1]: must be', { ...GAME, colors: ['RED', '\u200b'] }],
    [
      'tiles[0].tile.number: must be a whole number from 2 to 12, not 1.',
      tile0({ ...GAME.tiles[0], tile: { type: 'RESOURCE_TILE', resource: 'ORE', number: 1 } }),
    ],
    [
      'tiles[0].tile.direction: must lead to a coast edge of the island, not EAST from 3,-2,-1.',
      tile0({ coordinate: [3, -2, -1], tile: { type: 'PORT', direction: 'EAST' } }),
    ],
    [
      'nodes.7.direction: must be one of',
      { ...GAME, nodes: { 7: { id: 7, tile_coordinate: [0, 0, 0], direction: 'UP' } } },
    ],
    ['is a corner that another node is too', { ...GAME, nodes: { ...GAME.nodes, 7: GAME.nodes[String(node(31))] } }],
    ['action_records[9][0][0]: must be one of RED, BLUE, not "PINK".', at9(['PINK', 'END_TURN', null])],
    ['action_records[9][0][1]: must be one of ROLL, BUILD_SETTLEMENT', at9(['RED', 'DANCE', null])],
    ['action_records[9][0][2]: must be the id of one of `nodes`, not 999.', at9(['RED', 'BUILD_CITY', 999])],
    ['action_records[9][0][2]: must be two neighbouring nodes', at9(['RED', 'BUILD_ROAD', [node(31), node(12)]])],
    ['action_records[9][0][2]: must have 2 items, not 1.', at9(['RED', 'BUILD_ROAD', [node(31)]])],
    [
      'action_records[9][0][2]: must have 11 items, not 10.',
      at9(['RED', 'CONFIRM_TRADE', [1, 0, 0, 0, 0, 0, 0, 0, 0, 1]]),
    ],
    [
      'action_records[9][0][2][0]: must be a whole number from 0 to 19, not -1.',
      at9(['RED', 'OFFER_TRADE', [-1, 0, 0, 0, 0, 0, 0, 0, 0, 1]]),
    ],
    ['action_records[9][0][2][1]: must be one of RED, BLUE', at9(['RED', 'MOVE_ROBBER', [cubeOf(14), 'PINK', null]])],
    ['action_records[9][1]: must be a list, not null.', at9(['RED', 'ROLL', null])],
    ['robber_coordinate: must be one of the 19 hexes of the island', { ...GAME, robber_coordinate: [3, -2, -1] }],
  ];
  it.each(WRONG)('%s', async (told, value) => {
    const isText = typeof value === 'string' && value !== 'x';
    expect(await refused(isText ? value : JSON.stringify(value))).toContain(told);
  });

  it('reads the match above', () => expect(readExport(JSON.parse(text(GAME))).ok).toBe(true));

  it('is never a fault of the program, whatever a place of it holds', async () => {
    const rng = new Rng('exports');
    for (let i = 0; i < 300; i += 1) {
      const value: unknown = JSON.parse(text(GAME));
      spoil(value, rng);
      await expect(importMatch(game, text(value))).resolves.toBeDefined();
    }
  });
});

/** Replaces one value inside a JSON value. */
function spoil(value: unknown, rng: Rng): void {
  let at = value;
  for (;;) {
    if (typeof at !== 'object' || at === null) return;
    const keys = Object.keys(at);
    if (keys.length === 0) return;
    const key = keys[rng.below(keys.length)];
    const part: unknown = Reflect.get(at, key);
    if (typeof part === 'object' && part !== null && rng.below(5) > 0) at = part;
    else {
      Reflect.set(at, key, [null, -1, 0, 1, 5, 'RED', 'ORE', [], {}, [1, 2], 'END_TURN'][rng.below(11)]);
      return;
    }
  }
}

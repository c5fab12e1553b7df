/** Reads an export from outside: what is wrong in it, where, and what would be right. */
import { type Reading, read } from '@marchlands/core/read.ts';
import { quoted, type Result } from '@marchlands/core/result.ts';
import { CARD_OF, CORNERS, type Cube, type Exported, hexAt, PORTS, RESOURCES, vertexAt } from './format.ts';

const TILES = ['RESOURCE_TILE', 'DESERT', 'WATER', 'PORT'] as const;
const CARDS = Object.keys(CARD_OF);

/** What a value of an action holds, by the types of the base game. */
type ValueReader = (r: Reading, value: unknown, at: string, nodes: readonly string[]) => void;

function node(r: Reading, value: unknown, at: string, nodes: readonly string[]): void {
  if (!nodes.includes(String(value))) r.fail(at, `must be the id of one of \`nodes\`, not ${quoted(value)}.`);
}

function cube(r: Reading, value: unknown, at: string): Cube {
  const [x = 0, y = 0, z = 0, ...more] = r.list(value, at, (item, spot) => r.whole(item, spot, -9, 9));
  if (more.length > 0 || x + y + z !== 0) r.fail(at, 'must be three whole numbers whose sum is 0, such as [1, -1, 0].');
  return [x, y, z];
}

function landCube(r: Reading, value: unknown, at: string): Cube {
  const place = cube(r, value, at);
  if (hexAt(place) < 0) r.fail(at, `must be one of the 19 hexes of the island, not ${quoted(value)}.`);
  return place;
}

const resource: ValueReader = (r, value, at) => {
  r.oneOf(value, at, RESOURCES);
};
/** `count` items, each by a reader. */
function tuple(count: number, reader: ValueReader): ValueReader {
  return (r, value, at, nodes) => {
    const found = r.list(value, at, (item, spot) => reader(r, item, spot, nodes)).length;
    if (found < count) r.fail(at, `must have ${count} items, not ${found}.`);
  };
}
const number: ValueReader = (r, value, at) => {
  if (value !== null && typeof value !== 'string') r.whole(value, at, 0, 99);
};
const anything: ValueReader = () => {};

const VALUES: { readonly [type: string]: ValueReader } = {
  ROLL: anything,
  BUILD_SETTLEMENT: node,
  BUILD_CITY: node,
  BUILD_ROAD: tuple(2, node),
  BUY_DEVELOPMENT_CARD: anything,
  DISCARD_RESOURCE: resource,
  DISCARD: anything,
  MOVE_ROBBER(r, value, at) {
    const [place] = r.list(value, at, (item) => item);
    landCube(r, place, `${at}[0]`);
  },
  PLAY_KNIGHT_CARD: anything,
  PLAY_ROAD_BUILDING: anything,
  PLAY_MONOPOLY: resource,
  PLAY_YEAR_OF_PLENTY: tuple(1, resource),
  MARITIME_TRADE(r, value, at) {
    const items = r.list(value, at, (item) => item);
    if (items.length !== 5) r.fail(at, `must have 5 items, four given and the one taken, not ${items.length}.`);
    r.oneOf(items[0], `${at}[0]`, RESOURCES);
    r.oneOf(items[4], `${at}[4]`, RESOURCES);
  },
  OFFER_TRADE: tuple(10, number),
  CONFIRM_TRADE: tuple(11, number),
  ACCEPT_TRADE: anything,
  REJECT_TRADE: anything,
  CANCEL_TRADE: anything,
  END_TURN: anything,
};

/** What chance brought, where an action has a result or a value that says it. */
function result(r: Reading, type: string, value: unknown, at: string): void {
  if (type === 'ROLL') tuple(2, (of, one, spot) => of.whole(one, spot, 1, 6))(r, value, at, []);
  if (type === 'BUY_DEVELOPMENT_CARD') r.oneOf(value, at, CARDS);
  if (type === 'DISCARD') tuple(1, resource)(r, value, at, []);
  if (type === 'MOVE_ROBBER' && value !== null && value !== undefined) r.oneOf(value, at, RESOURCES);
}

/** `[color, type, value]` of one of the players and of the types of the base game. @returns type and value */
function action(r: Reading, value: unknown, at: string, colors: readonly string[], nodes: readonly string[]) {
  const [color, type, about] = r.list(value, at, (item) => item);
  r.oneOf(color, `${at}[0]`, colors);
  const name = r.oneOf(type, `${at}[1]`, Object.keys(VALUES));
  VALUES[name](r, about, `${at}[2]`, nodes);
  return { type: name, about };
}

function tile(r: Reading, value: unknown, at: string): void {
  const raw = r.record(value, at, 'an object with coordinate and tile');
  const place = cube(r, raw['coordinate'], `${at}.coordinate`);
  const about = r.record(raw['tile'], `${at}.tile`);
  const type = r.oneOf(about['type'], `${at}.tile.type`, TILES);
  if (type === 'RESOURCE_TILE') {
    r.oneOf(about['resource'], `${at}.tile.resource`, RESOURCES);
    r.whole(about['number'], `${at}.tile.number`, 2, 12);
  }
  if (type === 'RESOURCE_TILE' || type === 'DESERT') landCube(r, raw['coordinate'], `${at}.coordinate`);
  if (type !== 'PORT') return;
  if (about['resource'] !== null && about['resource'] !== undefined)
    r.oneOf(about['resource'], `${at}.tile.resource`, RESOURCES);
  const direction = r.oneOf(about['direction'], `${at}.tile.direction`, Object.keys(PORTS));
  if (PORTS[direction].some((corner) => vertexAt(place, corner) === undefined))
    r.fail(`${at}.tile.direction`, `must lead to a coast edge of the island, not ${direction} from ${place.join()}.`);
}

/** An export as it is read here; other members are left alone. Fails with the first thing that is wrong. */
export function readExport(value: unknown): Result<Exported> {
  return read((r) => {
    const raw = r.record(value, 'export', 'an object with tiles, nodes, colors and action_records');
    r.list(raw['tiles'], 'tiles', (item, at) => tile(r, item, at));
    const colors = r.list(raw['colors'], 'colors', (item, at) => r.text(item, at, 20));
    if (colors.length < 2 || colors.length > 4) r.fail('colors', `must name 2 to 4 players, not ${colors.length}.`);
    const nodes = r.record(raw['nodes'], 'nodes');
    for (const [id, one] of Object.entries(nodes)) {
      const at = `nodes.${id}`;
      const { tile_coordinate: place, direction } = r.record(one, at);
      const corner = r.oneOf(direction, `${at}.direction`, CORNERS);
      if (vertexAt(cube(r, place, `${at}.tile_coordinate`), corner) === undefined)
        r.fail(at, 'must be a corner of the island.');
    }
    const ids = Object.keys(nodes);
    r.list(raw['action_records'], 'action_records', (item, at) => {
      const [taken, brought] = r.list(item, at, (part) => part);
      const { type, about } = action(r, taken, `${at}[0]`, colors, ids);
      const value = type === 'MOVE_ROBBER' && Array.isArray(about) ? about[2] : about;
      result(r, type, brought ?? value, `${at}[1]`);
    });
    r.record(raw['player_state'], 'player_state', 'an object such as {"P0_WOOD_IN_HAND": 1}');
    landCube(r, raw['robber_coordinate'], 'robber_coordinate');
    if (raw['current_playable_actions'] !== undefined) {
      const at = 'current_playable_actions';
      r.list(raw[at], at, (item, spot) => {
        const [, type] = r.list(item, spot, (part) => part);
        if (String(type).startsWith('BUILD_')) action(r, item, spot, colors, ids);
      });
    }
    // Every member of `Exported` was looked at above.
    return raw as unknown as Exported;
  });
}

/** Reads an export of Catanatron from outside; reports errors with their place and the expected value. */
import { isName } from '@marchlands/core/names.ts';
import { type Raw, type Reading, read } from '@marchlands/core/read.ts';
import { quoted, type Result } from '@marchlands/core/result.ts';
import {
  CARD_OF,
  CORNERS,
  type Cube,
  cubeOf,
  type Exported,
  edgeOf,
  HEXES,
  hexAt,
  PORTS,
  portEnds,
  RESOURCES,
  vertexAt,
} from './catanatron-format.ts';

const TILES = ['RESOURCE_TILE', 'DESERT', 'WATER', 'PORT'] as const;
const CARDS = Object.keys(CARD_OF);
/** Most actions of a match: far more than any match has. */
const MOST_ACTIONS = 20_000;
/** Most cards of a kind in a trade or discard. */
const MOST_CARDS = 19;

/** The values that an action may refer to. */
interface Known {
  readonly colors: readonly string[];
  /** By id: our vertex. */
  readonly nodes: ReadonlyMap<string, number>;
}

/** Reads the value of an action, by types of the base game. */
type ValueReader = (r: Reading, value: unknown, at: string, known: Known) => void;

const node: ValueReader = (r, value, at, { nodes }) => {
  if (!nodes.has(String(value))) r.fail(at, `must be the id of one of \`nodes\`, not ${quoted(value)}.`);
};

/** The ids of two nodes with an edge between them. */
const edge: ValueReader = (r, value, at, known) => {
  const ends = r.list(value, at, (item, spot) => {
    node(r, item, spot, known);
    return known.nodes.get(String(item)) ?? -1;
  });
  if (ends.length !== 2) return r.fail(at, `must have 2 items, not ${ends.length}.`);
  if (edgeOf(ends[0], ends[1]) < 0) r.fail(at, `must be two neighbouring nodes, not ${quoted(value)}.`);
};

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
/** `low` to `high` items, each read by a reader. */
function tuple(low: number, high: number, reader: ValueReader): ValueReader {
  return (r, value, at, known) => {
    const found = r.list(value, at, (item, spot) => reader(r, item, spot, known)).length;
    const wanted = low === high ? String(low) : `${low} to ${high}`;
    if (found < low || found > high) r.fail(at, `must have ${wanted} items, not ${found}.`);
  };
}

/** Ten counts, five given and five wanted, followed by the partner if there is one. */
function trade(hasPartner: boolean): ValueReader {
  return (r, value, at, { colors }) => {
    const items = r.list(value, at, (item) => item);
    const enough = hasPartner ? 11 : 10;
    if (items.length < enough) return r.fail(at, `must have ${enough} items, not ${items.length}.`);
    for (const [i, count] of items.slice(0, 10).entries()) r.whole(count, `${at}[${i}]`, 0, MOST_CARDS);
    if (hasPartner) r.oneOf(items[10], `${at}[10]`, colors);
  };
}
const anything: ValueReader = () => {};

const VALUES: { readonly [type: string]: ValueReader } = {
  ROLL: anything,
  BUILD_SETTLEMENT: node,
  BUILD_CITY: node,
  BUILD_ROAD: edge,
  BUY_DEVELOPMENT_CARD: anything,
  DISCARD_RESOURCE: resource,
  DISCARD: anything,
  MOVE_ROBBER(r, value, at, { colors }) {
    const [place, victim] = r.list(value, at, (item) => item);
    landCube(r, place, `${at}[0]`);
    if (victim !== null && victim !== undefined) r.oneOf(victim, `${at}[1]`, colors);
  },
  PLAY_KNIGHT_CARD: anything,
  PLAY_ROAD_BUILDING: anything,
  PLAY_MONOPOLY: resource,
  PLAY_YEAR_OF_PLENTY: tuple(1, 2, resource),
  MARITIME_TRADE(r, value, at) {
    const items = r.list(value, at, (item) => item);
    if (items.length !== 5) r.fail(at, `must have 5 items, four given and the one taken, not ${items.length}.`);
    r.oneOf(items[0], `${at}[0]`, RESOURCES);
    r.oneOf(items[4], `${at}[4]`, RESOURCES);
  },
  OFFER_TRADE: trade(false),
  CONFIRM_TRADE: trade(true),
  ACCEPT_TRADE: anything,
  REJECT_TRADE: anything,
  CANCEL_TRADE: anything,
  END_TURN: anything,
};

/** The outcome of chance, if an action has a result or a value that gives it. */
function result(r: Reading, type: string, value: unknown, at: string, known: Known): void {
  if (type === 'ROLL') tuple(2, 2, (of, one, spot) => of.whole(one, spot, 1, 6))(r, value, at, known);
  if (type === 'BUY_DEVELOPMENT_CARD') r.oneOf(value, at, CARDS);
  if (type === 'DISCARD') tuple(1, RESOURCES.length * MOST_CARDS, resource)(r, value, at, known);
  if (type === 'MOVE_ROBBER' && value !== null && value !== undefined) r.oneOf(value, at, RESOURCES);
}

/** `[color, type, value]` with one of the players and a type of the base game. @returns type and value */
function action(r: Reading, value: unknown, at: string, known: Known) {
  const [color, type, about] = r.list(value, at, (item) => item);
  r.oneOf(color, `${at}[0]`, known.colors);
  const name = r.oneOf(type, `${at}[1]`, Object.keys(VALUES));
  VALUES[name](r, about, `${at}[2]`, known);
  return { type: name, about };
}

function tile(r: Reading, value: unknown, at: string): void {
  const raw = r.record(value, at, 'an object with coordinate and tile');
  const place = cube(r, raw['coordinate'], `${at}.coordinate`);
  const about = r.record(raw['tile'], `${at}.tile`);
  const type = r.oneOf(about['type'], `${at}.tile.type`, TILES);
  if (type === 'RESOURCE_TILE') {
    r.oneOf(about['resource'], `${at}.tile.resource`, RESOURCES);
    if (r.whole(about['number'], `${at}.tile.number`, 2, 12) === 7) r.fail(`${at}.tile.number`, 'must be no 7.');
  }
  if (type === 'RESOURCE_TILE' || type === 'DESERT') landCube(r, raw['coordinate'], `${at}.coordinate`);
  if (type !== 'PORT') return;
  if (about['resource'] !== null && about['resource'] !== undefined)
    r.oneOf(about['resource'], `${at}.tile.resource`, RESOURCES);
  const direction = r.oneOf(about['direction'], `${at}.tile.direction`, Object.keys(PORTS));
  if (portEnds(place, direction) === null)
    r.fail(`${at}.tile.direction`, `must lead to a coast edge of the island, not ${direction} from ${place.join()}.`);
}

/** Whether every hex of the island occurs once, and no coast edge has two harbours. */
function wholeIsland(r: Reading, tiles: Exported['tiles']): void {
  const land = tiles.flatMap(({ coordinate, tile: { type } }) =>
    type === 'WATER' || type === 'PORT' ? [] : [hexAt(coordinate)],
  );
  for (let hex = 0; hex < HEXES; hex += 1) {
    const count = land.filter((one) => one === hex).length;
    if (count !== 1)
      r.fail('tiles', `must have each of the ${HEXES} hexes once, not ${cubeOf(hex).join()} ${count} times.`);
  }
  const served = tiles.flatMap(({ coordinate, tile: { type, direction } }) =>
    type === 'PORT' ? [String(portEnds(coordinate, direction ?? ''))] : [],
  );
  const twice = served.find((ends, i) => served.indexOf(ends) !== i);
  if (twice !== undefined) r.fail('tiles', `must have one harbour at each coast edge, not two at ${twice}.`);
}

function readColors(r: Reading, value: unknown): readonly string[] {
  const colors = r.list(value, 'colors', (item, at) => {
    const color = r.text(item, at, 20);
    if (!isName(color)) r.fail(at, `must be a name that can be seen, not ${quoted(item)}.`);
    return color;
  });
  if (colors.length < 2 || colors.length > 4) r.fail('colors', `must name 2 to 4 players, not ${colors.length}.`);
  if (new Set(colors).size !== colors.length) r.fail('colors', 'names a player twice.');
  return colors;
}

function readNodes(r: Reading, value: unknown): Known['nodes'] {
  const nodes = new Map<string, number>();
  for (const [id, one] of Object.entries(r.record(value, 'nodes'))) {
    const at = `nodes.${id}`;
    const { tile_coordinate: place, direction }: Raw = r.record(one, at);
    const corner = r.oneOf(direction, `${at}.direction`, CORNERS);
    const vertex = vertexAt(cube(r, place, `${at}.tile_coordinate`), corner);
    if (vertex === undefined) r.fail(at, 'must be a corner of the island.');
    else if ([...nodes.values()].includes(vertex)) r.fail(at, 'is a corner that another node is too.');
    else nodes.set(id, vertex);
  }
  return nodes;
}

/** An export, as far as it is used here; other members are ignored. Fails at the first error. */
export function readExport(value: unknown): Result<Exported> {
  return read((r) => {
    const raw = r.record(value, 'export', 'an object with tiles, nodes, colors and action_records');
    r.list(raw['tiles'], 'tiles', (item, at) => tile(r, item, at));
    // Everything read so far has the right form, or there is a problem.
    if (!r.hasProblem()) wholeIsland(r, (raw as Raw & Exported).tiles);
    const known: Known = { colors: readColors(r, raw['colors']), nodes: readNodes(r, raw['nodes']) };
    const actions = r.list(raw['action_records'], 'action_records', (item, at) => {
      // One error is enough: anything after it would be read in vain.
      if (r.hasProblem()) return;
      const [taken, brought] = r.list(item, at, (part) => part);
      const { type, about } = action(r, taken, `${at}[0]`, known);
      const said = type === 'MOVE_ROBBER' && Array.isArray(about) ? about[2] : about;
      result(r, type, brought ?? said, `${at}[1]`, known);
    });
    if (actions.length > MOST_ACTIONS)
      r.fail('action_records', `must be at most ${MOST_ACTIONS}, not ${actions.length}.`);
    r.record(raw['player_state'], 'player_state', 'an object such as {"P0_WOOD_IN_HAND": 1}');
    landCube(r, raw['robber_coordinate'], 'robber_coordinate');
    if (raw['current_playable_actions'] !== undefined) {
      const at = 'current_playable_actions';
      r.list(raw[at], at, (item, spot) => {
        const [, type] = r.list(item, spot, (part) => part);
        if (String(type).startsWith('BUILD_')) action(r, item, spot, known);
      });
    }
    // Every member of `Exported` was checked above.
    return raw as Raw & Exported;
  });
}

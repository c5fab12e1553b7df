import { type ChoiceOption, choice, data, flag, type OptionsOf, table, wholeOption } from '@marchlands/core/options.ts';
import { type Reading, read } from '@marchlands/core/read.ts';
import { fail, ok, quoted, type Result } from '@marchlands/core/result.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import { CORNERS } from './data/geometry.ts';
import {
  BAGS,
  type Bag,
  LAND_TILES,
  type LandTile,
  TILE_TABLE,
  TILES,
  type Tile,
  type TileRow,
  type TileTable,
} from './data/tiles.ts';

/** The most draws that a custom table may give an activation. */
const MOST_DRAWS = 20;
/** The most points that a custom table may give a tile. */
const MOST_POINTS = 50;

const FIRST_PLAYERS = ['random', '1', '2', '3', '4', '5', '6'] as const;

/** `random` or a player's number, which must exist. */
function firstPlayerOption(): ChoiceOption<(typeof FIRST_PLAYERS)[number]> {
  const base = choice(FIRST_PLAYERS, {
    description: 'Who begins: a player by number, or one drawn at random.',
    rules: ['BR-17'],
    group: 'Start',
    descriptions: { random: 'Each player with equal chance.' },
  });
  return {
    ...base,
    read(value, at, seats) {
      const wanted = typeof value === 'number' ? String(value) : value;
      const found = FIRST_PLAYERS.slice(0, seats + 1).find((name) => name === wanted);
      return found === undefined
        ? fail(`must be "random" or a player from 1 to ${seats}, not ${quoted(value)}.`, at, 'BR-17')
        : ok(found);
    },
    random: (rng, seats) => FIRST_PLAYERS[rng.below(seats + 1)],
  };
}

const COLUMNS = ['place', 'network', 'draws', 'forced', 'forbidden'] as const;
/** Tiles whose network points are fixed elsewhere in the rules. */
const NO_NETWORK: readonly LandTile[] = ['mountain', 'city'];
/** Columns of a row that a custom table may change. */
const columnsOf = (tile: LandTile): readonly (keyof TileRow)[] =>
  COLUMNS.filter((column) => column !== 'network' || !NO_NETWORK.includes(tile));

/** Reads a table of tiles; omitted rows and columns keep their defaults. */
function readTileTable(value: unknown, at: string): Result<TileTable> {
  return read((r) => {
    const raw = r.record(value, at, `an object with rows for ${LAND_TILES.join(', ')}`);
    const filled: { [tile in LandTile]: TileRow } = { ...TILE_TABLE };
    for (const [name, row] of Object.entries(raw)) {
      const tile = LAND_TILES.find((land) => land === name);
      if (tile === undefined) r.fail(at, `has an unknown row ${quoted(name)}; known are ${LAND_TILES.join(', ')}.`);
      else filled[tile] = readRow(r, row, `${at}.${tile}`, tile);
    }
    return filled;
  });
}

function readRow(r: Reading, value: unknown, at: string, tile: LandTile): TileRow {
  const changed: { [column: string]: number | readonly Tile[] } = {};
  for (const [key, given] of Object.entries(r.record(value, at))) {
    const column = columnsOf(tile).find((known) => known === key);
    if (column === 'forced' || column === 'forbidden') changed[column] = r.subset(given, `${at}.${column}`, TILES);
    else if (column !== undefined) {
      changed[column] = r.whole(given, `${at}.${column}`, 0, column === 'draws' ? MOST_DRAWS : MOST_POINTS);
    } else if (key !== 'network' || given !== TILE_TABLE[tile].network) {
      // The full default table contains the two network values that are fixed elsewhere: they are allowed if unchanged.
      const hint = key === 'network' && tile === 'city' ? ' The option cityRoadScore sets it.' : '';
      r.fail(at, `has no entry ${quoted(key)} to change; there are ${columnsOf(tile).join(', ')}.${hint}`);
    }
  }
  return { ...TILE_TABLE[tile], ...changed };
}

function someTiles(rng: Rng): readonly Tile[] {
  return TILES.filter(() => rng.below(4) === 0);
}

/** A table with a few changed rows, for random options. */
function randomTileTable(rng: Rng): TileTable {
  const changed: { [tile in LandTile]: TileRow } = { ...TILE_TABLE };
  for (const tile of LAND_TILES) {
    if (rng.below(3) > 0) continue;
    const row = TILE_TABLE[tile];
    changed[tile] = {
      place: rng.below(10),
      network: NO_NETWORK.includes(tile) ? row.network : rng.below(10),
      draws: rng.below(MOST_DRAWS + 1),
      forced: someTiles(rng),
      forbidden: someTiles(rng),
    };
  }
  return changed;
}

/** A bag with mostly default counts, or a small one, so that bags run out too. */
function randomBag(rng: Rng, seats: number): Bag {
  const small = rng.below(3) === 0;
  const filled: { [tile in Tile]: number } = { ...BAGS[seats] };
  for (const tile of TILES) {
    if (small) filled[tile] = rng.below(5);
    else if (rng.below(3) === 0) filled[tile] = Math.max(0, filled[tile] + rng.below(9) - 4);
  }
  return filled;
}

/** Every house rule. Defaults give the rules as they stand. */
export const optionSchema = {
  firstPlayer: firstPlayerOption(),
  boardSize: wholeOption([5, 8], 8, {
    description: 'Squares along a side of the board.',
    rules: ['BR-01', 'BR-11', 'BR-27'],
    group: 'Board',
  }),
  bag: {
    ...table(TILES, [0, 99], (seats) => BAGS[seats], {
      description: 'How many tiles of each kind are in the bag at the start.',
      rules: ['BR-20'],
    }),
    random: randomBag,
  },
  tileTable: data(
    () => TILE_TABLE,
    readTileTable,
    {
      description: 'Points, draw numbers, forced and forbidden tiles of each land tile.',
      rules: ['BR-30', 'BR-44', 'BR-45', 'BR-46', 'BR-68', 'BR-69'],
    },
    randomTileTable,
  ),
  cityRoadScore: wholeOption([0, 10], 2, {
    description: 'Points for each city in a scored network, to the builder of the road.',
    rules: ['BR-67'],
    group: 'Points',
  }),
  treasureValue: wholeOption([0, 50], 20, {
    description: 'Points for each treasure still held at the end.',
    rules: ['BR-95'],
    group: 'Points',
  }),
  barbarianValue: wholeOption([0, 50], 15, {
    description: 'Points for drawing a barbarian.',
    rules: ['BR-33', 'BR-51'],
    group: 'Points',
  }),
  startBarbariansPay: flag(false, {
    description: 'The barbarian tile each player starts with gives points too.',
    rules: ['BR-18'],
  }),
  entryCorner: choice([...CORNERS, 'random'], {
    description: 'The corner where barbarians come in.',
    rules: ['BR-10', 'BR-11', 'BR-86'],
    group: 'Board',
    descriptions: { random: 'Drawn at the start, each corner with equal chance, and shown.' },
  }),
  spiralDirection: choice(['clockwise', 'counterclockwise'], {
    description: 'The direction in which face-down tiles fill the board.',
    rules: ['BR-11'],
  }),
  attackStart: choice(['lastFaceDown', 'entry', 'randomCorner'], {
    description: 'Where the barbarians stand when the attack begins.',
    rules: ['BR-83', 'BR-85'],
    group: 'Attack',
    descriptions: {
      lastFaceDown: 'On the square of the last face-down tile.',
      entry: 'On the entry square.',
      randomCorner: 'In a corner drawn when the attack begins.',
    },
  }),
  noDiscoverNextToKnown: flag(false, {
    description: 'Discover and the city tile may not name a square beside a face-up tile.',
    rules: ['BR-29', 'BR-35'],
    group: 'Actions',
  }),
  cityTileNextToGrass: flag(false, {
    description: 'The city tile from hand may only be played beside a face-up grass tile.',
    rules: ['BR-35'],
    group: 'Actions',
  }),
  treasureHunt: choice(['off', 'beside', 'onSelf'], {
    description: 'Activating a city or a mine draws one tile after the other until one is acceptable.',
    rules: ['BR-39', 'BR-44', 'BR-45', 'BR-46', 'BR-47', 'BR-48'],
    group: 'Actions',
    descriptions: {
      off: 'Cities and mines are activated like all other tiles.',
      beside: 'The tile found goes to the named square.',
      onSelf: 'Its own square may be named too; the tile found then replaces the city or mine.',
    },
  }),
  huntAccepts: choice(['notForbidden', 'forcedOnly'], {
    description: 'Which tile ends a treasure hunt.',
    rules: ['BR-44', 'BR-45', 'BR-46', 'BR-47', 'BR-48'],
    descriptions: {
      notForbidden: 'Any tile that the source does not forbid.',
      forcedOnly: 'Only a tile that the source forces.',
    },
  }),
  payPointsToPlacate: wholeOption([0, 100], 0, {
    description: 'Points that placate a band in place of a treasure; 0 is never.',
    rules: ['BR-88'],
    group: 'Attack',
  }),
  targetClash: choice(['reserve', 'rechoose', 'scoreOnly'], {
    description: 'What happens when the target of Activate is where the face-down tile is due.',
    rules: ['BR-42', 'BR-53'],
    descriptions: {
      reserve: 'The face-down tile goes to the next empty square.',
      rechoose: 'It takes the target, and the player names another one.',
      scoreOnly: 'It takes the target, and a land tile taken scores without being placed.',
    },
  }),
  keepChosenFree: flag(false, {
    description: "A barbarian's face-down tile avoids the square named in the action while another is empty.",
    rules: ['BR-34', 'BR-52'],
  }),
  newCity: choice(['unscored', 'unconnected'], {
    description: 'Which city makes a road score its network.',
    rules: ['BR-62', 'BR-63', 'BR-72'],
    descriptions: {
      unscored: 'One that no road has scored yet.',
      unconnected: 'One that no network reached before this road; a city placed beside a network is never new.',
    },
  }),
  joinNeedsCity: flag(false, {
    description: 'Joining networks scores only if the joined network has a city.',
    rules: ['BR-64'],
  }),
  builderScoresOwnTerrain: flag(true, {
    description: 'The builder of a road also scores their own land in the network.',
    rules: ['BR-70'],
  }),
  repeatCity: flag(true, {
    description: 'Once all cities were occupied, the one where the barbarians stand can be the next target at once.',
    rules: ['BR-91'],
  }),
  citylessKeepTreasure: flag(false, {
    description: 'A player without a city ends with the value of their treasures instead of nothing.',
    rules: ['BR-94', 'BR-95'],
  }),
  emptyBag: choice(['whenDue', 'atOnce'], {
    description: 'When an empty bag ends the game.',
    rules: ['BR-80'],
    descriptions: {
      whenDue: 'When a tile is due and the bag is empty.',
      atOnce: 'After the action that leaves it empty.',
    },
  }),
  finalTie: choice(['shared', 'rematch'], {
    description: 'What happens when nothing breaks a tie.',
    rules: ['BR-99'],
    descriptions: { shared: 'The win is shared.', rematch: 'No winner; the tied players are offered a new game.' },
  }),
};

/** The options of one match, including defaults. */
export type Options = OptionsOf<typeof optionSchema>;

import { firstNumbers } from '@marchlands/core/lists.ts';
import { oneOf, orNull, type Param, whole } from '@marchlands/core/params.ts';
import { CHANCE, firstOf, type Seat } from '@marchlands/core/seat.ts';
import { fieldsOf, type RecordField, type TableOf } from '@marchlands/core/table.ts';
import type { Final } from '@marchlands/core/types.ts';
import { CELLS, NONE } from '../data/geometry.ts';
import { KINDS, LAND_TILES, type LandTile, TILES, type Tile } from '../data/tiles.ts';
import { faceDownSquare } from '../rules/face-down.ts';
import { result } from '../rules/final.ts';
import { actors } from '../rules/legal.ts';
import { isOnBoard } from '../rules/legality.ts';
import { DOWN, isFaceUp, LINKED, OCCUPIED, PHASE, PHASES, ROAD, State, UP } from '../state.ts';

/** Counts by kind of tile. */
export type Counts = { readonly [tile in Tile]: number };

// One entry for each name of TILES. Each view makes such an object, and copying one made from JSON is faster than
// filling one name by name.
const NO_TILES = JSON.parse(JSON.stringify(Object.fromEntries(TILES.map((tile) => [tile, 0])))) as {
  [tile in Tile]: number;
};

/** Counts from a state's vector, from `offset` on, by name. */
export function countsOf(vector: Uint8Array, offset = 0): Counts {
  const counts = { ...NO_TILES };
  for (let kind = 0; kind < TILES.length; kind += 1) counts[TILES[kind]] = vector[offset + kind];
  return counts;
}

export function numbersOf(counts: Counts): number[] {
  return TILES.map((tile) => counts[tile]);
}

const f = fieldsOf(State);
const land = oneOf(...LAND_TILES);
/** The face-up land; null if the square is empty or its tile is face down. */
const faceUp: Param<LandTile | null> = {
  ...orNull(land),
  value: (number) => (isFaceUp(number) ? land.value(number - UP) : null),
};
const square = whole(0, CELLS - 1);
const seat = whole(0, 5);
const count = whole(0, 2 ** 31 - 1);
const bySeat = (key: 'score' | 'treasure' | 'barbarian' | 'hand') =>
  f.kept(
    f.nums(key, 6, count, (s) => s.setup.seats),
    key,
  );

const cellFields = {
  /** The face-up tile, or null. */
  tile: f.num('tile', faceUp),
  /** The owner of its marker, or null. */
  owner: f.maybe((s, i) => isFaceUp(s.tile[i]), f.num('owner', seat)),
  road: f.flag('mark', ROAD),
  /** A city in a scored network. */
  linked: f.flag('mark', LINKED),
  faceDown: f.derived((s, i) => s.tile[i] >= DOWN),
  /** A city occupied by placated bands. */
  occupied: f.flag('mark', OCCUPIED),
};
/** One square. */
export interface CellView extends TableOf<typeof cellFields> {}
const cell = f.shared<CellView>(f.record(cellFields), (s, i) => s.tile[i] | (s.owner[i] << 8) | (s.mark[i] << 16));

/** Tiles that one activation showed and put back. */
export interface Shown {
  /** The number of face-down tiles at that time. */
  readonly faceDown: number;
  /** The tiles put back. */
  readonly returned: Counts;
  /** The tiles then in the bag or face down. */
  readonly pool: Counts;
}

/** The last row read for each index, by setup: a past row never changes. */
const rowsRead = new WeakMap<object, Shown[]>();

/** The tiles shown while `n` tiles lay face down. */
function shownRow(s: State, n: number): Shown {
  const at = (n - 1) * KINDS;
  let read = rowsRead.get(s.setup);
  if (read === undefined) {
    read = [];
    rowsRead.set(s.setup, read);
  }
  const last = read.at(n);
  if (last !== undefined && hasCounts(last.returned, s.shown, at) && hasCounts(last.pool, s.poolThen, at)) return last;
  const row = { faceDown: n, returned: countsOf(s.shown, at), pool: countsOf(s.poolThen, at) };
  read[n] = row;
  return row;
}

function hasCounts(counts: Counts, vector: Uint8Array, offset: number): boolean {
  for (let kind = 0; kind < TILES.length; kind += 1) if (counts[TILES[kind]] !== vector[offset + kind]) return false;
  return true;
}

/** Whether any tiles were shown and put back while `n` tiles lay face down. */
function hasShown(s: State, n: number): boolean {
  for (let at = (n - 1) * KINDS; at < n * KINDS; at += 1) if (s.shown[at] > 0) return true;
  return false;
}

const shown = f.kept(
  f.custom<readonly Shown[]>({
    get(s) {
      const rows: Shown[] = [];
      for (let n = 1; n <= s.down; n += 1) if (hasShown(s, n)) rows.push(shownRow(s, n));
      return rows;
    },
    put(s, _i, rows) {
      for (const { faceDown, returned, pool } of rows) {
        s.shown.set(numbersOf(returned), (faceDown - 1) * KINDS);
        s.poolThen.set(numbersOf(pool), (faceDown - 1) * KINDS);
      }
    },
  }),
  'shown',
  'poolThen',
  'down',
);

const pendingFields = {
  /** The source of Activate, or null in other actions. */
  from: f.maybe((s) => s.phase >= PHASE.downActivate, f.num('from', square)),
  /** The square named (or named anew), null if a new target must be chosen. */
  into: f.maybe((s) => s.phase !== PHASE.target, f.num('into', square)),
  /** Tiles drawn and lying open, neither used nor put back. */
  drawn: f.copies('drawn', oneOf(...TILES)),
  /** Kinds that may be taken now. */
  takeable: f.derived((s) => (s.phase === PHASE.take ? TILES.filter((_, kind) => s.drawn[kind] > 0) : [])),
  /** Draws to go; null in a treasure hunt, which ends with the first acceptable tile. */
  drawsLeft: f.maybe((s) => s.phase !== PHASE.draw || s.left > 0, f.num('left', count)),
};
/** An unfinished action. */
export interface PendingView extends TableOf<typeof pendingFields> {}
const pending: RecordField<State, PendingView> = f.record(pendingFields);

const attackFields = {
  /** The square of the barbarians; in an answer, the city reached; null while the start is still to be drawn. */
  at: f.maybe((s) => s.phase === PHASE.answer, f.num('at', square)),
  start: f.maybe((s) => s.phase === PHASE.answer, f.num('start', square)),
  /** Bands left, including the one at `at`. */
  bands: f.num('bands', count),
};
/** The barbarian attack. */
export interface AttackView extends TableOf<typeof attackFields> {}
const attack: RecordField<State, AttackView> = f.record(attackFields);

function actorOf(s: State): Seat | 'chance' | null {
  const acting = actors(s);
  if (acting === CHANCE) return 'chance';
  return acting === 0 ? null : firstOf(acting);
}

/** The square of the next face-down tile: the current action's, else as for a road. */
function nextFaceDownOf(s: State): number | null {
  if (s.phase <= PHASE.entry || s.phase >= PHASE.corner) return null;
  const next = faceDownSquare(s);
  return next === NONE ? null : next;
}

/** Whether the entry corner is known. */
const hasEntry = (s: State): boolean => s.phase > PHASE.entry || s.setup.entryCorner >= 0;

const fields = {
  size: f.derived((s) => s.setup.board.size),
  phase: f.num('phase', oneOf(...PHASES)),
  /** The deciding seat; `chance` if a tile or a corner is drawn; null once the match is over. */
  actor: f.derived(actorOf),
  /** The seat in turn. */
  player: f.num('player', seat),
  turn: f.num('turn', count),
  /** 64 squares, row * 8 + column; null for squares that a smaller board lacks. */
  cells: f.kept(f.rows(f.maybe(isOnBoard, cell), { count: () => CELLS }), 'tile', 'owner', 'mark'),
  /** The entry square, null while it is still to be drawn. */
  entry: f.maybe(
    hasEntry,
    f.custom<number>({
      get: (s) => s.setup.board.corners[s.entry],
      put(s, _i, corner) {
        s.entry = s.setup.board.corners.indexOf(corner);
      },
    }),
  ),
  /** All squares in the order in which face-down tiles fill them. */
  spiral: f.derived((s): readonly number[] => (hasEntry(s) ? s.setup.spirals[s.entry] : [])),
  /** The square of the next face-down tile, or null. */
  nextFaceDown: f.derived(nextFaceDownOf),
  /** Squares of the face-down tiles in the order placed; the last one is the last face-down square. */
  faceDown: f.kept(
    f.custom<readonly number[]>({
      get: (s) => firstNumbers(s.downAt, s.down),
      put(s, _i, squares) {
        s.downAt.set(squares);
        s.down = squares.length;
      },
    }),
    'downAt',
    'down',
  ),
  /** By seat. */
  scores: bySeat('score'),
  treasures: bySeat('treasure'),
  barbarians: bySeat('barbarian'),
  /** By seat: city tiles in hand. */
  cityTiles: bySeat('hand'),
  /** Tiles in the bag or face down, by kind. */
  pool: f.kept(
    f.derived((s) => countsOf(s.pool)),
    'pool',
  ),
  /** How many of these are in the bag. */
  inBag: f.derived((s) => s.inBag),
  pending: f.maybe((s) => s.phase >= PHASE.discover && s.phase < PHASE.corner, pending),
  attack: f.maybe((s) => s.phase === PHASE.corner || s.phase === PHASE.answer, attack),
  /** Tiles shown and put back, in order. */
  shown,
  result: f.derived((s): Final | null => (s.phase === PHASE.over ? result(s) : null)),
};
/** The public view: the allow-list. */
export interface TableView extends TableOf<typeof fields> {}
export const table: RecordField<State, TableView> = f.table(fields);

/** The number of a seat's cities on the board. */
export function citiesOf({ cells }: TableView, seat: Seat): number {
  return cells.filter((cell) => cell?.tile === 'city' && cell.owner === seat).length;
}

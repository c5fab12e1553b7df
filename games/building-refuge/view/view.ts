/**
 * What a seat or a spectator may see. Everything is open but the faces of face-down tiles, and with them how the tiles
 * that nobody has seen are split between the bag and the board (BR-15): the view gives their sum by kind. It holds the
 * memory of tiles that were shown and put back too, since that is evidence about what lies face down.
 *
 * Truths that fit a view are drawn by the exact law of the draws given that evidence (hidden.ts): exactly where there is
 * none, else by a Markov chain whose stationary law it is, stopped after a finite number of steps. What the evidence
 * rules out is never drawn.
 */
import { type Final, type Masked, type Step, UNKNOWN, type ViewedStep } from '@marchlands/core/game.ts';
import { CHANCE, EVERYTHING, type Seat, type Viewer } from '@marchlands/core/seat.ts';
import { NONE } from '../data/geometry.ts';
import { KINDS, type LandTile, TILES, type Tile } from '../data/tiles.ts';
import type { Event } from '../events.ts';
import { type Move, moveCodec, type Outcome, outcomeCodec } from '../moves.ts';
import { faceDownSquare } from '../rules/face-down.ts';
import { finalOf } from '../rules/final.ts';
import { actors } from '../rules/legal.ts';
import { DOWN, isFaceUp, LINKED, OCCUPIED, PHASE, PHASES, type Phase, ROAD, type State, UP } from '../state.ts';

/** One square. */
export interface CellView {
  /** The face-up tile, or null. */
  readonly tile: LandTile | null;
  /** Whose marker lies on it, or null. */
  readonly owner: Seat | null;
  readonly road: boolean;
  /** A city that a scored network has reached. */
  readonly linked: boolean;
  readonly faceDown: boolean;
  /** A city in which placated bands sit. */
  readonly occupied: boolean;
}

/** Counts by kind of tile. */
export type Counts = { readonly [tile in Tile]: number };

/** What one activation showed and put back. */
export interface Shown {
  /** How many tiles lay face down by then. */
  readonly faceDown: number;
  /** What was put back. */
  readonly returned: Counts;
  /** What was then in the bag or face down. */
  readonly pool: Counts;
}

/** An action that is not finished. */
export interface PendingView {
  /** The source of Activate, or null in other actions. */
  readonly from: number | null;
  /** The square named (or named anew), null where a new target is due. */
  readonly into: number | null;
  /** Tiles drawn and lying open, neither used nor put back. */
  readonly drawn: readonly Tile[];
  /** Kinds that may be taken now. */
  readonly takeable: readonly Tile[];
  /** Draws still due; null in a treasure hunt, which ends with the first acceptable tile. */
  readonly drawsLeft: number | null;
}

/** The barbarian attack. */
export interface AttackView {
  /** Where the barbarians stand, in an answer the city reached; null while the start is still to be drawn. */
  readonly at: number | null;
  readonly start: number | null;
  /** Bands left, the one at `at` included. */
  readonly bands: number;
}

/** What all viewers see alike. */
export interface TableView {
  readonly size: number;
  readonly phase: Phase;
  /** The seat that chooses now; `chance` where a tile or a corner is drawn; null once the match is over. */
  readonly actor: Seat | 'chance' | null;
  /** The seat in turn. */
  readonly player: Seat;
  readonly turn: number;
  /** 64 squares, row * 8 + column; null where a smaller board has none. */
  readonly cells: readonly (CellView | null)[];
  /** The entry square, null while it is still to be drawn. */
  readonly entry: number | null;
  /** All squares in the order in which face-down tiles fill them. */
  readonly spiral: readonly number[];
  /** Where the next face-down tile would go now, or null. */
  readonly nextFaceDown: number | null;
  /** Squares of the face-down tiles in the order placed; the last one is the last face-down square. */
  readonly faceDown: readonly number[];
  /** By seat. */
  readonly scores: readonly number[];
  readonly treasures: readonly number[];
  readonly barbarians: readonly number[];
  /** By seat: city tiles in hand. */
  readonly cityTiles: readonly number[];
  /** Tiles in the bag or face down, by kind. */
  readonly pool: Counts;
  /** How many of them are in the bag. */
  readonly inBag: number;
  readonly pending: PendingView | null;
  readonly attack: AttackView | null;
  /** What was shown and put back, in order. */
  readonly shown: readonly Shown[];
  readonly result: Final | null;
}

/** What nobody sees before the match is over. */
export interface HiddenView {
  /** Faces of the face-down tiles in the order placed. */
  readonly faces: readonly Tile[];
  readonly bag: Counts;
}

export interface View {
  readonly viewer: Viewer;
  readonly table: TableView;
  readonly own: HiddenView | null;
}

/** Counts of a state's vector, from `offset` on, by name. */
function countsOf(vector: Uint8Array, offset = 0): Counts {
  // One entry for each name of TILES.
  return Object.fromEntries(TILES.map((tile, kind) => [tile, vector[offset + kind]])) as Counts;
}

function cellOf(s: State, cell: number): CellView {
  const tile = s.tile[cell];
  const up = isFaceUp(tile);
  const mark = s.mark[cell];
  return {
    tile: up ? (TILES[tile - UP] as LandTile) : null, // what lies face up is land
    owner: up ? s.owner[cell] : null,
    road: (mark & ROAD) !== 0,
    linked: (mark & LINKED) !== 0,
    faceDown: tile >= DOWN,
    occupied: (mark & OCCUPIED) !== 0,
  };
}

/** Counts as a list of tiles, in the order of TILES. */
export function listOf(vector: Uint8Array): Tile[] {
  return TILES.flatMap((tile, kind) => new Array<Tile>(vector[kind]).fill(tile));
}

function pendingOf(s: State): PendingView | null {
  if (s.phase < PHASE.discover || s.phase >= PHASE.corner) return null;
  const hasSource = s.phase >= PHASE.downActivate;
  return {
    from: hasSource ? s.from : null,
    into: s.phase === PHASE.target ? null : s.into,
    drawn: listOf(s.drawn),
    takeable: s.phase === PHASE.take ? TILES.filter((_, kind) => s.drawn[kind] > 0) : [],
    drawsLeft: s.phase === PHASE.draw && s.left === 0 ? null : s.left,
  };
}

function attackOf(s: State): AttackView | null {
  if (s.phase !== PHASE.corner && s.phase !== PHASE.answer) return null;
  const known = s.phase === PHASE.answer;
  return { at: known ? s.at : null, start: known ? s.start : null, bands: s.bands };
}

function shownOf(s: State): Shown[] {
  const rows: Shown[] = [];
  for (let n = 1; n <= s.down; n += 1) {
    const returned = s.shown.subarray((n - 1) * KINDS, n * KINDS);
    if (returned.some((count) => count > 0)) {
      rows.push({ faceDown: n, returned: countsOf(returned), pool: countsOf(s.poolThen, (n - 1) * KINDS) });
    }
  }
  return rows;
}

/** Where the next face-down tile would go: in an action for one that is due, else as for a road. */
function nextFaceDownOf(s: State): number | null {
  if (s.phase <= PHASE.entry || s.phase >= PHASE.corner) return null;
  const cell = faceDownSquare(s);
  return cell === NONE ? null : cell;
}

function actorOf(s: State): Seat | 'chance' | null {
  const acting = actors(s);
  if (acting === CHANCE) return 'chance';
  return acting === 0 ? null : 31 - Math.clz32(acting);
}

/** All that a viewer may know. */
export function view(s: State, viewer: Viewer): View {
  const { setup } = s;
  const bySeat = (vector: ArrayLike<number>): number[] => Array.from(vector).slice(0, setup.seats);
  const hasEntry = s.phase > PHASE.entry || setup.entryCorner >= 0;
  return {
    viewer,
    table: {
      size: setup.board.size,
      phase: PHASES[s.phase],
      actor: actorOf(s),
      player: s.player,
      turn: s.turn,
      cells: Array.from(s.tile, (_, cell) =>
        (cell & 7) < setup.board.size && cell >> 3 < setup.board.size ? cellOf(s, cell) : null,
      ),
      entry: hasEntry ? setup.board.corners[s.entry] : null,
      spiral: hasEntry ? Array.from(setup.spirals[s.entry]) : [],
      nextFaceDown: nextFaceDownOf(s),
      faceDown: Array.from(s.downAt.subarray(0, s.down)),
      scores: bySeat(s.score),
      treasures: bySeat(s.treasure),
      barbarians: bySeat(s.barbarian),
      cityTiles: bySeat(s.hand),
      pool: countsOf(s.pool),
      inBag: s.inBag,
      pending: pendingOf(s),
      attack: attackOf(s),
      shown: shownOf(s),
      result: s.phase === PHASE.over ? finalOf(s) : null,
    },
    own:
      viewer === EVERYTHING
        ? {
            faces: Array.from(s.downAt.subarray(0, s.down), (cell) => TILES[s.tile[cell] - DOWN]),
            bag: countsOf(s.bag),
          }
        : null,
  };
}

/** Whether the tile that chance draws next is put face down unseen. */
export function drawsUnseen(s: State): boolean {
  return (
    s.phase === PHASE.downActivate ||
    s.phase === PHASE.downDiscover ||
    s.phase === PHASE.downRoad ||
    s.phase === PHASE.downTake
  );
}

/** A step as the viewer sees it: all is open but the face of a face-down tile. */
export function viewEntry(before: State, entry: Step, viewer: Viewer): ViewedStep<Masked<Move> | Masked<Outcome>> {
  if (entry.by !== CHANCE) return { by: entry.by, move: moveCodec.decode(entry.code) };
  if (viewer !== EVERYTHING && drawsUnseen(before)) return { by: CHANCE, move: { kind: 'tile', tile: UNKNOWN } };
  return { by: CHANCE, move: outcomeCodec.decode(entry.code) };
}

/** An event as the viewer sees it. */
export function viewEvent(event: Event, viewer: Viewer): Masked<Event> {
  if (event.kind !== 'faceDownPlaced' || viewer === EVERYTHING) return event;
  return { ...event, tile: UNKNOWN };
}

/** Whether an event shows what was hidden: a tile drawn from the bag, or a corner or player drawn. */
export function reveals(event: Event): boolean {
  return (
    event.kind === 'tileDrawn' ||
    event.kind === 'firstSeatDrawn' ||
    event.kind === 'entryDrawn' ||
    event.kind === 'attackStartDrawn'
  );
}

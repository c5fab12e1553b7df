/**
 * Any position from outside, and back. It is a JSON object of the fields below, or the same as text: the board as rows
 * or on one line (`./g1+,.../...`), then `name=value`. Every field may be left out; the defaults are those of the worked
 * examples in RULES.md. Values may be JSON numbers and lists or their text form.
 */
import { fail, ok, type Result, shown } from '@marchlands/core/result.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import { SQUARES } from '../data/geometry.ts';
import { rebuild } from '../rules/cache.ts';
import type { Setup } from '../setup.ts';
import { PHASE, State } from '../state.ts';
import { drawsUnseen } from '../view/view.ts';
import { readFaces, readHidden, seenTiles } from './hidden.ts';
import { readPhase } from './phase.ts';
import {
  BY_PLAYER,
  type Given,
  readBoard,
  readByPlayer,
  readFields,
  readNumber,
  readSquare,
  TURN_RANGE,
} from './read.ts';

/** Scores, hands, treasures, barbarians, turn: what is not on the board. */
function readPlayers(s: State, given: Given): Result<null> {
  const { seats } = s.setup;
  const turn = readNumber(given.turn ?? 1, [1, seats], 'turn');
  if (!turn.ok) return turn;
  s.player = turn.value - 1;
  const number = readNumber(given.number ?? 1, TURN_RANGE, 'number');
  if (!number.ok) return number;
  s.turn = number.value;
  const defaults = { score: 0, hand: 1, treasure: 0, barbarian: 1 };
  for (const name of ['score', 'hand', 'treasure', 'barbarian'] as const) {
    const value = given[name] ?? new Array<number>(seats).fill(defaults[name]);
    const numbers = readByPlayer(value, BY_PLAYER[name], seats, name);
    if (!numbers.ok) return numbers;
    s[name].set(numbers.value);
  }
  return ok(null);
}

function readEntry(s: State, value: unknown): Result<null> {
  const fixed = s.setup.entryCorner;
  s.entry = Math.max(0, fixed);
  if (value === undefined) return ok(null);
  const cell = readSquare(s, value, 'entry');
  if (!cell.ok) return cell;
  const corner = s.setup.board.corners.indexOf(cell.value);
  if (corner < 0) {
    const names = s.setup.board.corners.map((one) => SQUARES[one]).join(', ');
    return fail(`must be one of the corners ${names}, not ${shown(value)}.`, 'entry', 'BR-10');
  }
  if (fixed >= 0 && corner !== fixed) {
    return fail(`is ${SQUARES[s.setup.board.corners[fixed]]} by the options, not ${shown(value)}.`, 'entry', 'BR-10');
  }
  s.entry = corner;
  return ok(null);
}

/** The order in which the face-down squares were filled: as given, else along the spiral with the last one last. */
function readOrder(s: State, onBoard: readonly number[], given: Given): Result<number[]> {
  const { faceDown, last } = given;
  const named = last === undefined || last === '-' ? ok(null) : readSquare(s, last, 'last');
  if (!named.ok) return named;
  if (named.value !== null && !onBoard.includes(named.value)) {
    return fail(`is ${SQUARES[named.value]}, which does not lie face down.`, 'last', 'BR-13');
  }
  if (last === '-' && onBoard.length > 0) {
    return fail('is -, but tiles lie face down, so one of them was the last.', 'last', 'BR-13');
  }
  if (faceDown === undefined) {
    const spiral = Array.from(s.setup.spirals[s.entry]);
    const order = spiral.filter((cell) => onBoard.includes(cell) && cell !== named.value);
    return ok(named.value === null ? order : [...order, named.value]);
  }
  const items: unknown = typeof faceDown === 'string' ? faceDown.split(',').filter((item) => item !== '') : faceDown;
  if (!Array.isArray(items)) return fail(`must be a list such as ["A1=D"], not ${shown(faceDown)}.`, 'faceDown');
  const order: number[] = [];
  for (const item of items) {
    const cell = readSquare(s, typeof item === 'string' ? item.split('=')[0] : item, 'faceDown');
    if (!cell.ok) return cell;
    if (!onBoard.includes(cell.value)) return fail(`names ${shown(item)}, which is not ## on the board.`, 'faceDown');
    if (order.includes(cell.value)) return fail(`names ${SQUARES[cell.value]} twice.`, 'faceDown');
    order.push(cell.value);
  }
  const missing = onBoard.find((cell) => !order.includes(cell));
  if (missing !== undefined) return fail(`leaves out ${SQUARES[missing]}, which is ## on the board.`, 'faceDown');
  if (named.value !== null && order.at(-1) !== named.value) {
    return fail(`ends with another square than last=${SQUARES[named.value]}.`, 'faceDown', 'BR-13');
  }
  return ok(order);
}

/**
 * Reads a position: a JSON object or the text form. Fields that are left out have the defaults of the worked examples:
 * player 1 to act, no points, a city tile and one barbarian each, the last face-down square furthest along the spiral;
 * the bag holds all that is neither on the board nor held. On a full board the attack begins at once.
 * @param rng draws the faces of face-down tiles that are given as `?`; faces that are not mentioned at all are filled
 *   without it, each with a kind of which most are left
 */
export function parsePosition(setup: Setup, json: unknown, rng?: Rng): Result<State> {
  const fields = readFields(json);
  if (!fields.ok) return fields;
  const given = fields.value;
  const s = new State(setup);
  const players = readPlayers(s, given);
  if (!players.ok) return players;
  const entry = readEntry(s, given.entry);
  if (!entry.ok) return entry;
  const emptyBoard = Array.from({ length: setup.board.size }, () => new Array<string>(setup.board.size).fill('.'));
  const onBoard = readBoard(s, given.board ?? emptyBoard);
  if (!onBoard.ok) return onBoard;
  const order = readOrder(s, onBoard.value, given);
  if (!order.ok) return order;
  s.downAt.set(order.value);
  s.down = order.value.length;
  const faces = readFaces(order.value, given.faceDown);
  if (!faces.ok) return faces;
  const seen = seenTiles(s);
  const phase = readPhase(s, given.phase, given.start);
  if (!phase.ok) return phase;
  const hidden = readHidden(s, given, faces.value, seen, rng);
  if (!hidden.ok) return hidden;
  rebuild(s);
  if (waitsForTiles(s) && s.inBag < Math.max(1, s.left)) {
    return fail(`waits for tiles, but the bag holds ${s.inBag}.`, 'phase', 'BR-80');
  }
  return ok(s);
}

/** Whether the next thing to happen is a tile drawn from the bag. */
function waitsForTiles(s: State): boolean {
  return s.phase === PHASE.discover || s.phase === PHASE.draw || drawsUnseen(s);
}

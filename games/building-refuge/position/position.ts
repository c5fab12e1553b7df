/**
 * Any position from outside, and back. It is a JSON object of the fields below, or the same as text: the board as rows
 * or on one line (`./g1+,.../...`), then `name=value`. Every field is optional; the defaults are those of the worked
 * examples in RULES.md. Values may be JSON numbers and lists or their text form.
 */
import { type Reading, read } from '@marchlands/core/read.ts';
import { quoted, type Result } from '@marchlands/core/result.ts';
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

/** Scores, hands, treasures, barbarians, turn: everything beside the board. */
function readPlayers(r: Reading, s: State, given: Given): void {
  const { seats } = s.setup;
  s.player = readNumber(r, given.turn ?? 1, 'turn', [1, seats]) - 1;
  s.turn = readNumber(r, given.number ?? 1, 'number', TURN_RANGE);
  const defaults = { score: 0, hand: 1, treasure: 0, barbarian: 1 };
  for (const name of ['score', 'hand', 'treasure', 'barbarian'] as const) {
    const value = given[name] ?? new Array<number>(seats).fill(defaults[name]);
    s[name].set(readByPlayer(r, value, name, BY_PLAYER[name], seats));
  }
}

function readEntry(r: Reading, s: State, value: unknown): void {
  const fixed = s.setup.entryCorner;
  s.entry = Math.max(0, fixed);
  if (value === undefined) return;
  const { corners } = s.setup.board;
  const corner = corners.indexOf(readSquare(r, s, value, 'entry'));
  if (corner < 0) {
    const names = corners.map((one) => SQUARES[one]).join(', ');
    r.fail('entry', `must be one of the corners ${names}, not ${quoted(value)}.`, 'BR-10');
  } else if (fixed >= 0 && corner !== fixed) {
    r.fail('entry', `is ${SQUARES[corners[fixed]]} by the options, not ${quoted(value)}.`, 'BR-10');
  } else s.entry = corner;
}

/** The order in which the face-down squares were filled: as given, else along the spiral with the last one last. */
function readOrder(r: Reading, s: State, onBoard: readonly number[], { faceDown, last }: Given): number[] {
  const named = last === undefined || last === '-' ? null : readSquare(r, s, last, 'last');
  if (named !== null && !onBoard.includes(named)) {
    r.fail('last', `is ${SQUARES[named]}, which does not lie face down.`, 'BR-13');
  }
  if (last === '-' && onBoard.length > 0) {
    r.fail('last', 'is -, but tiles lie face down, so one of them was the last.', 'BR-13');
  }
  if (faceDown === undefined) {
    const order = s.setup.spirals[s.entry].filter((cell) => onBoard.includes(cell) && cell !== named);
    return named === null ? order : [...order, named];
  }
  const items: unknown = typeof faceDown === 'string' ? faceDown.split(',').filter((item) => item !== '') : faceDown;
  const order: number[] = [];
  if (!Array.isArray(items)) r.fail('faceDown', `must be a list such as ["A1=D"], not ${quoted(faceDown)}.`);
  else {
    for (const item of items) {
      const cell = readSquare(r, s, typeof item === 'string' ? item.split('=')[0] : item, 'faceDown');
      if (!onBoard.includes(cell)) r.fail('faceDown', `names ${quoted(item)}, which is not ## on the board.`);
      else if (order.includes(cell)) r.fail('faceDown', `names ${SQUARES[cell]} twice.`);
      else order.push(cell);
    }
  }
  const missing = onBoard.find((cell) => !order.includes(cell));
  if (missing !== undefined) r.fail('faceDown', `leaves out ${SQUARES[missing]}, which is ## on the board.`);
  if (named !== null && order.at(-1) !== named) {
    r.fail('faceDown', `ends with another square than last=${SQUARES[named]}.`, 'BR-13');
  }
  return order;
}

/**
 * Reads a position: a JSON object or the text form. Omitted fields have the defaults of the worked examples: player 1
 * to act, no points, a city tile and one barbarian each, the last face-down square furthest along the spiral; the bag
 * holds everything neither on the board nor held. On a full board the attack begins at once.
 * @param rng draws the faces of face-down tiles given as `?`; faces not mentioned at all are filled without it, each
 * with the most frequent kind left
 */
export function parse(setup: Setup, json: unknown, rng?: Rng): Result<State> {
  const fields = readFields(json);
  if (!fields.ok) return fields;
  const given = fields.value;
  return read((r) => {
    const s = new State(setup);
    readPlayers(r, s, given);
    readEntry(r, s, given.entry);
    const emptyBoard = Array.from({ length: setup.board.size }, () => new Array<string>(setup.board.size).fill('.'));
    const onBoard = readBoard(r, s, given.board ?? emptyBoard);
    const order = readOrder(r, s, onBoard, given);
    // The rest is checked with the rules, which can only handle sound boards.
    if (r.hasProblem()) return s;
    s.downAt.set(order);
    s.down = order.length;
    const faces = readFaces(r, order, given.faceDown);
    const seen = seenTiles(s);
    readPhase(r, s, given.phase, given.start);
    readHidden(r, s, given, faces, seen, rng);
    if (r.hasProblem()) return s;
    rebuild(s);
    if (waitsForTiles(s) && s.inBag < Math.max(1, s.left)) {
      r.fail('phase', `waits for tiles, but the bag holds ${s.inBag}.`, 'BR-80');
    }
    if (s.phase === PHASE.act && s.inBag === 0 && setup.options.emptyBag === 'atOnce') {
      r.fail('phase', 'lets a player act with an empty bag, where the attack begins.', 'BR-80');
    }
    return s;
  });
}

/** Whether the next step draws a tile from the bag. */
function waitsForTiles(s: State): boolean {
  return s.phase === PHASE.discover || s.phase === PHASE.draw || drawsUnseen(s);
}

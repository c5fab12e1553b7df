/** The hidden part of a position: the face-down tiles, the bag, and the evidence about them. */
import { parseJson } from '@marchlands/core/json.ts';
import type { Reading } from '@marchlands/core/read.ts';
import { isRecord, quoted } from '@marchlands/core/result.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import { SQUARES } from '../data/geometry.ts';
import { BARBARIAN, CITY, KINDS, kindOfLetter, LETTERS, TILES, TREASURE } from '../data/tiles.ts';
import { DOWN, isFaceUp, type State, UP } from '../state.ts';
import { type Evidence, FaceSampler } from '../view/hidden.ts';
import { type Given, readCounts, readNumber } from './read.ts';

/** Faces by order of placing; `absent` if the position does not mention them, `unknown` if it has `?`. */
export type Faces = readonly number[] | 'absent' | 'unknown';

/** Faces in the field `faceDown`: `A1=D` or `A1=?`; squares alone leave the faces unmentioned. */
export function readFaces(r: Reading, order: readonly number[], value: unknown): Faces {
  const items: unknown = typeof value === 'string' ? value.split(',') : value;
  if (!Array.isArray(items) || order.length === 0) return 'absent';
  const texts = items.map((item) => (typeof item === 'string' ? (item.split('=')[1] ?? '') : ''));
  if (texts.every((text) => text === '')) return 'absent';
  if (texts.every((text) => text === '?')) return 'unknown';
  const kinds = texts.map(kindOfLetter);
  const wrong = kinds.findIndex((kind) => kind < 0);
  if (wrong < 0) return kinds;
  const face = `gives ${SQUARES[order[wrong]]} the face ${quoted(texts[wrong])}`;
  r.fail('faceDown', `${face}; faces are letters out of ${[...LETTERS].join(' ')}, or "?" for all of them.`);
  return 'absent';
}

/** Tiles of each kind that were seen to leave the bag and are still there: face up on the board, or held. */
export function seenTiles(s: State): number[] {
  const seen = new Array<number>(KINDS).fill(0);
  const add = (kind: number, count: number): void => {
    seen[kind] = seen[kind] + count;
  };
  for (const tile of s.tile) if (isFaceUp(tile)) add(tile - UP, 1);
  for (let seat = 0; seat < s.setup.seats; seat += 1) {
    // Each player began with a city tile and a barbarian tile that were never in the bag (BR-18, BR-19).
    add(CITY, s.hand[seat] - 1);
    add(TREASURE, s.treasure[seat]);
    add(BARBARIAN, s.barbarian[seat] - 1);
  }
  return seen.map((count) => Math.max(0, count));
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
const word = (kind: number): string => TILES[kind];

/** The number of each kind in the bag or face down: as given, else all unseen ones. */
function readPool(r: Reading, s: State, { pool }: Given, seen: readonly number[]): number[] {
  if (pool !== undefined) return readCounts(r, pool, 'pool');
  return Array.from(s.setup.bag, (count, kind) => Math.max(0, count - (seen[kind] ?? 0) - s.drawn[kind]));
}

/** Tiles that activations have shown and put back. */
function readShown(r: Reading, s: State, value: unknown): Evidence['rows'] {
  let rows: unknown = value ?? [];
  if (typeof rows === 'string') {
    const found = parseJson(rows);
    if (!found.ok) r.fail('shown', `must be a list in JSON, not ${quoted(value)}: ${found.problem.message}`);
    rows = found.ok ? found.value : [];
  }
  let before = 0;
  return r.list(rows, 'shown', (item) => {
    const row = isRecord(item) ? item : {};
    if (!isRecord(item)) r.fail('shown', `must hold objects with faceDown, returned and pool, not ${quoted(item)}.`);
    const faceDown = readNumber(r, row.faceDown, 'shown.faceDown', [1, Math.max(1, s.down)]);
    if (s.down === 0) r.fail('shown', 'tells of face-down tiles, but none lies there.');
    const returned = readCounts(r, row.returned, 'shown.returned');
    if (sum(returned) === 0) r.fail('shown.returned', 'has a row in which nothing was put back.');
    const pool = readCounts(r, row.pool, 'shown.pool');
    if (faceDown <= before) r.fail('shown', 'must go up in faceDown from row to row.');
    before = faceDown;
    return { faceDown, returned, pool };
  });
}

/** Whether these faces could have lain there while those tiles were shown. */
function fits(faces: readonly number[], rows: Evidence['rows']): boolean {
  return rows.every((row) => {
    const early = faces.slice(0, row.faceDown);
    return row.returned.every(
      (count, kind) => (row.pool[kind] ?? 0) - early.filter((face) => face === kind).length >= count,
    );
  });
}

/** Repeatedly the most frequent remaining kind: nobody looks at these faces, so the bag stays as mixed as possible. */
function levelled(rest: readonly number[], count: number): number[] {
  const left = [...rest];
  return Array.from({ length: count }, () => {
    const most = left.indexOf(Math.max(...left));
    left[most] = left[most] - 1;
    return most;
  });
}

/** Kinds that may lie face down: the pool without what is known to be in the bag. */
function restOf(r: Reading, pool: readonly number[], bag: readonly number[]): readonly number[] {
  const short = pool.findIndex((count, kind) => count < bag[kind]);
  if (short >= 0) {
    const held = `holds ${bag[short]} of ${word(short)}`;
    r.fail('bag', `${held}, but only ${pool[short]} are neither on the board nor held.`, 'BR-20');
  }
  return pool.map((count, kind) => count - bag[kind]);
}

/** Faces not given by the position: drawn by the generator for `?`, else filled. */
function findFaces(
  r: Reading,
  s: State,
  isUnknown: boolean,
  rest: readonly number[],
  rows: Evidence['rows'],
  rng: Rng | undefined,
): readonly number[] {
  if (sum(rest) < s.down) {
    const left = `only ${sum(rest)} tiles are left for them`;
    r.fail('board', `${s.down} squares are face down, but ${left}.`, 'BR-20');
  }
  if (isUnknown && rng === undefined) r.fail('faceDown', 'gives faces as ?, so a generator is needed to draw them.');
  if (r.hasProblem()) return [];
  if (!isUnknown || rng === undefined) return levelled(rest, s.down);
  const sampler = new FaceSampler({ faceDown: s.down, pool: rest, rows });
  if (sampler.possible) sampler.sample(rng);
  else r.fail('shown', 'contradicts the tiles that are left: no faces fit.');
  return Array.from(sampler.faces);
}

/** The bag: all of the pool that is not face down; `size` is the number of tiles, if the position says. */
function restOfBag(r: Reading, pool: readonly number[], faces: readonly number[], size: number | null): number[] {
  const left = pool.map((count, kind) => count - faces.filter((face) => face === kind).length);
  const short = left.findIndex((count) => count < 0);
  if (short >= 0) {
    const unseen = `the ${pool[short]} that were not seen`;
    r.fail('faceDown', `puts more of ${word(short)} face down than ${unseen}.`, 'BR-20');
  }
  if (size !== null && size !== sum(left)) {
    r.fail('bag', `must be ${sum(left)} here: all tiles that are neither seen nor face down, not ${size}.`);
  }
  return left;
}

/**
 * Fills the bag, the faces and the memory.
 * @param seen tiles on the board or held, by kind, before an attack took any away
 */
export function readHidden(
  r: Reading,
  s: State,
  given: Given,
  faces: Faces,
  seen: readonly number[],
  rng: Rng | undefined,
): void {
  const pool = readPool(r, s, given, seen);
  const rows = readShown(r, s, given.shown);
  const counts = readBag(r, given.bag);
  if (r.hasProblem()) return;
  const known = typeof counts === 'number' ? null : counts;
  const chosen =
    typeof faces === 'string'
      ? findFaces(r, s, faces === 'unknown', known === null ? pool : restOf(r, pool, known), rows, rng)
      : faces;
  if (!fits(chosen, rows)) r.fail('shown', 'contradicts the faces of the face-down tiles.');
  const bag = known ?? restOfBag(r, pool, chosen, typeof counts === 'number' ? counts : null);
  const total = bag.map((count, kind) => count + s.drawn[kind] + chosen.filter((face) => face === kind).length);
  const over = total.findIndex((count, kind) => count > s.setup.bag[kind]);
  if (over >= 0) {
    const has = `has ${total[over]} of ${word(over)} in the bag, drawn or face down`;
    r.fail('bag', `${has}; the game has ${s.setup.bag[over]}.`, 'BR-20');
  }
  // A worked example may show more land than the bag has; tokens are counted, since nobody owns more than exist.
  const spent = [TREASURE, BARBARIAN].find((kind) => total[kind] + seen[kind] > s.setup.bag[kind]);
  if (spent !== undefined) {
    const from = seen[spent] > s.setup.bag[spent] ? '' : `, with ${total[spent]} still in the bag, drawn or face down`;
    const has = `has ${seen[spent]} tiles of ${word(spent)} from the bag${from}`;
    r.fail(word(spent), `${has}; the game has ${s.setup.bag[spent]}.`, 'BR-20');
  }
  const wrong = pool.findIndex((count, kind) => count !== total[kind] - s.drawn[kind]);
  if (given.pool !== undefined && wrong >= 0) r.fail('pool', `does not fit bag and face-down tiles in ${word(wrong)}.`);
  if (r.hasProblem()) return;
  for (const [i, face] of chosen.entries()) s.tile[s.downAt[i]] = DOWN + face;
  s.bag.set(bag);
  for (const row of rows) {
    s.shown.set(row.returned, (row.faceDown - 1) * KINDS);
    s.poolThen.set(row.pool, (row.faceDown - 1) * KINDS);
  }
}

/** Counts by kind; a number if only that is known; null if nothing is said. */
function readBag(r: Reading, value: unknown): readonly number[] | number | null {
  if (value === undefined) return null;
  const isSize = typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value));
  return isSize ? readNumber(r, value, 'bag', [0, 8 * 99]) : readCounts(r, value, 'bag');
}

/** The hidden part of a position: what lies face down, what is in the bag, and what was shown of it. */
import { parseJson } from '@marchlands/core/json.ts';
import { fail, isRecord, ok, type Result, shown } from '@marchlands/core/result.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import { SQUARES } from '../data/geometry.ts';
import { BARBARIAN, CITY, KINDS, kindOfLetter, LETTERS, TILES, TREASURE } from '../data/tiles.ts';
import { DOWN, isFaceUp, type State, UP } from '../state.ts';
import { type Evidence, FaceSampler } from '../view/hidden.ts';
import { type Given, readCounts, readNumber } from './read.ts';

/** Faces by order of placing; `absent` where the position does not mention them, `unknown` where it has `?`. */
export type Faces = readonly number[] | 'absent' | 'unknown';

/** Faces as the field `faceDown` gives them: `A1=D` or `A1=?`; squares alone leave the faces unmentioned. */
export function readFaces(order: readonly number[], value: unknown): Result<Faces> {
  const items: unknown = typeof value === 'string' ? value.split(',') : value;
  if (!Array.isArray(items) || order.length === 0) return ok('absent');
  const texts = items.map((item) => (typeof item === 'string' ? (item.split('=')[1] ?? '') : ''));
  if (texts.every((text) => text === '')) return ok('absent');
  if (texts.every((text) => text === '?')) return ok('unknown');
  const kinds = texts.map(kindOfLetter);
  const wrong = kinds.findIndex((kind) => kind < 0);
  if (wrong < 0) return ok(kinds);
  const square = SQUARES[order[wrong]];
  return fail(
    `gives ${square} the face ${shown(texts[wrong])}; faces are letters out of ${[...LETTERS].join(' ')}, or "?" for all of them.`,
    'faceDown',
  );
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

/** How many of each kind are in the bag or face down: as given, else all that were not seen. */
function readPool(s: State, given: Given, seen: readonly number[]): Result<number[]> {
  const { pool } = given;
  if (pool !== undefined) return readCounts(pool, 'pool');
  return ok(Array.from(s.setup.bag, (count, kind) => Math.max(0, count - (seen[kind] ?? 0) - s.drawn[kind])));
}

/** What activations have shown and put back. */
function readShown(s: State, value: unknown): Result<Evidence['rows']> {
  let rows: unknown = value ?? [];
  if (typeof rows === 'string') {
    const found = parseJson(rows);
    if (!found.ok) return fail(`must be a list in JSON, not ${shown(value)}: ${found.problem.message}`, 'shown');
    rows = found.value;
  }
  if (!Array.isArray(rows)) return fail(`must be a list, not ${shown(value)}.`, 'shown');
  const read: Evidence['rows'][number][] = [];
  for (const row of rows as readonly unknown[]) {
    if (!isRecord(row)) return fail(`must hold objects with faceDown, returned and pool, not ${shown(row)}.`, 'shown');
    const faceDown = readNumber(row.faceDown, [1, Math.max(1, s.down)], 'shown.faceDown');
    if (!faceDown.ok) return faceDown;
    if (s.down === 0) return fail('tells of face-down tiles, but none lies there.', 'shown');
    const returned = readCounts(row.returned, 'shown.returned');
    if (!returned.ok) return returned;
    if (sum(returned.value) === 0) return fail('has a row in which nothing was put back.', 'shown.returned');
    const pool = readCounts(row.pool, 'shown.pool');
    if (!pool.ok) return pool;
    if (faceDown.value <= (read.at(-1)?.faceDown ?? 0)) return fail('must go up in faceDown from row to row.', 'shown');
    read.push({ faceDown: faceDown.value, returned: returned.value, pool: pool.value });
  }
  return ok(read);
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

/** One kind after the other of which most are left: nobody looks at these faces, so the bag stays as mixed as it can. */
function levelled(rest: readonly number[], count: number): number[] {
  const left = [...rest];
  return Array.from({ length: count }, () => {
    const most = left.indexOf(Math.max(...left));
    left[most] = left[most] - 1;
    return most;
  });
}

/** What may lie face down, by kind, and what must stay out of it; or what does not fit. */
function restOf(pool: readonly number[], bag: readonly number[] | number): Result<number[]> {
  if (typeof bag === 'number') return ok([...pool]);
  const short = pool.findIndex((count, kind) => count < (bag[kind] ?? 0));
  if (short < 0) return ok(pool.map((count, kind) => count - (bag[kind] ?? 0)));
  return fail(
    `holds ${bag[short]} of ${word(short)}, but only ${pool[short]} are neither on the board nor held.`,
    'bag',
    'BR-20',
  );
}

/** Faces for the face-down squares: given, drawn by the generator, or filled; and the bag that goes with them. */
function chooseFaces(
  s: State,
  faces: Faces,
  pool: readonly number[],
  bag: readonly number[] | number | null,
  rows: Evidence['rows'],
  rng: Rng | undefined,
): Result<{ faces: readonly number[]; bag: readonly number[] }> {
  const given = typeof faces === 'string' ? null : faces;
  const usable = restOf(pool, bag === null ? 0 : bag);
  if (given === null && !usable.ok) return usable;
  const rest = usable.ok ? usable.value : [...pool];
  if (given === null && sum(rest) < s.down) {
    return fail(`${s.down} squares are face down, but only ${sum(rest)} tiles are left for them.`, 'board', 'BR-20');
  }
  let chosen: readonly number[];
  if (given !== null) chosen = given;
  else if (faces === 'unknown') {
    if (rng === undefined) return fail('gives faces as ?, so a generator is needed to draw them.', 'faceDown');
    const sampler = new FaceSampler({ faceDown: s.down, pool: rest, rows });
    if (!sampler.possible) return fail('contradicts the tiles that are left: no faces fit.', 'shown');
    sampler.sample(rng);
    chosen = Array.from(sampler.faces);
  } else chosen = levelled(rest, s.down);
  if (!fits(chosen, rows)) return fail('contradicts the faces of the face-down tiles.', 'shown');
  if (bag !== null && typeof bag !== 'number') return ok({ faces: chosen, bag });
  const left = pool.map((count, kind) => count - chosen.filter((face) => face === kind).length);
  const short = left.findIndex((count) => count < 0);
  if (short >= 0) {
    return fail(
      `puts more of ${word(short)} face down than the ${pool[short]} that were not seen.`,
      'faceDown',
      'BR-20',
    );
  }
  if (typeof bag === 'number' && bag !== sum(left)) {
    return fail(`must be ${sum(left)} here: all tiles that are neither seen nor face down, not ${bag}.`, 'bag');
  }
  return ok({ faces: chosen, bag: left });
}

/**
 * Fills the bag, the faces and the memory.
 * @param seen tiles on the board or held, by kind, before an attack took any away
 */
export function readHidden(
  s: State,
  given: Given,
  faces: Faces,
  seen: readonly number[],
  rng: Rng | undefined,
): Result<null> {
  const pool = readPool(s, given, seen);
  if (!pool.ok) return pool;
  const rows = readShown(s, given.shown);
  if (!rows.ok) return rows;
  const bag = readBag(given.bag);
  if (!bag.ok) return bag;
  const chosen = chooseFaces(s, faces, pool.value, bag.value, rows.value, rng);
  if (!chosen.ok) return chosen;
  const total = chosen.value.bag.map(
    (count, kind) => count + s.drawn[kind] + chosen.value.faces.filter((face) => face === kind).length,
  );
  const over = total.findIndex((count, kind) => count > s.setup.bag[kind]);
  if (over >= 0) {
    return fail(
      `has ${total[over]} of ${word(over)} in the bag, drawn or face down; the game has ${s.setup.bag[over]}.`,
      'bag',
      'BR-20',
    );
  }
  // A worked example may lay out more land than the bag has; tokens are counted, since nobody owns more than there are.
  const spent = [TREASURE, BARBARIAN].find((kind) => (total[kind] ?? 0) + (seen[kind] ?? 0) > s.setup.bag[kind]);
  if (spent !== undefined) {
    const held = seen[spent] ?? 0;
    const from = held > s.setup.bag[spent] ? '' : `, with ${total[spent]} still in the bag, drawn or face down`;
    return fail(
      `has ${held} tiles of ${word(spent)} from the bag${from}; the game has ${s.setup.bag[spent]}.`,
      word(spent),
      'BR-20',
    );
  }
  if (given.pool !== undefined) {
    const wrong = pool.value.findIndex((count, kind) => count !== (total[kind] ?? 0) - s.drawn[kind]);
    if (wrong >= 0) return fail(`does not fit bag and face-down tiles in ${word(wrong)}.`, 'pool');
  }
  chosen.value.faces.forEach((face, i) => {
    s.tile[s.downAt[i]] = DOWN + face;
  });
  s.bag.set(chosen.value.bag);
  for (const row of rows.value) {
    s.shown.set(row.returned, (row.faceDown - 1) * KINDS);
    s.poolThen.set(row.pool, (row.faceDown - 1) * KINDS);
  }
  return ok(null);
}

/** Counts by kind; a number where only that is known; null where nothing is said. */
function readBag(value: unknown): Result<readonly number[] | number | null> {
  if (value === undefined) return ok(null);
  if (typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value))) {
    return readNumber(value, [0, 8 * 99], 'bag');
  }
  return readCounts(value, 'bag');
}

/** Positions in the text form of the rules (Notation, Positions as text) for tests; errors throw. */
import { problemText } from '@marchlands/core/result.ts';
import { islandFor } from '../data/boards.ts';
import { edgeBetween, NONE } from '../data/geometry.ts';
import { ALL_KINDS } from '../data/kinds.ts';
import { LETTERS, TERRAIN_LETTERS } from '../notation/names.ts';
import { parse } from '../position/position.ts';
import { makeSetup } from '../setup.ts';
import { LEDGER, type State } from '../state.ts';

const LARGE = islandFor(6);

/** Cards as letters -> kinds. */
export function kindsOf(letters: string): number[] {
  return [...letters].map((letter) => {
    const kind = LETTERS.indexOf(letter);
    if (kind < 0) throw new Error(`no kind of card: ${letter}`);
    return kind;
  });
}

/** `P2` -> 1. */
export function seatOf(name: string): number {
  const found = /^P([1-6])$/.exec(name);
  if (found === null) throw new Error(`no seat: ${name}`);
  return Number(found[1]) - 1;
}

/** `22-28` -> the number of the edge. */
export function edgeOf(s: State, ends: string): number {
  const [a, b] = ends.split('-').map(Number);
  const edge = edgeBetween(s.setup.board, a, b);
  if (edge === NONE) throw new Error(`no edge: ${ends}`);
  return edge;
}

/** A board of 30 hexes for positions without one: terrain in order, tokens on the spiral from h0, no harbour. */
function largeBoard(): string {
  const { terrains, spirals, tokens } = LARGE;
  const land = terrains.flatMap((count, terrain) => new Array<string>(count).fill(TERRAIN_LETTERS[terrain]));
  const left = [...tokens];
  for (const hex of spirals[0]) if (land[hex] !== 'D') land[hex] += String(left.shift());
  return `board=${land.join(',')} harbours=`;
}

/** The state of a position in the text form, by default on the reference board. */
export function situation(text: string, options: object = {}): State {
  const [head, ...players] = text.trim().split('\n');
  const [rules, seats] = head.trim().split(/\s+/);
  const setup = makeSetup({ rules, ...options }, Number(seats));
  if (!setup.ok) throw new Error(setup.problem.message);
  const isBare = setup.value.board.hexes.length > 19 && !head.includes('board=');
  const whole = [isBare ? `${head} ${largeBoard()}` : head, ...players].join('\n');
  const read = parse(setup.value, whole);
  if (!read.ok) throw new Error(`${problemText(read.problem)}: ${head}`);
  return read.value;
}

/** A hand as letters in kind order. */
export function handOf(s: State, seat: number): string {
  return [...LETTERS].map((letter, kind) => letter.repeat(s.held[seat * ALL_KINDS + kind])).join('');
}

/** Makes all hands known to everybody. */
export function openHands(s: State): State {
  for (let viewer = 0; viewer < s.setup.seats; viewer += 1)
    for (let seat = 0; seat < s.setup.seats; seat += 1) LEDGER.seen(s, viewer, seat);
  const { length } = s.held;
  s.fewest.copyWithin(s.fewest.length - length, 0, length);
  s.most.copyWithin(s.most.length - length, 0, length);
  return s;
}

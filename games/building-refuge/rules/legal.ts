/** Who acts, and what they may choose (DEC-1 to DEC-4) or chance may bring (CH-1 to CH-6). */
import { countBits, lowestBit, nthBit } from '@marchlands/core/bits.ts';
import type { MoveList, OutcomeList } from '@marchlands/core/lists.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import { CHANCE, NOBODY, type Seat } from '@marchlands/core/seat.ts';
import { NONE } from '../data/geometry.ts';
import { KINDS } from '../data/tiles.ts';
import {
  ANSWER_BASE,
  ATTACK_CORNER_BASE,
  ENTRY_BASE,
  LOSE_CITY,
  PAY_POINTS,
  PAY_TREASURE,
  TAKE_BASE,
  TARGET_BASE,
  TILE_BASE,
} from '../moves.ts';
import { ACT, ANSWER, CORNER, ENTRY, FIRST, LEGAL_WORDS, OVER, type State, TAKE, TARGET } from '../state.ts';
import { canPayPoints, canPayTreasure } from './attack.ts';
import { drawByWeight } from './bag.ts';
import { isEmpty } from './legality.ts';

/** CHANCE, NOBODY, or the bit of the one seat that chooses. */
export function actors(s: State): number {
  switch (s.phase) {
    case ACT:
    case TAKE:
    case TARGET:
      return 1 << s.player;
    case ANSWER:
      return 1 << s.owner[s.at];
    case OVER:
      return NOBODY;
    default:
      return CHANCE;
  }
}

/** Words 2 and 3 of the legal set hold the city tile. */
const CITY_WORDS = 4;

/** Fills the list with what a seat may choose now, ascending; empty where it does not act. */
export function legal(s: State, seat: Seat, out: MoveList): void {
  out.clear();
  if (actors(s) !== 1 << seat) return;
  if (s.phase === ACT) {
    const bits = s.legal;
    const { codes } = out;
    let length = 0;
    for (let word = 0; word < LEGAL_WORDS; word += 1) {
      if (word === 2 && s.hand[seat] === 0) word = CITY_WORDS;
      let rest = bits[word];
      const base = word << 5;
      while (rest !== 0) {
        codes[length] = base + lowestBit(rest);
        length += 1;
        rest &= rest - 1;
      }
    }
    out.length = length;
  } else if (s.phase === TAKE) {
    for (let kind = 0; kind < KINDS; kind += 1) if (s.drawn[kind] > 0) out.push(TAKE_BASE + kind);
  } else if (s.phase === TARGET) {
    const { next } = s.setup.board;
    for (let i = s.from * 4; i < s.from * 4 + 4; i += 1) {
      if (next[i] !== NONE && isEmpty(s, next[i])) out.push(TARGET_BASE + next[i]);
    }
  } else {
    if (canPayTreasure(s, seat)) out.push(ANSWER_BASE + PAY_TREASURE);
    if (canPayPoints(s, seat)) out.push(ANSWER_BASE + PAY_POINTS);
    out.push(ANSWER_BASE + LOSE_CITY);
  }
}

/** A uniform legal move of the seat that acts, without a list. */
export function randomMove(s: State, seat: Seat, rng: Rng): number {
  if (s.phase === ACT) return randomAction(s, seat, rng);
  if (s.phase === TAKE) return randomTake(s, rng);
  if (s.phase === TARGET) return randomTarget(s, rng);
  const treasure = canPayTreasure(s, seat) ? 1 : 0;
  const points = canPayPoints(s, seat) ? 1 : 0;
  const choice = rng.below(treasure + points + 1);
  if (choice === treasure + points) return ANSWER_BASE + LOSE_CITY;
  return ANSWER_BASE + (choice < treasure ? PAY_TREASURE : PAY_POINTS);
}

function randomAction(s: State, seat: Seat, rng: Rng): number {
  const bits = s.legal;
  const firstAfterDiscover = s.hand[seat] === 0 ? CITY_WORDS : 2;
  let count = countBits(bits[0]) + countBits(bits[1]);
  for (let word = firstAfterDiscover; word < LEGAL_WORDS; word += 1) count += countBits(bits[word]);
  let rest = rng.below(count);
  for (let word = 0; word < LEGAL_WORDS; word += 1) {
    if (word === 2) word = firstAfterDiscover;
    const inWord = countBits(bits[word]);
    if (rest >= inWord) {
      rest -= inWord;
      continue;
    }
    return (word << 5) + nthBit(bits[word], rest);
  }
  throw new Error('the player in turn has no legal action');
}

function randomTake(s: State, rng: Rng): number {
  let count = 0;
  for (let kind = 0; kind < KINDS; kind += 1) if (s.drawn[kind] > 0) count += 1;
  let rest = rng.below(count);
  let kind = 0;
  while (s.drawn[kind] === 0 || rest > 0) {
    if (s.drawn[kind] > 0) rest -= 1;
    kind += 1;
  }
  return TAKE_BASE + kind;
}

function randomTarget(s: State, rng: Rng): number {
  const { next } = s.setup.board;
  let count = 0;
  let chosen = NONE;
  for (let i = s.from * 4; i < s.from * 4 + 4; i += 1) {
    if (next[i] === NONE || !isEmpty(s, next[i])) continue;
    count += 1;
    if (rng.below(count) === 0) chosen = next[i];
  }
  return TARGET_BASE + chosen;
}

/** Fills the list with what chance may bring; empty where it does not act. */
export function outcomes(s: State, out: OutcomeList): void {
  out.clear();
  if (actors(s) !== CHANCE) return;
  if (s.phase === FIRST) for (let seat = 0; seat < s.setup.seats; seat += 1) out.push(seat, 1);
  else if (s.phase === ENTRY) for (let corner = 0; corner < 4; corner += 1) out.push(ENTRY_BASE + corner, 1);
  else if (s.phase === CORNER) for (let corner = 0; corner < 4; corner += 1) out.push(ATTACK_CORNER_BASE + corner, 1);
  else tileOutcomes(s, out);
}

/** One tile: the weight of a kind is its number in the bag (BR-14). Written without calls: it runs at every draw. */
function tileOutcomes(s: State, out: OutcomeList): void {
  const { codes, weights } = out;
  let length = 0;
  for (let kind = 0; kind < KINDS; kind += 1) {
    const count = s.bag[kind];
    if (count === 0) continue;
    codes[length] = TILE_BASE + kind;
    weights[length] = count;
    length += 1;
  }
  out.length = length;
  out.total = s.inBag;
}

/** An outcome drawn by its weight, without a list. */
export function draw(s: State, rng: Rng): number {
  if (s.phase === FIRST) return rng.below(s.setup.seats);
  if (s.phase === ENTRY) return ENTRY_BASE + rng.below(4);
  if (s.phase === CORNER) return ATTACK_CORNER_BASE + rng.below(4);
  return drawByWeight(s, rng);
}

/** Whether chance could bring this outcome in a state whose bag is as given. */
export function isPossible(s: State, code: number): boolean {
  if (actors(s) !== CHANCE) return false;
  if (s.phase === FIRST) return code >= 0 && code < s.setup.seats;
  if (s.phase === ENTRY) return code >= ENTRY_BASE && code < ENTRY_BASE + 4;
  if (s.phase === CORNER) return code >= ATTACK_CORNER_BASE && code < ATTACK_CORNER_BASE + 4;
  return code >= TILE_BASE && code < TILE_BASE + KINDS && s.bag[code - TILE_BASE] > 0;
}

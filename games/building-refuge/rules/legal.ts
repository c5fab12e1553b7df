/** The acting seats and their legal moves (DEC-1 to DEC-4). */
import { countBits, lowestBit, nthBit } from '@marchlands/core/bits.ts';
import type { MoveList } from '@marchlands/core/lists.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import { rulesOf } from '@marchlands/core/rules.ts';
import { CHANCE, NOBODY, type Seat } from '@marchlands/core/seat.ts';
import { NONE } from '../data/geometry.ts';
import { KINDS } from '../data/tiles.ts';
import { ANSWER, MOVE, type Move, moveCodec } from '../moves.ts';
import { LEGAL_WORDS, PHASE, PHASES, type State } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import { canPayPoints, canPayTreasure } from './attack.ts';
import { kinds } from './kinds.ts';
import { isEmpty } from './legality.ts';

/** CHANCE, NOBODY, or the bit of the one deciding seat. */
export function actors(s: State): number {
  switch (s.phase) {
    case PHASE.act:
    case PHASE.take:
    case PHASE.target:
      return 1 << s.player;
    case PHASE.answer:
      return 1 << s.owner[s.at];
    case PHASE.over:
      return NOBODY;
    default:
      return CHANCE;
  }
}

/** The expected kind of move, if another is made. */
function notNow(s: State, _seat: Seat, kind: Move['kind']): Refusal {
  if (s.phase === PHASE.take) return 'takeFirst';
  if (s.phase === PHASE.target) return 'targetFirst';
  if (s.phase === PHASE.answer) return 'answerFirst';
  if (kind === 'answer') return 'noBandHere';
  return kind === 'target' ? 'noTargetDue' : 'nothingToTake';
}

/** From the rules of each kind; its `legal` is the oracle for the one below. */
export const rules = rulesOf(moveCodec, kinds, {
  actors,
  steps: PHASES.length,
  stepOf: (s) => s.phase,
  idle: { over: 'matchOver', chance: 'drawPending', others: 'notYourTurn' },
  noSuchMove: 'unknownMove',
  notNow,
});
export const { refusal } = rules;

/** Words 2 and 3 of the legal set hold the city tile. */
const CITY_WORDS = 4;

/** Fills the list with a seat's choices, ascending; empty if it does not act. Actions are kept as bits. */
export function legal(s: State, seat: Seat, out: MoveList): void {
  if (s.phase !== PHASE.act) {
    rules.legal(s, seat, out);
    return;
  }
  out.clear();
  if (seat !== s.player) return;
  const bits = s.legal;
  const { codes } = out;
  let length = 0;
  for (let word = 0; word < LEGAL_WORDS; word += 1) {
    if (word === 2 && s.hand[seat] === 0) word = CITY_WORDS;
    const base = word << 5;
    for (let rest = bits[word]; rest !== 0; rest &= rest - 1) {
      codes[length] = base + lowestBit(rest);
      length += 1;
    }
  }
  out.length = length;
}

/** A uniformly random legal move of the acting seat, without a list. */
export function randomMove(s: State, seat: Seat, rng: Rng): number {
  if (s.phase === PHASE.act) return randomAction(s, seat, rng);
  if (s.phase === PHASE.take) return randomTake(s, rng);
  if (s.phase === PHASE.target) return randomTarget(s, rng);
  const treasure = canPayTreasure(s, seat) ? 1 : 0;
  const points = canPayPoints(s, seat) ? 1 : 0;
  const choice = rng.below(treasure + points + 1);
  if (choice === treasure + points) return MOVE.answer + ANSWER.city;
  return MOVE.answer + (choice < treasure ? ANSWER.treasure : ANSWER.points);
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
  return MOVE.take + kind;
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
  return MOVE.target + chosen;
}

import type { Seat } from '@marchlands/core/seat.ts';
import { BOAT, HORSE, MAX_SPACES, WEAPON } from '../data/limits.ts';
import { NONE } from '../setup.ts';
import { ANSWER_BYTES, PLAN, type State } from '../state.ts';
import { isPassing, mayLoadAfter, mostSteps } from './boat.ts';
import { isRefused } from './passage.ts';
import { areAdjacent, hasFiles, isOwn, orderIn, tokensAt } from './places.ts';
import { lackOf } from './reckoning.ts';

/** What may stand in a flood's node for a Horse or a Weapon: none aboard, one that adds nothing, one that does. */
export const NOTHING = 0;
export const ABOARD = 1;
export const GAINED = 2;
/** Ends by which a boat can have come in: none where it began, UP, DOWN, LAKE. */
const ENTRIES = 4;
const NODES = MAX_SPACES * ENTRIES * 9;

const seen = new Uint8Array(NODES);
const queue = new Uint16Array(NODES);
const depths = new Uint8Array(NODES);
let length = 0;

const nodeOf = (space: number, entry: number, horse: number, weapon: number): number =>
  ((space * ENTRIES + entry) * 3 + horse) * 3 + weapon;

/** CA-86: whether a boat in a water space lies beside the target, or may in its file. */
export function reaches(s: State, space: number, target: number): boolean {
  const { banks } = s.setup.land;
  if (target < BOAT) return banks[space * 2] === target || banks[space * 2 + 1] === target;
  return s.boatSpace[target - BOAT] === space && hasFiles(s, space);
}

/** CA-88: what the boat must add by what it takes on, at the best position beside the target: more than this. */
export function leastLack(s: State, seat: Seat, target: number, boat: number): number {
  const { land } = s.setup;
  if (target >= BOAT) {
    const space = s.boatSpace[target - BOAT];
    const order = orderIn(s, target - BOAT, boat);
    return Math.min(lackOf(s, seat, target, boat, space, order), lackOf(s, seat, target, boat, space, order + 1));
  }
  return lackOf(s, seat, target, boat, land.waters[target][0], 0);
}

/** The Horse or Weapon aboard a boat or planned to be. */
export function heldBy(s: State, boat: number, kind: number): number {
  const isTaken = s.plan === PLAN.boat && (kind === HORSE ? s.planHorse : s.planWeapon) > 0;
  return isTaken || tokensAt(s, BOAT + boat, kind) > 0 ? ABOARD : NOTHING;
}

/** A node not seen before is put into the queue, and so are those that taking on leads to. */
function visit(
  s: State,
  seat: Seat,
  target: number,
  space: number,
  entry: number,
  horse: number,
  weapon: number,
  depth: number,
): void {
  const node = nodeOf(space, entry, horse, weapon);
  if (seen[node] > 0) return;
  seen[node] = 1;
  queue[length] = node;
  depths[length] = depth;
  length += 1;
  if (!mayLoadAfter(s, depth)) return;
  for (let side = 0; side < 2; side += 1) {
    const bank = s.setup.land.banks[space * 2 + side];
    if (bank === NONE || !isOwn(s, seat, bank)) continue;
    const gain = areAdjacent(s, bank, target) ? ABOARD : GAINED;
    if (horse === NOTHING && tokensAt(s, bank, HORSE) > 0) visit(s, seat, target, space, entry, gain, weapon, depth);
    if (weapon === NOTHING && tokensAt(s, bank, WEAPON) > 0) visit(s, seat, target, space, entry, horse, gain, depth);
  }
}

/** Whether anybody has answered this boat in this turn: without it no refusal can be known. */
function hasAnswers(s: State, boat: number): boolean {
  for (let i = boat * ANSWER_BYTES; i < (boat + 1) * ANSWER_BYTES; i += 1) if (s.answers[i] > 0) return true;
  return false;
}

/**
 * CA-86, CA-88: whether a planned boat can come from a water space beside the target with what makes a legal declaration.
 * A flood over waters, the end by which each was entered and what is aboard; it passes wherever no refusal is known.
 * @param horse what is thought to be aboard when it begins, as a node has it; `weapon` likewise
 */
export function hasWay(
  s: State,
  seat: Seat,
  target: number,
  boat: number,
  space: number,
  entry: number,
  steps: number,
  horse: number,
  weapon: number,
): boolean {
  if (target < BOAT ? s.setup.land.waters[target].length === 0 : !hasFiles(s, s.boatSpace[target - BOAT])) return false;
  const lack = leastLack(s, seat, target, boat);
  if (lack >= 4) return false;
  const { connected, exit } = s.setup.land;
  const most = mostSteps(s);
  const isAnswered = hasAnswers(s, boat);
  const heldHorse = heldBy(s, boat, HORSE);
  const heldWeapon = heldBy(s, boat, WEAPON);
  seen.fill(0);
  length = 0;
  visit(s, seat, target, space, entry, horse, weapon, steps);
  for (let i = 0; i < length; i += 1) {
    const node = queue[i];
    const w = node % 3;
    const h = Math.floor(node / 3) % 3;
    const end = Math.floor(node / 9) % ENTRIES;
    const at = Math.floor(node / (9 * ENTRIES));
    if (reaches(s, at, target) && lack < (h === GAINED ? 1 : 0) + (w === GAINED ? 3 : 0)) return true;
    if (depths[i] >= most) continue;
    const next = connected[at];
    for (let k = 0; k < next.length; k += 1) {
      const isBarred =
        isAnswered &&
        isPassing(s, at, end, next[k]) &&
        isRefused(s, boat, at, heldHorse === NOTHING && h > NOTHING, heldWeapon === NOTHING && w > NOTHING);
      if (!isBarred) visit(s, seat, target, next[k], exit[next[k] * MAX_SPACES + at], h, w, depths[i] + 1);
    }
  }
  return false;
}

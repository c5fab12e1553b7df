import type { Seat } from '@marchlands/core/seat.ts';
import { NONE } from '../data/land.ts';
import { BOAT, HORSE, MAX_SPACES, MAX_TERRITORIES, WEAPON } from '../data/limits.ts';
import { PLAN, type State } from '../state.ts';
import { isPassing, mayLoadAfter, mostSteps } from './boat.ts';
import { ELSEWHERE, isForbiddenAt, isRefused, NOT_TAKEN } from './passage.ts';
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
  const water = s.boatSpace[target - BOAT];
  return water === space && hasFiles(s, space);
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

/**
 * Where a planned boat is thought to be, the end by which it came in there, its steps so far, and what is aboard; the
 * territories that what it is just taking on comes from, else ELSEWHERE.
 */
export interface Spot {
  space: number;
  entry: number;
  steps: number;
  horse: number;
  weapon: number;
  horseFrom: number;
  weaponFrom: number;
}

/** Whether anybody has forbidden this boat something in this turn: without it no refusal can be known. */
function isForbidden(s: State, boat: number): boolean {
  for (let reach = 0; reach < s.setup.land.reaches; reach += 1) if (isForbiddenAt(s, boat, reach)) return true;
  return false;
}

/** Whether a boat is so near the target that its steps are enough. */
function isInRange(s: State, target: number, space: number, steps: number): boolean {
  const { sailing, waters } = s.setup.land;
  if (target >= BOAT) return sailing[space * MAX_SPACES + s.boatSpace[target - BOAT]] <= steps;
  const beside = waters[target];
  for (let i = 0; i < beside.length; i += 1) if (sailing[space * MAX_SPACES + beside[i]] <= steps) return true;
  return false;
}

/** Whether some own bank or shore has a piece that would add to the offence. */
function hasPieceToBring(s: State, seat: Seat, target: number, kind: number): boolean {
  const { territories, waters } = s.setup.land;
  for (let at = 0; at < territories; at += 1) {
    if (s.owner[at] !== seat + 1 || tokensAt(s, at, kind) === 0 || waters[at].length === 0) continue;
    if (!areAdjacent(s, at, target)) return true;
  }
  return false;
}

/** What the pieces of a spot or node add to the offence, where they were not beside the target before. */
const gainOf = (horse: number, weapon: number): number => (horse === GAINED ? 1 : 0) + (weapon === GAINED ? 3 : 0);

/** What may be brought at best: nothing makes up for a lack that is not below this. */
function mostToBring(s: State, seat: Seat, target: number, { horse, weapon }: Spot): number {
  const isHorse = horse === NOTHING && hasPieceToBring(s, seat, target, HORSE);
  const isWeapon = weapon === NOTHING && hasPieceToBring(s, seat, target, WEAPON);
  return gainOf(isHorse ? GAINED : horse, isWeapon ? GAINED : weapon);
}

/**
 * CA-86, CA-88: whether a planned boat can come from a spot beside the target with what makes a legal declaration. It
 * passes wherever no refusal is known.
 */
export function hasWay(s: State, seat: Seat, target: number, boat: number, from: Spot): boolean {
  if (target < BOAT ? s.setup.land.waters[target].length === 0 : !hasFiles(s, s.boatSpace[target - BOAT])) return false;
  if (!isInRange(s, target, from.space, mostSteps(s) - from.steps)) return false;
  const lack = leastLack(s, seat, target, boat);
  const gain = gainOf(from.horse, from.weapon);
  const isBarred = isForbidden(s, boat);
  if (lack < gain && !isBarred) return true;
  if (lack >= gain && lack >= mostToBring(s, seat, target, from)) return false;
  return isBarred ? isFoundPastBars(s, seat, target, boat, from, lack) : isFound(s, seat, target, from, lack, false);
}

/**
 * By territory: bits of what it holds (1 a Horse, 2 a Weapon) where it is the own bank of a reach at which this boat was
 * forbidden something. What is taken from there counts in the bank no more, what comes from elsewhere counts beside it.
 */
const tied = new Uint8Array(MAX_TERRITORIES);

function markTied(s: State, seat: Seat, boat: number): void {
  const { banks, reaches } = s.setup.land;
  tied.fill(0);
  for (let i = 0; i < 2 * reaches; i += 1) {
    if (!isForbiddenAt(s, boat, i >> 1) || !isOwn(s, seat, banks[i])) continue;
    tied[banks[i]] = (tokensAt(s, banks[i], HORSE) > 0 ? 1 : 0) + (tokensAt(s, banks[i], WEAPON) > 0 ? 2 : 0);
  }
}

/** The tied territory behind this one that holds a piece, or MAX_TERRITORIES. */
function nextTied(at: number, bit: number): number {
  let next = at + 1;
  while (next < MAX_TERRITORIES && (tied[next] & bit) === 0) next += 1;
  return next;
}

/** As `isFound`, a Horse and a Weapon coming from each of the tied banks in turn, or from any of the others. */
function isFoundPastBars(s: State, seat: Seat, target: number, boat: number, from: Spot, lack: number): boolean {
  const { horseFrom, weaponFrom } = from;
  const isHorseOpen = from.horse === NOTHING;
  const isWeaponOpen = from.weapon === NOTHING;
  markTied(s, seat, boat);
  for (let h = isHorseOpen ? ELSEWHERE : horseFrom; h < MAX_TERRITORIES; h = isHorseOpen ? nextTied(h, 1) : NONE) {
    for (let w = isWeaponOpen ? ELSEWHERE : weaponFrom; w < MAX_TERRITORIES; w = isWeaponOpen ? nextTied(w, 2) : NONE) {
      findBars(s, boat, h, w);
      horseSource = h;
      weaponSource = w;
      if (isFound(s, seat, target, from, lack, true)) return true;
    }
  }
  return false;
}

/** By water space: what a Horse or a Weapon of its own banks or shore would be aboard, at best. */
const horses = new Uint8Array(MAX_SPACES);
const weapons = new Uint8Array(MAX_SPACES);

/** Past bars: the tied bank that a Horse or Weapon is taken from, or ELSEWHERE for all others. */
let horseSource = ELSEWHERE;
let weaponSource = ELSEWHERE;

const isSource = (bank: number, source: number, bit: number): boolean =>
  source === ELSEWHERE ? (tied[bank] & bit) === 0 : bank === source;

function findPieces(s: State, seat: Seat, target: number, isBarred: boolean): void {
  const { banks, spaces } = s.setup.land;
  horses.fill(NOTHING);
  weapons.fill(NOTHING);
  for (let i = 0; i < 2 * spaces; i += 1) {
    const bank = banks[i];
    if (bank === NONE || !isOwn(s, seat, bank)) continue;
    const gain = areAdjacent(s, bank, target) ? ABOARD : GAINED;
    const isHorse = tokensAt(s, bank, HORSE) > 0 && (!isBarred || isSource(bank, horseSource, 1));
    const isWeapon = tokensAt(s, bank, WEAPON) > 0 && (!isBarred || isSource(bank, weaponSource, 2));
    if (isHorse) horses[i >> 1] = Math.max(horses[i >> 1], gain);
    if (isWeapon) weapons[i >> 1] = Math.max(weapons[i >> 1], gain);
  }
}

/** By reach: bits of what a boat may have taken on (1 a Horse, 2 a Weapon) and is known to be refused with all the same. */
const bars = new Uint8Array(MAX_SPACES);

function findBars(s: State, boat: number, horseFrom: number, weaponFrom: number): void {
  const isNewHorse = heldBy(s, boat, HORSE) === NOTHING;
  const isNewWeapon = heldBy(s, boat, WEAPON) === NOTHING;
  for (let reach = 0; reach < s.setup.land.reaches; reach += 1) {
    bars[reach] = 0;
    if (!isForbiddenAt(s, boat, reach)) continue;
    for (let more = 0; more < 4; more += 1) {
      const horse = isNewHorse && (more & 1) !== 0 ? horseFrom : NOT_TAKEN;
      const weapon = isNewWeapon && (more & 2) !== 0 ? weaponFrom : NOT_TAKEN;
      if (isRefused(s, boat, reach, horse, weapon)) bars[reach] |= 1 << more;
    }
  }
}

/** A node not seen before is put into the queue. */
function push(space: number, entry: number, horse: number, weapon: number, steps: number): void {
  const node = nodeOf(space, entry, horse, weapon);
  if (seen[node] > 0) return;
  seen[node] = 1;
  queue[length] = node;
  depths[length] = steps;
  length += 1;
}

/** The boat comes to a water space. What adds to the offence is taken on; what only helps it to pass may be. */
function visit(
  s: State,
  space: number,
  entry: number,
  horse: number,
  weapon: number,
  steps: number,
  isBarred: boolean,
): void {
  const isLoading = mayLoadAfter(s, steps);
  const moreHorse = isLoading && horse === NOTHING ? horses[space] : NOTHING;
  const moreWeapon = isLoading && weapon === NOTHING ? weapons[space] : NOTHING;
  const h = moreHorse === GAINED ? GAINED : horse;
  const w = moreWeapon === GAINED ? GAINED : weapon;
  push(space, entry, h, w, steps);
  if (!isBarred) return;
  if (moreHorse === ABOARD) push(space, entry, ABOARD, w, steps);
  if (moreWeapon === ABOARD) push(space, entry, h, ABOARD, steps);
  if (moreHorse === ABOARD && moreWeapon === ABOARD) push(space, entry, ABOARD, ABOARD, steps);
}

/** Floods waters, the ends by which they were entered and what is aboard, for a node that makes up for the lack. */
function isFound(s: State, seat: Seat, target: number, from: Spot, lack: number, isBarred: boolean): boolean {
  const { connected, exit } = s.setup.land;
  const most = mostSteps(s);
  findPieces(s, seat, target, isBarred);
  seen.fill(0);
  length = 0;
  visit(s, from.space, from.entry, from.horse, from.weapon, from.steps, isBarred);
  for (let i = 0; i < length; i += 1) {
    const weapon = queue[i] % 3;
    const horse = Math.floor(queue[i] / 3) % 3;
    const entry = Math.floor(queue[i] / 9) % ENTRIES;
    const at = Math.floor(queue[i] / (9 * ENTRIES));
    const gain = gainOf(horse, weapon);
    if (lack < gain && reaches(s, at, target)) return true;
    if (depths[i] >= most) continue;
    const bar = isBarred ? bars[at] >> ((horse > NOTHING ? 1 : 0) + (weapon > NOTHING ? 2 : 0)) : 0;
    const next = connected[at];
    for (let k = 0; k < next.length; k += 1) {
      if ((bar & 1) !== 0 && isPassing(s, at, entry, next[k])) continue;
      // Without a bar nothing depends on the end by which the boat came.
      const end = isBarred ? exit[next[k] * MAX_SPACES + at] : 0;
      visit(s, next[k], end, horse, weapon, depths[i] + 1, isBarred);
    }
  }
  return false;
}

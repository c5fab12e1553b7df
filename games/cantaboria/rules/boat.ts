import type { MoveList } from '@marchlands/core/lists.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { NONE, UP } from '../data/land.ts';
import { BOAT, GOODS, HORSE, KINDS, TOKENS } from '../data/limits.ts';
import type { Events } from '../events.ts';
import { ABOUT, PLAN, SHIP_FOR, STACK, STEP, type State } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import { askPassage, nextAsked, passes, toAsk } from './passage.ts';
import { goodsAt, isOwn, roomFor, tokensAt } from './places.ts';
import { beginShipment, clearShipment, endShipment } from './shipment.ts';
import {
  boatAdrift,
  castOff,
  countIn,
  entryOf,
  hasFiles,
  isBankOf,
  isPassing,
  mayLoadAfter,
  moor,
  mostSteps,
  movingBoat,
} from './waters.ts';

/** The place of the moving boat. */
const adrift = (s: State): number => BOAT + boatAdrift(s);

export function whyNotBoat(s: State, seat: Seat, boat: number): Refusal | null {
  if (boat >= s.boats) return 'notOnTheMap';
  if (!isOwn(s, seat, BOAT + boat)) return 'notYours';
  return canDoAnything(s, seat, boat) ? null : 'boatDoesNothing';
}

export function legalBoats(s: State, seat: Seat, out: MoveList, base: number): void {
  for (let boat = 0; boat < s.boats; boat += 1) if (whyNotBoat(s, seat, boat) === null) out.push(base + boat);
}

/** CA-60, CA-61, CA-64: whether a boat can sail, change its position in its file, or move cargo where it lies. */
function canDoAnything(s: State, seat: Seat, boat: number): boolean {
  const { land } = s.setup;
  const space = s.boatSpace[boat];
  if (land.connected[space].length > 0 || (hasFiles(s.setup, space) && countIn(s, space) > 1)) return true;
  for (let side = 0; side < 2; side += 1) {
    const bank = land.banks[space * 2 + side];
    if (bank === NONE || !isOwn(s, seat, bank)) continue;
    for (let kind = 0; kind < KINDS; kind += 1) {
      const isAboard = tokensAt(s, BOAT + boat, kind) > 0;
      const isFull = kind >= HORSE ? isAboard : roomFor(s, BOAT + boat) === 0;
      if (isAboard || (tokensAt(s, bank, kind) > 0 && !isFull)) return true;
    }
  }
  return false;
}

/** CA-60: the boat leaves its file; `shipFrom` keeps the number of boats that lay before it. */
export function startBoat(s: State, seat: Seat, boat: number, events: Events): void {
  const space = s.boatSpace[boat];
  const behind = s.boatOrder[boat];
  beginShipment(s, behind);
  s.shipAt = space;
  castOff(s, boat);
  s.step = STEP.boat;
  events?.push({ kind: 'boatCastOff', seat, space, position: behind });
}

/** CA-72, CA-73: first of all, at a reach whose owners have not all answered and could stop the boat. */
export function whyNotAsk(s: State, _seat: Seat, reach: number): Refusal | null {
  if (reach >= s.setup.land.reaches) return 'notOnTheMap';
  if (s.hasMoved > 0) return 'movedAlready';
  if (reach === s.shipAt && !s.setup.options.passageAtStart) return 'notAsked';
  return toAsk(s, movingBoat(s), reach) === 0 ? 'nobodyToAsk' : null;
}

export function legalAsks(s: State, seat: Seat, out: MoveList, base: number): void {
  if (s.hasMoved > 0) return;
  for (let reach = 0; reach < s.setup.land.reaches; reach += 1) {
    if (whyNotAsk(s, seat, reach) === null) out.push(base + reach);
  }
}

export function ask(s: State, _seat: Seat, reach: number, events: Events): void {
  askPassage(s, reach, -1, events);
}

/** CA-66: all have answered: the boat sails on or is stopped; after a question asked ahead, its owner continues. */
export function passageNext(s: State, events: Events): void {
  const seat = nextAsked(s);
  if (seat >= 0) {
    s.actor = seat;
    s.step = STEP.passage;
    return;
  }
  const reach = ABOUT.reach.get(s);
  const towards = ABOUT.towards.get(s) - 1;
  STACK.pop(s);
  s.actor = s.turn;
  s.step = s.plan === PLAN.boat ? STEP.voyage : STEP.boat;
  if (towards >= 0) sailOrStop(s, reach, towards, events);
}

/** CA-72: another move instead, once a question has been answered and nothing has moved. */
export function whyNotGiveUp(s: State): Refusal | null {
  if (s.hasMoved > 0) return 'movedAlready';
  return s.partial === 0 ? null : 'notAsked';
}

export function giveUp(s: State): void {
  putBack(s);
  if (s.shipFor === SHIP_FOR.bonus) {
    s.shipFor = SHIP_FOR.nothing;
    s.step = STEP.attack;
  } else s.step = STEP.shipNext;
}

/** Puts a boat that has not moved back in its old position. */
function putBack(s: State): void {
  moor(s, boatAdrift(s), s.shipAt, s.shipFrom);
  clearBoat(s);
}

/**
 * CA-97: the owner of a boat on its way has resigned: the boat stops as if refused; one that has not moved is put back.
 */
export function leaveBoat(s: State, seat: Seat, events: Events): void {
  if (s.hasMoved === 0) putBack(s);
  else moorAt(s, seat, positionOfStopped(s, countIn(s, s.shipAt)), events);
}

/** Clears the state of a boat move. */
export function clearBoat(s: State): void {
  clearShipment(s);
  s.entry = 0;
  s.hasMoved = 0;
  s.isStopped = 0;
}

/** CA-61 to CA-63: from one of the seat's banks or shores; one Horse and one Weapon at most. */
export function whyNotLoad(s: State, seat: Seat, kind: number, from: number): Refusal | null {
  if (!isBankOf(s.setup, from, s.shipAt)) return 'notBeside';
  if (!isOwn(s, seat, from)) return 'notYours';
  if (tokensAt(s, from, kind) === 0) return 'noSuchToken';
  if (!mayLoadAfter(s.setup, s.shipSteps)) return 'loadsAtStart';
  if ((s.got[from] & (1 << kind)) !== 0) return 'droppedHere';
  return (kind >= HORSE ? tokensAt(s, adrift(s), kind) > 0 : roomFor(s, adrift(s)) === 0) ? 'full' : null;
}

export function whyNotUnload(s: State, seat: Seat, kind: number, into: number): Refusal | null {
  if (!isBankOf(s.setup, into, s.shipAt)) return 'notBeside';
  if (!isOwn(s, seat, into)) return 'notYours';
  if (tokensAt(s, adrift(s), kind) === 0) return 'noSuchToken';
  return (s.gave[into] & (1 << kind)) !== 0 ? 'takenHere' : null;
}

export function load(s: State, seat: Seat, kind: number, from: number, events: Events): void {
  begun(s);
  s.tokens[from * KINDS + kind] -= 1;
  s.tokens[adrift(s) * KINDS + kind] += 1;
  s.gave[from] |= 1 << kind;
  events?.push({ kind: 'tokenTaken', seat, token: TOKENS[kind], from });
}

export function unload(s: State, seat: Seat, kind: number, into: number, events: Events): void {
  begun(s);
  s.tokens[adrift(s) * KINDS + kind] -= 1;
  s.tokens[into * KINDS + kind] += 1;
  s.got[into] |= 1 << kind;
  events?.push({ kind: 'tokenDropped', seat, token: TOKENS[kind], into });
}

/** The boat has done more than ask, so its owner is inside the shipment. */
export function begun(s: State): void {
  s.partial = 1;
  s.hasMoved = 1;
}

/** CA-61: whether anything was unloaded in the boat's space. */
function hasUnloaded(s: State): boolean {
  const { banks } = s.setup.land;
  const right = banks[s.shipAt * 2 + 1];
  return s.got[banks[s.shipAt * 2]] > 0 || (right !== NONE && s.got[right] > 0);
}

/** CA-60, CA-71. */
export function whyNotSail(s: State, _seat: Seat, space: number): Refusal | null {
  if (s.isStopped > 0) return 'stopped';
  if (!s.setup.options.boatLoadEnRoute && hasUnloaded(s)) return 'unloadsAtEnd';
  if (entryOf(s.setup, s.shipAt, space) === 0) return 'notConnected';
  return s.shipSteps < mostSteps(s.setup) ? null : 'noStepsLeft';
}

export function legalSails(s: State, seat: Seat, out: MoveList, base: number): void {
  const connected = s.setup.land.connected[s.shipAt];
  for (let i = 0; i < connected.length; i += 1) {
    if (whyNotSail(s, seat, connected[i]) === null) out.push(base + connected[i]);
  }
}

/** CA-60, CA-65, CA-66: a step; if passage is tested and not all have answered, asks the owners. */
export function sail(s: State, _seat: Seat, space: number, events: Events): void {
  const from = s.shipAt;
  begun(s);
  if (!isPassing(s.setup, from, s.entry, space)) sailTo(s, space, events);
  else if (toAsk(s, movingBoat(s), from) === 0) sailOrStop(s, from, space, events);
  else askPassage(s, from, space, events);
}

function sailOrStop(s: State, reach: number, space: number, events: Events): void {
  if (passes(s, movingBoat(s), reach)) {
    sailTo(s, space, events);
    return;
  }
  s.isStopped = 1;
  events?.push({ kind: 'boatStopped', seat: s.turn, reach });
}

/** Moves the boat into another space, where a new stop begins. */
function sailTo(s: State, space: number, events: Events): void {
  const from = s.shipAt;
  s.gave.fill(0);
  s.got.fill(0);
  s.entry = entryOf(s.setup, space, from);
  s.shipAt = space;
  s.shipSteps += 1;
  // A plan moves nothing yet.
  if (s.plan !== PLAN.boat) events?.push({ kind: 'boatSailed', seat: s.turn, from, into: space });
}

/**
 * CA-71: a refused boat lies last in the file on the side from which it came; in its first space it stays where it lay.
 */
export function positionOfStopped(s: State, count: number): number {
  if (count === 0) return 0;
  if (s.entry === 0) return s.shipFrom;
  return s.entry === UP ? 0 : count;
}

/** CA-62: by option, the seat's bank or shore where a stopping boat unloads its goods, or NONE. */
function bankOfHold(s: State, seat: Seat): number {
  if (s.setup.options.cargoStaysAboard) return NONE;
  const { banks } = s.setup.land;
  for (let side = 0; side < 2; side += 1) {
    const bank = banks[s.shipAt * 2 + side];
    if (bank !== NONE && isOwn(s, seat, bank)) return bank;
  }
  return NONE;
}

/** A boat shipment without items is a new position in the boat's own file, or goods that must be unloaded there. */
export function whyNotStopBoat(s: State, seat: Seat): Refusal | null {
  if (s.hasMoved > 0 || (bankOfHold(s, seat) !== NONE && goodsAt(s, adrift(s)) > 0)) return null;
  return hasFiles(s.setup, s.shipAt) && countIn(s, s.shipAt) > 0 ? null : 'boatDoesNothing';
}

/** CA-64: the position in the file of a boat that stops voluntarily; its old position alone is not a shipment. */
export function whyNotMoorAt(s: State, behind: number): Refusal | null {
  if (behind > countIn(s, s.shipAt)) return 'noSuchPosition';
  return s.hasMoved === 0 && behind === s.shipFrom ? 'boatDoesNothing' : null;
}

/**
 * CA-62, CA-63: by option, goods that must be unloaded at the end are unloaded automatically, on the left bank if both
 * are own.
 */
function clearHold(s: State, seat: Seat, events: Events): void {
  const bank = bankOfHold(s, seat);
  if (bank === NONE) return;
  for (let good = 0; good < GOODS; good += 1) {
    while (tokensAt(s, adrift(s), good) > 0) unload(s, seat, good, bank, events);
  }
}

/** CA-64, CA-71: a boat that stops voluntarily takes any position; in empty water there is only one. */
export function stopBoat(s: State, seat: Seat, events: Events): void {
  clearHold(s, seat, events);
  s.partial = 1;
  const others = countIn(s, s.shipAt);
  if (s.isStopped > 0 || others === 0) moorAt(s, seat, positionOfStopped(s, others), events);
  else s.step = STEP.moor;
}

export function moorAt(s: State, seat: Seat, behind: number, events: Events): void {
  const space = s.shipAt;
  moor(s, boatAdrift(s), space, behind);
  clearBoat(s);
  events?.push({ kind: 'boatMoored', seat, space, position: behind });
  endShipment(s, seat, events);
}

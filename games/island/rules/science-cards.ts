/** Progress cards of science (IK-209 to IK-220). */
import { maskOf, type Seat } from '@marchlands/core/seat.ts';
import { KIND, KINDS, TERRAIN, TRACKS } from '../data/kinds.ts';
import type { Events } from '../events.ts';
import { ABOUT, BUILDING_BITS, CITY, STACK, type State, WALL } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import { hasRoadSite, whyNotCitySite } from './build.ts';
import type { CardTable } from './card-rules.ts';
import { holds, pay, takeFromBank } from './hand.ts';
import { canWall, improve, raiseWall, whyNotImprove } from './improve.ts';
import { canRise, rise } from './knights.ts';
import { isSome, ownerOf, setSite } from './sites.ts';

/** Whether a seat has a building on a hex. */
export function isAtHex(s: State, seat: Seat, hex: number): boolean {
  const { hexVertices } = s.setup.board;
  for (let i = hex * 6; i < hex * 6 + 6; i += 1) if (ownerOf(s.site[hexVertices[i]]) === seat) return true;
  return false;
}

/** Hexes of a terrain with a building of a seat. */
function hexesAt(s: State, seat: Seat, terrain: number): number {
  let count = 0;
  for (let hex = 0; hex < s.setup.board.hexes.length; hex += 1) {
    if (s.terrain[hex] === terrain + 1 && isAtHex(s, seat, hex)) count += 1;
  }
  return count;
}

/** IK-215, IK-217: two cards for each hex of a terrain, as far as the bank can pay. */
function perHex(terrain: number, kind: number) {
  return {
    whyNot: (s: State, seat: Seat): Refusal | null =>
      s.bank[kind] > 0 && hexesAt(s, seat, terrain) > 0 ? null : 'noEffect',
    play(s: State, seat: Seat, events: Events): void {
      const count = Math.min(s.bank[kind], 2 * hexesAt(s, seat, terrain));
      takeFromBank(s, seat, kind, count);
      events?.push({ kind: 'cardsGained', seat, of: KINDS[kind], count });
    },
  };
}

/** IK-212: why Crane cannot buy a level of a track. */
export function whyNotCrane(s: State, seat: Seat, track: number): Refusal | null {
  return whyNotImprove(s, seat, track, 1);
}

export function crane(s: State, seat: Seat, track: number, events: Events): void {
  STACK.pop(s);
  improve(s, seat, track, 1, events);
}

/** IK-213. */
export function engineer(s: State, seat: Seat, vertex: number, events: Events): void {
  STACK.pop(s);
  raiseWall(s, seat, vertex, events);
}

/** IK-216. */
export function medicine(s: State, seat: Seat, vertex: number, events: Events): void {
  STACK.pop(s);
  pay(s, seat, s.setup.costs.medicine);
  setSite(s, vertex, (s.site[vertex] & ~BUILDING_BITS) | CITY | (s.site[vertex] & WALL));
  events?.push({ kind: 'cityBuilt', seat, at: vertex });
}

/** IK-214: tokens that Inventor cannot move. */
const FIXED_TOKENS: readonly number[] = [2, 6, 8, 12];

function isMovable(s: State, hex: number): boolean {
  return s.token[hex] !== 0 && !FIXED_TOKENS.includes(s.token[hex]);
}

/** Whether a later hex has a token that can be swapped with that of `hex`. */
function hasPartner(s: State, hex: number): boolean {
  for (let other = hex + 1; other < s.setup.board.hexes.length; other += 1) {
    if (isMovable(s, other) && s.token[other] !== s.token[hex]) return true;
  }
  return false;
}

function hasPair(s: State): boolean {
  for (let hex = 0; hex < s.setup.board.hexes.length; hex += 1)
    if (isMovable(s, hex) && hasPartner(s, hex)) return true;
  return false;
}

/** Two hexes, the lower first; naming the first makes it public. */
export function whyNotSwap(s: State, hex: number): Refusal | null {
  if (hex >= s.setup.board.hexes.length) return 'unknownPlace';
  if (!isMovable(s, hex)) return 'noEffect';
  const first = ABOUT.first.get(s) - 1;
  if (first < 0) return hasPartner(s, hex) ? null : 'order';
  if (hex <= first) return 'order';
  return s.token[hex] === s.token[first] ? 'noEffect' : null;
}

export function swapTokens(s: State, seat: Seat, hex: number, events: Events): void {
  const first = ABOUT.first.get(s) - 1;
  if (first < 0) {
    ABOUT.first.set(s, hex + 1);
    return;
  }
  STACK.pop(s);
  const token = s.token[first];
  s.token[first] = s.token[hex];
  s.token[hex] = token;
  events?.push({ kind: 'tokensSwapped', seat, hexes: [first, hex] });
}

/** IK-209: the red face, then the yellow one. @param index the face minus 1 */
export function setFace(s: State, index: number, events: Events): void {
  if (s.red === 0) {
    s.red = index + 1;
    return;
  }
  s.yellow = index + 1;
  STACK.pop(s);
  events?.push({ kind: 'diceSet', red: s.red, yellow: s.yellow });
}

/** IK-220: one or two promotions; the second is asked for only if one is possible. */
export function smith(s: State, seat: Seat, vertex: number, events: Events): void {
  const left = ABOUT.left.get(s) - 1;
  rise(s, seat, vertex, events);
  if (left === 0 || !canRise(s, seat)) STACK.pop(s);
  else ABOUT.left.set(s, left);
}

export const SCIENCE_CARDS: CardTable = {
  alchemist: {
    whyNot: (s) => (s.alchemist === 1 ? 'oneCard' : null),
    play(s, seat) {
      s.alchemist = 1;
      STACK.push(s, 'alchemist', maskOf(seat));
    },
  },
  crane: {
    whyNot(s, seat) {
      for (let track = 0; track < TRACKS.length; track += 1) if (whyNotCrane(s, seat, track) === null) return null;
      return 'noEffect';
    },
    play: (s, seat) => STACK.push(s, 'crane', maskOf(seat)),
  },
  engineer: {
    whyNot: (s, seat) => (canWall(s, seat) ? null : 'noEffect'),
    play: (s, seat) => STACK.push(s, 'freeWall', maskOf(seat)),
  },
  inventor: {
    whyNot: (s) => (hasPair(s) ? null : 'noEffect'),
    play: (s, seat) => STACK.push(s, 'inventor', maskOf(seat), { first: 0 }),
  },
  irrigation: perHex(TERRAIN.fields, KIND.grain),
  medicine: {
    whyNot: (s, seat) =>
      holds(s, seat, s.setup.costs.medicine) && isSome(s, s.settlements, seat, whyNotCitySite) ? null : 'noEffect',
    play: (s, seat) => STACK.push(s, 'medicine', maskOf(seat)),
  },
  mining: perHex(TERRAIN.mountains, KIND.ore),
  'road-building': {
    whyNot: (s, seat) => (hasRoadSite(s, seat) ? null : 'noEffect'),
    play: (s, seat) => STACK.push(s, 'freeRoad', maskOf(seat), { left: 2 }),
  },
  smith: {
    whyNot: (s, seat) => (canRise(s, seat) ? null : 'noEffect'),
    play: (s, seat) => STACK.push(s, 'smith', maskOf(seat), { left: 2 }),
  },
};

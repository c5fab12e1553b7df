/** Progress cards of politics (IK-229 to IK-241). */
import { maskOf, type Seat } from '@marchlands/core/seat.ts';
import { PROGRESS_CARDS } from '../data/cards.ts';
import { NONE } from '../data/geometry.ts';
import { MAX_SEATS } from '../data/limits.ts';
import type { Events } from '../events.ts';
import { PLAY, STATION_STRIDE } from '../moves.ts';
import { ABOUT, ACTIVE, READY, STACK, type State } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import { hasRoadPiece, layRoad, whyNotRoadSite } from './build.ts';
import type { CardTable } from './card-rules.ts';
import { changeProgress, progressOf } from './counts.ts';
import { follow, forget, knowersOf } from './decks.ts';
import { whyNotStand } from './knights.ts';
import { hasKnightPiece, isActive, knightByte, levelOf, setKnight } from './pieces.ts';
import { publicPoints } from './points.ts';
import { awardLongestRoad, refreshRoadLength } from './roads.ts';
import { discardOf, giftOf, isRobberFree } from './robber.ts';
import { EDGE_SETS, isEmptySet, isSome, ownerOf, removeRoad, VERTEX_SETS } from './sites.ts';
import { isBehind, seeHand, someOpponent } from './trade-cards.ts';
import { driveOff } from './travel.ts';

const CARDS = PROGRESS_CARDS.length;

/** Whether a seat has a piece other than a road at a vertex. */
function isHeld(s: State, seat: Seat, vertex: number): boolean {
  return ownerOf(s.site[vertex]) === seat || ownerOf(s.knight[vertex]) === seat;
}

/** IK-234: a road is open if its owner has nothing else at one of its ends. */
function isOpenRoad(s: State, edge: number): boolean {
  const { edgeEnds, vertexEdges } = s.setup.board;
  const seat = s.road[edge] - 1;
  for (let end = edge * 2; end < edge * 2 + 2; end += 1) {
    const vertex = edgeEnds[end];
    let others = 0;
    for (let i = vertex * 3; i < vertex * 3 + 3; i += 1) {
      const other = vertexEdges[i];
      if (other !== NONE && other !== edge && s.road[other] === seat + 1) others += 1;
    }
    if (others === 0 && !isHeld(s, seat, vertex)) return true;
  }
  return false;
}

export function whyNotRemove(s: State, edge: number): Refusal | null {
  if (edge >= s.setup.board.edges) return 'unknownPlace';
  return s.road[edge] !== 0 && isOpenRoad(s, edge) ? null : 'noEffect';
}

/** IK-234, IK-235: a road of the player may be rebuilt on another edge; both halves are one change (IK-132). */
export function removeOpenRoad(s: State, seat: Seat, edge: number, events: Events): void {
  STACK.pop(s);
  const owner = s.road[edge] - 1;
  removeRoad(s, edge);
  events?.push({ kind: 'roadRemoved', seat, owner, edge });
  refreshRoadLength(s, owner);
  if (owner === seat && canRelay(s, seat, edge)) STACK.push(s, 'relay', maskOf(seat), { edge });
  else awardLongestRoad(s, events);
}

function canRelay(s: State, seat: Seat, edge: number): boolean {
  let site = EDGE_SETS.next(s.roadSites, seat, -1);
  if (site === edge) site = EDGE_SETS.next(s.roadSites, seat, edge);
  return site >= 0 && hasRoadPiece(s, seat);
}

export function whyNotRelay(s: State, seat: Seat, edge: number): Refusal | null {
  return edge === ABOUT.edge.get(s) ? 'occupied' : whyNotRoadSite(s, seat, edge);
}

export function relay(s: State, seat: Seat, edge: number, events: Events): void {
  STACK.pop(s);
  layRoad(s, seat, edge, events);
  awardLongestRoad(s, events);
}

/** Skips the rest: nothing more is placed. */
export function leaveOut(s: State, events: Events): void {
  STACK.pop(s);
  awardLongestRoad(s, events);
}

/** IK-236, IK-237: an opponent's knight at one of the player's roads, outside buildings. */
export function whyNotDriveAway(s: State, seat: Seat, vertex: number): Refusal | null {
  if (vertex >= s.setup.board.vertices) return 'unknownPlace';
  const owner = ownerOf(s.knight[vertex]);
  if (owner < 0 || owner === seat) return 'noEffect';
  if (!VERTEX_SETS.has(s.reach, seat, vertex)) return 'notJoined';
  return s.site[vertex] === 0 ? null : 'sheltered';
}

export function driveAway(s: State, vertex: number): void {
  STACK.pop(s);
  const knight = s.knight[vertex];
  setKnight(s, vertex, 0);
  driveOff(s, vertex, knight);
}

function hasOpenRoad(s: State): boolean {
  for (let edge = 0; edge < s.setup.board.edges; edge += 1) if (whyNotRemove(s, edge) === null) return true;
  return false;
}

/** IK-224, IK-231, IK-239: the opponents that the card may name. @param played number of PLAYED */
export function whyNotTarget(s: State, seat: Seat, other: Seat): Refusal | null {
  if (other >= s.setup.seats || other === seat) return 'unknownPlace';
  const played = ABOUT.played.get(s);
  return mayTarget(s, seat, other, played) ? null : 'noEffect';
}

function mayTarget(s: State, seat: Seat, other: Seat, played: number): boolean {
  if (played === PLAY['master-merchant']) return isBehind(s, seat, other);
  return played === PLAY.deserter ? !isEmptySet(s.knights, other) : progressOf(s, other) > 0;
}

export function chooseTarget(s: State, seat: Seat, other: Seat, events: Events): void {
  const played = ABOUT.played.get(s);
  STACK.pop(s);
  if (played === PLAY['master-merchant']) seeHand(s, seat, other, events);
  else if (played === PLAY.spy) seeProgress(s, seat, other, events);
  else {
    events?.push({ kind: 'desertionDemanded', seat, of: other });
    STACK.push(s, 'desert', maskOf(other));
  }
}

/** IK-231: the victim's choice. */
export function desert(s: State, vertex: number, events: Events): void {
  STACK.pop(s);
  const knight = s.knight[vertex];
  setKnight(s, vertex, 0);
  events?.push({ kind: 'knightDeserted', seat: ownerOf(knight), at: vertex, level: levelOf(knight) });
  STACK.push(s, 'station', maskOf(s.active), { knight });
}

/** IK-232, `deserterLevel`: whether the new knight may have this level. */
function maySettleAt(s: State, seat: Seat, level: number): boolean {
  const lost = levelOf(ABOUT.knight.get(s));
  if (!hasKnightPiece(s, seat, level)) return false;
  if (s.setup.options.deserterLevel === 'sameOrLower') return level <= lost;
  return level === (hasKnightPiece(s, seat, lost) ? lost : 1);
}

/** @param index vertex * STATION_STRIDE + level - 1 */
export function whyNotStation(s: State, seat: Seat, index: number): Refusal | null {
  const why = whyNotStand(s, seat, Math.floor(index / STATION_STRIDE));
  if (why !== null) return why;
  return maySettleAt(s, seat, (index % STATION_STRIDE) + 1) ? null : 'noPiece';
}

/**
 * IK-232, IK-233: places a knight with the state of the lost one; it cannot act in this turn unless an option allows
 * it.
 */
export function station(s: State, seat: Seat, index: number, events: Events): void {
  const lost = ABOUT.knight.get(s);
  STACK.pop(s);
  const at = Math.floor(index / STATION_STRIDE);
  const level = (index % STATION_STRIDE) + 1;
  const flags = isActive(lost) ? (s.setup.options.deserterActs ? ACTIVE | READY : ACTIVE) : 0;
  setKnight(s, at, knightByte(seat, level, flags));
  events?.push({ kind: 'knightStationed', seat, at, level });
  awardLongestRoad(s, events);
}

/** From now on a seat knows all progress cards of another. */
export function knowProgress(s: State, seat: Seat, other: Seat): void {
  for (let card = 0; card < CARDS; card += 1) {
    s.spied[(seat * MAX_SEATS + other) * CARDS + card] = s.progress[other * CARDS + card];
  }
}

/** IK-239: sees all progress cards of an opponent. */
export function seeProgress(s: State, seat: Seat, other: Seat, events: Events): void {
  knowProgress(s, seat, other);
  const row = other * CARDS;
  events?.push({ kind: 'progressSeen', seat, of: other, cards: Array.from(s.progress.subarray(row, row + CARDS)) });
  STACK.push(s, 'spy', maskOf(seat), { from: other });
}

export function whyNotSteal(s: State, card: number): Refusal | null {
  return s.progress[ABOUT.from.get(s) * CARDS + card] > 0 ? null : 'noCard';
}

export function stealProgress(s: State, seat: Seat, card: number, events: Events): void {
  const other = ABOUT.from.get(s);
  STACK.pop(s);
  const known = maskOf(seat) | maskOf(other) | knowersOf(s, other, card);
  changeProgress(s, other, card, -1);
  forget(s, other, card, known);
  changeProgress(s, seat, card, 1);
  follow(s, seat, card, known);
  events?.push({ kind: 'progressStolen', seat, from: other, card: PROGRESS_CARDS[card] });
}

/** IK-238: an opponent that is tied or ahead and has at least two cards. */
function isSabotaged(s: State, seat: Seat, other: Seat): boolean {
  return publicPoints(s, other) >= publicPoints(s, seat) && s.handSize[other] > 1;
}

function hasInactive(s: State, seat: Seat): boolean {
  for (let v = VERTEX_SETS.next(s.knights, seat, -1); v >= 0; v = VERTEX_SETS.next(s.knights, seat, v)) {
    if (!isActive(s.knight[v])) return true;
  }
  return false;
}

/** Asks every opponent that the card strikes for cards, each for its own number; there must be one. */
function demanding(
  step: 'discard' | 'wedding',
  strikes: (s: State, seat: Seat, other: Seat) => boolean,
  dueOf: (s: State, other: Seat) => number,
) {
  return {
    whyNot: (s: State, seat: Seat): Refusal | null => (someOpponent(s, seat, strikes) ? null : 'noEffect'),
    play(s: State, seat: Seat): void {
      let seats = 0;
      for (let other = 0; other < s.setup.seats; other += 1) {
        if (other === seat || !strikes(s, seat, other)) continue;
        s.due[other] = dueOf(s, other);
        seats |= maskOf(other);
      }
      STACK.push(s, step, seats);
    },
  };
}

/** Asks for an opponent, if the card can name one. */
function naming(played: number) {
  const isTarget = (s: State, seat: Seat, other: Seat): boolean => mayTarget(s, seat, other, played);
  return {
    whyNot: (s: State, seat: Seat): Refusal | null => (someOpponent(s, seat, isTarget) ? null : 'noEffect'),
    play: (s: State, seat: Seat): void => STACK.push(s, 'target', maskOf(seat), { played }),
  };
}

export const POLITICS_CARDS: CardTable = {
  bishop: {
    whyNot: (s) => (isRobberFree(s) ? null : 'robberLocked'),
    play: (s, seat) => STACK.push(s, 'robber', maskOf(seat), { isBishop: 1 }),
  },
  deserter: naming(PLAY.deserter),
  diplomat: {
    whyNot: (s) => (hasOpenRoad(s) ? null : 'noEffect'),
    play: (s, seat) => STACK.push(s, 'diplomat', maskOf(seat)),
  },
  intrigue: {
    whyNot: (s, seat) => (isSome(s, s.reach, seat, whyNotDriveAway) ? null : 'noEffect'),
    play: (s, seat) => STACK.push(s, 'intrigue', maskOf(seat)),
  },
  // IK-238: half of their cards.
  saboteur: demanding('discard', isSabotaged, discardOf),
  spy: naming(PLAY.spy),
  warlord: {
    whyNot: (s, seat) => (hasInactive(s, seat) ? null : 'noEffect'),
    play(s, seat, events) {
      for (let v = VERTEX_SETS.next(s.knights, seat, -1); v >= 0; v = VERTEX_SETS.next(s.knights, seat, v)) {
        s.knight[v] |= ACTIVE;
      }
      events?.push({ kind: 'knightsActivated', seat });
    },
  },
  // IK-241: two cards of every opponent that is ahead, or all it has.
  wedding: demanding('wedding', isBehind, giftOf),
};

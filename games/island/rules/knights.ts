/** Recruiting, activating, promoting (IK-166 to IK-176). */
import type { Seat } from '@marchlands/core/seat.ts';
import { TRACK } from '../data/kinds.ts';
import type { Events } from '../events.ts';
import { ACTIVE, FLAGS, KNIGHT_LEVELS, PROMOTED, type State } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import { holds, pay } from './hand.ts';
import { hasKnightPiece, isActive, isBarbarianAt, knightByte, levelOf, setKnight, whyNotOwn } from './pieces.ts';
import { awardLongestRoad } from './roads.ts';
import { isSome, ownerOf, VERTEX_SETS } from './sites.ts';
import { hasAbility } from './tracks.ts';

/** IK-167, IK-168: why a seat may not put a knight on a vertex. */
export function whyNotStand(s: State, seat: Seat, vertex: number): Refusal | null {
  if (vertex >= s.setup.board.vertices) return 'unknownPlace';
  const builder = ownerOf(s.site[vertex]);
  if (builder >= 0 && (builder !== seat || !s.setup.isRoaming)) return 'occupied';
  if (s.knight[vertex] !== 0) return 'knightThere';
  if (builder !== seat && !VERTEX_SETS.has(s.reach, seat, vertex)) return 'notJoined';
  return isBarbarianAt(s, vertex) ? 'barbarianThere' : null;
}

/** Whether a seat has the piece and the price of a recruit. */
export function canRecruit(s: State, seat: Seat): boolean {
  return hasKnightPiece(s, seat, 1) && holds(s, seat, s.setup.costs.recruit);
}

export function whyNotRecruit(s: State, seat: Seat, vertex: number): Refusal | null {
  if (s.setup.isBase) return 'noPiece';
  const why = whyNotStand(s, seat, vertex);
  if (why !== null) return why;
  if (!hasKnightPiece(s, seat, 1)) return 'noPiece';
  return holds(s, seat, s.setup.costs.recruit) ? null : 'cannotPay';
}

export function recruit(s: State, seat: Seat, vertex: number, events: Events): void {
  pay(s, seat, s.setup.costs.recruit);
  setKnight(s, vertex, knightByte(seat, 1, 0));
  events?.push({ kind: 'knightRecruited', seat, at: vertex });
  awardLongestRoad(s, events);
}

/** IK-170. */
export function whyNotActivate(s: State, seat: Seat, vertex: number): Refusal | null {
  const why = whyNotOwn(s, seat, vertex);
  if (why !== null) return why;
  if (isActive(s.knight[vertex])) return 'active';
  return holds(s, seat, s.setup.costs.activate) ? null : 'cannotPay';
}

export function activate(s: State, seat: Seat, vertex: number, events: Events): void {
  pay(s, seat, s.setup.costs.activate);
  s.knight[vertex] |= ACTIVE;
  events?.push({ kind: 'knightActivated', seat, at: vertex });
}

/** IK-171 to IK-173: why a knight may not be promoted, ignoring the price. */
export function whyNotRise(s: State, seat: Seat, vertex: number): Refusal | null {
  const why = whyNotOwn(s, seat, vertex);
  if (why !== null) return why;
  const knight = s.knight[vertex];
  const level = levelOf(knight);
  if (level === KNIGHT_LEVELS) return 'topKnight';
  if ((knight & PROMOTED) !== 0) return 'promotedAlready';
  if (level + 1 === KNIGHT_LEVELS && !hasAbility(s, seat, TRACK.politics)) return 'noFortress';
  return hasKnightPiece(s, seat, level + 1) ? null : 'noPiece';
}

export function whyNotPromote(s: State, seat: Seat, vertex: number): Refusal | null {
  return whyNotRise(s, seat, vertex) ?? (holds(s, seat, s.setup.costs.promote) ? null : 'cannotPay');
}

/** Exchanges the piece; state and readiness stay (IK-171). */
export function rise(s: State, seat: Seat, vertex: number, events: Events): void {
  const knight = s.knight[vertex];
  const level = levelOf(knight) + 1;
  setKnight(s, vertex, knightByte(seat, level, (knight & FLAGS) | PROMOTED));
  events?.push({ kind: 'knightPromoted', seat, at: vertex, level });
}

export function promote(s: State, seat: Seat, vertex: number, events: Events): void {
  pay(s, seat, s.setup.costs.promote);
  rise(s, seat, vertex, events);
}

/** Whether any knight of a seat may be promoted for free. */
export function canRise(s: State, seat: Seat): boolean {
  return isSome(s, s.knights, seat, whyNotRise);
}

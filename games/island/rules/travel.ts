/** Actions of knights: moving, attacking, displacing, chasing the robber (IK-177 to IK-197). */
import type { MoveList } from '@marchlands/core/lists.ts';
import { maskOf, type Seat } from '@marchlands/core/seat.ts';
import { NONE } from '../data/geometry.ts';
import { MAX_VERTICES } from '../data/limits.ts';
import type { Events } from '../events.ts';
import { PATH_STRIDE } from '../moves.ts';
import { ABOUT, ACTIVE, READY, STACK, type State } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import { fight } from './combat.ts';
import { isActive, isBarbarianAt, levelOf, setKnight, whyNotOwn } from './pieces.ts';
import { awardLongestRoad } from './roads.ts';
import { isRobberFree } from './robber.ts';
import { ownerOf, VERTEX_SETS } from './sites.ts';

/** Scratch of one search: the visited vertices, and those still to expand. */
const marks = new Uint8Array(MAX_VERTICES);
const queue = new Uint8Array(MAX_VERTICES);

/** Whether a knight of a seat may use an owner's pieces: its own, or those of a seat whose house is open to it. */
function isHome(s: State, seat: Seat, owner: Seat): boolean {
  return owner === seat || (owner >= 0 && ((s.house[owner] >> seat) & 1) === 1);
}

/** IK-180, IK-181: whether a knight may pass a vertex. */
function isPassable(s: State, seat: Seat, vertex: number): boolean {
  const builder = ownerOf(s.site[vertex]);
  if (builder >= 0 && !isHome(s, seat, builder)) return false;
  const knight = ownerOf(s.knight[vertex]);
  return (knight < 0 || isHome(s, seat, knight)) && !isBarbarianAt(s, vertex);
}

/**
 * IK-180: by vertex, 1 if a knight of a seat can get there from a vertex over any number of own or host roads, and may
 * end or be blocked there; valid until the next search.
 */
function reachFrom(s: State, seat: Seat, from: number): Uint8Array {
  const { vertexEdges, neighbours } = s.setup.board;
  marks.fill(0);
  marks[from] = 1;
  queue[0] = from;
  let last = 1;
  for (let first = 0; first < last; first += 1) {
    const at = queue[first];
    for (let i = at * 3; i < at * 3 + 3; i += 1) {
      const next = neighbours[i];
      if (next === NONE || marks[next] === 1 || !isHome(s, seat, s.road[vertexEdges[i]] - 1)) continue;
      marks[next] = 1;
      if (!isPassable(s, seat, next)) continue;
      queue[last] = next;
      last += 1;
    }
  }
  marks[from] = 0;
  return marks;
}

/** IK-182, IK-183: why a move may not end on a vertex. */
function whyNotEnd(s: State, seat: Seat, vertex: number): Refusal | null {
  const builder = ownerOf(s.site[vertex]);
  if (builder >= 0 && !(isHome(s, seat, builder) && s.setup.isRoaming)) return 'occupied';
  if (s.knight[vertex] !== 0) return 'knightThere';
  return isBarbarianAt(s, vertex) ? 'barbarianThere' : null;
}

/** IK-184, IK-185: why a barbarian on a vertex may not be attacked. */
function whyNotFight(s: State, seat: Seat, vertex: number): Refusal | null {
  const builder = ownerOf(s.site[vertex]);
  if (builder >= 0 && !isHome(s, seat, builder)) return 'occupied';
  if (s.knight[vertex] !== 0) return 'knightThere';
  return isBarbarianAt(s, vertex) ? null : 'noEffect';
}

/** IK-189, IK-190: why a knight may not take the place of another. */
function whyNotDrive(s: State, seat: Seat, vertex: number, level: number): Refusal | null {
  const other = s.knight[vertex];
  if (other === 0 || ownerOf(other) === seat) return 'noEffect';
  if (s.site[vertex] !== 0 || isBarbarianAt(s, vertex)) return 'sheltered';
  if (s.setup.isRoaming && !s.setup.options.displacing) return 'noEffect';
  return levelOf(other) < level ? null : 'notWeaker';
}

/** IK-177: why a knight may take no action. */
function whyNotAct(s: State, seat: Seat, vertex: number): Refusal | null {
  const why = whyNotOwn(s, seat, vertex);
  if (why !== null || (s.knight[vertex] & READY) !== 0) return why;
  return isActive(s.knight[vertex]) ? 'notReady' : 'inactive';
}

/** Whether an action may end on a vertex that the knight at `from` reaches. */
type Goal = (s: State, seat: Seat, to: number, from: number) => Refusal | null;

const goals = {
  move: (s, seat, to) => whyNotEnd(s, seat, to),
  attack: (s, seat, to) => whyNotFight(s, seat, to),
  displace: (s, seat, to, from) => whyNotDrive(s, seat, to, levelOf(s.knight[from])),
} satisfies { readonly [action: string]: Goal };

/** The rules of an action with travel: index is from * PATH_STRIDE + to. */
function pathRules(goal: Goal) {
  return {
    whyNot(s: State, seat: Seat, index: number): Refusal | null {
      const from = Math.floor(index / PATH_STRIDE);
      const to = index % PATH_STRIDE;
      if (from >= s.setup.board.vertices || to >= s.setup.board.vertices) return 'unknownPlace';
      const why = whyNotAct(s, seat, from) ?? goal(s, seat, to, from);
      if (why !== null) return why;
      return reachFrom(s, seat, from)[to] === 1 ? null : 'noPath';
    },
    legal(s: State, seat: Seat, out: MoveList, base: number): void {
      for (let from = VERTEX_SETS.next(s.knights, seat, -1); from >= 0; ) {
        if ((s.knight[from] & READY) !== 0) {
          const reached = reachFrom(s, seat, from);
          for (let to = 0; to < s.setup.board.vertices; to += 1) {
            if (reached[to] === 1 && goal(s, seat, to, from) === null) out.push(base + from * PATH_STRIDE + to);
          }
        }
        from = VERTEX_SETS.next(s.knights, seat, from);
      }
    },
  };
}

export const moving = pathRules(goals.move);
export const attacking = pathRules(goals.attack);
export const displacing = pathRules(goals.displace);

/** Moves the knight to another vertex and makes it inactive (IK-178). */
function carry(s: State, from: number, to: number): void {
  const knight = s.knight[from] & ~(ACTIVE | READY);
  setKnight(s, from, 0);
  setKnight(s, to, knight);
}

export function move(s: State, seat: Seat, index: number, events: Events): void {
  const from = Math.floor(index / PATH_STRIDE);
  const to = index % PATH_STRIDE;
  carry(s, from, to);
  events?.push({ kind: 'knightMoved', seat, from, to });
  awardLongestRoad(s, events);
}

/** IK-184, IK-186: travels and fights; if there are several barbarians, one is named. */
export function attack(s: State, seat: Seat, index: number, events: Events): void {
  const to = index % PATH_STRIDE;
  move(s, seat, index, events);
  let foes = 0;
  let foe = 0;
  for (let bay = 0; bay < s.barbarianLevel.length; bay += 1) {
    if (s.barbarianLevel[bay] === 0 || s.barbarianAt[bay] !== to) continue;
    foes += 1;
    foe = bay;
  }
  if (foes > 1) STACK.push(s, 'foe', maskOf(seat), { at: to });
  else fight(s, to, foe, events);
}

export function whyNotFoe(s: State, bay: number): Refusal | null {
  return s.barbarianLevel[bay] > 0 && s.barbarianAt[bay] === ABOUT.at.get(s) ? null : 'unknownPlace';
}

/** DEC-11. */
export function chooseFoe(s: State, bay: number, events: Events): void {
  const at = ABOUT.at.get(s);
  STACK.pop(s);
  fight(s, at, bay, events);
}

/** IK-189: displaces a weaker knight, which its owner must relocate. */
export function displace(s: State, seat: Seat, index: number, events: Events): void {
  const from = Math.floor(index / PATH_STRIDE);
  const to = index % PATH_STRIDE;
  const other = s.knight[to];
  carry(s, from, to);
  events?.push({ kind: 'knightDisplaced', seat, from, to, owner: ownerOf(other) });
  driveOff(s, to, other);
}

/** A knight has lost its vertex: its owner relocates it, or it is removed (IK-191, IK-192). */
export function driveOff(s: State, from: number, knight: number): void {
  STACK.push(s, 'relocate', maskOf(ownerOf(knight)), { at: from, knight });
}

/** DEC-16. */
export function whyNotRelocate(s: State, seat: Seat, to: number): Refusal | null {
  if (to >= s.setup.board.vertices) return 'unknownPlace';
  const why = whyNotEnd(s, seat, to);
  if (why !== null) return why;
  return reachFrom(s, seat, ABOUT.at.get(s))[to] === 1 ? null : 'noPath';
}

/** IK-192: removes the knight if its roads lead to no free vertex. */
export function whyNotOff(s: State, seat: Seat): Refusal | null {
  const reached = reachFrom(s, seat, ABOUT.at.get(s));
  for (let to = 0; to < s.setup.board.vertices; to += 1) {
    if (reached[to] === 1 && whyNotEnd(s, seat, to) === null) return 'choiceOpen';
  }
  return null;
}

/** @param to NONE if the knight is removed */
export function relocate(s: State, to: number, events: Events): void {
  const from = ABOUT.at.get(s);
  const knight = ABOUT.knight.get(s);
  STACK.pop(s);
  if (to !== NONE) setKnight(s, to, knight);
  events?.push({ kind: 'knightRelocated', seat: ownerOf(knight), from, to: to === NONE ? null : to });
  awardLongestRoad(s, events);
}

/** IK-194 to IK-196: why a knight may not chase the robber. */
export function whyNotChase(s: State, seat: Seat, vertex: number): Refusal | null {
  const why = whyNotAct(s, seat, vertex);
  if (why !== null) return why;
  if (s.site[vertex] !== 0) return 'inside';
  if (!isRobberFree(s)) return 'robberLocked';
  const { vertexHexes } = s.setup.board;
  for (let i = vertex * 3; i < vertex * 3 + 3; i += 1) if (vertexHexes[i] === s.robber) return null;
  return 'notAtRobber';
}

export function chase(s: State, seat: Seat, vertex: number, events: Events): void {
  s.knight[vertex] &= ~(ACTIVE | READY);
  events?.push({ kind: 'robberChased', seat, at: vertex });
  STACK.push(s, 'robber', maskOf(seat), { isBishop: 0 });
}

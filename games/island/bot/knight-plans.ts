import { MoveList } from '@marchlands/core/lists.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { NONE } from '../data/geometry.ts';
import { MOVE, PATH_STRIDE } from '../moves.ts';
import { holds } from '../rules/hand.ts';
import { whyNotStand } from '../rules/knights.ts';
import { whyNotPlainCity } from '../rules/loss.ts';
import { VERTEX_SETS } from '../rules/sites.ts';
import { attacking, displacing, moving, whyNotChase } from '../rules/travel.ts';
import type { State } from '../state.ts';
import { hexesFor } from './robber-plans.ts';
import { best, type Ranked, type Script } from './script.ts';
import { findThreats, type Threats } from './threats.ts';

/**
 * The most vertices for a new knight, destinations of a move, knights driven off and hexes of a chase that are
 * considered.
 */
const STANDS = 4;
const MOVES = 4;
const DRIVES = 3;
const CHASES = 3;

/** The value of a knight on a vertex: a plain city there, coming barbarians, the robber beside it. */
export function guardPromise(s: State, threats: Threats, seat: Seat, vertex: number): number {
  let promise = 2 * threats.visits[vertex];
  if (whyNotPlainCity(s, seat, vertex) === null) {
    promise += 1 + 4 * threats.visits[vertex];
  }
  const { vertexHexes, vertexEdges } = s.setup.board;
  let roads = 0;
  for (let i = vertex * 3; i < vertex * 3 + 3; i += 1) {
    if (vertexHexes[i] === s.robber && s.site[vertex] === 0) promise += 0.4;
    if (vertexHexes[i] !== NONE) promise += 0.02;
    if (vertexEdges[i] !== NONE && s.road[vertexEdges[i]] === seat + 1) roads += 1;
  }
  // At the end of a road it is only in the others' way.
  return promise + (roads === 1 ? 0.1 : 0);
}

/** Vertices where a knight of a seat may be put, best first. */
export function standsOf(s: State, threats: Threats, seat: Seat, most: number): readonly number[] {
  const ranked: Ranked<number>[] = [];
  for (let v = 0; v < s.setup.board.vertices; v += 1) {
    if (whyNotStand(s, seat, v) === null) ranked.push({ what: v, promise: guardPromise(s, threats, seat, v) });
  }
  return best(ranked, most);
}

const paths = new MoveList(4096);

/** Moves to where the knight is more useful, attacks on barbarians, weaker knights driven off. */
function addTravel(script: Script, threats: Threats): void {
  const { from: s, seat } = script;
  paths.clear();
  moving.legal(s, seat, paths, 0);
  const moves: Ranked<number>[] = [];
  for (const path of paths.toArray()) {
    const there = guardPromise(s, threats, seat, path % PATH_STRIDE);
    const gain = there - guardPromise(s, threats, seat, Math.floor(path / PATH_STRIDE));
    if (gain > 0) moves.push({ what: MOVE.move + path, promise: gain });
  }
  for (const code of best(moves, MOVES)) script.add([code]);
  paths.clear();
  attacking.legal(s, seat, paths, 0);
  for (const path of paths.toArray()) {
    const at = path % PATH_STRIDE;
    let foes = 0;
    for (let bay = 0; bay < s.barbarianLevel.length; bay += 1) {
      if (s.barbarianLevel[bay] === 0 || s.barbarianAt[bay] !== at) continue;
      foes += script.add([MOVE.attack + path, MOVE.foe + bay]) ? 1 : 0;
    }
    if (foes === 0) script.add([MOVE.attack + path]);
  }
  paths.clear();
  displacing.legal(s, seat, paths, 0);
  for (const path of paths.toArray().slice(0, DRIVES)) script.add([MOVE.displace + path]);
}

function addChases(script: Script): void {
  const { from: s, seat } = script;
  for (let v = VERTEX_SETS.next(s.knights, seat, -1); v >= 0; v = VERTEX_SETS.next(s.knights, seat, v)) {
    if (whyNotChase(s, seat, v) !== null) continue;
    for (const hex of hexesFor(s, seat, CHASES)) script.add([MOVE.chase + v, MOVE.robber + hex]);
  }
}

/** All moves with knights. */
export function addKnights(script: Script): void {
  const { from: s, seat } = script;
  const threats = findThreats(s);
  if (holds(s, seat, s.setup.costs.recruit)) {
    for (const at of standsOf(s, threats, seat, STANDS)) script.add([MOVE.recruit + at]);
  }
  for (let v = VERTEX_SETS.next(s.knights, seat, -1); v >= 0; v = VERTEX_SETS.next(s.knights, seat, v)) {
    script.add([MOVE.activate + v]);
    script.add([MOVE.promote + v]);
  }
  addTravel(script, threats);
  addChases(script);
}

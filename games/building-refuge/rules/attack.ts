/** The barbarian attack (BR-81 to BR-93). */

import { CELLS, distance, NONE } from '../data/geometry.ts';
import { CITY } from '../data/tiles.ts';
import type { Events } from '../events.ts';
import { EMPTY, LINKED, OCCUPIED, PHASE, type State, UP } from '../state.ts';
import { countLand, noteAttack } from './cache.ts';
import { result } from './final.ts';

/** The game has ended; one band for each barbarian tile held (BR-82) stands on the start square (BR-83). */
export function beginAttack(s: State, events: Events): void {
  noteAttack(s);
  let bands = 0;
  for (let seat = 0; seat < s.setup.seats; seat += 1) bands += s.barbarian[seat];
  s.bands = bands;
  if (s.setup.options.attackStart === 'randomCorner') {
    s.phase = PHASE.corner;
    events?.push({ kind: 'attackBegan', at: null, bands });
    return;
  }
  const start = startSquare(s);
  s.start = start;
  s.at = start;
  s.phase = PHASE.answer;
  events?.push({ kind: 'attackBegan', at: start, bands });
  moveOn(s, events);
}

/** The start of the attack, unless a corner is drawn for it (BR-83, BR-85). */
export function startSquare(s: State): number {
  const isLast = s.setup.options.attackStart === 'lastFaceDown' && s.down > 0;
  return isLast ? s.downAt[s.down - 1] : s.setup.board.corners[s.entry];
}

/** Option `attackStart: randomCorner`: the corner was drawn. */
export function startInCorner(s: State, corner: number, events: Events): void {
  s.start = s.setup.board.corners[corner];
  s.at = s.start;
  s.phase = PHASE.answer;
  events?.push({ kind: 'attackStartDrawn', at: s.start });
  moveOn(s, events);
}

/**
 * The order in which cities are reached, lower first: distance from the barbarians' place, from their start, from the
 * entry, then the upper row and the left column (BR-84 to BR-87). No two cities have the same number.
 */
function orderOf(s: State, cell: number, entry: number): number {
  // Distances are below 16; squares are numbered by row from the top, then by column from the left.
  return ((distance(cell, s.at) * 16 + distance(cell, s.start)) * 16 + distance(cell, entry)) * CELLS + cell;
}

/** The first city that is neither occupied nor skipped, or NONE. */
function firstFree(s: State, passOver: number): number {
  const entry = s.setup.board.corners[s.entry];
  let goal = NONE;
  let first = Number.MAX_SAFE_INTEGER;
  for (let cell = 0; cell < CELLS; cell += 1) {
    if (s.tile[cell] !== UP + CITY || (s.mark[cell] & OCCUPIED) !== 0 || cell === passOver) continue;
    const order = orderOf(s, cell, entry);
    if (order < first) {
      goal = cell;
      first = order;
    }
  }
  return goal;
}

/**
 * The next city, or NONE if none is left on the board (BR-84, BR-91). If all are occupied, the marks are cleared first;
 * by option, the barbarians' present city is then skipped unless it is the only one.
 */
function nextCity(s: State, events: Events): number {
  const goal = firstFree(s, NONE);
  if (goal !== NONE || !clearOccupation(s)) return goal;
  events?.push({ kind: 'occupationCleared' });
  if (s.setup.options.repeatCity) return firstFree(s, NONE);
  const other = firstFree(s, s.at);
  return other === NONE ? firstFree(s, NONE) : other;
}

/** Removes all marks; returns whether there were any. */
function clearOccupation(s: State): boolean {
  let any = 0;
  for (let cell = 0; cell < CELLS; cell += 1) {
    any |= s.mark[cell] & OCCUPIED;
    s.mark[cell] &= ~OCCUPIED;
  }
  return any !== 0;
}

/** Whether the owner of a city could pay a treasure (BR-88). */
export function canPayTreasure(s: State, seat: number): boolean {
  return s.treasure[seat] > 0;
}

/** Whether the owner of a city could pay points (option `payPointsToPlacate`). */
export function canPayPoints(s: State, seat: number): boolean {
  const price = s.setup.options.payPointsToPlacate;
  return price > 0 && s.score[seat] >= price;
}

/** Moves from city to city until an owner has a choice (phase `answer`) or the attack is over (`over`). */
function moveOn(s: State, events: Events): void {
  while (s.bands > 0) {
    const goal = nextCity(s, events);
    if (goal === NONE) break;
    const seat = s.owner[goal];
    const from = s.at;
    s.at = goal;
    events?.push({ kind: 'cityReached', from, at: goal, seat });
    if (canPayTreasure(s, seat) || canPayPoints(s, seat)) return;
    raze(s, events);
  }
  endMatch(s, events);
}

/** Removes one band and the city (BR-90). */
function raze(s: State, events: Events): void {
  const cell = s.at;
  const seat = s.owner[cell];
  s.bands -= 1;
  countLand(s, cell, -1);
  s.tile[cell] = EMPTY;
  s.owner[cell] = 0;
  s.mark[cell] &= ~(LINKED | OCCUPIED);
  events?.push({ kind: 'cityRazed', at: cell, seat, bandsLeft: s.bands });
}

/** Removes one band; the city stays and is occupied (BR-88). */
function placate(s: State, paid: 'treasure' | 'points', events: Events): void {
  const seat = s.owner[s.at];
  const points = paid === 'points' ? s.setup.options.payPointsToPlacate : 0;
  if (paid === 'treasure') s.treasure[seat] -= 1;
  else s.score[seat] -= points;
  s.bands -= 1;
  s.mark[s.at] |= OCCUPIED;
  events?.push({ kind: 'cityPlacated', at: s.at, seat, paid, points, bandsLeft: s.bands });
}

/** The owner's answer to the band at the city reached (BR-88 to BR-90). */
export function answer(s: State, how: 'treasure' | 'points' | 'city', events: Events): void {
  if (how === 'city') raze(s, events);
  else placate(s, how, events);
  moveOn(s, events);
}

/** No band or no city is left (BR-92, BR-93): clears the state of the attack. */
function endMatch(s: State, events: Events): void {
  clearOccupation(s);
  s.at = 0;
  s.start = 0;
  s.bands = 0;
  s.phase = PHASE.over;
  if (events !== undefined) {
    const { reason, winners, scores } = result(s);
    events.push({ kind: 'matchEnded', reason, winners, scores });
  }
}

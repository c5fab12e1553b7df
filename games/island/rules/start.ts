/** Setting up (IK-028 to IK-047): dealing the board, the placements, and the cards of the second building. */
import type { OutcomeList } from '@marchlands/core/lists.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { REFERENCE } from '../data/boards.ts';
import { PROGRESS_COUNT } from '../data/cards.ts';
import { NONE } from '../data/geometry.ts';
import { HARBOURS, RESOURCES, TERRAINS } from '../data/kinds.ts';
import { cardsOf, type Events } from '../events.ts';
import { OUTCOME } from '../moves.ts';
import { RANDOM, type Setup } from '../setup.ts';
import { CITY, DESERT, SETTLEMENT, STEP, State } from '../state.ts';
import { putBuilding } from './build.ts';
import { takeFromBank } from './hand.ts';
import { rebuildKnights } from './pieces.ts';
import { rebuildRoadLengths } from './roads.ts';
import { rebuildSites } from './sites.ts';

/** Recomputes the cache group from the canonical part. */
export function rebuild(s: State): void {
  rebuildSites(s);
  rebuildKnights(s);
  rebuildRoadLengths(s);
}

/** The first state of a match. */
export function start(setup: Setup): State {
  const s = new State(setup);
  s.bank.set(setup.bank);
  s.devDeck.set(setup.development);
  if (!setup.isBase) s.undrawn.set(PROGRESS_COUNT);
  s.first = Math.max(0, setup.firstSeat);
  s.active = s.first;
  s.shipBay = Math.max(0, setup.shipBay);
  if (setup.options.terrain === 'reference') {
    for (const [hex, terrain] of REFERENCE.terrain.entries()) setTerrain(s, hex, terrain);
  }
  s.step = STEP.terrain;
  nextDeal(s, undefined);
  rebuild(s);
  return s;
}

function setTerrain(s: State, hex: number, terrain: number): void {
  s.terrain[hex] = terrain + 1;
  // IK-031, IK-314: the robber starts on the first desert.
  if (s.terrain.indexOf(DESERT) === hex) s.robber = hex;
}

export function dealtHexes(s: State): number {
  let count = 0;
  while (count < s.setup.board.hexes.length && s.terrain[count] !== 0) count += 1;
  return count;
}

/**
 * The hex that gets the next token if tokens are random: the first without one that can have one; NONE after the last.
 */
export function nextWithoutToken(s: State): number {
  for (let hex = 0; hex < s.setup.board.hexes.length; hex += 1) {
    if (s.terrain[hex] !== DESERT && s.token[hex] === 0) return hex;
  }
  return NONE;
}

/** Harbours dealt so far. */
export function dealtHarbours(s: State): number {
  const { harbourEdges } = s.setup;
  let count = 0;
  while (count < harbourEdges.length && s.harbour[harbourEdges[count]] !== 0) count += 1;
  return count;
}

/** The number of a token still to be placed, if tokens are random. */
function tokensLeft(s: State, token: number): number {
  let count = 0;
  for (const one of s.setup.board.tokens) if (one === token) count += 1;
  for (let hex = 0; hex < s.setup.board.hexes.length; hex += 1) if (s.token[hex] === token) count -= 1;
  return count;
}

const RED_TOKENS: readonly number[] = [6, 8];

/** The next red token to place, 6 before 8, or 0 if all are placed. */
export function nextRed(s: State): number {
  for (const token of RED_TOKENS) if (tokensLeft(s, token) > 0) return token;
  return 0;
}

function nextTokenStep(s: State): number {
  const { tokens } = s.setup.options;
  if (tokens !== 'random') return STEP.corner;
  return nextRed(s) > 0 ? STEP.redToken : STEP.token;
}

/** Goes on to the next thing to deal, skipping everything that the options fix. */
function nextDeal(s: State, events: Events): void {
  const { board, options, harbourEdges } = s.setup;
  if (s.step === STEP.terrain) {
    if (dealtHexes(s) < board.hexes.length) return;
    s.step = nextTokenStep(s);
    if (options.tokens === 'reference') {
      s.token.set(REFERENCE.tokens);
      s.step = STEP.harbour;
    }
  }
  if (s.step === STEP.redToken || s.step === STEP.token) {
    s.step = nextWithoutToken(s) === NONE ? STEP.harbour : nextTokenStep(s);
  }
  if (s.step === STEP.harbour) {
    if (options.harbours === 'reference') {
      for (const [i, edge] of harbourEdges.entries()) setHarbour(s, edge, REFERENCE.harbours[i]);
    }
    if (dealtHarbours(s) < harbourEdges.length) return;
    s.step = STEP.first;
    if (s.setup.firstSeat !== RANDOM) s.step = STEP.shipBay;
  }
  if (s.step === STEP.shipBay && !(s.setup.isRoaming && s.setup.shipBay === RANDOM)) {
    s.step = STEP.settle;
    events?.push({ kind: 'firstSeatDrawn', seat: s.first });
  }
}

function setHarbour(s: State, edge: number, kind: number): void {
  s.harbour[edge] = kind + 1;
}

/** CH-1: the weight is the number of each terrain left. */
export function terrainOutcomes(s: State, out: OutcomeList): void {
  const { terrains, hexes } = s.setup.board;
  for (let terrain = 0; terrain < TERRAINS.length; terrain += 1) {
    let left = terrains[terrain];
    for (let hex = 0; hex < hexes.length; hex += 1) if (s.terrain[hex] === terrain + 1) left -= 1;
    if (left > 0) out.push(OUTCOME.terrain + terrain, left);
  }
}

export function dealTerrain(s: State, terrain: number, events: Events): void {
  const hex = dealtHexes(s);
  setTerrain(s, hex, terrain);
  events?.push({ kind: 'terrainDealt', hex, terrain: TERRAINS[terrain] });
  nextDeal(s, events);
}

/** CH-2: six corner hexes. */
export function cornerOutcomes(s: State, out: OutcomeList): void {
  for (const corner of s.setup.board.corners) out.push(OUTCOME.corner + corner, 1);
}

/** IK-029: places the tokens in order on the spiral from a corner hex; deserts are skipped. */
export function laySpiral(s: State, corner: number, events: Events): void {
  const { corners, spirals, tokens } = s.setup.board;
  let laid = 0;
  for (const hex of spirals[corners.indexOf(corner)]) {
    if (s.terrain[hex] === DESERT) continue;
    s.token[hex] = tokens[laid];
    laid += 1;
  }
  events?.push({ kind: 'tokensLaid', corner });
  s.step = STEP.harbour;
  nextDeal(s, events);
}

function isRed(token: number): boolean {
  return token === 6 || token === 8;
}

function isBesideRed(s: State, hex: number): boolean {
  const { hexNeighbours } = s.setup.board;
  for (let i = hex * 6; i < hex * 6 + 6; i += 1) {
    if (hexNeighbours[i] !== NONE && isRed(s.token[hexNeighbours[i]])) return true;
  }
  return false;
}

/** `tokens: random`: hexes without a red neighbour or, if there are none, all without a token. */
export function redTokenOutcomes(s: State, out: OutcomeList): void {
  const { hexes } = s.setup.board;
  const isFree = (hex: number): boolean => s.terrain[hex] !== DESERT && s.token[hex] === 0;
  for (let hex = 0; hex < hexes.length; hex += 1) {
    if (isFree(hex) && !isBesideRed(s, hex)) out.push(OUTCOME.redToken + hex, 1);
  }
  if (out.length > 0) return;
  for (let hex = 0; hex < hexes.length; hex += 1) if (isFree(hex)) out.push(OUTCOME.redToken + hex, 1);
}

export function layRedToken(s: State, hex: number, events: Events): void {
  layToken(s, hex, nextRed(s), events);
}

function layToken(s: State, hex: number, token: number, events: Events): void {
  s.token[hex] = token;
  events?.push({ kind: 'tokenLaid', hex, token });
  nextDeal(s, events);
}

export function tokenOutcomes(s: State, out: OutcomeList): void {
  for (let token = 2; token <= 12; token += 1) {
    const left = tokensLeft(s, token);
    if (left > 0) out.push(OUTCOME.token + token - 2, left);
  }
}

/** @param index the token minus 2 */
export function layNextToken(s: State, index: number, events: Events): void {
  layToken(s, nextWithoutToken(s), index + 2, events);
}

/** CH-3: the weight is the number of each kind left. */
export function harbourOutcomes(s: State, out: OutcomeList): void {
  const { board, harbourEdges } = s.setup;
  for (let kind = 0; kind < HARBOURS.length; kind += 1) {
    let left = board.harbours[kind];
    for (const edge of harbourEdges) if (s.harbour[edge] === kind + 1) left -= 1;
    if (left > 0) out.push(OUTCOME.harbour + kind, left);
  }
}

export function dealHarbour(s: State, kind: number, events: Events): void {
  const edge = s.setup.harbourEdges[dealtHarbours(s)];
  setHarbour(s, edge, kind);
  events?.push({ kind: 'harbourDealt', edge, harbour: HARBOURS[kind] });
  nextDeal(s, events);
}

/** CH-4. */
export function drawFirst(s: State, seat: Seat, events: Events): void {
  s.first = seat;
  s.active = seat;
  s.step = STEP.shipBay;
  nextDeal(s, events);
}

export function drawShipBay(s: State, bay: number, events: Events): void {
  s.shipBay = bay;
  s.step = STEP.settle;
  events?.push({ kind: 'shipBayDrawn', bay });
  events?.push({ kind: 'firstSeatDrawn', seat: s.first });
}

/** Whether the second round of placements has begun (IK-042, IK-043). */
function isSecond(s: State): boolean {
  return s.placed >= s.setup.seats;
}

/** DEC-01: the active player's settlement; in the second round, outside `base`, a city. */
export function place(s: State, vertex: number, events: Events): void {
  const kind = isSecond(s) && !s.setup.isBase ? CITY : SETTLEMENT;
  putBuilding(s, vertex, (s.active + 1) | kind, events);
  s.last = vertex;
  if (isSecond(s)) takeStartCards(s, vertex, events);
  s.step = STEP.setRoad;
}

/** IK-044: one resource card for each hex at the second building. */
function takeStartCards(s: State, vertex: number, events: Events): void {
  const { vertexHexes } = s.setup.board;
  for (let i = vertex * 3; i < vertex * 3 + 3; i += 1) {
    if (vertexHexes[i] === NONE || s.terrain[vertexHexes[i]] === DESERT) continue;
    const kind = s.terrain[vertexHexes[i]] - 1;
    if (s.bank[kind] > 0) takeFromBank(s, s.active, kind, 1);
  }
  // Nobody had a card before.
  events?.push({
    kind: 'startCardsTaken',
    seat: s.active,
    cards: cardsOf(s.held, s.active, s.held.length / 6, RESOURCES),
  });
}

/** The seat that places next after this many placements: in turn order, then in reverse order (IK-041 to IK-043). */
export function placerAfter(s: State, placements: number): Seat {
  const { seats } = s.setup;
  return (s.first + (placements < seats ? placements : 2 * seats - 1 - placements)) % seats;
}

/** The placement is complete: continues with the next player's, or the first turn. */
export function placed(s: State): void {
  const { seats } = s.setup;
  s.placed += 1;
  s.last = 0;
  if (s.placed === 2 * seats) {
    s.placed = 0;
    s.active = s.first;
    s.step = STEP.turnStart;
    return;
  }
  s.active = placerAfter(s, s.placed);
  s.step = STEP.settle;
}

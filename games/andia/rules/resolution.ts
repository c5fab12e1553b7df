import { MOST_AREAS, MOST_NEIGHBOURS } from '../data/map.ts';
import { BLUE, RED } from '../data/sides.ts';
import type { Events } from '../events.ts';
import { FORM, PHASE, type State } from '../state.ts';
import { addPieces, noteHolders, ownerOf, piecesIn } from './areas.ts';
import { clearChoice, flow, slotOf } from './choices.ts';
import { survivors } from './fights.ts';
import { placeNewPieces } from './income.ts';
import { movesOf, orderOf, placingOf } from './orders.ts';

/**
 * Carries out both orders of a turn, both players always together (AN-21): new pieces decided with the orders,
 * departure, exchange fights, arrival, area fights, bombardments. Afterwards the next turn can begin.
 */
export function resolveOrders(state: State, events?: Events): void {
  if (state.setup.isPlacedWithOrders) revealPlacings(state, events);
  if (state.setup.isHolderByOrders) noteHolders(state);
  for (let seat = RED; seat <= BLUE; seat += 1) {
    depart(state, seat);
    events?.push({ kind: 'orderRevealed', seat, order: orderOf(state, seat) });
  }
  fightExchanges(state, events);
  for (let seat = RED; seat <= BLUE; seat += 1) {
    arrive(state, seat);
    if (events !== undefined) tellArrival(state, seat, events);
  }
  fightInAreas(state, events);
  bombard(state, events);
  for (let seat = RED; seat <= BLUE; seat += 1) clearChoice(state, seat);
  noteHolders(state);
  state.turn += 1;
  state.phase = PHASE.start;
}

/** Both placings are revealed and in play (AN-37, AN-38). */
export function revealPlacings(state: State, events?: Events): void {
  for (let seat = RED; seat <= BLUE; seat += 1) {
    if (state.giving[seat] === 0) continue;
    placeNewPieces(state, seat);
    events?.push({ kind: 'piecesPlaced', seat, pieces: placingOf(state, seat) });
    state.giving[seat] = 0;
    state.placing[seat] = 0;
  }
}

/** All named pieces leave their starting areas together (AN-67). */
function depart(state: State, seat: number): void {
  move(state, seat, -1);
}

/** All remaining moving pieces arrive at their targets together (AN-75). */
function arrive(state: State, seat: number): void {
  move(state, seat, 1);
}

/** Takes moving pieces out of their starting areas (sign -1), or puts them into their targets (sign 1). */
function move(state: State, seat: number, sign: -1 | 1): void {
  if (state.form[seat] === FORM.pass) return;
  const centre = state.area[seat];
  const row = state.setup.neighbours[centre];
  const isToCentre = (state.form[seat] === FORM.gather) === sign > 0;
  for (let slot = 0; slot < row.length; slot += 1) {
    const count = state.moved[seat * MOST_NEIGHBOURS + slot];
    if (count > 0) addPieces(state, seat, isToCentre ? centre : row[slot], sign * count);
  }
}

/** A fight on each connection along which pieces move both ways (AN-68 to AN-72), with its own numbers only. */
function fightExchanges(state: State, events?: Events): void {
  if (state.form[RED] === FORM.pass || state.form[BLUE] === FORM.pass) return;
  const centre = state.area[RED];
  const row = state.setup.neighbours[centre];
  const isGather = state.form[RED] === FORM.gather;
  for (let slot = 0; slot < row.length; slot += 1) {
    const red = state.moved[slot];
    if (red === 0) continue;
    const other = row[slot];
    // Blue meets Red on a connection if Blue goes from Red's target to Red's starting area.
    const blue = isGather ? flow(state, BLUE, centre, other) : flow(state, BLUE, other, centre);
    if (blue > 0) fightExchange(state, centre, other, red, blue, events);
  }
}

function fightExchange(state: State, centre: number, other: number, red: number, blue: number, events?: Events): void {
  const redLeft = red > blue ? survivors(red, blue) : 0;
  const blueLeft = blue > red ? survivors(blue, red) : 0;
  state.moved[slotOf(state, centre, other)] = redLeft;
  const blueCentre = state.area[BLUE];
  const blueOther = blueCentre === centre ? other : centre;
  state.moved[MOST_NEIGHBOURS + slotOf(state, blueCentre, blueOther)] = blueLeft;
  events?.push({
    kind: 'exchangeFought',
    between: codesOf(state, Math.min(centre, other), Math.max(centre, other)),
    pieces: [red, blue],
    winner: winnerOf(redLeft, blueLeft),
    left: redLeft + blueLeft,
  });
}

function codesOf(state: State, a: number, b: number): readonly [string, string] {
  return [state.setup.codes[a], state.setup.codes[b]];
}

function winnerOf(redLeft: number, blueLeft: number): number | null {
  if (redLeft > 0) return RED;
  return blueLeft > 0 ? BLUE : null;
}

function tellArrival(state: State, seat: number, events: NonNullable<Events>): void {
  const moves = movesOf(state, seat);
  if (moves.length > 0) events.push({ kind: 'piecesArrived', seat, moves });
}

/** A fight in each area that now has pieces of both (AN-76, AN-78); all pieces there take part. */
function fightInAreas(state: State, events?: Events): void {
  const { areas } = state.setup;
  for (let area = 0; area < areas; area += 1) {
    const red = piecesIn(state, RED, area);
    const blue = piecesIn(state, BLUE, area);
    if (red > 0 && blue > 0) fightInArea(state, area, red, blue, events);
  }
}

function fightInArea(state: State, area: number, red: number, blue: number, events?: Events): void {
  const holder = state.holder[area] - 1;
  let redLeft = red > blue ? survivors(red, blue) : 0;
  let blueLeft = blue > red ? survivors(blue, red) : 0;
  // Equal numbers leave the previous holder one piece; if there is none, nobody keeps any (AN-79, AN-80).
  if (red === blue) {
    redLeft = holder === RED ? 1 : 0;
    blueLeft = holder === BLUE ? 1 : 0;
  }
  state.pieces[area] = redLeft;
  state.pieces[MOST_AREAS + area] = blueLeft;
  events?.push({
    kind: 'areaFought',
    area: state.setup.codes[area],
    pieces: [red, blue],
    holder: holder < 0 ? null : holder,
    winner: winnerOf(redLeft, blueLeft),
    left: redLeft + blueLeft,
  });
}

/** Bombardments hit the pieces in the area after all fights, whoever owns them (AN-86 to AN-93). */
function bombard(state: State, events?: Events): void {
  for (let seat = RED; seat <= BLUE; seat += 1) {
    const bomb = state.bomb[seat];
    if (bomb === 0) continue;
    state.bombs[seat] = state.bombs[seat] - 1;
    const area = bomb - 1;
    const found = ownerOf(state, area);
    const owner = Math.max(0, found);
    const before = piecesIn(state, owner, area);
    const isSpent = seat === BLUE && state.bomb[RED] === bomb && state.setup.isBombedOnce;
    const after = isSpent ? before : bombarded(state, area, before);
    state.pieces[owner * MOST_AREAS + area] = after;
    const code = state.setup.codes[area];
    events?.push({ kind: 'areaBombarded', seat, area: code, owner: found < 0 ? null : found, before, after });
  }
}

/**
 * The number of pieces that survive a bombardment of `count`: none in a city, half rounded up in a province (AN-87,
 * AN-88).
 */
function bombarded(state: State, area: number, count: number): number {
  return state.setup.isCity[area] === 1 ? 0 : (count + 1) >> 1;
}

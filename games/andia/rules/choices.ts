import { MOST_AREAS, MOST_NEIGHBOURS } from '../data/map.ts';
import { FORM, PHASE, STAGE, type State } from '../state.ts';
import { isGiving, isProvinceOpen, standing } from './income.ts';

/**
 * A placing or an order as a sequence of small choices (D1 to D5), each from a finite set. A choice with a single
 * alternative is made automatically, so every order has exactly one sequence.
 */

/** True if the player may move nothing (AN-56, AN-57). */
export function mayPass(state: State, seat: number): boolean {
  return state.setup.options.allowPass || !maySpread(state, seat);
}

/** True if the player has a piece. */
export function maySpread(state: State, seat: number): boolean {
  const { areas } = state.setup;
  for (let area = 0; area < areas; area += 1) if (standing(state, seat, area) > 0) return true;
  return false;
}

/** True if pieces can come into this area from at least two neighbours: from one it is a spread (AN-47). */
export function mayGatherIn(state: State, seat: number, area: number): boolean {
  const row = state.setup.neighbours[area];
  let sources = 0;
  for (let slot = 0; slot < row.length; slot += 1) {
    if (standing(state, seat, row[slot]) === 0) continue;
    sources += 1;
    if (sources === 2) return true;
  }
  return false;
}

export function mayGather(state: State, seat: number): boolean {
  const { areas } = state.setup;
  for (let area = 0; area < areas; area += 1) if (mayGatherIn(state, seat, area)) return true;
  return false;
}

/** True if the area may be chosen as the start of a spread or the destination of a gather. */
export function mayChooseArea(state: State, seat: number, area: number): boolean {
  return state.form[seat] === FORM.spread ? standing(state, seat, area) > 0 : mayGatherIn(state, seat, area);
}

/** The neighbour of the next number. */
export function neighbourAt(state: State, seat: number): number {
  const row = state.setup.neighbours[state.area[seat]];
  return row[state.at[seat]];
}

/** The least number for the next neighbour: an order must name one neighbour, a gather two. */
export function leastCount(state: State, seat: number): number {
  const row = state.setup.neighbours[state.area[seat]];
  const slot = state.at[seat];
  const named = state.named[seat];
  if (state.form[seat] === FORM.spread) return slot === row.length - 1 && named === 0 ? 1 : 0;
  if (named >= 2) return 0;
  if (standing(state, seat, row[slot]) === 0) return 0;
  let sources = named;
  for (let later = slot + 1; later < row.length && sources < 2; later += 1) {
    if (standing(state, seat, row[later]) > 0) sources += 1;
  }
  return sources >= 2 ? 0 : 1;
}

/** The greatest number for the next neighbour. */
export function mostCount(state: State, seat: number): number {
  if (state.form[seat] === FORM.spread) return state.left[seat];
  return standing(state, seat, neighbourAt(state, seat));
}

/** Clears a seat's choices. */
export function clearChoice(state: State, seat: number): void {
  state.stage[seat] = STAGE.done;
  state.at[seat] = 0;
  state.placing[seat] = 0;
  state.form[seat] = FORM.pass;
  state.area[seat] = 0;
  state.named[seat] = 0;
  state.left[seat] = 0;
  state.bomb[seat] = 0;
  const first = seat * MOST_NEIGHBOURS;
  for (let slot = 0; slot < MOST_NEIGHBOURS; slot += 1) state.moved[first + slot] = 0;
}

/** Starts a seat's choice of this phase, which may be whole at once. `giving` must be up to date. */
export function beginChoice(state: State, seat: number): void {
  clearChoice(state, seat);
  state.stage[seat] = STAGE.place;
  advance(state, seat);
}

export function choosePlace(state: State, seat: number, area: number): void {
  const city = state.at[seat];
  if (state.setup.provinces[city] === area) state.placing[seat] = state.placing[seat] | (1 << city);
  state.at[seat] = city + 1;
  advance(state, seat);
}

export function chooseForm(state: State, seat: number, form: number): void {
  takeForm(state, seat, form);
  advance(state, seat);
}

export function chooseArea(state: State, seat: number, area: number): void {
  takeArea(state, seat, area);
  advance(state, seat);
}

export function chooseCount(state: State, seat: number, count: number): void {
  takeCount(state, seat, count);
  advance(state, seat);
}

/** @param bomb 0 for none, else 1 + area */
export function chooseBomb(state: State, seat: number, bomb: number): void {
  state.bomb[seat] = bomb;
  state.stage[seat] = STAGE.done;
}

function takeForm(state: State, seat: number, form: number): void {
  state.form[seat] = form;
  state.stage[seat] = form === FORM.pass ? STAGE.bomb : STAGE.area;
}

function takeArea(state: State, seat: number, area: number): void {
  state.area[seat] = area;
  state.left[seat] = state.form[seat] === FORM.spread ? standing(state, seat, area) : 0;
  state.at[seat] = 0;
  state.stage[seat] = STAGE.count;
}

function takeCount(state: State, seat: number, count: number): void {
  const slot = state.at[seat];
  if (count > 0) {
    state.moved[seat * MOST_NEIGHBOURS + slot] = count;
    state.named[seat] = state.named[seat] + 1;
    if (state.form[seat] === FORM.spread) state.left[seat] = state.left[seat] - count;
  }
  state.at[seat] = slot + 1;
}

/** Makes choices with only one alternative, up to the next real one or the end. */
function advance(state: State, seat: number): void {
  if (state.stage[seat] === STAGE.place && advancePlace(state, seat)) return;
  if (state.stage[seat] === STAGE.form && advanceForm(state, seat)) return;
  if (state.stage[seat] === STAGE.area && advanceArea(state, seat)) return;
  if (state.stage[seat] === STAGE.count && advanceCount(state, seat)) return;
  if (state.stage[seat] === STAGE.bomb && state.bombs[seat] === 0) state.stage[seat] = STAGE.done;
}

/** True if a choice is needed. */
function advancePlace(state: State, seat: number): boolean {
  const { cities } = state.setup;
  let city = state.at[seat];
  while (city < cities.length && !(isGiving(state, seat, city) && isProvinceOpen(state, seat, city))) city += 1;
  state.at[seat] = city;
  if (city < cities.length) return true;
  state.at[seat] = 0;
  state.stage[seat] = state.phase === PHASE.income ? STAGE.done : STAGE.form;
  return false;
}

function advanceForm(state: State, seat: number): boolean {
  const canSpread = maySpread(state, seat);
  const canPass = state.setup.options.allowPass || !canSpread;
  if (!canSpread) takeForm(state, seat, FORM.pass);
  else if (canPass || mayGather(state, seat)) return true;
  else takeForm(state, seat, FORM.spread);
  return false;
}

function advanceArea(state: State, seat: number): boolean {
  const { areas } = state.setup;
  let only = -1;
  for (let area = 0; area < areas; area += 1) {
    if (!mayChooseArea(state, seat, area)) continue;
    if (only >= 0) return true;
    only = area;
  }
  takeArea(state, seat, only);
  return false;
}

function advanceCount(state: State, seat: number): boolean {
  const degree = state.setup.neighbours[state.area[seat]].length;
  while (state.at[seat] < degree) {
    const least = leastCount(state, seat);
    if (least !== mostCount(state, seat)) return true;
    takeCount(state, seat, least);
  }
  state.stage[seat] = STAGE.bomb;
  return false;
}

/** Pieces that a seat's order moves from one area to another; 0 if it does not name the pair. */
export function flow(state: State, seat: number, from: number, to: number): number {
  const form = state.form[seat];
  if (form === FORM.pass) return 0;
  const centre = state.area[seat];
  const other = form === FORM.gather ? from : to;
  if (centre !== (form === FORM.gather ? to : from)) return 0;
  const slot = slotOf(state, centre, other);
  return slot === 255 ? 0 : state.moved[seat * MOST_NEIGHBOURS + slot];
}

/** The index of `to` among the neighbours of `from`, or 255. */
export function slotOf(state: State, from: number, to: number): number {
  return state.setup.slots[from * MOST_AREAS + to];
}

import { MOST_AREAS } from '../data/map.ts';
import type { State } from '../state.ts';

/** The seat that holds an area (AN-05), or -1. */
export function ownerOf(state: State, area: number): number {
  if (state.pieces[area] !== 0) return 0;
  return state.pieces[MOST_AREAS + area] !== 0 ? 1 : -1;
}

export function piecesIn(state: State, seat: number, area: number): number {
  return state.pieces[seat * MOST_AREAS + area];
}

export function addPieces(state: State, seat: number, area: number, count: number): void {
  const index = seat * MOST_AREAS + area;
  state.pieces[index] = state.pieces[index] + count;
}

/** All pieces of a seat on the board. */
export function piecesOf(state: State, seat: number): number {
  const { areas } = state.setup;
  let sum = 0;
  for (let area = 0; area < areas; area += 1) sum += state.pieces[seat * MOST_AREAS + area];
  return sum;
}

/** The number of cities held by a seat. */
export function citiesOf(state: State, seat: number): number {
  const { cities } = state.setup;
  let held = 0;
  for (let i = 0; i < cities.length; i += 1) {
    if (state.pieces[seat * MOST_AREAS + cities[i]] !== 0) held += 1;
  }
  return held;
}

/** Records the holder of each area: the previous holders for the next fights (AN-81, AN-82). */
export function noteHolders(state: State): void {
  const { areas } = state.setup;
  for (let area = 0; area < areas; area += 1) state.holder[area] = ownerOf(state, area) + 1;
}

import type { State } from '../state.ts';
import { addPieces, piecesIn, piecesOf } from './areas.ts';

/**
 * Records which cities give a seat a piece: each city that it holds, in board order up to the cap (AN-30, AN-31,
 * AN-42).
 */
export function noteGiving(state: State, seat: number): void {
  const { cities, cap } = state.setup;
  let room = cap - piecesOf(state, seat);
  let giving = 0;
  for (let city = 0; city < cities.length && room > 0; city += 1) {
    if (piecesIn(state, seat, cities[city]) === 0) continue;
    giving |= 1 << city;
    room -= 1;
  }
  state.giving[seat] = giving;
}

/** True if a city gives this seat a piece. */
export function isGiving(state: State, seat: number, city: number): boolean {
  return ((state.giving[seat] >>> city) & 1) === 1;
}

/** True if the owner may choose between city and province: the opponent is not in the province (AN-33, AN-34). */
export function isProvinceOpen(state: State, seat: number, city: number): boolean {
  return piecesIn(state, 1 - seat, state.setup.provinces[city]) === 0;
}

/** The destination of a giving city's piece. */
export function placeOf(state: State, seat: number, city: number): number {
  const { cities, provinces } = state.setup;
  const isInProvince = ((state.placing[seat] >>> city) & 1) === 1;
  return isInProvince ? provinces[city] : cities[city];
}

/** Puts a seat's new pieces on the board; they may be used at once (AN-38). */
export function placeNewPieces(state: State, seat: number): void {
  if (state.giving[seat] === 0) return;
  const { cities } = state.setup;
  for (let city = 0; city < cities.length; city += 1) {
    if (isGiving(state, seat, city)) addPieces(state, seat, placeOf(state, seat, city), 1);
  }
}

/**
 * Pieces that a seat may use in an area when writing its order, including its own new ones not yet revealed (AN-41).
 */
export function standing(state: State, seat: number, area: number): number {
  const shown = piecesIn(state, seat, area);
  if (state.giving[seat] === 0) return shown;
  const city = state.setup.cityOf[area];
  return city !== 255 && isGiving(state, seat, city) && placeOf(state, seat, city) === area ? shown + 1 : shown;
}

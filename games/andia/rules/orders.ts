import { MOST_NEIGHBOURS } from '../data/map.ts';
import type { NewPiece, Order, PieceMove } from '../events.ts';
import { FORM, type State } from '../state.ts';
import { isGiving, placeOf } from './income.ts';

/** The moves of a seat's order, with the numbers still moving; in board order. Allocates. */
export function movesOf(state: State, seat: number): PieceMove[] {
  const { codes, neighbours } = state.setup;
  if (state.form[seat] === FORM.pass) return [];
  const centre = state.area[seat];
  const row = neighbours[centre];
  const moves: PieceMove[] = [];
  row.forEach((other, slot) => {
    const n = state.moved[seat * MOST_NEIGHBOURS + slot];
    const [from, to] = state.form[seat] === FORM.gather ? [other, centre] : [centre, other];
    if (n > 0) moves.push({ n, from: codes[from], to: codes[to] });
  });
  return moves;
}

/** A seat's whole order as an object. Allocates. */
export function orderOf(state: State, seat: number): Order {
  const bomb = state.bomb[seat];
  return { moves: movesOf(state, seat), bomb: bomb === 0 ? null : state.setup.codes[bomb - 1] };
}

/** A seat's whole placing, in board order of the cities. Allocates. */
export function placingOf(state: State, seat: number): NewPiece[] {
  const { cities, codes } = state.setup;
  return cities.flatMap((area, city) =>
    isGiving(state, seat, city) ? [{ city: codes[area], to: codes[placeOf(state, seat, city)] }] : [],
  );
}

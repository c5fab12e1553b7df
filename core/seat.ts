import { hasSeveral, lowestBit } from './bits.ts';

/** A seat at the table: 0 .. seats - 1. People read seat 0 as "player 1". */
export type Seat = number;

/** The actor: a seat, or chance. */
export type Actor = Seat | typeof CHANCE;

/** The viewer: a seat, a spectator, or, once the match is over, EVERYTHING. */
export type Viewer = Seat | typeof SPECTATOR | typeof EVERYTHING;

export const CHANCE = -1;
/** In `actors`: the match is over. */
export const NOBODY = 0;
export const SPECTATOR = -2;
/** Sees everything; only for finished matches and for the keeper of the record. */
export const EVERYTHING = -3;
/** In `concede`: all seats agree to end. */
export const ALL = -4;

/** The bit mask of one seat. */
export function maskOf(seat: Seat): number {
  return 1 << seat;
}

/** The mask of all seats of a table. */
export function everySeat(seats: number): number {
  return maskOf(seats) - 1;
}

/** Mask of the seats that have not resigned, by a state that keeps those that have as a mask. */
export function playing(state: { readonly setup: { readonly seats: number }; readonly resigned: number }): number {
  return everySeat(state.setup.seats) & ~state.resigned;
}

/** True if this seat is in the mask that `actors` returned; CHANCE and NOBODY hold no seat. */
export function isActing(actors: number, seat: Seat): boolean {
  return actors > 0 && ((actors >>> seat) & 1) === 1;
}

/** True if several seats choose at once, none seeing the others. */
export function isSimultaneous(actors: number): boolean {
  return actors > 0 && hasSeveral(actors);
}

/** The lowest seat of a mask with at least one seat. */
export function firstOf(actors: number): Seat {
  return lowestBit(actors);
}

/** The seats of a mask in seat order; empty for CHANCE and NOBODY. Allocates: not for hot loops. */
export function seatsOf(actors: number): Seat[] {
  const seats: Seat[] = [];
  for (let rest = actors > 0 ? actors : 0; rest !== 0; rest &= rest - 1) seats.push(firstOf(rest));
  return seats;
}

/** The first seat of a mask from this one on, clockwise round the table; the mask holds one of its seats. */
export function firstFrom(from: Seat, mask: number, seats: number): Seat {
  let seat = from % seats;
  while ((mask & maskOf(seat)) === 0) seat = (seat + 1) % seats;
  return seat;
}

/**
 * The first seat of a mask to the left of this one, before the walk round the table comes to `end`; -1 if there is none.
 * From the seat in turn to the first seat of a round it is the next turn, or the round is over; from a seat to itself it
 * is the next of the others.
 */
export function nextBefore(end: Seat, from: Seat, mask: number, seats: number): Seat {
  for (let seat = (from + 1) % seats; seat !== end; seat = (seat + 1) % seats) if (isActing(mask, seat)) return seat;
  return -1;
}

/** Seats that resign, and the end by agreement: what both do to a match in any game. */
import { hasSeveral } from './bits.ts';
import { ALL, isActing, maskOf, type Seat } from './seat.ts';

/** A state that keeps a mask of the seats that have resigned. */
interface Resigning {
  resigned: number;
}

/** A game's declaration of what becomes of a seat that resigns. */
interface Declared<S, E> {
  /** Mask of the seats in play; 0 once the match is over. */
  inPlay(state: S): number;
  /** The seat has just left the mask: what it holds goes where the rules say, and all are told. */
  leave(state: S, seat: Seat, events: E | undefined): void;
  /** Several seats play on, perhaps without the one in turn, or without one that was asked. */
  goOn(state: S, seat: Seat, events: E | undefined): void;
  /**
   * Ends the match, whatever was under way.
   * @param left mask of the one seat that is left; ALL if all have agreed to end
   */
  end(state: S, left: number, events: E | undefined): void;
}

/**
 * `Game.concede` of a game that several seats can play on after one resigned. It does nothing for a seat that is not in
 * play, or once the match is over.
 */
export function concedeOf<S extends Resigning, E>({ inPlay, leave, goOn, end }: Declared<S, E>) {
  return (state: S, seat: Seat | typeof ALL, events?: E): void => {
    const before = inPlay(state);
    if (seat === ALL) {
      if (before !== 0) end(state, ALL, events);
      return;
    }
    if (!isActing(before, seat)) return;
    state.resigned |= maskOf(seat);
    leave(state, seat, events);
    const left = inPlay(state);
    if (hasSeveral(left)) goOn(state, seat, events);
    else end(state, left, events);
  };
}

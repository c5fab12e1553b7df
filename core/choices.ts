import type { AnyMove, Codec } from './moves.ts';
import { type SealedDecision, sealedDecision } from './sealed.ts';
import { maskOf, type Seat, type Viewer } from './seat.ts';
import { type Block, type Fields, u8, u32, type Vector } from './struct.ts';
import type { Setup } from './types.ts';

/** The fields of a state that hold secret choices. */
type ChoicesLayout = {
  /** By seat: how many moves it has chosen. */
  readonly chosenCount: Vector<'u8'>;
  /** By seat, in order: the codes of its moves; 0 beyond their number. */
  readonly chosen: Vector<'u32'>;
};

/** A state with room for secret choices. */
export type ChoosingState = Fields<ChoicesLayout> & Block<Setup>;

/** A game's declaration of its secret decisions. */
interface Declared<S, E> {
  /** How many moves a seat has to choose now, 0 if it is not asked. Public, and the same until all have chosen. */
  due(state: S, seat: Seat): number;
  /**
   * Carries out the choices, which have left the state already.
   * @param chosen by seat: the codes of its moves, in order
   */
  resolve(state: S, chosen: readonly (readonly number[])[], events: E | undefined): void;
}

/** Moves that several seats choose at once and in secret, kept in the state until all seats have chosen. */
export interface SecretChoices {
  /** To be spread into the first layout of `struct`. */
  readonly layout: ChoicesLayout;
  /** How many moves a seat has chosen; those with one code if it is given. */
  count(state: ChoosingState, seat: Seat, code?: number): number;
  /** Removes the choices of all seats but the viewer. */
  hide(state: ChoosingState, viewer: Viewer): void;
  /** The decisions in which they are made. */
  decision<S extends ChoosingState, E, M extends AnyMove>(
    codec: Codec<M>,
    declared: Declared<S, E>,
  ): SealedDecision<S, E, M>;
}

/**
 * Room for secret choices in a state, shared by all sealed decisions of a game, of which one is open at a time.
 *
 * @example
 * const CHOICES = secretChoices(4, 1);
 * class State extends struct<Setup>()({ ...CHOICES.layout, coins: u8(4), step: u8 }) {}
 * const bids = CHOICES.decision<State, Events, Move>(moveCodec, {
 *   due: (s) => (s.step === STEP.bid ? 1 : 0),
 *   resolve: (s, chosen, events) => closeAuction(s, chosen.map(([bid]) => bid - moveCodec.base.bid), events),
 * });
 *
 * @param seats most seats of a match
 * @param most most moves of one choice
 */
export function secretChoices(seats: number, most: number): SecretChoices {
  function clear(s: ChoosingState, seat: Seat): void {
    s.chosenCount[seat] = 0;
    s.chosen.fill(0, seat * most, (seat + 1) * most);
  }
  const codesOf = (s: ChoosingState, seat: Seat): readonly number[] =>
    Array.from(s.chosen.subarray(seat * most, seat * most + s.chosenCount[seat]));
  return {
    layout: { chosenCount: u8(seats), chosen: u32(seats * most) },
    count(s, seat, code) {
      if (code === undefined) return s.chosenCount[seat];
      let times = 0;
      for (let i = 0; i < s.chosenCount[seat]; i += 1) if (s.chosen[seat * most + i] === code) times += 1;
      return times;
    },
    hide(s, viewer) {
      for (let seat = 0; seat < seats; seat += 1) if (seat !== viewer) clear(s, seat);
    },
    decision<S extends ChoosingState, E, M extends AnyMove>(codec: Codec<M>, { due, resolve }: Declared<S, E>) {
      return sealedDecision<S, E, M>(codec, {
        asked(s) {
          let mask = 0;
          for (let seat = 0; seat < s.setup.seats; seat += 1) if (due(s, seat) > 0) mask |= maskOf(seat);
          return mask;
        },
        awaited(s) {
          let mask = 0;
          for (let seat = 0; seat < s.setup.seats; seat += 1)
            if (due(s, seat) > s.chosenCount[seat]) mask |= maskOf(seat);
          return mask;
        },
        chosen: codesOf,
        choose(s, seat, code) {
          s.chosen[seat * most + s.chosenCount[seat]] = code;
          s.chosenCount[seat] += 1;
        },
        resolve(s, events) {
          const all = Array.from({ length: s.setup.seats }, (_, seat) => codesOf(s, seat));
          for (let seat = 0; seat < s.setup.seats; seat += 1) clear(s, seat);
          resolve(s, all, events);
        },
      });
    },
  };
}

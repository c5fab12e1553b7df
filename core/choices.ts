import type { AnyMove, Codec } from './moves.ts';
import { type SealedDecision, sealedDecision } from './sealed.ts';
import { firstOf, maskOf, type Seat, type Viewer } from './seat.ts';
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
  /** Mask of the seats that choose now, 0 if none. Public, and the same until all have chosen. */
  asked(state: S): number;
  /** How many moves an asked seat has to choose, likewise; absent: one. */
  due?(state: S, seat: Seat): number;
  /**
   * Carries out the choices, which have left the state already.
   * @param chosen by seat, for the most seats of any match: the codes of its moves, in order; 0 beyond their number, and
   * for a seat that was not asked, which may be a code too. Reused: not to be kept
   */
  resolve(state: S, chosen: readonly Uint32Array[], events: E | undefined): void;
}

/** Moves that several seats choose at once and in secret, kept in the state until all seats have chosen. */
export interface SecretChoices {
  /** To be spread into the first layout of `struct`. */
  readonly layout: ChoicesLayout;
  /** How many moves a seat has chosen; those with one code if it is given. */
  count(state: ChoosingState, seat: Seat, code?: number): number;
  /** Removes the choices of all seats but the viewer. */
  hide(state: ChoosingState, viewer: Viewer): void;
  /** Removes all choices, of a decision that is dropped. */
  clear(state: ChoosingState): void;
  /** The decisions in which they are made. */
  decision<S extends ChoosingState, E, M extends AnyMove>(
    codec: Codec<M>,
    declared: Declared<S, E>,
  ): SecretDecision<S, E, M>;
}

/** A sealed decision that seats may leave. */
export interface SecretDecision<S, E, M> extends SealedDecision<S, E, M> {
  /** Removes the choice of a seat that is no longer asked; resolves the decision if all others have finished. */
  leave(state: S, seat: Seat, events?: E): void;
}

/**
 * Room for secret choices in a state, shared by all sealed decisions of a game, of which one is open at a time.
 *
 * @example
 * const CHOICES = secretChoices(4, 1);
 * class State extends struct<Setup>()({ ...CHOICES.layout, coins: u8(4), step: u8 }) {}
 * const bids = CHOICES.decision<State, Events, Move>(moveCodec, {
 *   asked: (s) => (s.step === STEP.bid ? 0b1111 : 0),
 *   resolve(s, chosen, events) {
 *     closeAuction(s, chosen.slice(0, s.setup.seats).map(([bid]) => bid - moveCodec.base.bid), events);
 *   },
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
  function hide(s: ChoosingState, viewer: Viewer): void {
    for (let seat = 0; seat < seats; seat += 1) if (seat !== viewer) clear(s, seat);
  }
  function clearAll(s: ChoosingState): void {
    s.chosenCount.fill(0);
    s.chosen.fill(0);
  }
  const all = new Uint32Array(seats * most);
  const bySeat = Array.from({ length: seats }, (_, seat) => all.subarray(seat * most, (seat + 1) * most));
  return {
    layout: { chosenCount: u8(seats), chosen: u32(seats * most) },
    count(s, seat, code) {
      if (code === undefined) return s.chosenCount[seat];
      let times = 0;
      for (let i = 0; i < s.chosenCount[seat]; i += 1) if (s.chosen[seat * most + i] === code) times += 1;
      return times;
    },
    hide,
    clear: clearAll,
    decision<S extends ChoosingState, E, M extends AnyMove>(codec: Codec<M>, declared: Declared<S, E>) {
      const { asked, due } = declared;
      function awaited(s: S): number {
        let mask = asked(s);
        for (let rest = mask; rest !== 0; rest &= rest - 1) {
          const seat = firstOf(rest);
          if (s.chosenCount[seat] >= (due?.(s, seat) ?? 1)) mask &= ~maskOf(seat);
        }
        return mask;
      }
      function resolve(s: S, events: E | undefined): void {
        all.set(s.chosen);
        clearAll(s);
        declared.resolve(s, bySeat, events);
      }
      return {
        ...sealedDecision<S, E, M>(codec, {
          asked,
          awaited,
          chosen: (s, seat) => Array.from(s.chosen.subarray(seat * most, seat * most + s.chosenCount[seat])),
          choose(s, seat, code) {
            s.chosen[seat * most + s.chosenCount[seat]] = code;
            s.chosenCount[seat] += 1;
          },
          resolve,
        }),
        leave(s: S, seat: Seat, events?: E) {
          clear(s, seat);
          if (asked(s) !== 0 && awaited(s) === 0) resolve(s, events);
        },
      };
    },
  };
}

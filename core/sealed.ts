import type { AnyMove, Codec } from './moves.ts';
import { EVERYTHING, isActing, type Seat, SPECTATOR, seatsOf, type Viewer } from './seat.ts';
import type { Field } from './table.ts';
import type { AnyState } from './types.ts';

/** A seat's choice in the open decision: visible only to that seat until all have chosen. */
export interface SealedChoice<M> {
  readonly seat: Seat;
  /** The moves made so far, in order. */
  readonly chosen: readonly M[];
  /** True if the choice is complete. */
  readonly isWhole: boolean;
}

/** A game's declaration of a simultaneous, secret decision. */
interface Declared<S, E> {
  /** Mask of all seats in the open decision, finished or not; public. 0 if none is open. */
  asked(state: S): number;
  /** Mask of those that have not finished. */
  awaited(state: S): number;
  /** The codes that a seat has chosen so far, in order. May allocate. */
  chosen(state: S, seat: Seat): readonly number[];
  /** Only records a legal move of a seat. */
  choose(state: S, seat: Seat, code: number): void;
  /** Resolves the decision; called once all seats have finished. */
  resolve(state: S, events: E | undefined): void;
}

/** The parts derived from a sealed decision; seal entries with `entryView` and `isSealed: () => true`. */
export interface SealedDecision<S, E, M> {
  /** The acting seats: those that have not finished. */
  actors(state: S): number;
  /** True if a seat has begun its choice but not finished it. */
  isPartial(state: S, seat: Seat): boolean;
  /** Plays a seat's move; the last one resolves the decision. */
  apply(state: S, seat: Seat, code: number, events?: E): void;
  /** The choosing seats, as the table shows them, without revealing which have finished. */
  choosing(state: S): Seat[];
  /** The choices visible to a viewer: its own, all for EVERYTHING, null for a spectator. */
  view(state: S, viewer: Viewer): readonly SealedChoice<M>[] | null;
  /** Replays the choices that a viewer saw, in a state without choices: the others' choices count as not made. */
  restore(state: S, seen: readonly SealedChoice<M>[] | null): void;
}

/**
 * Declares a simultaneous, secret decision: the choosing seats, their choices and the resolution. Derives the acting
 * seats, sealing, each seat's draft in its own view, and the way back from a view.
 */
export function sealedDecision<S, E, M extends AnyMove>(
  codec: Codec<M>,
  { asked, awaited, chosen, choose, resolve }: Declared<S, E>,
): SealedDecision<S, E, M> {
  function choiceOf(state: S, seat: Seat): SealedChoice<M> {
    const codes = chosen(state, seat);
    return { seat, chosen: codes.map((code) => codec.decode(code)), isWhole: !isActing(awaited(state), seat) };
  }
  return {
    actors: awaited,
    isPartial: (state, seat) => isActing(awaited(state), seat) && chosen(state, seat).length > 0,
    apply(state, seat, code, events) {
      choose(state, seat, code);
      if (awaited(state) === 0) resolve(state, events);
    },
    choosing: (state) => seatsOf(asked(state)),
    view(state, viewer) {
      if (viewer === SPECTATOR) return null;
      const seats = seatsOf(asked(state));
      return seats.filter((seat) => viewer === EVERYTHING || viewer === seat).map((seat) => choiceOf(state, seat));
    },
    restore(state, seen) {
      for (const { seat, chosen: moves } of seen ?? []) {
        for (const move of moves) choose(state, seat, codec.encode(move));
      }
    },
  };
}

/**
 * The choices in an open decision, as a hidden field (`core/views.ts`): those of seats that have chosen something, in a
 * state masked for the viewer.
 * @param refusal why a seat may not make a move, null if it may; for positions
 */
export function sealedField<S extends AnyState, E, M extends AnyMove>(
  codec: Codec<M>,
  decision: SealedDecision<S, E, M>,
  refusal: (s: S, seat: Seat, code: number) => unknown,
): Field<S, readonly SealedChoice<M>[]> {
  return {
    get: (s) => (decision.view(s, EVERYTHING) ?? []).filter(({ chosen }) => chosen.length > 0),
    put: (s, _i, choices) => decision.restore(s, choices),
    take(r, value, at, s) {
      if (value === undefined) return;
      r.list(value, at, (one, spot) => {
        const raw = r.record(one, spot);
        r.only(raw, spot, ['seat', 'chosen', 'isWhole']);
        const seat = r.whole(raw['seat'], `${spot}.seat`, 0, s.setup.seats - 1);
        r.list(raw['chosen'], `${spot}.chosen`, (move, place) => {
          const code = codec.read(move);
          if (!code.ok || refusal(s, seat, code.value) !== null) r.fail(place, 'is no move that the seat may make.');
          else decision.restore(s, [{ seat, chosen: [codec.decode(code.value)], isWhole: false }]);
        });
      });
      if (decision.choosing(s).length > 0 && decision.actors(s) === 0) r.fail(at, 'must leave a seat that chooses.');
    },
  };
}

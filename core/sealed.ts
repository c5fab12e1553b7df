import type { AnyMove, Codec } from './moves.ts';
import { EVERYTHING, isActing, type Seat, SPECTATOR, seatsOf, type Viewer } from './seat.ts';
import type { Field } from './table.ts';
import type { AnyState } from './types.ts';

/** What a seat has chosen in the open decision: its own alone until all have chosen. */
export interface SealedChoice<M> {
  readonly seat: Seat;
  /** The moves made so far, in order. */
  readonly chosen: readonly M[];
  /** True where nothing is left to choose. */
  readonly isWhole: boolean;
}

/** What a game says of a decision that seats make together, none seeing the others. */
interface Declared<S, E> {
  /** The seats that choose in the open decision, whether they have done so or not: all see it. 0 where none is open. */
  asked(state: S): number;
  /** Those of them that have not finished. */
  awaited(state: S): number;
  /** The codes that a seat has chosen so far, in order. May allocate. */
  chosen(state: S, seat: Seat): readonly number[];
  /** Notes a legal move of a seat, and nothing more. */
  choose(state: S, seat: Seat, code: number): void;
  /** Carries the decision out; called once nobody is awaited. */
  resolve(state: S, events: E | undefined): void;
}

/** What follows from a sealed decision; entries are sealed by `entryView` with `isSealed: () => true`. */
export interface SealedDecision<S, E, M> {
  /** Who acts: the seats awaited. */
  actors(state: S): number;
  /** True where a seat has begun its choice and not finished it. */
  isPartial(state: S, seat: Seat): boolean;
  /** A move of a seat; the last one carries the decision out. */
  apply(state: S, seat: Seat, code: number, events?: E): void;
  /** The seats that choose, as the table shows them: nothing tells who has done so. */
  choosing(state: S): Seat[];
  /** What a viewer sees of the choices: its own, those of all for EVERYTHING, null for a spectator. */
  view(state: S, viewer: Viewer): readonly SealedChoice<M>[] | null;
  /** Makes the choices that a viewer saw in a state where nothing is chosen yet: those of others are taken back. */
  restore(state: S, seen: readonly SealedChoice<M>[] | null): void;
}

/**
 * Declares a decision that is made at the same time and in secret: who chooses, what was chosen and how all of it is
 * carried out. From it come who acts, sealing, each seat's own draft in its view, and the way back from a view.
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
 * What was chosen in an open decision, as a member of what is hidden (`core/views.ts`): of the seats that have chosen
 * something, in a state without what the viewer does not see.
 * @param refusal why a seat may not make a move, null where it may: for positions
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

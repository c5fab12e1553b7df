/**
 * Declares viewers' knowledge once: the public table (`core/table.ts`), and fields of hidden data with a mask that
 * removes from a state whatever a viewer does not see. Both together give each viewer's view, the way back from a view
 * to states that fit it, and positions: their JSON is the members of the table together with those of the viewer's own
 * part.
 */

import type { Game, Resampler } from './game.ts';
import { MoveList, OutcomeList } from './lists.ts';
import { type Raw, type Reading, read } from './read.ts';
import { Rng } from './rng.ts';
import { CHANCE, EVERYTHING, type Seat, type SPECTATOR, seatsOf, type Viewer } from './seat.ts';
import { differsAt } from './struct.ts';
import type { RecordField } from './table.ts';
import type { AnyState, GameTypes } from './types.ts';

/** Completes a copy of a state; false if its numbers contradict each other. */
export type Deal<S> = (into: S, rng: Rng) => boolean;

/** The hidden part. */
export interface Own<S extends AnyState, O> {
  /**
   * All hidden data; `mask` limits it to a viewer's part. Without a mask the fields are read with the viewer as the
   * number, and show its part themselves, like the rows of `core/own-rows.ts`. Names differ from those of the table.
   */
  readonly fields: RecordField<S, O>;
  /** Removes from a state whatever a seat or a spectator does not see. */
  mask?(s: S, viewer: Seat | typeof SPECTATOR): void;
  /**
   * Prepares draws of the missing data in a viewer's partial state, and may change that state for it. Null if nothing
   * is missing; absent if only one state fits a view, as in an open simultaneous decision, in which the others' part is
   * undone.
   * @param viewer whose view it is; EVERYTHING for a position
   */
  dealer?(known: S, viewer: Viewer): Deal<S> | null;
}

/** A game's declaration of its views. */
interface Declared<S extends AnyState, T, O> {
  readonly State: new (setup: S['setup']) => S;
  readonly table: RecordField<S, T>;
  /** Absent if nothing is hidden. */
  readonly own?: Own<S, O>;
  /**
   * Like `Game.rebuild`, for derived data; absent if there is none. Called too between the table and the own part of a
   * position: then the state holds nothing hidden.
   */
  rebuild?(s: S): void;
}

/** One viewer's knowledge. @typeParam O null in a game that hides nothing */
export interface ViewOf<T, O extends object | null> {
  readonly viewer: Viewer;
  readonly table: T;
  /** The viewer's part of the hidden data. */
  readonly own: O;
}

/** The rules for checking positions. */
type PositionRules<T extends GameTypes> = Pick<Game<T>, 'actors' | 'legal' | 'outcomes'> & {
  /** Reports impossible states. Values that no step uses, and a step at which nobody can act, are reported anyway. */
  check?(r: Reading, s: T['state']): void;
  /** Like `Turn.advance` of `core/rules.ts`: a state that it changes is no position, since a match never rests there. */
  advance?(s: T['state'], events: undefined): void;
};

export interface Views<S extends AnyState, T, O extends object | null> {
  view(s: S, viewer: Viewer): ViewOf<T, O>;
  /** A state with everything that a view contains, without derived data. */
  restore(setup: S['setup'], seen: ViewOf<T, O>): S;
  resampler(setup: S['setup'], view: ViewOf<T, O>): Resampler<S>;
  /** `Game.position`. */
  positions<G extends GameTypes & { setup: S['setup']; state: S }>(rules: PositionRules<G>): Game<G>['position'];
}

/** Declares the viewers' knowledge of a game's states. */
export function viewsOf<S extends AnyState, T extends object, O extends object | null = null>(
  declared: Declared<S, T, O>,
): Views<S, T, O> {
  const { State, table, own, rebuild = () => {} } = declared;
  let scratch: S | null = null;
  const numberOf = (viewer: Viewer): number => (own?.mask === undefined ? viewer : 0);

  function ownOf(s: S, viewer: Viewer): O {
    // A game without such fields hides nothing: its O is null.
    if (own === undefined) return null as O;
    if (own.mask === undefined) return own.fields.get(s, viewer);
    if (viewer === EVERYTHING) return own.fields.get(s, 0);
    scratch ??= s.clone();
    scratch.copyFrom(s);
    own.mask(scratch, viewer);
    return own.fields.get(scratch, 0);
  }
  const view = (s: S, viewer: Viewer): ViewOf<T, O> => ({ viewer, table: table.get(s, 0), own: ownOf(s, viewer) });

  function restore(setup: S['setup'], seen: ViewOf<T, O>): S {
    const s = new State(setup);
    table.put(s, 0, seen.table);
    own?.fields.put(s, numberOf(seen.viewer), seen.own);
    return s;
  }

  /** Draws the missing data of a state; null if nothing is missing. */
  const dealer = (known: S, viewer: Viewer): Deal<S> | null => own?.dealer?.(known, viewer) ?? null;

  function resampler(setup: S['setup'], seen: ViewOf<T, O>): Resampler<S> {
    const known = restore(setup, seen);
    const deal = dealer(known, seen.viewer);
    rebuild(known);
    return {
      draw(rng, into) {
        into.copyFrom(known);
        if (deal === null) return;
        if (!deal(into, rng))
          throw new Error('no deal fits the view: it hides more than there is, or its facts exclude each other');
        rebuild(into);
      },
    };
  }

  /** A state with everything that a position contains, and the rest drawn. */
  function take(r: Reading, setup: S['setup'], json: unknown, rng: Rng | undefined): S {
    const raw = r.record(json, 'position');
    const names = own?.fields.names ?? [];
    const part = (of: readonly string[]): Raw =>
      Object.fromEntries(Object.entries(raw).filter(([name]) => of.includes(name)));
    r.only(raw, 'position', [...table.names, ...names]);
    const s = new State(setup);
    table.take(r, part(table.names), 'position', s, 0);
    if (r.hasProblem()) return s;
    // Choices are checked by the rules, which may use derived data.
    rebuild(s);
    own?.fields.take(r, part(names), 'position', s, numberOf(EVERYTHING));
    if (r.hasProblem()) return s;
    const deal = dealer(s, EVERYTHING);
    if (deal?.(s, rng ?? new Rng('unused')) === false)
      r.fail('position', 'has hidden things that do not fit, or more of something than there is.');
    else if (deal !== null && rng === undefined)
      r.fail('position', 'hides something, which needs a generator to fill it in.');
    rebuild(s);
    return s;
  }

  function positions<G extends GameTypes & { setup: S['setup']; state: S }>({
    actors,
    legal,
    outcomes,
    check,
    advance,
  }: PositionRules<G>): Game<G>['position'] {
    function goesOn(s: S): boolean {
      const after = s.clone();
      advance?.(after, undefined);
      return !after.equals(s);
    }
    /** Whether every acting seat has a move, or chance an outcome. */
    function canGoOn(s: S): boolean {
      const acting = actors(s);
      const { bounds } = s.setup;
      if (acting === CHANCE) {
        const list = new OutcomeList(bounds.outcomes);
        outcomes(s, list);
        return list.length > 0;
      }
      const moves = new MoveList(bounds.moves);
      return seatsOf(acting).every((seat) => {
        legal(s, seat, moves);
        return moves.length > 0;
      });
    }
    return {
      format(s, viewer) {
        const seen = view(s, viewer);
        return { ...seen.table, ...seen.own };
      },
      parse: (setup, json, rng) =>
        read((r) => {
          const s = take(r, setup, json, rng);
          if (!r.hasProblem()) check?.(r, s);
          if (r.hasProblem()) return s;
          const again = restore(setup, view(s, EVERYTHING));
          dealer(again, EVERYTHING);
          rebuild(again);
          // Equal positions are written alike.
          const other = differsAt(again.toBytes(), s.toBytes());
          if (other >= 0)
            r.fail('position', `holds what nothing uses at this step (${s.fieldAt(other)}); leave it out.`);
          else if (goesOn(s)) r.fail('position', 'goes on by itself from this step, with what the table holds.');
          else if (!canGoOn(s)) r.fail('position', 'leaves nothing to do at this step.');
          return s;
        }),
    };
  }
  return { view, restore, resampler, positions };
}

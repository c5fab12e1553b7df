import { anyOf, type FieldMask, fieldMask, type Parties, type Test } from './field-mask.ts';
import { EVERYTHING, type Seat, type Viewer } from './seat.ts';
import type { Fields, ValuesOf, Veil, Veiled } from './sight.ts';
import type { Masked } from './types.ts';

/** A kind of event shown only to the named viewers. */
interface Told<F extends Fields> {
  readonly toldTo: readonly string[];
  readonly fields: F;
}

export interface EventKinds {
  readonly [kind: string]: Fields | Told<Fields>;
}

type FieldsOf<D> = D extends Told<infer F> ? F : D;
/** Makes error messages print one object instead of an intersection. */
type Flat<T> = { [Q in keyof T]: T[Q] };

/** The union of typed events of a declaration: `{ kind: 'tilePlaced', seat: 0, at: 12 } | ...`. */
export type EventOf<D extends EventKinds> = {
  [K in keyof D & string]: Flat<{ readonly kind: K } & ValuesOf<FieldsOf<D[K]>> & Veil<Veiled<FieldsOf<D[K]>>>>;
}[keyof D & string];

/** Declared events as viewers see them: members of the contract, to be spread into `defineGame`. */
export interface EventViews<S, E> {
  /**
   * The event with UNKNOWN in fields hidden from the viewer, or the event itself if none is; null if it is not shown.
   */
  viewEvent(setup: S, event: E, viewer: Viewer): Masked<E> | null;
  /** True if the event shows this seat something that was hidden from it. */
  reveals(setup: S, event: E, seat: Seat): boolean;
}

/** A kind of event that only the named viewers learn of. */
export function toldTo<F extends Fields>(names: readonly string[], fields: F): Told<F> {
  return { toldTo: names, fields };
}

function isTold(kind: Fields | Told<Fields>): kind is Told<Fields> {
  // A field is never an array, so a field of this name cannot be mistaken.
  return Array.isArray(kind['toldTo']);
}

/**
 * Declares the events of a game once: each kind with its fields, each field with who sees it (`core/sight.ts`). From it
 * come the union of typed events (`EventOf`), what each viewer sees, and whether it reveals something.
 * ```ts
 * const kinds = {
 *   turnBegan: { seat: open<Seat>(), turn: open<number>() },
 *   // The thief and the victim see the card; the victim sees it go, the thief learns what it is.
 *   cardStolen: { seat: open<Seat>(), from: open<Seat>(), card: seenBy<Card>('seat', knew('from')) },
 *   // All see the card by a house rule; the seat that drops it knew it in any case.
 *   cardDropped: { seat: open<Seat>(), card: seenBy<Card>(knew('seat'), 'showsDrops') },
 *   bidsShown: { bids: shown<readonly number[]>() },
 *   faceDownPlaced: { at: open<number>(), tile: hidden<Tile>() },
 * };
 * export type Event = EventOf<typeof kinds>;
 * export const EVENTS = events(kinds, { showsDrops: (setup: Setup) => setup.options.showDrops });
 * ```
 * @param parties named viewers that are not fields
 */
export function events<D extends EventKinds, S = unknown>(
  declared: D,
  parties: Parties<S, EventOf<D>> = {},
): EventViews<S, EventOf<D>> {
  type E = EventOf<D>;
  interface View {
    readonly mask: FieldMask<S, E>;
    /** Null if everyone is shown the event. */
    readonly isTold: Test<S, E> | null;
  }
  const views = new Map<string, View>();
  for (const [name, kind] of Object.entries(declared)) {
    const fields = isTold(kind) ? kind.fields : kind;
    const named = isTold(kind) ? anyOf(kind.toldTo, fields, parties) : null;
    views.set(name, { mask: fieldMask(fields, parties), isTold: named });
  }
  return {
    viewEvent(setup, event, viewer) {
      const found = views.get(event.kind);
      let seen: E | null = null;
      if (viewer === EVERYTHING) seen = event;
      else if (found !== undefined && (found.isTold === null || found.isTold(setup, event, viewer))) {
        seen = found.mask.view(setup, event, viewer);
      }
      // A masked event has the fields of the event, some of them UNKNOWN.
      return seen as Masked<E> | null;
    },
    reveals: (setup, event, seat) => views.get(event.kind)?.mask.reveals(setup, event, seat) ?? false,
  };
}

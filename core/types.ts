import type { AnyMove } from './moves.ts';
import type { Actor, Seat, Viewer } from './seat.ts';
import type { FieldOf, VeiledIn } from './sight.ts';
import type { Block } from './struct.ts';

/** Finite bounds of a match under one setup; conformance checks them and prints the peaks reached. */
export interface Bounds {
  /** Most entries (moves and chance outcomes together) from the start to the end. */
  readonly entries: number;
  /** Most legal moves of a seat in one decision. */
  readonly moves: number;
  /** Most outcomes of one chance event. */
  readonly outcomes: number;
  /** Lowest and highest final score of a seat. */
  readonly score: readonly [low: number, high: number];
}

/** Everything fixed for a match; a game adds tables, maps and precomputed data. Frozen. */
export interface Setup {
  readonly seats: number;
  /** With defaults filled in. */
  readonly options: object;
  readonly bounds: Bounds;
  /** The game's own maps, decks and tables in use, as far as they affect play: a record names them by id and hash. */
  readonly shipped?: readonly { readonly name: string; readonly id: string; readonly data: object }[];
}

/** A state as the table sees it: a block of bytes that refers to its setup. */
export type AnyState = Block<Setup>;

/** Past tense, plain data: `{ kind: 'tilePlaced', seat: 0, at: 12 }`. */
export interface AnyEvent {
  readonly kind: string;
}

/** Receives events as they happen: an array, or an observer that inspects the state at each. */
export interface EventSink<E> {
  push(event: E): unknown;
}

/** Replaces a field of a move, outcome or event that is hidden from the viewer. */
export const UNKNOWN = '?';
/** Replaces an entry that is hidden now and will be shown later. */
export const SEALED = 'sealed';

/** A typed move, outcome or event as viewers see it: its hidden fields may be UNKNOWN. */
export type Masked<M> = M extends AnyMove
  ? { readonly [F in FieldOf<M>]: F extends VeiledIn<M> ? M[F] | typeof UNKNOWN : M[F] }
  : never;

/** True if some field of a viewed move, outcome or event is hidden. */
export function isMasked(viewed: object): boolean {
  return Object.values(viewed).includes(UNKNOWN);
}

/** One step of a match for the engine: the actor, and the code of the move (seat) or of the outcome (chance). */
export interface Step {
  readonly by: Actor;
  readonly code: number;
}

/** A step as a viewer sees it. */
export interface ViewedStep<M = AnyMove> {
  readonly by: Actor;
  readonly move: M;
}

/** A viewer's knowledge: `table` is the same for all, `own` is private. Plain JSON data. */
export interface AnyView {
  /** The viewer of the view. */
  readonly viewer: Viewer;
  readonly table: object;
  readonly own: object | null;
}

/** The result of a match. */
export interface Final {
  /** By seat: 1 is best; equal ranks share; with a common defeat every seat has the same rank and nobody wins. */
  readonly ranks: readonly number[];
  /** By seat, by the rules; null if the rules have no scores. */
  readonly scores: readonly (number | null)[];
  /** Seats that won, alone or shared; empty for a draw that nobody wins or a common defeat. */
  readonly winners: readonly Seat[];
  /** Why it ended: a key of `words.endings`. */
  readonly reason: string;
  /** True if everybody lost together. */
  readonly defeat: boolean;
}

/** The types that a game ties together; `Game<Types>` infers everything else from them. */
export interface GameTypes {
  setup: Setup;
  state: AnyState;
  move: AnyMove;
  outcome: AnyMove;
  event: AnyEvent;
  refusal: string;
  view: AnyView;
}

/** The bundle of a game's types: `interface Types extends TypesOf<State, Move, Outcome, Event, Refusal, View> {}`. */
export interface TypesOf<
  S extends AnyState,
  M extends AnyMove,
  O extends AnyMove,
  E extends AnyEvent,
  R extends string,
  V extends AnyView,
> extends GameTypes {
  setup: S['setup'];
  state: S;
  move: M;
  outcome: O;
  event: E;
  refusal: R;
  view: V;
}

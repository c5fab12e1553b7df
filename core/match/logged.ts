import type { Game } from '../game.ts';
import { ALL, CHANCE, EVERYTHING, type Seat, SPECTATOR, type Viewer } from '../seat.ts';
import { type EventSink, type GameTypes, SEALED, type Step } from '../types.ts';
import type { Entry, ViewedEntry } from './entry.ts';

/** An entry as one viewer sees it. */
export interface Seen<T extends GameTypes> {
  readonly entry: ViewedEntry<T>;
  /** True if it stays sealed until its decision closes, and is then shown in full. */
  readonly isSealed: boolean;
}

/** An entry with its effects and every viewer's view of it. */
export interface Logged<T extends GameTypes> {
  readonly entry: Entry<T>;
  /** The engine's form of a move or outcome; null for the match's own entries. */
  readonly step: Step | null;
  /** In the order they happened. */
  readonly events: readonly T['event'][];
  /** By viewer index; null if it is invisible to that viewer. */
  readonly seen: readonly (Seen<T> | null)[];
  /** The first entry of its simultaneous decision; -1 if one seat chose alone. */
  readonly decision: number;
}

/** Seats first, then the spectator. EVERYTHING has no index: it sees all. */
export function viewerIndex(viewer: Viewer, seats: number): number {
  return viewer === SPECTATOR ? seats : viewer;
}

/** By number of seats, made lazily. */
const viewers: (readonly Viewer[])[] = [];

/** All viewers that have an index, in order. */
function viewersOf(seats: number): readonly Viewer[] {
  viewers[seats] ??= [...Array.from({ length: seats }, (_, seat) => seat), SPECTATOR];
  return viewers[seats];
}

/** The typed entry of a step. */
export function entryOf<T extends GameTypes>(game: Game<T>, step: Step): Entry<T> {
  return step.by === CHANCE
    ? { kind: 'chance', outcome: game.outcomeCodec.decode(step.code) }
    : { kind: 'move', by: step.by, move: game.moveCodec.decode(step.code) };
}

/**
 * Applies one legal step to the state and records each viewer's view of it.
 * @param decision as in `Logged`
 */
export function takeStep<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  step: Step,
  decision: number,
): Logged<T> {
  const entry = entryOf(game, step);
  const viewers = viewersOf(state.setup.seats);
  const shown = viewers.map((viewer) => game.viewEntry(state, step, viewer));
  const events: T['event'][] = [];
  game.apply(state, step.by, step.code, events);
  // To save memory in long logs, viewers with equal views share one object, and lists are trimmed.
  const open: Seen<T> = { entry: whole(entry), isSealed: false };
  const seen = shown.map((viewed, index): Seen<T> | null => {
    if (viewed === SEALED) return { entry: open.entry, isSealed: true };
    if (viewed !== null) {
      return isWhole(entry, viewed.move) ? open : { entry: viewedEntry(step, viewed.move), isSealed: false };
    }
    const viewer = viewers[index];
    const isNoticed = events.some((event) => game.viewEvent(state.setup, event, viewer) !== null);
    return isNoticed ? { entry: { kind: 'hidden' }, isSealed: false } : null;
  });
  return { entry, step, events: events.slice(), seen, decision };
}

/** A cheap check whether a viewer sees a step in full. */
function isWhole(entry: Entry, viewed: object): boolean {
  if (entry.kind !== 'move' && entry.kind !== 'chance') return false;
  const all = entry.kind === 'move' ? entry.move : entry.outcome;
  return hasAll(all, viewed) && hasAll(viewed, all);
}

type Members = { readonly [name: string]: unknown };

/** Whether a plain object has every member of another one, with the same value. */
function hasAll(one: object, other: object): boolean {
  // Plain data has only own names, so `for in` avoids a list per step and viewer.
  for (const name in other) if (!(name in one) || (one as Members)[name] !== (other as Members)[name]) return false;
  return true;
}

/** The match's own entries are shown to everybody alike. */
export function logOwn<T extends GameTypes>(
  entry: Exclude<Entry<T>, { readonly kind: 'move' | 'chance' | 'undo' }>,
  seats: number,
  events: readonly T['event'][] = [],
): Logged<T> {
  const seen = viewersOf(seats).map((): Seen<T> => ({ entry, isSealed: false }));
  return { entry, step: null, events, seen, decision: -1 };
}

/** Repeats an entry's effect on the state; not for undos and take-overs. */
export function applyEntry<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  logged: Logged<T>,
  events?: EventSink<T['event']>,
): void {
  const { entry, step } = logged;
  if (step !== null) game.apply(state, step.by, step.code, events);
  else if (entry.kind === 'resign') game.concede?.(state, entry.by, events);
  else if (entry.kind === 'end') game.concede?.(state, ALL, events);
}

/** True for entries that a later undo can take back. */
export function changesState(entry: Entry): boolean {
  return entry.kind !== 'undo' && entry.kind !== 'seat';
}

/** The entry as EVERYTHING sees it. */
export function whole<T extends GameTypes>(entry: Entry<T>): ViewedEntry<T> {
  // An unmasked value is also a valid masked one: masking only allows UNKNOWN in each field.
  return entry as ViewedEntry<T>;
}

function viewedEntry<T extends GameTypes>(step: Step, move: unknown): ViewedEntry<T> {
  // `viewEntry` gives a masked outcome for a step of chance and a masked move for a step of a seat; `by` tells which.
  return (
    step.by === CHANCE ? { kind: 'chance', outcome: move } : { kind: 'move', by: step.by, move }
  ) as ViewedEntry<T>;
}

/** A logged entry as shown to a viewer. */
export function seenBy<T extends GameTypes>(logged: Logged<T>, viewer: Viewer, seats: number): Seen<T> | null {
  if (viewer === EVERYTHING) return { entry: whole(logged.entry), isSealed: false };
  return logged.seen[viewerIndex(viewer, seats)] ?? null;
}

/** "player 1", for messages without player names; seats count from 0, people from 1. */
export function seatText(seat: Seat): string {
  return `player ${seat + 1}`;
}

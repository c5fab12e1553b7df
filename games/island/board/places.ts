/** Places of the board by id (`h5` a hex, `v22` a vertex, `e40` an edge), and the places of a move. */
import type { Choice } from '@marchlands/kit/board.ts';
import type { Move } from '../moves.ts';
import type { Setup } from '../setup.ts';
import type { Table } from '../view/table.ts';
import { edgeName, hexName } from '../words/names.ts';

export type PlaceKind = 'h' | 'v' | 'e';

export interface Place {
  readonly kind: PlaceKind;
  readonly at: number;
}

export const idOf = (kind: PlaceKind, at: number): string => `${kind}${at}`;

/** The name of a place: a vertex by its number, an edge by its two ends. */
export function nameOf(setup: Setup, id: string): string {
  const { kind, at } = placeOf(id);
  return kind === 'v' ? `${at}` : kind === 'e' ? edgeName(setup, at) : hexName(at);
}

export function placeOf(id: string): Place {
  const kind = id.startsWith('h') ? 'h' : id.startsWith('v') ? 'v' : 'e';
  return { kind, at: Number(id.slice(1)) };
}

/**
 * The place pressed for a move, or null if it has none.
 * @param chosen the place of the knight chosen first, if any
 */
export function pressedFor(move: Move, chosen: string | null): string | null {
  switch (move.kind) {
    case 'road':
    case 'remove':
      return idOf('e', move.edge);
    case 'robber':
    case 'onto':
      return idOf('h', move.hex);
    case 'move':
    case 'attack':
    case 'displace':
      return idOf('v', chosen === idOf('v', move.from) ? move.to : move.from);
    case 'relocate':
      return idOf('v', move.to);
    default:
      return 'at' in move ? idOf('v', move.at) : null;
  }
}

/** Lighting modes of the board: one kind of piece, or all moves of knights. */
export const MODES = ['road', 'settle', 'city', 'wall', 'recruit', 'activate', 'promote', 'knights'] as const;
export type Mode = (typeof MODES)[number];

const KNIGHT_MOVES: readonly Move['kind'][] = ['move', 'attack', 'displace', 'chase'];

/** The mode to which a move belongs, or null. */
export function modeOf({ kind }: Move): Mode | null {
  if (KNIGHT_MOVES.includes(kind)) return 'knights';
  return MODES.find((mode) => mode === kind) ?? null;
}

/** The choices lit by a mode; without one, all. */
export function inMode(choices: readonly Choice<Move>[], mode: Mode | null): readonly Choice<Move>[] {
  return mode === null ? choices : choices.filter(({ move }) => modeOf(move) === mode);
}

/** The choices that are made at a place. */
export function choicesAt(
  choices: readonly Choice<Move>[],
  id: string,
  chosen: string | null,
): readonly Choice<Move>[] {
  return choices.filter(({ move }) => pressedFor(move, chosen) === id);
}

/** Ids of all places with a possible choice. */
export function litOf(choices: readonly Choice<Move>[], chosen: string | null): ReadonlySet<string> {
  return new Set(choices.flatMap(({ move }) => pressedFor(move, chosen) ?? []));
}

/** The subject of a decision, though nothing is chosen there; null if there is none. */
export function placeAskedAbout({ due, open }: Table): string | null {
  const { at = 0, first = 0 } = open.at(-1)?.about ?? {};
  if (due === 'inventor') return first > 0 ? idOf('h', first - 1) : null;
  return due === 'relocate' || due === 'foe' ? idOf('v', at) : null;
}

/** Ids of the places where a seat acted; the yields of a roll do not count. */
export function doneAt(event: { readonly kind: string }): readonly string[] {
  return event.kind === 'produced' ? [] : placesOfEvent(event);
}

/** Ids of an event's places. */
export function placesOfEvent(event: { readonly kind: string }): readonly string[] {
  const { at, from, to, edge, hex, hexes } = event as { readonly [field: string]: unknown };
  const numbers = (kind: PlaceKind, ...values: readonly unknown[]): string[] =>
    values.flatMap((value) => (typeof value === 'number' ? [idOf(kind, value)] : []));
  const isWalk = event.kind.startsWith('knight') || event.kind.startsWith('barbarian');
  return [
    ...numbers('v', at),
    ...(isWalk ? numbers('v', from, to) : []),
    ...numbers('e', edge),
    ...numbers('h', hex),
    ...(Array.isArray(hexes) ? numbers('h', ...hexes) : []),
  ];
}

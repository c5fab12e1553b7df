/** The usable places, and the places of a move or a hint. */
import type { Move } from '../moves.ts';
import type { Table } from '../view/table.ts';
import type { Option } from './props.ts';
import { idOf } from './spot.ts';

/** The place that a move concerns, or null. */
export function placeOfMove(move: Move, table: Table): string | null {
  switch (move.kind) {
    case 'build':
    case 'play':
    case 'drop':
      return idOf({ kind: 'card', card: move.card });
    case 'lose':
      return idOf({ kind: 'structure', seat: table.actor, card: move.card });
    case 'attach':
      return idOf({ kind: 'unit', seat: table.actor, unit: move.unit });
    case 'kill':
      return idOf({ kind: 'unit', seat: table.victim, unit: move.unit });
    case 'target':
      return idOf({ kind: 'town', seat: move.seat });
    case 'wall':
      return idOf({ kind: 'wall', seat: table.actor });
    case 'market':
      return idOf({ kind: 'good', good: move.good });
    default:
      return null;
  }
}

/** The places that moves concern. */
export function placesOf(moves: readonly Move[], table: Table): ReadonlySet<string> {
  return new Set(moves.flatMap((move) => placeOfMove(move, table) ?? []));
}

/** Cards of the hand that can be used now, and how. */
export function usesOf(choices: readonly Option[], words: { readonly [use in 'build' | 'play' | 'drop']: string }) {
  const uses = new Map<string, string>();
  for (const { move } of choices) {
    if (move.kind === 'build' || move.kind === 'play' || move.kind === 'drop') uses.set(move.card, words[move.kind]);
  }
  return uses;
}

/** The usable places, and the places of a move or a hint. */
import type { Move } from '../moves.ts';
import type { Table } from '../view/table.ts';
import type { Option } from './props.ts';
import { idOf, type Spot } from './spot.ts';

/** The place that a move concerns, or null. */
function placeOfMove(move: Move, table: Table): Spot | null {
  switch (move.kind) {
    case 'build':
    case 'play':
    case 'drop':
      return { kind: 'card', card: move.card };
    case 'lose':
      return { kind: 'structure', seat: table.actor, card: move.card };
    case 'attach':
      return { kind: 'unit', seat: table.actor, unit: move.unit };
    case 'kill':
      return { kind: 'unit', seat: table.victim, unit: move.unit };
    case 'target':
      return { kind: 'town', seat: move.seat };
    case 'wall':
      return { kind: 'wall', seat: table.actor };
    case 'market':
      return { kind: 'good', good: move.good };
    default:
      return null;
  }
}

/** The ids of the places that moves concern. */
export function placesOf(moves: readonly { readonly move: Move }[], table: Table): ReadonlySet<string> {
  return new Set(moves.flatMap(({ move }) => placeOfMove(move, table) ?? []).map(idOf));
}

/** Cards of the hand that can be used now, and how. */
export function usesOf(choices: readonly Option[], words: { readonly [use in 'build' | 'play' | 'drop']: string }) {
  const uses = new Map<string, string>();
  for (const { move } of choices) {
    if (move.kind === 'build' || move.kind === 'play' || move.kind === 'drop') uses.set(move.card, words[move.kind]);
  }
  return uses;
}

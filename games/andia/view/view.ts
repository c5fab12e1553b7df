import { entryView } from '@marchlands/core/entries.ts';
import type { SealedChoice } from '@marchlands/core/sealed.ts';
import type { Seat, Viewer } from '@marchlands/core/seat.ts';
import type { AnyView } from '@marchlands/core/types.ts';
import { type Move, moveCodec, type Outcome, outcomeCodec } from '../moves.ts';
import { decision } from '../rules/apply.ts';
import type { State } from '../state.ts';
import { type Situation, situationOf } from './table.ts';

/** The public view. It reveals neither the choices of the open decision nor whether they were made. */
export interface Table extends Situation {
  /** The seats that choose in this decision, whether or not they have finished. */
  readonly choosing: readonly Seat[];
}

export interface View extends AnyView {
  readonly table: Table;
  /** A seat's own choice; both seats' for EVERYTHING; null for a spectator. */
  readonly own: { readonly choices: readonly SealedChoice<Move>[] } | null;
}

/** The allow-list: the table, and the viewer's own open choices. */
export function view(state: State, viewer: Viewer): View {
  const choices = decision.view(state, viewer);
  const table: Table = { ...situationOf(state), choosing: decision.choosing(state) };
  return { viewer, table, own: choices === null ? null : { choices } };
}

/**
 * A small choice is visible only to its owner until both orders are final, then to all: through the match's reveal if
 * both chose, and through its event in any case.
 */
export const viewEntry = entryView<State, Move, Outcome>(moveCodec, outcomeCodec, {}, { isSealed: () => true });

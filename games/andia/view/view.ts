import { entryView } from '@marchlands/core/entries.ts';
import { EVERYTHING, isActing, type Seat, SPECTATOR, seatsOf, type Viewer } from '@marchlands/core/seat.ts';
import type { AnyView } from '@marchlands/core/types.ts';
import { type Move, moveCodec, type Outcome, outcomeCodec } from '../moves.ts';
import { sequenceOf } from '../rules/sequences.ts';
import type { State } from '../state.ts';
import { type Situation, situationOf } from './table.ts';

/** What everybody sees. Nothing in it tells what was chosen in the open decision, nor whether it was. */
export interface Table extends Situation {
  /** The seats that have something to choose in this decision, whether they have done so or not. */
  readonly choosing: readonly Seat[];
}

/** What a seat has chosen in the open decision. */
export interface OwnChoice {
  readonly seat: Seat;
  /** Small choices made so far; what is forced is not among them. */
  readonly chosen: readonly Move[];
  /** True where nothing is left to choose. */
  readonly isWhole: boolean;
}

export interface View extends AnyView {
  readonly table: Table;
  /** A seat's own choice; that of both seats for EVERYTHING; null for a spectator. */
  readonly own: { readonly choices: readonly OwnChoice[] } | null;
}

/** The allow-list: what is on the table, and of the open choices those of the viewer. */
export function view(state: State, viewer: Viewer): View {
  const table: Table = { ...situationOf(state), choosing: seatsOf(state.asked) };
  if (viewer === SPECTATOR) return { viewer, table, own: null };
  const seats = viewer === EVERYTHING ? [0, 1] : [viewer];
  return { viewer, table, own: { choices: seats.map((seat) => ownChoice(state, seat)) } };
}

function ownChoice(state: State, seat: Seat): OwnChoice {
  return {
    seat,
    chosen: sequenceOf(state, seat).map((code) => moveCodec.decode(code)),
    isWhole: !isActing(state.open, seat),
  };
}

/**
 * A small choice is its owner's alone until both orders are final, then all of it is shown: by what the match opens
 * where both chose, and by the event that reveals it in any case.
 */
export const viewEntry = entryView<State, Move, Outcome>(moveCodec, outcomeCodec, {}, { isSealed: () => true });

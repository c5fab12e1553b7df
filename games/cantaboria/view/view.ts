import { entryView } from '@marchlands/core/entries.ts';
import { type EVERYTHING, type Seat, SPECTATOR, type Viewer } from '@marchlands/core/seat.ts';
import type { AnyView } from '@marchlands/core/types.ts';
import { type Move, moveCodec, type Outcome, outcomeCodec } from '../moves.ts';
import { isAnsweredTogether } from '../rules/battle.ts';
import { STEP, type State } from '../state.ts';
import { type SecretSide, secretSides, type Vote, votes } from './given.ts';
import { type Table, tableOf } from './table.ts';

/** What one viewer knows besides the table: votes and answers while they are secret (CA-26, CA-90). */
export interface Own {
  /** The viewer's own; all seats' for EVERYTHING. */
  readonly votes: readonly Vote[];
  /** CA-90: likewise for the answers of third parties. */
  readonly sides: readonly SecretSide[];
}

/** Everything a viewer may know. Nobody knows the kinds of face-down sites (CA-16). */
export interface View extends AnyView {
  readonly table: Table;
  /** Null for spectators. */
  readonly own: Own | null;
}

/** A viewer's knowledge besides the table. */
export function ownOf(s: State, viewer: Seat | typeof EVERYTHING): Own {
  return { votes: votes.own(s, viewer), sides: secretSides.own(s, viewer) };
}

/** The view of a seat, of a spectator, or of everything. */
export function view(s: State, viewer: Viewer): View {
  return { viewer, table: tableOf(s), own: viewer === SPECTATOR ? null : ownOf(s, viewer) };
}

/** CA-26, CA-90: only its giver sees a secret vote or answer until all have given theirs; everything else is public. */
export const viewEntry = entryView<State, Move, Outcome>(
  moveCodec,
  outcomeCodec,
  {},
  {
    isSealed: (before) => (before.step === STEP.vote && before.setup.options.voteSecret) || isAnsweredTogether(before),
  },
);

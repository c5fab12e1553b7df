import type { Seat } from '@marchlands/core/seat.ts';
import type { BoardProps, Choice, DraftView, SeatInfo } from '@marchlands/kit/board.ts';
import type { Move } from '../../moves.ts';
import type { State } from '../../state.ts';
import type { View } from '../../view/view.ts';
import type { Area } from '../areas.ts';
import type { Attacks } from '../use-attacks.ts';
import type { Composing } from '../use-composing.ts';
import type { Dealing } from '../use-dealing.ts';

/** Props of the panel beside the map. */
export interface PanelProps {
  /** The view's state with the draft of the seat at this screen. Never changed. */
  readonly state: State;
  readonly view: View;
  readonly seats: readonly SeatInfo[];
  readonly choices: readonly Choice<Move>[];
  readonly draft: DraftView<Move> | null;
  readonly choosing: Seat | null;
  readonly selected: Area | null;
  /** Possible attacks, if asked for. */
  readonly attacks: Attacks;
  /** True if the keyboard chose the place: the first button takes the focus. */
  readonly takeFocus: boolean;
  /** The composed choice, and the means to send it. */
  readonly composing: Composing;
  /** Dealing the opening by lot; null if there is nothing to deal. */
  readonly dealing: Dealing | null;
  readonly redraft: BoardProps<View, Move>['redraft'];
  onSelect(area: Area | null): void;
}

/** Steps at which the targets that the seat can take are shown. */
export const TARGET_STEPS: readonly string[] = ['attack', 'logistics'];

/** Whether a choice is being composed. */
export function isBegun(draft: DraftView<Move> | null): boolean {
  return draft !== null && draft.moves.length > 0;
}

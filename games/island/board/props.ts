import type { Seat } from '@marchlands/core/seat.ts';
import type { BoardProps, Choice, DraftView, SeatInfo } from '@marchlands/kit/board.ts';
import type { Forecast } from '../advice/forecast.ts';
import type { Kind } from '../data/kinds.ts';
import type { Move } from '../moves.ts';
import type { Setup } from '../setup.ts';
import type { View } from '../view/view.ts';
import type { Mode } from './places.ts';

/** Props of the panel beside the map. */
export interface PanelProps {
  readonly setup: Setup;
  readonly view: View;
  readonly seats: readonly SeatInfo[];
  readonly choices: readonly Choice<Move>[];
  readonly draft: DraftView<Move> | null;
  readonly choosing: Seat | null;
  readonly mode: Mode | null;
  /** The id of the pressed place. */
  readonly selected: string | null;
  readonly takeFocus: boolean;
  /** Null until computed. */
  readonly forecast: Forecast | null;
  /** True while all offers of this turn are refused. */
  readonly refusesAll: boolean;
  readonly choose: BoardProps<View, Move>['choose'];
  readonly redraft: BoardProps<View, Move>['redraft'];
  readonly commit: BoardProps<View, Move>['commit'];
  onMode(mode: Mode | null): void;
  onLetGo(): void;
  onRefuseAll(refuses: boolean): void;
}

/** Sends a whole sequence of moves; final if others choose at the same time. */
export function send({ draft, choose, commit }: PanelProps, moves: readonly Move[]): void {
  if (draft?.isShared === true) commit(moves);
  else choose(...moves);
}

/** The hand of the deciding seat at this screen, or of the viewer, by kind; null if it is unknown. */
export function handOf({ view, choosing }: PanelProps): readonly number[] | null {
  const seat = choosing ?? view.viewer;
  return view.own?.hands.find((hand) => hand.seat === seat)?.cards ?? null;
}

/** Kinds of cards as small moves, each as often as counted, in kind order. */
export function movesOf<M>(kinds: readonly Kind[], counts: readonly number[], make: (card: Kind) => M): M[] {
  return kinds.flatMap((kind, i) => Array.from({ length: counts[i] ?? 0 }, () => make(kind)));
}

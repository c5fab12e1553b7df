import type { Seat } from '@marchlands/core/seat.ts';
import type { SeatInfo } from '@marchlands/kit/board.ts';
import type { Price } from '../advice/preview.ts';
import type { Move } from '../moves.ts';
import type { Paying } from '../rules/purchases.ts';
import type { Setup } from '../setup.ts';
import type { View } from '../view/view.ts';
import type { Option } from './props.ts';
import type { Spot } from './spot.ts';

/** Props shared by everything in the side panel. */
export interface PanelProps {
  readonly setup: Setup;
  readonly view: View;
  readonly seats: readonly SeatInfo[];
  readonly choices: readonly Option[];
  /** The deciding seat at this screen, or null. */
  readonly choosing: Seat | null;
  /** The seat from whose view the board is shown. */
  readonly home: Seat;
  readonly chosen: Spot | null;
  readonly prices: ReadonlyMap<string, Price>;
  /** Cards picked so far to be dropped together. */
  readonly picked: readonly string[];
  choose(...moves: readonly Move[]): void;
  letGo(): void;
  /** Moves the focus to the first card of the hand that can be picked. */
  toHand(): void;
}

/** The choices of one kind of move. */
export function ofKind<K extends Move['kind']>(
  choices: readonly Option[],
  kind: K,
): readonly Extract<Move, { kind: K }>[] {
  // Filtered by kind, so it has that kind's fields.
  return choices.flatMap(({ move }) => (move.kind === kind ? [move as Extract<Move, { kind: K }>] : []));
}

/** Of moves that pay, those with the default mix. */
export function byDefault<M extends Paying>(moves: readonly M[]): M | undefined {
  return moves.find(({ pay }) => pay === 'default');
}

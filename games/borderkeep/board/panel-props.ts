import type { Seat } from '@marchlands/core/seat.ts';
import type { SeatInfo } from '@marchlands/kit/board.ts';
import type { Price } from '../advice/preview.ts';
import type { Move } from '../moves.ts';
import type { Paying } from '../rules/purchases.ts';
import type { Setup } from '../setup.ts';
import type { View } from '../view/view.ts';
import type { Option } from './props.ts';
import type { Spot } from './spot.ts';

/** What everything in the side panel is fed by. */
export interface PanelProps {
  readonly setup: Setup;
  readonly view: View;
  readonly seats: readonly SeatInfo[];
  readonly choices: readonly Option[];
  /** The seat that chooses at this screen, or null. */
  readonly choosing: Seat | null;
  /** The seat whose eyes the board is seen with. */
  readonly home: Seat;
  readonly chosen: Spot | null;
  readonly prices: ReadonlyMap<string, Price>;
  /** Cards picked so far of those that are to go together. */
  readonly picked: readonly string[];
  choose(...moves: readonly Move[]): void;
  letGo(): void;
  /** Brings the focus to the first card of the hand that can be picked. */
  toHand(): void;
}

/** The choices of one kind of move. */
export function ofKind<K extends Move['kind']>(
  choices: readonly Option[],
  kind: K,
): readonly Extract<Move, { kind: K }>[] {
  // What is filtered by kind has that kind's fields.
  return choices.flatMap(({ move }) => (move.kind === kind ? [move as Extract<Move, { kind: K }>] : []));
}

/** Of moves that pay, the one with the default mix. */
export function byDefault<M extends Paying>(moves: readonly M[]): M | undefined {
  return moves.find(({ pay }) => pay === 'default');
}

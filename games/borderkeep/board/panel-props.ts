import type { Seat } from '@marchlands/core/seat.ts';
import type { SeatInfo } from '@marchlands/kit/board.ts';
import { ofKind } from '@marchlands/kit/of-kind.ts';
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

/** The possible moves of one kind. */
export function movesOf<K extends Move['kind']>(choices: readonly Option[], kind: K) {
  return ofKind(choices, kind).map(({ move }) => move);
}

/** Of moves that pay, those with the default mix. */
export function byDefault<M extends Paying>(moves: readonly M[]): M | undefined {
  return moves.find(({ pay }) => pay === 'default');
}

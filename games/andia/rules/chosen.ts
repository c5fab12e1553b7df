import type { Order } from '../events.ts';
import { type Move, moveCodec } from '../moves.ts';
import { PHASE, STAGE, type State } from '../state.ts';
import { choose } from './apply.ts';
import { orderOf, placingOf } from './orders.ts';

/** The result of a sequence of small choices. */
export interface Chosen {
  /** New pieces by destination, in the order of their cities; empty if this decision has no placing. */
  readonly placing: readonly { readonly n: number; readonly to: string }[];
  /** Null if this decision has no order. */
  readonly order: Order | null;
}

/**
 * Converts a sequence of small choices into the placing and the order it makes. Allocates.
 * @param moves legal one after the other for the seat
 */
export function chosenBy(moves: readonly Move[], before: State, seat: number): Chosen {
  const copy = before.clone();
  for (const move of moves) if (copy.stage[seat] !== STAGE.done) choose(copy, seat, moveCodec.encode(move));
  const isPlaced = copy.phase === PHASE.income || copy.setup.isPlacedWithOrders;
  const placed = new Map<string, number>();
  for (const { to } of isPlaced ? placingOf(copy, seat) : []) placed.set(to, (placed.get(to) ?? 0) + 1);
  return {
    placing: Array.from(placed, ([to, n]) => ({ n, to })),
    order: copy.phase === PHASE.income ? null : orderOf(copy, seat),
  };
}

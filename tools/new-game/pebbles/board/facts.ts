import type { Seat } from '@marchlands/core/seat.ts';
import type { SeatFacts } from '@marchlands/kit/board.ts';
import type { View } from '../view/view.ts';

/** The seats' panel: facts beside the name. */
export const factsOf = ({ table }: View, seat: Seat): SeatFacts => ({
  score: table.result?.scores[seat] ?? null,
  facts: [],
});

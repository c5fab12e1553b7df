import type { Knowledge } from '@marchlands/core/knowledge.ts';
import type { State } from '../state.ts';
import type { Types } from '../types.ts';

/** The chance to win, against one opponent, of a seat that leaves a multiple of two turns' maximum. */
const SURE = 0.9;

export const knowledge: Knowledge<Types> = {
  /** Even shares, except with two seats, where the heap decides. */
  evaluate(s: State, values) {
    const { seats, options } = s.setup;
    for (let seat = 0; seat < seats; seat += 1) {
      const isActing = seat === s.player;
      if (s.heap === 0) values[seat] = isActing ? 1 : 0;
      else if (seats > 2) values[seat] = 1 / seats;
      else values[seat] = isActing === s.heap % (options.most + 1) > 0 ? SURE : 1 - SURE;
    }
  },
};

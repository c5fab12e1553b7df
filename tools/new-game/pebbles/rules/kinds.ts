import type { KindRules } from '@marchlands/core/rules.ts';
import type { Events } from '../events.ts';
import type { Move } from '../moves.ts';
import { STEP, type State } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';

/** The kinds of move: when each is due, why it is refused, and its effect. */
export const kinds: { readonly [kind in Move['kind']]: KindRules<State, Events, Refusal> } = {
  // PB-03
  take: {
    steps: [STEP.take],
    whyNot(s, _seat, index) {
      const count = index + 1;
      if (count > s.setup.options.most) return 'tooMany';
      return count > s.heap ? 'heapTooSmall' : null;
    },
    apply(s, seat, index, events) {
      const count = index + 1;
      s.heap -= count;
      if (s.heap > 0) s.player = (seat + 1) % s.setup.seats;
      events?.push({ kind: 'pebblesTaken', seat, count, left: s.heap });
    },
  },
};

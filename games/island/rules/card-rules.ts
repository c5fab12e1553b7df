import type { Seat } from '@marchlands/core/seat.ts';
import type { ProgressCard } from '../data/cards.ts';
import type { Events } from '../events.ts';
import type { State } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';

/** One progress card: why it would have no effect, by public knowledge (IK-199), and its first effect. */
export interface CardRules {
  whyNot?(s: State, seat: Seat): Refusal | null;
  play(s: State, seat: Seat, events: Events): void;
}

/** The playable cards of a deck. */
export type CardTable = { readonly [card in ProgressCard]?: CardRules };

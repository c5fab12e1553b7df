import type { Event } from './events.ts';
import type { Move, Outcome } from './moves.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import type { View } from './view/view.ts';
import type { Refusal } from './words/refusals.ts';

/** The game's types, bundled. */
export interface Types {
  setup: Setup;
  state: State;
  move: Move;
  outcome: Outcome;
  event: Event;
  refusal: Refusal;
  view: View;
}

import type { Event } from './events.ts';
import type { Move, Outcome } from './moves.ts';
import type { Refusal } from './rules/refusals.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';

/** The types that the game ties together; the view joins them with the rest of the game. */
export interface Types {
  setup: Setup;
  state: State;
  move: Move;
  outcome: Outcome;
  event: Event;
  refusal: Refusal;
}

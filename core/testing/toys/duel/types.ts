import type { Event } from './events.ts';
import type { Move, Outcome } from './moves.ts';
import type { Refusal } from './rules.ts';
import type { DuelSetup } from './setup.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** The types that the game ties together. */
export interface DuelTypes {
  setup: DuelSetup;
  state: State;
  move: Move;
  outcome: Outcome;
  event: Event;
  refusal: Refusal;
  view: View;
}

import type { AndiaEvent } from './events.ts';
import type { AndiaMove, AndiaOutcome } from './moves.ts';
import type { Refusal } from './rules/refusals.ts';
import type { AndiaSetup } from './setup.ts';
import type { State } from './state.ts';
import type { AndiaView } from './view/view.ts';

/** The types that belong together: everything else follows from them. */
export interface AndiaTypes {
  setup: AndiaSetup;
  state: State;
  move: AndiaMove;
  outcome: AndiaOutcome;
  event: AndiaEvent;
  refusal: Refusal;
  view: AndiaView;
}

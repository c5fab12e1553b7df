/** The activity that an `end` move ends, in any language. */
import { STEP, type State } from '../state.ts';

/** The activities that can be ended, as the words name them; `events` is drawing in the form without cards. */
export type Ended = 'draw' | 'events' | 'build' | 'attack' | 'heal';

const ENDED = new Map<number, Ended>([
  [STEP.build, 'build'],
  [STEP.attack, 'attack'],
  [STEP.heal, 'heal'],
]);

/** The activity that `end` ends now (D-01, D-05, D-07, D-17). */
export function endedBy(s: State): Ended {
  return ENDED.get(s.step) ?? (s.setup.hasCards ? 'draw' : 'events');
}

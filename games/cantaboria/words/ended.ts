/** What an `end` ends, in any language. */
import { isLive } from '../rules/trade.ts';
import { STEP, type State } from '../state.ts';

/** What can be ended, as the words name it; `live` where all trade at once. */
export type Ended = 'develop' | 'trade' | 'live' | 'ship' | 'logistics' | 'attack';

const ENDED = new Map<number, Ended>([
  [STEP.develop, 'develop'],
  [STEP.trade, 'trade'],
  [STEP.ship, 'ship'],
  [STEP.logistics, 'logistics'],
  [STEP.attack, 'attack'],
]);

/** What `end` ends now; undefined where nothing can be ended. */
export function endedBy(s: State): Ended | undefined {
  return s.step === STEP.trade && isLive(s) ? 'live' : ENDED.get(s.step);
}

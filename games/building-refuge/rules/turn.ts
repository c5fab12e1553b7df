/** The end of an action: pass on, act again, or the end of the game (BR-25, BR-26, BR-76, BR-80). */
import type { Events } from '../events.ts';
import { PHASE, type State } from '../state.ts';
import { beginAttack } from './attack.ts';

/** The sequel of an action that does not end the game. */
export const PASS_ON = 0;
export const ACT_AGAIN = 1;

/** Ends an action. The game is over once the board is full, even if a further action was to follow. */
export function finishAction(s: State, then: typeof PASS_ON | typeof ACT_AGAIN, events: Events): void {
  s.from = 0;
  s.into = 0;
  s.left = 0;
  if (s.empties === 0 || (s.inBag === 0 && s.setup.options.emptyBag === 'atOnce')) {
    beginAttack(s, events);
    return;
  }
  s.phase = PHASE.act;
  if (then === ACT_AGAIN) {
    events?.push({ kind: 'furtherAction', seat: s.player });
    return;
  }
  s.player = s.player + 1 === s.setup.seats ? 0 : s.player + 1;
  s.turn += 1;
  events?.push({ kind: 'turnPassed', seat: s.player, turn: s.turn });
}

/** A tile must be drawn and the bag is empty: the action is finished without it and the game ends (BR-80). */
export function endWithoutTiles(s: State, events: Events): void {
  events?.push({ kind: 'bagRanOut' });
  s.from = 0;
  s.into = 0;
  s.left = 0;
  beginAttack(s, events);
}

import { ALL, type Seat } from '@marchlands/core/seat.ts';
import type { Final } from '@marchlands/core/types.ts';
import type { Events } from '../events.ts';
import { PHASE, reasons, type State } from '../state.ts';
import { endGame } from './start-check.ts';
import { clearDecision } from './turn.ts';

/** Resigning (AN-97), or a draw by agreement (AN-98); no effect if the match's rules have no such draw. */
export function concede(state: State, who: Seat | typeof ALL, events?: Events): void {
  if (state.phase === PHASE.over || (who === ALL && !state.setup.options.drawByAgreement)) return;
  clearDecision(state);
  if (who === ALL) endGame(state, -1, 'agreement', events);
  else endGame(state, 1 - who, 'resign', events);
}

/** How the match ended (AN-99); there is no score. */
export function result(state: State): Final {
  const winner = state.winner - 1;
  return {
    ranks: winner < 0 ? [1, 1] : [winner === 0 ? 1 : 2, winner === 1 ? 1 : 2],
    scores: [null, null],
    winners: winner < 0 ? [] : [winner],
    reason: reasons[state.reason - 1],
    defeat: false,
  };
}

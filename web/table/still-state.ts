import type { MatchSession } from './local/match-session.ts';
import { stateFrom } from './local/table-state.ts';
import type { LogLine, TableState } from './table.ts';

/**
 * The state of a table that lives in this page alone, at which nobody else thinks and nothing is taken back.
 * @param log what the log had before
 */
export function stillState(session: MatchSession, log: readonly LogLine[]): TableState {
  const state = stateFrom(session.update(), log, { troubles: [], held: 'here', isChanging: false });
  return { ...state, now: { ...state.now, undo: 'none' } };
}

import type { MatchSession } from './local/match-session.ts';
import { stateFrom } from './local/table-state.ts';
import type { LogLine, TableState } from './table.ts';

/**
 * The state of a table in this page alone, without bots and undo.
 * @param log the log so far
 */
export function stillState(session: MatchSession, log: readonly LogLine[]): TableState {
  const state = stateFrom(session.update(), log, { troubles: [], held: 'here', isChanging: false });
  return { ...state, now: { ...state.now, undo: 'none' } };
}

import type { LogLine, TableState } from '../table.ts';
import type { Call, Update } from './protocol.ts';

/** The table as an update leaves it. `log` is the log as it stood; lines that the update has anew replace its end. */
export function stateFrom(
  update: Update,
  log: readonly LogLine[],
  { troubles, held, isChanging }: Pick<TableState, 'troubles' | 'held' | 'isChanging'>,
): TableState {
  return {
    info: update.info,
    now: { ...update.now, log: [...log.slice(0, update.logFrom), ...update.logLines] },
    seated: update.seated,
    handOver: update.handOver,
    playsOut: update.playsOut,
    waiting: null,
    troubles,
    held,
    isChanging,
  };
}

/** The number of the match that is to be opened; null for a new one. */
export function idOf(call: Call): string | null {
  if (call.ask === 'open') return call.matchId;
  if (call.ask === 'import') return call.as?.matchId ?? null;
  return call.ask === 'restore' ? call.kept.summary.matchId : null;
}

/** The whole table, for a tab that has nothing of it yet. To that tab the newest events are history. */
export function wholeOf({ info, now, seated, handOver, playsOut }: TableState): Update {
  const { log, ...rest } = now;
  return { info, now: { ...rest, newEvents: [] }, logFrom: 0, logLines: log, seated, handOver, playsOut, bot: null };
}

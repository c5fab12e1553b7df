import type { LogLine, TableState } from '../table.ts';
import type { Call, Update } from './protocol.ts';

/** The table after an update. `log` is the earlier log; the update's lines replace its end. */
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

/** The id of the match to be opened; null for a new one. */
export function idOf(call: Call): string | null {
  if (call.ask === 'open') return call.matchId;
  if (call.ask === 'import') return call.as?.matchId ?? null;
  return call.ask === 'restore' ? call.kept.summary.matchId : null;
}

/** The whole table, for a new tab. To that tab the newest events are history. */
export function wholeOf({ info, now, seated, handOver, playsOut }: TableState): Update {
  const { log, ...rest } = now;
  return { info, now: { ...rest, newEvents: [] }, logFrom: 0, logLines: log, seated, handOver, playsOut, bot: null };
}

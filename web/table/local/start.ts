import type { GameEntry, Preset } from '@marchlands/core/game.ts';
import { ok, type Result } from '@marchlands/core/result.ts';
import { lookOf } from '@marchlands/kit/seats.ts';
import { words } from '../../words/words.ts';
import { LocalTable } from './local-table.ts';
import type { NewMatch, PlayedOnline } from './protocol.ts';
import { IS_HERE } from './stored-twin.ts';
import { unsavedMatch } from './unsaved-matches.ts';

/** The open table, so that changing pages does not reopen it. */
let current: LocalTable | null = null;

function replace(table: LocalTable): string {
  // Not awaited: the page holds an unsaved match, and says so.
  void current?.leave();
  current = table;
  return table.state.info.matchId;
}

/** Starts a new match; returns its id for `tableOf`. */
export async function startMatch(plan: NewMatch): Promise<Result<string>> {
  const table = await LocalTable.open({ ask: 'create', plan });
  return table.ok ? ok(replace(table.value)) : table;
}

/** A new match from one of the game's presets, the person at the first seat. */
export function startPreset(
  game: Pick<GameEntry, 'id'>,
  { players, options }: Pick<Preset, 'players' | 'options'>,
): Promise<Result<string>> {
  const seated = players.map((level, seat) => ({ name: lookOf(seat).name, level }));
  return startMatch({ gameId: game.id, seats: players.length, options, players: seated });
}

/** A game's daily deal: one person, the standard rules, the same deck and dice for everybody. */
export function startDaily(game: Pick<GameEntry, 'id'>, date: string): Promise<Result<string>> {
  const players = [{ name: lookOf(0).name, level: null }];
  return startMatch({ gameId: game.id, seats: 1, options: {}, players, daily: date });
}

/** An imported match. */
interface BroughtIn {
  readonly matchId: string;
  /** A sentence to show with the match; null for none. */
  readonly note: string | null;
}

/** A match from the text of a record, a backup, or another program's export; if it is here already, that one. */
export async function importMatch(text: string): Promise<Result<BroughtIn>> {
  const table = await LocalTable.open({ ask: 'import', text });
  if (!table.ok) {
    const { code, at, message } = table.problem;
    return code === IS_HERE && at !== undefined ? ok({ matchId: at, note: message }) : table;
  }
  const { note } = table.value;
  return ok({ matchId: replace(table.value), note: note === null ? null : words.table.importUpTo(note) });
}

/** Stores a finished match of an online table like any other of this device. */
export async function keepOnline(record: string, as: PlayedOnline): Promise<Result<LocalTable>> {
  if (current?.state.info.matchId === as.matchId) return ok(current);
  await current?.leave();
  current = null;
  const table = await LocalTable.open({ ask: 'import', text: record, as });
  if (table.ok) replace(table.value);
  return table;
}

/** The table being opened: a second request must not meet the first as another tab. */
let opening: { readonly matchId: string; readonly table: Promise<Result<LocalTable>> } | null = null;

/** The table of a match: the open one, or one opened from storage or from this page. */
export function tableOf(matchId: string): Promise<Result<LocalTable>> {
  if (current?.state.info.matchId === matchId) return Promise.resolve(ok(current));
  if (opening?.matchId === matchId) return opening.table;
  const table = open(matchId).finally(() => {
    if (opening?.table === table) opening = null;
  });
  opening = { matchId, table };
  return table;
}

async function open(matchId: string): Promise<Result<LocalTable>> {
  // The page holds the unsaved match of the table being left only once that table has said so.
  await current?.leave();
  current = null;
  const kept = unsavedMatch(matchId);
  const table = await LocalTable.open(kept === undefined ? { ask: 'open', matchId } : { ask: 'restore', kept });
  if (table.ok) replace(table.value);
  return table;
}

/** Leaves the table if it is this match's; no stored data is lost. */
export async function leaveTable(matchId: string): Promise<void> {
  if (current?.state.info.matchId !== matchId) return;
  const left = current;
  current = null;
  await left.leave();
}

import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { nearestLevel } from '@marchlands/bots/levels.ts';
import { parseJson } from '@marchlands/core/json.ts';
import type { Match } from '@marchlands/core/match/match.ts';
import { formatRecord, openRecord } from '@marchlands/core/match/record-format.ts';
import { parseRecord } from '@marchlands/core/match/record-parse.ts';
import { fromJSON, toJSON } from '@marchlands/core/match/store.ts';
import { echo, fail, isRecord, MOST_ECHOED, ok, problemText, quoted, type Result } from '@marchlands/core/result.ts';
import { EVERYTHING, type Viewer } from '@marchlands/core/seat.ts';
import { loadGame } from '@marchlands/games/index.ts';
import { isOutside } from '../players/levels.ts';
import { makeFolder, readText } from '../sources/files.ts';
import { writeText } from '../sources/write-file.ts';

/** The content of a backup, as a warning. */
export const BACKUP_HOLDS = "everybody's secrets: hidden hands, sealed choices, and what the dice will bring";

/** True for the name of a backup, which can be continued; any other is a record. */
export const isBackupName = (path: string): boolean => path.toLowerCase().endsWith('.json');

/**
 * Writes a viewer's record of a match.
 * @returns whether it is complete, so that it can be shared and verified
 */
export function saveRecord(match: Match, viewer: Viewer, path: string): Result<{ readonly isWhole: boolean }> {
  const whole = openRecord(match, viewer);
  const written = writeText(path, whole ?? formatRecord(match, viewer));
  return written.ok ? ok({ isWhole: whole !== null }) : written;
}

/** Writes a match to be continued, with all secrets, for this user alone. */
export function backupMatch(match: Match, path: string): Result<string> {
  return writeText(path, `${JSON.stringify(toJSON(match))}\n`, true);
}

/** A match saved to be continued. */
async function readSaved(text: string): Promise<Result<Match>> {
  const json = parseJson(text);
  if (!json.ok) return fail(`This is not JSON. ${problemText(json.problem)}`);
  const header = isRecord(json.value) ? json.value.header : undefined;
  const id = isRecord(header) ? header.game : undefined;
  if (typeof id !== 'string') return fail('This is not a saved match: its header names no game.');
  const game = await loadGame(id);
  return game.ok ? fromJSON(game.value, json.value) : game;
}

/** Reads either form back; plays pending chance if the dice can. */
export async function loadMatch(path: string): Promise<Result<Match>> {
  const content = await readText(path);
  if (!content.ok) return content;
  const isSaved = content.value.trimStart().startsWith('{');
  const match = isSaved ? await readSaved(content.value) : await parseRecord(content.value, loadGame);
  if (!match.ok) return fail(`${echo(path, MOST_ECHOED)}: ${problemText(match.problem)}`);
  for (const { level } of match.value.players) {
    // A file starts no programs.
    if (level !== undefined && isOutside(level)) {
      const program = quoted(level);
      return fail(
        `${echo(path, MOST_ECHOED)}: ${program} is a program; to go on, name a level of the bots in its place.`,
      );
    }
    const known = level === undefined ? null : nearestLevel(level, match.value.game);
    if (known?.ok === false) return fail(`${echo(path, MOST_ECHOED)}: ${known.problem.message}`);
  }
  match.value.proceed();
  return match;
}

/** The folder for matches that nobody saved: MARCHLANDS_HOME, or the folder for the state of programs. */
function keepingFolder(): string {
  const { MARCHLANDS_HOME: own, XDG_STATE_HOME: state } = process.env;
  if (own !== undefined && own !== '') return own;
  return join(state !== undefined && state !== '' ? state : join(homedir(), '.local', 'state'), 'marchlands');
}

/** The folder of such matches, created if missing. `isNamed` is true if MARCHLANDS_HOME names it. */
export function openKeepingFolder(): { readonly isNamed: boolean; readonly folder: Result<string> } {
  return { isNamed: (process.env.MARCHLANDS_HOME ?? '') !== '', folder: makeFolder(keepingFolder()) };
}

/** True if there is something to store: a move, or a sealed choice. */
function isBegun(match: Match): boolean {
  return (
    match.entries.some(({ kind }) => kind === 'move') || match.awaited().some((seat) => match.sealed(seat) !== null)
  );
}

/**
 * Stores a match automatically: as a record if it is over, otherwise to be continued. Synchronous, so that it can be
 * the program's last action.
 * @returns the path, or null if nothing was played
 */
export function keepMatch(match: Match): Result<string> | null {
  if (!isBegun(match)) return null;
  const folder = makeFolder(keepingFolder());
  if (!folder.ok) return folder;
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-');
  const name = `${match.game.id}-${time}-${process.pid}`;
  const ending = match.isOver ? 'txt' : 'json';
  // Two matches may be left within one second.
  let path = join(folder.value, `${name}.${ending}`);
  for (let n = 2; existsSync(path); n += 1) path = join(folder.value, `${name}-${n}.${ending}`);
  return match.isOver ? writeText(path, formatRecord(match, EVERYTHING)) : backupMatch(match, path);
}

/** The location of a stored match and its uses, or why it could not be stored. */
export function keptLines(match: Match, kept: Result<string>): string {
  if (!kept.ok) return `The match could not be kept. ${problemText(kept.problem)}`;
  if (match.isOver) {
    return `The record is kept in ${kept.value}\nCheck the dice: marchlands record verify ${kept.value}`;
  }
  return `The match is kept. Go on with:\n  marchlands play --load ${kept.value}\nBackup: this file holds ${BACKUP_HOLDS}. Only you can read it.`;
}

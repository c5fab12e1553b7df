import { mkdir, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { levelOf } from '@marchlands/bots/index.ts';
import type { Match } from '@marchlands/core/match/match.ts';
import { formatRecord, parseRecord } from '@marchlands/core/match/record.ts';
import { fromJSON, toJSON } from '@marchlands/core/match/store.ts';
import { fail, isRecord, ok, problemText, type Result } from '@marchlands/core/result.ts';
import { EVERYTHING } from '@marchlands/core/seat.ts';
import { loadGame } from '@marchlands/games/index.ts';
import { fileProblem, readText } from '../sources/files.ts';
import { parseJson } from '@marchlands/core/json.ts';

/** What the name of a file says of its form: a match to go on with, or a record to read, share and verify. */
const isSavedMatch = (path: string): boolean => path.toLowerCase().endsWith('.json');

/** Writes a match: to go on with where the name ends in `.json`, else as a record. */
export async function saveMatch(match: Match, path: string): Promise<Result<string>> {
  const content = isSavedMatch(path) ? `${JSON.stringify(toJSON(match))}\n` : formatRecord(match, EVERYTHING);
  try {
    await writeFile(path, content);
    return ok(path);
  } catch (error) {
    return fail(fileProblem(path, error, 'write'));
  }
}

/** A match saved to go on with. */
async function readSaved(text: string): Promise<Result<Match>> {
  const json = parseJson(text);
  if (!json.ok) return fail(`This is not JSON. ${problemText(json.problem)}`);
  const header = isRecord(json.value) ? json.value.header : undefined;
  const id = isRecord(header) ? header.game : undefined;
  if (typeof id !== 'string') return fail('This is no saved match: its header names no game.');
  const game = await loadGame(id);
  return game.ok ? fromJSON(game.value, json.value) : game;
}

/** Reads either form back; chance acts where it was due and the dice can. */
export async function loadMatch(path: string): Promise<Result<Match>> {
  const content = await readText(path);
  if (!content.ok) return content;
  const isSaved = content.value.trimStart().startsWith('{');
  const match = isSaved ? await readSaved(content.value) : await parseRecord(content.value, loadGame);
  if (!match.ok) return fail(`${path}: ${problemText(match.problem)}`);
  for (const { level } of match.value.players) {
    const known = level === undefined ? null : levelOf(level);
    if (known?.ok === false) return fail(`${path}: ${known.problem.message}`);
  }
  match.value.proceed();
  return match;
}

/** Where matches are kept that nobody saved: MARCHLANDS_HOME, or the folder for the state of programs. */
function keepingFolder(): string {
  const { MARCHLANDS_HOME: own, XDG_STATE_HOME: state } = process.env;
  if (own !== undefined && own !== '') return own;
  return join(state !== undefined && state !== '' ? state : join(homedir(), '.local', 'state'), 'marchlands');
}

/** Keeps a match without being asked: as a record when it is over, to go on with otherwise. */
export async function keepMatch(match: Match): Promise<Result<string>> {
  const folder = keepingFolder();
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    return fail(fileProblem(folder, error, 'write'));
  }
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-');
  const name = `${match.game.id}-${time}-${process.pid}.${match.isOver ? 'txt' : 'json'}`;
  return saveMatch(match, join(folder, name));
}

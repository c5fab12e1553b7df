import { parseJson } from '@marchlands/core/json.ts';
import { differenceText, type Imported, importText, importValue } from '@marchlands/core/match/import.ts';
import type { Match } from '@marchlands/core/match/match.ts';
import { parseRecord } from '@marchlands/core/match/record-parse.ts';
import { fromJSON } from '@marchlands/core/match/store.ts';
import { fail, isRecord, ok, type Result } from '@marchlands/core/result.ts';
import { games, loadGame } from '@marchlands/games/index.ts';
import { localWords } from '../../words/local.ts';

/** An imported match. */
export interface ReadImport {
  readonly match: Match;
  /** A backup's data besides the match. */
  readonly kept: { readonly review?: unknown; readonly lines?: unknown };
  /** A sentence on differences from the other program's rules; null if there are none. */
  readonly note: string | null;
}

/** The stored match, with any pending chance played. */
export async function readMatch(kept: unknown): Promise<Result<Match>> {
  const header = isRecord(kept) && isRecord(kept['header']) ? kept['header'] : {};
  const game = await loadGame(String(header['game']));
  if (!game.ok) return game;
  const match = fromJSON(game.value, kept);
  if (match.ok) match.value.proceed();
  return match;
}

/** The games that import matches of other programs; each is loaded when tried. */
const READERS = games.filter(({ imports = [] }) => imports.length > 0);

/** Another program's JSON value, read by the first game that knows the form. */
async function readForeign(value: unknown): Promise<Result<ReadImport>> {
  for (const entry of READERS) {
    const game = await entry.load();
    if (game.imports?.some((form) => form.kind === 'json' && form.fits(value)) === true)
      return readOf(await importValue(game, value));
  }
  return fail(localWords.unknownText);
}

/** Another program's text; null if no game knows it. */
async function readForeignText(text: string): Promise<Result<ReadImport> | null> {
  for (const entry of READERS) {
    const imported = await importText(await entry.load(), text);
    if (imported !== null) return readOf(imported);
  }
  return null;
}

function readOf(imported: Result<Imported>): Result<ReadImport> {
  if (!imported.ok) return imported;
  const { match, program, difference } = imported.value;
  return ok({ match, kept: {}, note: difference === null ? null : differenceText(program, difference) });
}

/** Whether a text begins like a record, with a header line, before which comments may stand. */
function isRecordText(text: string): boolean {
  return /^(\s*%.*\n)*\s*\[/.test(text);
}

/** A match from the text of a record, a backup, or another program's export. */
export async function readImport(text: string): Promise<Result<ReadImport>> {
  if (!/^\s*(\{|\[\s*([{\]]|$))/.test(text)) {
    if (!isRecordText(text)) return (await readForeignText(text)) ?? fail(localWords.unknownText);
    const match = await parseRecord(text, loadGame);
    return match.ok ? ok({ match: match.value, kept: {}, note: null }) : match;
  }
  const json = parseJson(text);
  if (!json.ok) return json;
  const { value } = json;
  if (!isRecord(value) || !('header' in value)) return readForeign(value);
  const match = await readMatch(value);
  return match.ok ? ok({ match: match.value, kept: value, note: null }) : match;
}

import type { Difference, Transcript } from '../foreign.ts';
import type { Game } from '../game.ts';
import { parseJson } from '../json.ts';
import { fail, ok, problemText, quoted, type Result } from '../result.ts';
import { givenDice } from './dice.ts';
import type { Match } from './match.ts';
import { createMatch } from './open.ts';
import { playTaken } from './taken.ts';

/** An imported match, and the point where the two programs' rules diverge. */
export interface Imported {
  readonly match: Match;
  readonly program: string;
  readonly difference: Difference | null;
}

/**
 * Imports a match of another program, with given dice: it can be replayed, reviewed and verified. If the rules differ
 * it stops there. The content of the file tells which program wrote it.
 */
export async function importMatch(game: Game, text: string): Promise<Result<Imported>> {
  const forms = game.imports ?? [];
  if (forms.length === 0) return fail(`${game.title} cannot read matches of other programs.`);
  const written = await importText(game, text);
  if (written !== null) return written;
  const json = parseJson(text);
  if (json.ok) return importValue(game, json.value);
  const texts = forms.filter(({ kind }) => kind === 'text').map(({ program }) => program);
  const what = texts.length === 0 ? 'This is not JSON.' : `This is neither JSON nor a log of ${texts.join(', ')}.`;
  return fail(`${what} ${problemText(json.problem)}`);
}

/** The same for a text file; null if none of the game's text formats fits. */
export async function importText(game: Game, text: string): Promise<Result<Imported> | null> {
  for (const form of game.imports ?? [])
    if (form.kind === 'text' && form.fits(text)) return made(game, form.program, await form.read(text));
  return null;
}

/** The same for a JSON value. */
export async function importValue(game: Game, value: unknown): Promise<Result<Imported>> {
  const forms = (game.imports ?? []).filter((form) => form.kind === 'json');
  if (Array.isArray(value) && value.length === 0) return fail('The list is empty: it holds no match.');
  const form = forms.find((one) => one.fits(value));
  if (form !== undefined) return made(game, form.program, await form.read(value));
  const known = (game.imports ?? []).map(({ program }) => program).join(', ');
  return fail(`${game.title} reads matches of ${known}; this is not one: ${quoted(value)}.`);
}

/** The match of a transcript. */
function made(game: Game, program: string, read: Result<Transcript>): Result<Imported> {
  if (!read.ok) return read;
  const { seats, options, players, position, taken, difference } = read.value;
  const opened = createMatch(game, { seats, options, players, position, dice: givenDice() });
  if (!opened.ok) return opened;
  const match = opened.value;
  const done = playTaken(match, taken);
  return done.ok ? ok({ match, program, difference }) : done;
}

/** The point where the rules diverge, in words. */
export function differenceText(program: string, { action, given, message }: Difference): string {
  const where = given === null ? `After action ${action}, the last one,` : `At action ${action}, ${given},`;
  return `${where} the rules of ${program} and ours differ: ${message}`;
}

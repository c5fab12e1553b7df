import type { Difference } from '../foreign.ts';
import type { Game } from '../game.ts';
import { parseJson } from '../json.ts';
import { fail, ok, problemText, quoted, type Result } from '../result.ts';
import { givenDice } from './dice.ts';
import type { Match } from './match.ts';
import { createMatch } from './open.ts';
import { playTaken } from './taken.ts';

/** A match that was brought in, and where the rules of the two programs part. */
export interface Imported {
  readonly match: Match;
  readonly program: string;
  readonly difference: Difference | null;
}

/**
 * A match of another program as one of ours, with given dice: it can be replayed, reviewed and verified. Where the rules
 * differ it goes up to there.
 */
export function importMatch(game: Game, text: string): Result<Imported> {
  const forms = game.imports ?? [];
  if (forms.length === 0) return fail(`${game.title} reads no matches of other programs.`);
  const json = parseJson(text);
  if (!json.ok) return fail(`This is not JSON. ${problemText(json.problem)}`);
  return importValue(game, json.value);
}

/** The same for a JSON value. */
export function importValue(game: Game, value: unknown): Result<Imported> {
  const forms = game.imports ?? [];
  if (Array.isArray(value) && value.length === 0) return fail('The list is empty: it holds no match.');
  const form = forms.find((one) => one.fits(value));
  if (form === undefined) {
    const known = forms.map(({ program }) => program).join(', ');
    return fail(`${game.title} reads matches of ${known}; this is none: ${quoted(value)}.`);
  }
  const read = form.read(value);
  if (!read.ok) return read;
  const { seats, options, players, position, difference } = read.value;
  const made = createMatch(game, { seats, options, players, position, dice: givenDice() });
  if (!made.ok) return made;
  const match = made.value;
  const done = playTaken(match, read.value.taken);
  if (!done.ok) return done;
  return ok({ match, program: form.program, difference });
}

/** Where the rules part, in words. */
export function differenceText(program: string, { action, given, message }: Difference): string {
  const where = given === null ? `After action ${action}, the last one,` : `At action ${action}, ${given},`;
  return `${where} the rules of ${program} and ours differ: ${message}`;
}

/** Brings in logs of JSettlers2, as players do. */
import { givenDice } from '@marchlands/core/match/dice.ts';
import { type Imported, importMatch } from '@marchlands/core/match/import.ts';
import { createMatch } from '@marchlands/core/match/open.ts';
import { formatRecord } from '@marchlands/core/match/record-format.ts';
import { playTaken } from '@marchlands/core/match/taken.ts';
import { problemText } from '@marchlands/core/result.ts';
import { EVERYTHING } from '@marchlands/core/seat.ts';
import { game } from '../game.ts';
import { BROUGHT_IN, type Played } from './jsettlers-writer.ts';

export async function bring(log: string): Promise<Imported> {
  const read = await importMatch(game, log);
  if (!read.ok) throw new Error(problemText(read.problem));
  return read.value;
}

/** The refusal of a log. */
export async function refused(log: string): Promise<string> {
  const read = await importMatch(game, log);
  return read.ok ? 'nothing' : problemText(read.problem);
}

/** The record of a match as played here. */
export function recordOf({ seats, names, position, taken }: Played): string {
  const players = names.map((name) => ({ name }));
  const made = createMatch(game, { seats, options: BROUGHT_IN, players, position, dice: givenDice() });
  if (!made.ok) throw new Error(problemText(made.problem));
  const played = playTaken(made.value, taken);
  if (!played.ok) throw new Error(problemText(played.problem));
  return formatRecord(made.value, EVERYTHING);
}

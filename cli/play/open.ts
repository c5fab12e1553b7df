import { randomBytes } from 'node:crypto';
import { type Dice, fairDice, givenDice, SECRET_BYTES } from '@marchlands/core/match/dice.ts';
import { dailyDice } from '@marchlands/core/match/dice-daily.ts';
import { numberedDice } from '@marchlands/core/match/dice-numbered.ts';
import type { Match } from '@marchlands/core/match/match.ts';
import { createMatch } from '@marchlands/core/match/open.ts';
import { counted } from '@marchlands/core/phrases.ts';
import { fail, ok, quoted, type Result } from '@marchlands/core/result.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { EVERYTHING } from '@marchlands/core/seat.ts';
import { readPosition } from '../sources/position.ts';
import type { Flags, Values } from '../usage/flags.ts';
import { isPerson, seatPlayers } from './players.ts';
import { readLevels, type TABLE_FLAGS } from './table-flags.ts';

type TableFlags = Values<Pick<typeof TABLE_FLAGS, keyof typeof TABLE_FLAGS> & Flags>;

/** Fair dice from the system's generator, those of a day or of a numbered deal, or none. */
function diceFor({ dice: kind, deal, daily, position }: TableFlags): Result<Dice> {
  if (daily !== null) {
    const other = Object.entries({ dice: kind, deal, position }).find(([, value]) => value !== null);
    return other === undefined
      ? ok(dailyDice(daily))
      : fail(`--${other[0]} cannot be used with --daily: the deal of the day is the same for everybody.`);
  }
  if (kind !== null && kind !== 'fair' && kind !== 'given')
    return fail(`--dice must be fair or given, not ${quoted(kind)}.`);
  if (kind !== null && deal !== null) return fail('--dice cannot be used with --deal: the deal sets the results.');
  if (kind === 'given') return ok(givenDice());
  return ok(deal === null ? fairDice(randomBytes(SECRET_BYTES)) : numberedDice(deal));
}

/** A new match by the flags of `play`. */
export async function openMatch(game: string, flags: TableFlags): Promise<Result<Match>> {
  if (flags.position === '-') return fail('--position cannot be standard input here: the moves are read from it.');
  const dice = diceFor(flags);
  if (!dice.ok) return dice;
  const seed = flags.deal === null ? randomBytes(8).toString('hex') : `deal ${flags.deal}`;
  const wanted = flags.people + (flags.bots?.length ?? 0);
  const opened = await readPosition(game, flags, seed, wanted);
  if (!opened.ok) return opened;
  const { setup, state } = opened.value;
  const levels = readLevels(opened.value.game, flags.bots, setup.seats - flags.people);
  if (!levels.ok) return levels;
  const { people, me, names } = flags;
  const players = seatPlayers(setup.seats, { people, me, bots: levels.value, names: names ?? [] });
  if (!players.ok) return players;
  const position = flags.position === null ? {} : { position: opened.value.game.position.format(state, EVERYTHING) };
  return createMatch(opened.value.game, {
    seats: setup.seats,
    options: setup.options,
    players: players.value,
    dice: dice.value,
    rng: new Rng(seed),
    ...position,
  });
}

/** The numbers of people and bots of a match, and its deal, for the first line. */
export function tableSentence({ players, header: { dice } }: Match): string {
  const people = players.filter((_player, seat) => isPerson(players, seat)).length;
  const bots = players.length - people;
  const part = (count: number, one: string, many: string): string[] => (count === 0 ? [] : [counted(count, one, many)]);
  const seated = [...part(people, 'person', 'people'), ...part(bots, 'bot', 'bots')].join(', ');
  return dice.kind === 'numbered' ? `${seated}. Deal ${dice.deal}` : seated;
}

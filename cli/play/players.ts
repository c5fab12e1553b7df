import type { Player } from '@marchlands/core/match/entry.ts';
import { readName } from '@marchlands/core/names.ts';
import { fail, ok, quoted, type Result } from '@marchlands/core/result.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { playerName } from '@marchlands/core/words.ts';

/** Names of seats by colour, in the order of the project's palette. */
export const COLOUR_NAMES: readonly string[] = ['Amber', 'Teal', 'Violet', 'Vermilion', 'Slate', 'Moss'];

/** The flags of `play` about the seats. */
export interface SeatRequest {
  /** Number of people at this screen. */
  readonly people: number;
  /** The first person's seat, from 1. */
  readonly me: number;
  /** Levels of the bots in seat order; the last one serves all further seats. */
  readonly bots: readonly string[];
  /** Names of the people in seat order. */
  readonly names: readonly string[];
}

/**
 * The players by seat: people from the first person's seat on, around the table; bots at the others.
 * @param seats number of seats
 */
export function seatPlayers(seats: number, { people, me, bots, names }: SeatRequest): Result<readonly Player[]> {
  if (people > seats) return fail(`--people must be at most ${seats}, the number of seats, not ${people}.`);
  if (me > seats) return fail(`--me must be a seat from 1 to ${seats}, not ${me}.`);
  if (names.length > people)
    return fail(`--names has ${names.length} names for ${people === 1 ? '1 person' : `${people} people`}.`);
  if (bots.length > seats - people) {
    return fail(`--bots has ${bots.length} levels, but people leave ${seats - people} of the ${seats} seats to bots.`);
  }
  const read = readNames(names);
  if (!read.ok) return read;
  const persons = Array.from({ length: people }, (_, at) => (me - 1 + at) % seats).sort((a, b) => a - b);
  let bot = 0;
  const players = Array.from({ length: seats }, (_, seat): Player => {
    const colour = COLOUR_NAMES[seat] ?? playerName(seat);
    const person = persons.indexOf(seat);
    if (person >= 0) return { name: read.value[person] ?? colour };
    const level = bots[Math.min(bot, bots.length - 1)] ?? '';
    bot += 1;
    return { name: colour, level };
  });
  const twice = players.find(({ name }, at) => players.some((other, place) => place > at && other.name === name));
  if (twice !== undefined) return fail(`Two seats cannot have the same name; ${twice.name} sits at both.`);
  return ok(players);
}

function readNames(names: readonly string[]): Result<readonly string[]> {
  const read: string[] = [];
  for (const name of names) {
    const one = readName(name);
    if (!one.ok) return fail(`--names has ${quoted(name)}. ${one.problem.message}`);
    read.push(one.value);
  }
  return ok(read);
}

/** True for a person's seat. */
export function isPerson(players: readonly Player[], seat: Seat): boolean {
  return players[seat]?.level === undefined;
}

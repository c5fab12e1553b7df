import type { EventInfo } from '@marchlands/server/wire/events.ts';
import { eventWords } from '../words/events.ts';
import { levelName } from '../words/level-name.ts';

type Round = EventInfo['played'][number];
export type EventTable = Round['tables'][number];

/** The name of a seat: its player, or the bot that fills it. */
export function nameAt({ players, plan }: EventInfo, entrant: number | null): string {
  return entrant === null ? `${eventWords.bot}: ${levelName(plan.standIn)}` : players[entrant].name;
}

/** The players of a table, in a few words. */
export function namesAt(event: EventInfo, { seats }: EventTable): string {
  return seats.map((entrant) => nameAt(event, entrant)).join(` ${eventWords.versus} `);
}

/** A player's status in the current round. */
export type Whereabouts =
  | { readonly kind: 'none' | 'left' | 'bye' | 'done' | 'next' | 'laid' | 'wait' | 'end' }
  | { readonly kind: 'table'; readonly table: EventTable; readonly others: string };

/** A guest's next action in an event. @param now milliseconds since 1970 */
export function whereabouts(event: EventInfo, guest: string | null, now: number): Whereabouts {
  const own = event.players.findIndex((player) => guest !== null && player.guest === guest);
  const isArena = event.plan.form === 'arena';
  const isRunning = ({ seats, points }: EventTable): boolean => seats.includes(own) && points === null;
  // An arena plays tables of several pairings at the same time.
  const round =
    (isArena ? event.played.find(({ tables }) => tables.some(isRunning)) : undefined) ?? event.played.at(-1);
  if (own < 0 || event.status !== 'playing' || round === undefined) return { kind: 'none' };
  const table = round.tables.find(({ seats }) => seats.includes(own));
  if (!event.players[own].isIn && (table === undefined || table.points !== null)) return { kind: 'left' };
  if (isArena && (table === undefined || table.points !== null))
    return { kind: event.endsAt !== null && event.endsAt <= now ? 'end' : 'wait' };
  if (round.byes.includes(own)) return { kind: 'bye' };
  // Late and returning players are paired in the next round.
  if (table === undefined) return { kind: 'next' };
  if (table.points !== null) return { kind: 'done' };
  if (!event.players[own].isIn) return { kind: 'left' };
  if (!round.isOpen) return { kind: 'laid' };
  const others = table.seats.filter((entrant) => entrant !== own).map((entrant) => nameAt(event, entrant));
  return { kind: 'table', table, others: others.join(', ') };
}

/** The leader of the standings; none before the first result. */
export function winnersOf({ standings, players }: EventInfo): readonly string[] {
  const first = standings.filter(({ place, points }) => place === 1 && points > 0);
  return first.map(({ entrant }) => players[entrant].name);
}

/** Half points as people write them. */
export function halves(points: number): string {
  const whole = Math.floor(points / 2);
  if (points % 2 === 0) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}

/** The progress of an event: its round, or the end time of an arena. */
export function roundText({ plan, played, rounds, endsAt }: EventInfo): string {
  if (plan.form === 'arena') return endsAt === null ? eventWords.minutes(plan.minutes) : eventWords.until(endsAt);
  return played.length === 0 ? eventWords.rounds(rounds) : eventWords.round(played.length, rounds);
}

/** The tables of all rounds that are over, the last one first, or those that are not. */
export function tablesOf({ played }: EventInfo, isOver: boolean): Round {
  const tables = played.flatMap((round) => (round.isOpen ? round.tables : []));
  const shown = tables.filter(({ points }) => (points !== null) === isOver);
  return { at: 0, isOpen: true, tables: isOver ? shown.toReversed() : shown, byes: [] };
}

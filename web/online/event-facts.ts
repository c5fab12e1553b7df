import type { EventInfo } from '@marchlands/server/wire/events.ts';
import { eventWords } from '../words/events.ts';
import { levelName } from '../words/level-name.ts';

type Round = EventInfo['played'][number];
export type EventTable = Round['tables'][number];

/** What a seat of a table is called: its player, or the bot that makes up the number. */
export function nameAt({ players, plan }: EventInfo, entrant: number | null): string {
  return entrant === null ? `${eventWords.bot}: ${levelName(plan.standIn)}` : players[entrant].name;
}

/** All that sit at a table, in a few words. */
export function namesAt(event: EventInfo, { seats }: EventTable): string {
  return seats.map((entrant) => nameAt(event, entrant)).join(` ${eventWords.versus} `);
}

/** Where somebody stands in the round that is played. */
export type Whereabouts =
  | { readonly kind: 'none' | 'left' | 'bye' | 'done' | 'next' | 'laid' | 'wait' | 'end' }
  | { readonly kind: 'table'; readonly table: EventTable; readonly others: string };

/** What a guest has to do in an event now. @param now milliseconds since 1970 */
export function whereabouts(event: EventInfo, guest: string | null, now: number): Whereabouts {
  const own = event.players.findIndex((player) => guest !== null && player.guest === guest);
  const isArena = event.plan.form === 'arena';
  const isRunning = ({ seats, points }: EventTable): boolean => seats.includes(own) && points === null;
  // In an arena tables of many pairings are played at the same time.
  const round =
    (isArena ? event.played.find(({ tables }) => tables.some(isRunning)) : undefined) ?? event.played.at(-1);
  if (own < 0 || event.status !== 'playing' || round === undefined) return { kind: 'none' };
  const table = round.tables.find(({ seats }) => seats.includes(own));
  if (!event.players[own].isIn && (table === undefined || table.points !== null)) return { kind: 'left' };
  if (isArena && (table === undefined || table.points !== null))
    return { kind: event.endsAt !== null && event.endsAt <= now ? 'end' : 'wait' };
  if (round.byes.includes(own)) return { kind: 'bye' };
  // Whoever comes late, or comes back, is paired in the next round.
  if (table === undefined) return { kind: 'next' };
  if (table.points !== null) return { kind: 'done' };
  if (!event.players[own].isIn) return { kind: 'left' };
  if (!round.isOpen) return { kind: 'laid' };
  const others = table.seats.filter((entrant) => entrant !== own).map((entrant) => nameAt(event, entrant));
  return { kind: 'table', table, others: others.join(', ') };
}

/** The first of the standings; none before anything was played. */
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

/** How far an event is: its round, or until when an arena goes on. */
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

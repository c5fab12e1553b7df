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
  | { readonly kind: 'none' | 'left' | 'bye' | 'done' | 'next' | 'laid' }
  | { readonly kind: 'table'; readonly table: EventTable; readonly others: string };

/** What a guest has to do in an event now. */
export function whereabouts(event: EventInfo, guest: string | null): Whereabouts {
  const own = event.players.findIndex((player) => guest !== null && player.guest === guest);
  const round = event.played.at(-1);
  if (own < 0 || event.status !== 'playing' || round === undefined) return { kind: 'none' };
  const table = round.tables.find(({ seats }) => seats.includes(own));
  if (!event.players[own].isIn && (table === undefined || table.points !== null)) return { kind: 'left' };
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

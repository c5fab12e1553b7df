import { ok, type Result } from '@marchlands/core/result.ts';
import type { EventStatus } from '../store/events.ts';
import type { ClockPlan, Person } from '../table/change.ts';
import { refuse } from '../table/refusal.ts';
import { arenaTables } from './pairing/arena.ts';
import type { Entrant, PairedRound } from './pairing/history.ts';
import { podRound } from './pairing/pods.ts';
import { roundRobinRound, roundRobinRounds } from './pairing/round-robin.ts';
import type { Form } from './pairing/standings.ts';
import { type Paired, swissRound } from './pairing/swiss.ts';

export const LEAST_PLAYERS = 3;
export const MOST_PLAYERS = 64;
/** Rounds of a Swiss event. */
export const MOST_ROUNDS = 15;
/** Tables in a row to which somebody has not come before they are taken as having left. */
const MOST_MISSED = 2;

/** What is played in an event, and how. */
export interface EventPlan {
  readonly name: string;
  readonly form: Form;
  /** As many as are wished; a round robin has as many as it takes, an arena none. */
  readonly rounds: number;
  /** How long an arena goes on pairing, from its begin on. */
  readonly minutes: number;
  /** Id of the game. */
  readonly game: string;
  /** Of each table. */
  readonly seats: number;
  readonly options: { readonly [name: string]: unknown };
  /** Every table has one: without it a round might never end. */
  readonly clock: NonNullable<ClockPlan>;
  /** The level of the bots that play for whoever is late, steps away, or has left. */
  readonly standIn: string;
  /** Whether tables may be watched. */
  readonly isWatched: boolean;
  readonly isRated: boolean;
  readonly isPublic: boolean;
  /** Seconds to come to a table, before a bot plays. */
  readonly arrive: number;
  /** When it begins by itself, milliseconds since 1970; null where its owner says so. */
  readonly startAt: number | null;
}

export interface Player {
  readonly person: Person;
  /** False for whoever has left. */
  readonly isIn: boolean;
  /** Tables in a row to which they have not come. */
  readonly missed: number;
}

/** A table of a round. */
export interface EventTable {
  readonly id: string;
  readonly seats: readonly (Entrant | null)[];
  /** By seat, in half points; null while it is played. */
  readonly points: readonly number[] | null;
}

/** Tables that were paired together; in an arena those that could be just then, while others were still played. */
export interface EventRound extends PairedRound {
  /** When it was paired. */
  readonly at: number;
  /** False until all its tables are there. */
  readonly isOpen: boolean;
  readonly tables: readonly EventTable[];
}

/** All that is known of an event. Plain data; each change gives a new one. */
export interface EventData {
  readonly owner: Person;
  readonly plan: EventPlan;
  readonly created: number;
  readonly status: EventStatus;
  /** By number, in the order in which they came. */
  readonly players: readonly Player[];
  readonly rounds: readonly EventRound[];
}

/** An event with what a command changes; null where it asks for what is so already. */
export type Decision = Result<EventData | null>;

/** What a decision may need that is not in the event. */
export interface Surroundings {
  readonly now: number;
  /** Makes the id of a table, which nobody can guess. */
  readonly newId: () => string;
}

export function newEvent(plan: EventPlan, owner: Person, now: number): EventData {
  return { owner, plan, created: now, status: 'gathering', players: [], rounds: [] };
}

/** The round that is played, or was played last; null before the first. */
export function currentRound({ rounds }: EventData): EventRound | null {
  return rounds.at(-1) ?? null;
}

/** The tables that are not over. */
export function runningTables({ rounds }: EventData): readonly EventTable[] {
  return rounds.flatMap(({ tables }) => tables.filter(({ points }) => points === null));
}

/** When an arena pairs nobody any more, milliseconds since 1970; null before it begins, and for other forms. */
export function endOf({ plan, rounds }: EventData): number | null {
  const [first] = rounds;
  return plan.form === 'arena' && rounds.length > 0 ? first.at + plan.minutes * 60_000 : null;
}

/** How many rounds it has: as many as are wished, and no more than leave everybody another opponent each time. */
export function roundsOf({ plan, players }: EventData): number {
  if (plan.form === 'arena') return 0;
  const all = roundRobinRounds(players.length);
  if (plan.form === 'roundRobin') return all;
  return plan.seats === 2 ? Math.min(plan.rounds, all) : plan.rounds;
}

/** Somebody comes, or comes back. */
export function join(data: EventData, person: Person, around: Surroundings): Decision {
  const { plan, status, players, rounds } = data;
  if (status === 'over') return refuse('event.over');
  const known = players.findIndex((one) => one.person.guest === person.guest);
  if (known >= 0) {
    const player = players[known];
    if (player.isIn) return ok(null);
    return ok({ ...data, players: players.with(known, { ...player, isIn: true, missed: 0 }) });
  }
  if (players.length >= MOST_PLAYERS) return refuse('event.full');
  if (status === 'playing' && plan.form === 'roundRobin')
    return refuse('event.late', 'A round robin takes in nobody once it has begun: all meet all.');
  if (status === 'playing' && plan.form === 'swiss' && rounds.length >= roundsOf(data))
    return refuse('event.late', 'The last round of this event is being played: nobody can come in any more.');
  const joined = { ...data, players: [...players, { person, isIn: true, missed: 0 }] };
  const isDue = plan.startAt !== null && plan.startAt <= around.now && joined.players.length >= LEAST_PLAYERS;
  return ok(isDue && status === 'gathering' ? begun(joined, around) : joined);
}

/** Somebody leaves, or is sent away by the owner. Before the start they are gone; later their results stay. */
export function leave(data: EventData, by: string, guest: string): Decision {
  const { players, status, owner } = data;
  if (status === 'over') return refuse('event.over');
  if (by !== guest && by !== owner.guest) return refuse('event.owner');
  const at = players.findIndex((one) => one.person.guest === guest);
  if (at < 0) return refuse('event.player');
  if (status === 'gathering') return ok({ ...data, players: players.toSpliced(at, 1) });
  if (!players[at].isIn) return ok(null);
  return ok({ ...data, players: players.with(at, { ...players[at], isIn: false }) });
}

/** The owner begins. */
export function begin(data: EventData, by: string, around: Surroundings): Decision {
  if (by !== data.owner.guest) return refuse('event.owner');
  if (data.status !== 'gathering') return refuse('event.begun');
  if (data.players.length < LEAST_PLAYERS) return refuse('event.few');
  return ok(begun(data, around));
}

/** The owner ends it before its last round: the standings stay as they are. */
export function end(data: EventData, by: string): Decision {
  if (by !== data.owner.guest) return refuse('event.owner');
  return ok(data.status === 'over' ? null : { ...data, status: 'over' });
}

/** Begins by itself when its time has come and there are enough; null where not. */
export function beginInTime(data: EventData, around: Surroundings): EventData | null {
  const { plan, status, players } = data;
  const isTime = status === 'gathering' && plan.startAt !== null && plan.startAt <= around.now;
  return isTime && players.length >= LEAST_PLAYERS ? begun(data, around) : null;
}

function begun(data: EventData, around: Surroundings): EventData {
  return nextRound({ ...data, status: 'playing' }, around);
}

/** All tables of the round are there. */
export function opened(data: EventData): EventData {
  return { ...data, rounds: data.rounds.map((round) => ({ ...round, isOpen: true })) };
}

/** What a table came to. */
export interface Outcome {
  readonly table: string;
  /** By seat, in half points. */
  readonly points: readonly number[];
  /** By seat: whether its player has come at all. */
  readonly came: readonly boolean[];
}

/** A table is over; with the last one of a round the next round begins, or the event ends. Null where it was told before. */
export function reported(
  data: EventData,
  { table: id, points, came }: Outcome,
  around: Surroundings,
): EventData | null {
  const isTold = ({ tables }: EventRound): boolean => tables.some((table) => table.id === id && table.points === null);
  const number = data.rounds.findIndex(isTold);
  if (data.status !== 'playing' || number < 0) return null;
  const round = data.rounds[number];
  const at = round.tables.findIndex((table) => table.id === id);
  const table = round.tables[at];
  const tables = round.tables.with(at, { ...table, points });
  const players = data.players.map((player, entrant) => {
    const seat = table.seats.indexOf(entrant);
    return seat < 0 || !player.isIn ? player : afterTable(player, came[seat]);
  });
  const told = { ...data, players, rounds: data.rounds.with(number, { ...round, tables }) };
  const isLast = data.plan.form !== 'arena' && tables.every((one) => one.points !== null);
  return isLast ? nextRound(told, around) : told;
}

/** What an arena does now: pairs whoever is free, or ends; null where it waits. */
export function arenaStep(data: EventData, { now, newId }: Surroundings): EventData | null {
  const end = endOf(data);
  if (data.status !== 'playing' || end === null) return null;
  const running = runningTables(data);
  if (now >= end) return running.length === 0 ? { ...data, status: 'over' } : null;
  const busy = running.flatMap(({ seats }) => seats);
  const { players, rounds } = data;
  const isIn = [...players.keys()].filter((entrant) => players[entrant].isIn);
  const free = isIn.filter((entrant) => !busy.includes(entrant));
  const { tables } = arenaTables(free, isIn.length - free.length, players.length, rounds);
  return tables.length === 0 ? null : { ...data, rounds: [...rounds, newRound({ tables, byes: [] }, now, newId)] };
}

function newRound({ tables, byes }: Paired, now: number, newId: () => string): EventRound {
  return { at: now, isOpen: false, tables: tables.map((seats) => ({ id: newId(), seats, points: null })), byes };
}

function afterTable(player: Player, came: boolean): Player {
  const missed = came ? 0 : player.missed + 1;
  return { ...player, missed, isIn: missed < MOST_MISSED };
}

/** Pairs another round; the event ends where it has had all of them, or nobody is left to be paired. */
function nextRound(data: EventData, { now, newId }: Surroundings): EventData {
  const { players, rounds } = data;
  const left = [...players.keys()].filter((entrant) => players[entrant].isIn);
  const isOut = data.plan.form !== 'arena' && rounds.length >= roundsOf(data);
  if (isOut || left.length < 2) return { ...data, status: 'over' };
  return { ...data, status: 'playing', rounds: [...rounds, newRound(paired(data, left), now, newId)] };
}

function paired({ plan, players, rounds }: EventData, left: readonly Entrant[]): Paired {
  // Bots play on for whoever leaves a round robin, so that all have as many tables.
  if (plan.form === 'roundRobin') return roundRobinRound(players.length, rounds.length);
  if (plan.form === 'arena') return arenaTables(left, 0, players.length, rounds);
  return plan.seats === 2
    ? swissRound(left, players.length, rounds)
    : podRound(left, players.length, rounds, plan.seats);
}

/** A guest is no longer known: the name goes, a bot plays on. Whoever came first owns the event then. */
export function forgotten(data: EventData, guest: string): EventData {
  const isGathering = data.status === 'gathering';
  const players = data.players
    .filter(({ person }) => !isGathering || person.guest !== guest)
    .map((player) =>
      player.person.guest === guest ? { ...player, person: { guest: '', name: 'Somebody' }, isIn: false } : player,
    );
  const next = players.find(({ person, isIn }) => isIn && person.guest !== '')?.person;
  const owner = data.owner.guest === guest ? (next ?? { guest: '', name: 'Somebody' }) : data.owner;
  return { ...data, players, owner, status: isGathering && owner.guest === '' ? 'over' : data.status };
}

/** All guests whom an event names. */
export function guestsOf({ owner, players }: EventData): readonly string[] {
  const guests = [owner, ...players.map(({ person }) => person)].map(({ guest }) => guest);
  return [...new Set(guests.filter((guest) => guest !== ''))];
}

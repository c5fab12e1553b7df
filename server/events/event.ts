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
/** Tables missed in a row before a player counts as having left. */
const MOST_MISSED = 2;

/** The game and the rules of an event. */
export interface EventPlan {
  readonly name: string;
  readonly form: Form;
  /** The wanted number of rounds; a round robin has a fixed number, an arena none. */
  readonly rounds: number;
  /** How long an arena keeps pairing after its start. */
  readonly minutes: number;
  /** Id of the game. */
  readonly game: string;
  /** Of each table. */
  readonly seats: number;
  readonly options: { readonly [name: string]: unknown };
  /** Every table has a clock: otherwise a round might never end. */
  readonly clock: NonNullable<ClockPlan>;
  /** The level of bots that replace players who are late, away, or gone. */
  readonly standIn: string;
  /** Whether tables may be watched. */
  readonly isWatched: boolean;
  readonly isRated: boolean;
  readonly isPublic: boolean;
  /** Seconds to arrive at a table before a bot plays. */
  readonly arrive: number;
  /** Automatic start, milliseconds since 1970; null if the owner starts it. */
  readonly startAt: number | null;
}

export interface Player {
  readonly person: Person;
  /** False for players who have left. */
  readonly isIn: boolean;
  /** Tables missed in a row. */
  readonly missed: number;
}

/** A table of a round. */
export interface EventTable {
  readonly id: string;
  readonly seats: readonly (Entrant | null)[];
  /** By seat, in half points; null while it is played. */
  readonly points: readonly number[] | null;
}

/**
 * Tables that were paired together; in an arena, those that could be paired at that moment while others were still
 * playing.
 */
export interface EventRound extends PairedRound {
  /** When it was paired. */
  readonly at: number;
  /** False until all its tables are open. */
  readonly isOpen: boolean;
  readonly tables: readonly EventTable[];
}

/** The full data of an event. Plain and immutable; each change makes a new one. */
export interface EventData {
  readonly owner: Person;
  readonly plan: EventPlan;
  readonly created: number;
  readonly status: EventStatus;
  /** By number, in order of arrival. */
  readonly players: readonly Player[];
  readonly rounds: readonly EventRound[];
}

/** The event after a command; null if the command changes nothing. */
export type Decision = Result<EventData | null>;

/** External input of a decision. */
export interface Surroundings {
  readonly now: number;
  /** Makes an unguessable table id. */
  readonly newId: () => string;
}

export function newEvent(plan: EventPlan, owner: Person, now: number): EventData {
  return { owner, plan, created: now, status: 'gathering', players: [], rounds: [] };
}

/** The current or last round; null before the first. */
export function currentRound({ rounds }: EventData): EventRound | null {
  return rounds.at(-1) ?? null;
}

/** Unfinished tables. */
export function runningTables({ rounds }: EventData): readonly EventTable[] {
  return rounds.flatMap(({ tables }) => tables.filter(({ points }) => points === null));
}

/** When an arena stops pairing, milliseconds since 1970; null before it starts, and for other forms. */
export function endOf({ plan, rounds }: EventData): number | null {
  const [first] = rounds;
  return plan.form === 'arena' && rounds.length > 0 ? first.at + plan.minutes * 60_000 : null;
}

/** The number of rounds: as many as wanted, but no more than there are new opponents for everybody. */
export function roundsOf({ plan, players }: EventData): number {
  if (plan.form === 'arena') return 0;
  const all = roundRobinRounds(players.length);
  if (plan.form === 'roundRobin') return all;
  return plan.seats === 2 ? Math.min(plan.rounds, all) : plan.rounds;
}

/** A player joins, or returns. */
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
    return refuse('event.late', 'Nobody can join a round robin once it has begun: all meet all.');
  if (status === 'playing' && plan.form === 'swiss' && rounds.length >= roundsOf(data))
    return refuse('event.late', 'The last round of this event is being played: nobody can join any more.');
  const joined = { ...data, players: [...players, { person, isIn: true, missed: 0 }] };
  const isDue = plan.startAt !== null && plan.startAt <= around.now && joined.players.length >= LEAST_PLAYERS;
  return ok(isDue && status === 'gathering' ? begun(joined, around) : joined);
}

/** A player leaves, or is removed by the owner. Before the start they are deleted; later their results stay. */
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

/** The owner starts the event. */
export function begin(data: EventData, by: string, around: Surroundings): Decision {
  if (by !== data.owner.guest) return refuse('event.owner');
  if (data.status !== 'gathering') return refuse('event.begun');
  if (data.players.length < LEAST_PLAYERS) return refuse('event.few');
  return ok(begun(data, around));
}

/** The owner ends the event early; the standings stay as they are. */
export function end(data: EventData, by: string): Decision {
  if (by !== data.owner.guest) return refuse('event.owner');
  return ok(data.status === 'over' ? null : { ...data, status: 'over' });
}

/** Starts automatically when due and enough players are in; else null. */
export function beginInTime(data: EventData, around: Surroundings): EventData | null {
  const { plan, status, players } = data;
  const isTime = status === 'gathering' && plan.startAt !== null && plan.startAt <= around.now;
  return isTime && players.length >= LEAST_PLAYERS ? begun(data, around) : null;
}

function begun(data: EventData, around: Surroundings): EventData {
  return nextRound({ ...data, status: 'playing' }, around);
}

/** Marks all tables of the round as open. */
export function opened(data: EventData): EventData {
  return { ...data, rounds: data.rounds.map((round) => ({ ...round, isOpen: true })) };
}

/** The result of a table. */
export interface Outcome {
  readonly table: string;
  /** By seat, in half points. */
  readonly points: readonly number[];
  /** By seat: whether its player ever arrived. */
  readonly came: readonly boolean[];
}

/**
 * Records a finished table; the last one of a round starts the next round or ends the event. Null if already recorded.
 */
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

/** The next action of an arena: pairs free players, or ends; null while it waits. */
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

/** Pairs another round, or ends the event if all rounds are played or nobody is left to pair. */
function nextRound(data: EventData, { now, newId }: Surroundings): EventData {
  const { players, rounds } = data;
  const left = [...players.keys()].filter((entrant) => players[entrant].isIn);
  const isOut = data.plan.form !== 'arena' && rounds.length >= roundsOf(data);
  if (isOut || left.length < 2) return { ...data, status: 'over' };
  return { ...data, status: 'playing', rounds: [...rounds, newRound(paired(data, left), now, newId)] };
}

function paired({ plan, players, rounds }: EventData, left: readonly Entrant[]): Paired {
  // Bots replace players who leave a round robin, so that all have equally many tables.
  if (plan.form === 'roundRobin') return roundRobinRound(players.length, rounds.length);
  if (plan.form === 'arena') return arenaTables(left, 0, players.length, rounds);
  return plan.seats === 2
    ? swissRound(left, players.length, rounds)
    : podRound(left, players.length, rounds, plan.seats);
}

/** Forgets a guest: the name is removed, and a bot plays on. Ownership passes to the first to have joined. */
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

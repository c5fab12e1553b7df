import { fail, ok, type Result } from '@marchlands/core/result.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import type { LadderLine } from '@marchlands/server/ratings/ladder.ts';
import type { TableStatus } from '@marchlands/server/store/tables.ts';
import type { ClockPlan, Plan } from '@marchlands/server/table/change.ts';
import type { TableInfo } from '@marchlands/server/wire/messages.ts';
import type { SeatKey } from '../table/remote/online-table.ts';
import { request } from '../table/remote/request.ts';
import { onlineWords } from '../words/online.ts';
import { type Guest, ownGuest } from './guest.ts';
import { forgetAllKeys, forgetTable, keepPassword, keepSeat } from './keys.ts';

/** The list entry of a table. */
interface TableCard {
  /** Only changed rules. */
  readonly options: { readonly [name: string]: unknown };
  readonly clock: ClockPlan;
  /** Spectators' delay in seconds; null without spectators. */
  readonly spectators: number | null;
  readonly hasPassword: boolean;
  readonly isRated: boolean;
  readonly owner: string;
  readonly seats: readonly { readonly name: string | null; readonly level: string | null; readonly isFree: boolean }[];
}

/** A table in a list. */
export interface ListedTable {
  readonly id: string;
  readonly game: string;
  readonly status: TableStatus;
  /** Time of the last change, ms since 1970. */
  readonly touched: number;
  /** True if it is the guest's turn; absent in the public list. */
  readonly isTurn?: boolean;
  readonly card: TableCard;
}

/** A table's plan as its owner asks for it: with the password itself, and seconds until bots come. */
export interface PlanWish extends Omit<Plan, 'fill'> {
  readonly fill: Fill | null;
}

/** Bots of a level take the free seats after this many seconds. */
export interface Fill {
  readonly after: number;
  readonly level: string;
}

/** A seat at a table, and its key. */
interface TakenSeat extends SeatKey {
  readonly id: string;
}

/** Sends a request and reads the answer; drops local data that the server has forgotten. */
export async function ask<T>(method: string, path: string, body?: unknown): Promise<Result<T>> {
  const answer = await request(method, path, body);
  if (!answer.ok) {
    if (answer.problem.code === 'guest.unknown') ownGuest.forget();
    return answer;
  }
  try {
    // Our own server follows docs/protocol.md.
    return ok((await answer.value.json()) as T);
  } catch {
    return fail(onlineWords.noAnswer, undefined, undefined, 'network');
  }
}

/** As `ask`, about one table. */
async function askAt<T>(method: string, id: string, what: string, body?: unknown): Promise<Result<T>> {
  const answer = await ask<T>(method, `/api/tables/${encodeURIComponent(id)}${what}`, body);
  if (!answer.ok && answer.problem.code === 'table.unknown') forgetTable(id);
  return answer;
}

/** For answers without content. */
export async function done(answer: Promise<Result<unknown>>): Promise<Result<void>> {
  const told = await answer;
  return told.ok ? ok(undefined) : told;
}

/** Sets or changes the guest's name. */
export async function enterName(name: string): Promise<Result<Guest>> {
  const entered = await ask<Guest>('POST', '/api/guest', { name });
  if (entered.ok) ownGuest.set({ guest: entered.value.guest, name: entered.value.name });
  return entered;
}

export async function ownTables(): Promise<Result<readonly ListedTable[]>> {
  const found = await ask<{ readonly tables: readonly ListedTable[] }>('GET', '/api/guest/tables');
  return found.ok ? ok(found.value.tables) : found;
}

export async function publicTables(): Promise<Result<readonly ListedTable[]>> {
  const found = await ask<{ readonly tables: readonly ListedTable[] }>('GET', '/api/lobby');
  return found.ok ? ok(found.value.tables) : found;
}

export async function ladderOf(game: string): Promise<Result<readonly LadderLine[]>> {
  const found = await ask<{ readonly ladder: readonly LadderLine[] }>('GET', `/api/ladder/${encodeURIComponent(game)}`);
  return found.ok ? ok(found.value.ladder) : found;
}

/** Opens a table; its id. */
export async function openTable(plan: PlanWish): Promise<Result<string>> {
  const opened = await ask<{ readonly id: string }>('POST', '/api/tables', plan);
  if (!opened.ok) return opened;
  if (plan.password !== null) keepPassword(opened.value.id, plan.password);
  return ok(opened.value.id);
}

/** Sits down at a public table that fits, or at a new one; its id. */
export async function playQuickly(game: string, seats: number, fill: Fill | null): Promise<Result<string>> {
  const sat = await ask<TakenSeat>('POST', '/api/quick', { game, seats, fill });
  if (!sat.ok) return sat;
  keepSeat(sat.value.id, sat.value);
  return ok(sat.value.id);
}

/** The origin for others: not the page's own if that reaches only this machine. */
export async function sharedOrigin(): Promise<Result<string>> {
  const found = await ask<{ readonly origin: string }>('GET', '/api/origin');
  return found.ok ? ok(found.value.origin) : found;
}

export function tableInfo(id: string): Promise<Result<TableInfo>> {
  return askAt('GET', id, '');
}

/** Takes a seat and stores its key. @param seat null for the first free or reserved one */
export async function sit(id: string, seat: Seat | null, password?: string): Promise<Result<SeatKey>> {
  const sat = await askAt<SeatKey>('POST', id, '/sit', {
    ...(seat === null ? {} : { seat }),
    ...(password === undefined ? {} : { password }),
  });
  if (sat.ok) keepSeat(id, sat.value);
  return sat;
}

/** Leaves a seat, or removes a player. */
export function stand(id: string, seat: Seat): Promise<Result<void>> {
  return done(askAt('POST', id, '/stand', { seat }));
}

/** Puts a bot on a seat; null takes it away. */
export function seatBot(id: string, seat: Seat, level: string | null): Promise<Result<void>> {
  return done(askAt('POST', id, '/bot', { seat, level }));
}

/** Changes the plan of a table. */
export async function changePlan(id: string, plan: PlanWish): Promise<Result<void>> {
  const changed = await done(askAt('PUT', id, '/plan', plan));
  if (changed.ok) keepPassword(id, plan.password);
  return changed;
}

export function begin(id: string): Promise<Result<void>> {
  return done(askAt('POST', id, '/begin'));
}

/** Requests and stores a key of the player's own seat, which a signed-in browser is given. */
export async function bringSeat(id: string): Promise<Result<SeatKey>> {
  const given = await askAt<SeatKey>('POST', id, '/key');
  if (given.ok) keepSeat(id, given.value);
  return given;
}

/** A code that takes a seat over to another device, and when it ends, ms since 1970. */
export function seatCode(id: string, { seat, key }: SeatKey): Promise<Result<{ code: string; expires: number }>> {
  return askAt('POST', id, '/code', { seat, key });
}

/** Takes a seat over to this device by a code from another one; the table's id. */
export async function takeCode(code: string): Promise<Result<string>> {
  const taken = await ask<TakenSeat>('POST', '/api/codes', { code });
  if (!taken.ok) return taken;
  keepSeat(taken.value.id, taken.value);
  return ok(taken.value.id);
}

/** All data that the server has about the guest, as JSON text. */
export async function ownData(): Promise<Result<string>> {
  const kept = await ask<object>('GET', '/api/guest/export');
  return kept.ok ? ok(`${JSON.stringify(kept.value, null, 2)}\n`) : kept;
}

/** Deletes that data from the server, and the server's data from this device. */
export async function forgetMe(): Promise<Result<void>> {
  const forgotten = await done(ask('DELETE', '/api/guest'));
  if (!forgotten.ok) return forgotten;
  forgetAllKeys();
  ownGuest.forget();
  return forgotten;
}

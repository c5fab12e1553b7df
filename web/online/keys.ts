import { isRecord } from '@marchlands/core/result.ts';
import { useSyncExternalStore } from 'react';
import type { SeatKey } from '../table/remote/online-table.ts';
import { KeptItem } from './kept-item.ts';

/** This device's access to online tables, by table id. */
interface Keys {
  /** The keys of its seats; the server sends each of them only once. */
  readonly seats: { readonly [table: string]: SeatKey | undefined };
  readonly passwords: { readonly [table: string]: string | undefined };
}

const NONE: Keys = { seats: {}, passwords: {} };

const keys = new KeptItem<Keys>('marchlands.seats', (kept) => {
  if (!isRecord(kept) || !isRecord(kept['seats']) || !isRecord(kept['passwords'])) return NONE;
  const seats: { [table: string]: SeatKey } = {};
  for (const [table, given] of Object.entries(kept['seats'])) {
    if (!isRecord(given)) continue;
    const { seat, key } = given;
    if (typeof seat === 'number' && typeof key === 'string') seats[table] = { seat, key };
  }
  const passwords: { [table: string]: string } = {};
  for (const [table, password] of Object.entries(kept['passwords'])) {
    if (typeof password === 'string') passwords[table] = password;
  }
  return { seats, passwords };
});

/** This device's seat key at a table, or null. */
export function seatAt(table: string): SeatKey | null {
  return keys.get().seats[table] ?? null;
}

/** The tables at which this device has a seat. */
export function tablesWithSeat(): readonly string[] {
  return Object.keys(keys.get().seats);
}

export function keepSeat(table: string, { seat, key }: SeatKey): void {
  const { seats, passwords } = keys.get();
  keys.set({ seats: { ...seats, [table]: { seat, key } }, passwords });
}

/** Drops a seat that is no longer the player's. */
export function forgetSeat(table: string): void {
  const { seats, passwords } = keys.get();
  if (seats[table] === undefined) return;
  const { [table]: _, ...others } = seats;
  keys.set({ seats: others, passwords });
}

/** The last entered password of a table; undefined if there was none. */
export function passwordOf(table: string): string | undefined {
  return keys.get().passwords[table];
}

/** @param password null if the table no longer has one, or the entered one was wrong */
export function keepPassword(table: string, password: string | null): void {
  const { seats, passwords } = keys.get();
  const { [table]: _, ...others } = passwords;
  keys.set({ seats, passwords: password === null ? others : { ...others, [table]: password } });
}

/** Drops a table that the server no longer knows. */
export function forgetTable(table: string): void {
  forgetSeat(table);
  if (passwordOf(table) !== undefined) keepPassword(table, null);
}

export function forgetAllKeys(): void {
  keys.forget();
}

/** Follows this device's key for a table; a stable object while the key is the same. */
export function useSeatAt(table: string): SeatKey | null {
  return useSyncExternalStore(keys.subscribe, () => seatAt(table));
}

export function usePasswordOf(table: string): string | undefined {
  return useSyncExternalStore(keys.subscribe, () => passwordOf(table));
}

import { isRecord } from '@marchlands/core/result.ts';
import { useSyncExternalStore } from 'react';
import { KeptItem } from './kept-item.ts';

/** The guest's identity on this server, which is held in a cookie that scripts cannot read. */
export interface Guest {
  readonly guest: string;
  readonly name: string;
}

/** The server's answer to entering a name; without one there is no need to ask the server. */
export const ownGuest = new KeptItem<Guest | null>('marchlands.guest', (kept) => {
  if (!isRecord(kept)) return null;
  const { guest, name } = kept;
  return typeof guest === 'string' && typeof name === 'string' ? { guest, name } : null;
});

/** The guest on this server as known to this device; null before a name was entered. */
export function useGuest(): Guest | null {
  return useSyncExternalStore(ownGuest.subscribe, ownGuest.get);
}

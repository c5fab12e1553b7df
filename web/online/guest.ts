import { isRecord } from '@marchlands/core/result.ts';
import { useSyncExternalStore } from 'react';
import { KeptItem } from './kept-item.ts';

/** Who one is on this server; the server knows it by a cookie that no script reads. */
export interface Guest {
  readonly guest: string;
  readonly name: string;
}

/** What the server answered when one entered a name: who has never done so need not be asked about. */
export const ownGuest = new KeptItem<Guest | null>('marchlands.guest', (kept) => {
  if (!isRecord(kept)) return null;
  const { guest, name } = kept;
  return typeof guest === 'string' && typeof name === 'string' ? { guest, name } : null;
});

/** Who one is on this server, as far as this device knows; null before a name was entered. */
export function useGuest(): Guest | null {
  return useSyncExternalStore(ownGuest.subscribe, ownGuest.get);
}

import { isRecord } from '@marchlands/core/result.ts';
import { useEffect, useState } from 'react';

/** Whether tables online can be had here; `asking` until that is known. */
export type ServerState = 'asking' | 'here' | 'none';

/** What was found; a server that was there once is there for as long as the page is open. */
let found: Promise<boolean> | null = null;

/**
 * Whether the page came from a Marchlands server, and not from a host of files. A host of files would answer with an
 * error that browsers write down as one of the page: what the page came with tells whether asking is worth while.
 */
export async function findServer(): Promise<boolean> {
  found ??= look().catch(() => false);
  const isThere = await found;
  if (!isThere) found = null;
  return isThere;
}

async function look(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const page = await fetch('/', { method: 'HEAD', cache: 'no-store' });
  if (page.headers.get('content-security-policy') === null) return false;
  const health: unknown = await (await fetch('/healthz', { cache: 'no-store' })).json();
  return isRecord(health) && typeof health['status'] === 'string';
}

/** Follows whether there is a server; asks again when the network comes back. */
export function useServer(): ServerState {
  const [state, setState] = useState<ServerState>('asking');
  useEffect(() => {
    let isWanted = true;
    const ask = (): void => {
      void findServer().then((isThere) => {
        if (isWanted) setState(isThere ? 'here' : 'none');
      });
    };
    ask();
    window.addEventListener('online', ask);
    return () => {
      isWanted = false;
      window.removeEventListener('online', ask);
    };
  }, []);
  return state;
}

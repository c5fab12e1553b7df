import { isRecord } from '@marchlands/core/result.ts';
import { useEffect, useState } from 'react';

/** What is found where the page came from: a server, a host of files, or nothing that answers. */
export type Found = 'here' | 'none' | 'unreachable';

/** Whether tables online can be had here; `asking` until that is known. */
export type ServerState = 'asking' | Found;

/** What was found; a server that was there once is there for as long as the page is open. */
let found: Promise<Found> | null = null;

/**
 * Whether the page came from a Marchlands server, and not from a host of files. A host of files would answer with an
 * error that browsers write down as one of the page: what the page came with tells whether asking is worth while.
 */
export async function findServer(): Promise<Found> {
  found ??= look();
  const server = await found;
  if (server !== 'here') found = null;
  return server;
}

async function look(): Promise<Found> {
  if (!navigator.onLine) return 'unreachable';
  const page = await answerOf('/', { method: 'HEAD' });
  // A browser may take itself to be online where nothing answers: only an answer tells.
  if (page === null) return 'unreachable';
  if (page.headers.get('content-security-policy') === null) return 'none';
  const answer = await answerOf('/healthz');
  if (answer === null) return 'unreachable';
  const health: unknown = await answer.json().catch(() => null);
  return isRecord(health) && typeof health['status'] === 'string' ? 'here' : 'none';
}

/** The answer of the address, or null where none comes. */
async function answerOf(path: string, options?: RequestInit): Promise<Response | null> {
  return fetch(path, { ...options, cache: 'no-store' }).catch(() => null);
}

/** Follows whether there is a server; asks again when the network comes back. */
export function useServer(): ServerState {
  const [state, setState] = useState<ServerState>('asking');
  useEffect(() => {
    let isWanted = true;
    const ask = (): void => {
      void findServer().then((server) => {
        if (isWanted) setState(server);
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

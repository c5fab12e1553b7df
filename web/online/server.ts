import { isRecord } from '@marchlands/core/result.ts';
import { useEffect, useState } from 'react';

/** The origin of the page: a server, a static host, or nothing that answers. */
export type Found = 'here' | 'none' | 'unreachable';

/** Whether online tables are available; `asking` until known. */
export type ServerState = 'asking' | Found;

/** The result; a server once found stays found while the page is open. */
let found: Promise<Found> | null = null;

/**
 * Whether the page came from a Marchlands server, not a static host. A static host would answer with an error that
 * browsers log against the page, so a mark in the page tells whether to ask.
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
  // A browser may think it is online without a reachable server: only an answer counts.
  if (page === null) return 'unreachable';
  if (page.headers.get('content-security-policy') === null) return 'none';
  const answer = await answerOf('/healthz');
  if (answer === null) return 'unreachable';
  const health: unknown = await answer.json().catch(() => null);
  return isRecord(health) && typeof health['status'] === 'string' ? 'here' : 'none';
}

/** The answer of the address, or null. */
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

import type { ReactNode } from 'react';
import { words } from '../words/words.ts';
import { NoServer } from './no-server.tsx';
import { useServer } from './server.ts';

/** The part of a page that needs a server, or the reason why there is none. */
export function WithServer({ children }: { children: ReactNode }) {
  const server = useServer();
  if (server === 'asking') return <p className="soft">{words.loading}</p>;
  return server === 'here' ? children : <NoServer server={server} />;
}

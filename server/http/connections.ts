import type { Server } from 'node:http';
import { countedAs } from './counted-as.ts';

/** Limits simultaneous connections per address; counts requests, sockets and silent connections. */
export function limitConnections(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.on('connection', (connection) => {
    const address = countedAs(connection.remoteAddress ?? '');
    const count = open.get(address) ?? 0;
    if (count >= most) {
      connection.destroy();
      return;
    }
    open.set(address, count + 1);
    connection.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

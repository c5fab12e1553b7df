import { hostname, networkInterfaces } from 'node:os';

/** The addresses that reach this machine: its own, and those on its local networks. */
export function addressesOf(
  host: string,
  port: number,
): { readonly here: string; readonly network: readonly string[] } {
  const here = `http://localhost:${port}/`;
  if (host === '127.0.0.1' || host === 'localhost' || host === '::1') return { here, network: [] };
  const network = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}/`);
  return { here, network };
}

/** The names of this machine on a local network: its own, and that under `.local` (RFC 6762). */
export function ownNames(): readonly string[] {
  const name = hostname()
    .toLowerCase()
    .replace(/\.local$/, '');
  return ['localhost', name, `${name}.local`];
}

import { isIP } from 'node:net';
import { ownNames } from '../ops/addresses.ts';

/**
 * Whether a request comes from a page of this server: its origin is that of the address that was asked, or one that the
 * operator named. Programs that are no browsers send no origin, and nobody's cookies.
 */
export function isOwnOrigin(origin: string | undefined, host: string | undefined, named: readonly string[]): boolean {
  if (origin === undefined) return true;
  if (named.includes(origin)) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

/**
 * Whether a request was meant for this server. A page of another site may have its own name lead to an address of the local
 * network, and would then ask as a page of this server does (DNS rebinding); the name in `Host` gives it away: it is neither
 * this machine's nor one that the operator gave. Other names of a local network may be anybody's there. A number leads
 * nowhere but to itself, also where a container or a forwarded port stands behind it.
 * @param host as the header has it, with its port
 */
export function isOwnHost(host: string | undefined, named: readonly string[]): boolean {
  if (host === undefined) return false;
  let name: string;
  try {
    name = new URL(`http://${host}`).hostname;
  } catch {
    return false;
  }
  if (name.startsWith('[') || isIP(name) !== 0 || ownNames().includes(name)) return true;
  return named.some((origin) => URL.canParse(origin) && new URL(origin).hostname === name);
}

import { isIP } from 'node:net';
import { ownNames } from '../ops/addresses.ts';

/**
 * Whether a request comes from a page of this server: its origin equals the requested address, or one named by the
 * operator. Programs other than browsers send no origin, and no cookies.
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
 * Whether a request was meant for this server. A foreign site can point its own name at a local address and then look
 * like a page of this server (DNS rebinding). `Host` reveals it: the name is neither this machine's nor one configured
 * by the operator. Other local names could be anybody's. A numeric address always refers to itself, even with a
 * container or a forwarded port behind it.
 * @param host the header's value, with port
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

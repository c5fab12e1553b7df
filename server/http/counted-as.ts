import { isIPv6 } from 'node:net';

/**
 * The rate-limit key of an address: for IPv6 the first 64 bits, since one client usually has a whole /64 (RFC 4291). An
 * IPv4-mapped IPv6 address counts as its IPv4 address.
 */
export function countedAs(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped !== null) return mapped[1];
  const [address] = ip.split('%', 1);
  if (!isIPv6(address)) return ip;
  // Canonical form as in a URL: no leading zeros, no dotted end.
  const [head, tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::', 2);
  const first = head === '' ? [] : head.split(':');
  const last = tail === '' ? [] : tail.split(':');
  const gap = Array.from({ length: 8 - first.length - last.length }, () => '0');
  return `${[...first, ...gap, ...last].slice(0, 4).join(':')}::/64`;
}

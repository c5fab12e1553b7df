import { isIPv6 } from 'node:net';

/**
 * What the requests of an address are counted under: of IPv6 the first 64 bits, since whoever has one address there has all
 * that begin so (RFC 4291). An IPv4 address in the clothes of IPv6 is that IPv4 address.
 */
export function countedAs(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped !== null) return mapped[1];
  const [address] = ip.split('%', 1);
  if (!isIPv6(address)) return ip;
  // As a URL has it: no zeros in front, and no dotted end.
  const [head, tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::', 2);
  const first = head === '' ? [] : head.split(':');
  const last = tail === '' ? [] : tail.split(':');
  const gap = Array.from({ length: 8 - first.length - last.length }, () => '0');
  return `${[...first, ...gap, ...last].slice(0, 4).join(':')}::/64`;
}

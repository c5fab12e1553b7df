import type { FastifyRequest } from 'fastify';

/** Where a passkey is made and used: what it signs names both. */
export interface PasskeySite {
  /** Of the page, such as `https://play.example.org`. */
  readonly origin: string;
  /** The host's name, without its port: the relying party of WebAuthn. */
  readonly host: string;
}

/**
 * The site of a request whose origin is known to be the server's own; null where browsers have no passkeys: without HTTPS
 * anywhere but on this machine, and at addresses that are numbers (WebAuthn, section 5.1.3: an effective domain).
 */
export function passkeySite(request: FastifyRequest): PasskeySite | null {
  // A browser says from which page it asks; behind a proxy that ends TLS only the page knows that it was secure.
  const given = request.headers.origin ?? `${request.protocol}://${request.host}`;
  let url: URL;
  try {
    url = new URL(given);
  } catch {
    return null;
  }
  const { hostname, protocol, origin } = url;
  const isHere = hostname === 'localhost' || hostname.endsWith('.localhost');
  const isNumber = hostname.startsWith('[') || /^[\d.]+$/.test(hostname);
  const isSecure = protocol === 'https:' || (protocol === 'http:' && isHere);
  return isSecure && !isNumber ? { origin, host: hostname } : null;
}

import type { FastifyRequest } from 'fastify';

/** The site of a passkey; signatures include both parts. */
export interface PasskeySite {
  /** Of the page, such as `https://play.example.org`. */
  readonly origin: string;
  /** The host's name, without its port: the relying party of WebAuthn. */
  readonly host: string;
}

/**
 * The site of a request whose origin is the server's own. Null where browsers offer no passkeys: without HTTPS except
 * on localhost, and at numeric addresses (WebAuthn, section 5.1.3: an effective domain).
 */
export function passkeySite(request: FastifyRequest): PasskeySite | null {
  // The browser sends its page's origin; behind a TLS-terminating proxy only that shows that the page was secure.
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

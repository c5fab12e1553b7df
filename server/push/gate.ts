import { lookup } from 'node:dns';
import { lookup as lookUp } from 'node:dns/promises';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './address.ts';

/** Milliseconds to wait for a push service. */
const PATIENCE = 10_000;

/** A request to a push service (RFC 8030): the body is encrypted for the browser alone (RFC 8291). */
export interface PushRequest {
  readonly endpoint: string;
  readonly headers: { readonly [name: string]: string | number };
  readonly body: Buffer;
}

/** The server's only way out, to push services. */
export interface PushGate {
  /** Whether this may be a browser's endpoint. */
  mayBeEndpoint(endpoint: string): Promise<boolean>;
  /** Sends a message; returns the status of the answer. @throws if nobody answers, or the address is not public */
  send(message: PushRequest): Promise<number>;
}

/**
 * Endpoints come from outside and make the server send requests, so they are restricted: HTTPS on its own port, to a
 * name with public addresses. The addresses are checked again when connecting, since a name may resolve differently by
 * then; redirects are not followed.
 */
export const internet: PushGate = {
  async mayBeEndpoint(endpoint) {
    const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
    if (url === null || !isWebName(url)) return false;
    try {
      const found = await lookUp(url.hostname, { all: true });
      return found.every(({ address }) => isPublicAddress(address));
    } catch {
      return false;
    }
  },

  send({ endpoint, headers, body }) {
    const url = new URL(endpoint);
    if (!isWebName(url)) return Promise.reject(new Error('This is no endpoint of a push service.'));
    return new Promise((resolve, reject) => {
      const sent = request(url, { method: 'POST', headers, lookup: publicLookup, timeout: PATIENCE }, (response) => {
        // The body of the answer is not needed.
        response.destroy();
        resolve(response.statusCode ?? 0);
      });
      sent.on('timeout', () => sent.destroy(new Error('The push service does not answer.')));
      sent.on('error', reject);
      sent.end(body);
    });
  },
};

function isWebName({ protocol, hostname, port, username, password }: URL): boolean {
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === '';
  return isPlain && hostname.includes('.') && !hostname.startsWith('[') && isIP(hostname) === 0;
}

/** Like `dns.lookup`, for public addresses only. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error !== null) return done(error, '', 0);
    const open = found.filter(({ address }) => isPublicAddress(address));
    if (open.length === 0) return done(new Error(`${hostname} leads to no public address.`), '', 0);
    if (options.all === true) return done(null, open);
    return done(null, open[0].address, open[0].family);
  });
};

import { lookup } from 'node:dns';
import { lookup as lookUp } from 'node:dns/promises';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './address.ts';

/** Milliseconds to wait for a push service. */
const PATIENCE = 10_000;

/** What a push service is sent (RFC 8030): the body is encrypted for the browser alone (RFC 8291). */
export interface PushRequest {
  readonly endpoint: string;
  readonly headers: { readonly [name: string]: string | number };
  readonly body: Buffer;
}

/** The way out of the server, to push services alone. */
export interface PushGate {
  /** Whether this may be the endpoint of a browser. */
  mayBeEndpoint(endpoint: string): Promise<boolean>;
  /** Sends a message; the status of the answer. @throws where nobody answers, or it leads to no public address */
  send(message: PushRequest): Promise<number>;
}

/**
 * Endpoints come from outside, and whoever names one has the server send something there: HTTPS on its own port, to a
 * name that leads to public addresses. That is looked at again when the connection is made, with the addresses to which it
 * is made, since a name may lead elsewhere by then; redirections are not followed.
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
        // What it says besides is of no use here.
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

/** As `dns.lookup`, of public addresses alone. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error !== null) return done(error, '', 0);
    const open = found.filter(({ address }) => isPublicAddress(address));
    if (open.length === 0) return done(new Error(`${hostname} leads to no public address.`), '', 0);
    if (options.all === true) return done(null, open);
    return done(null, open[0].address, open[0].family);
  });
};

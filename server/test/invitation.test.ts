import { isIP } from 'node:net';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { sharedOrigin } from '../http/invitation.ts';
import { addressesOf } from '../ops/addresses.ts';

const at = (host: string, environment: { readonly [name: string]: string } = {}) =>
  sharedOrigin({ protocol: 'http', host }, { config: readConfig(environment, 2) });

describe('the origin of an invitation', () => {
  it('is that of the request, wherever others can ask so, too', () => {
    for (const host of ['192.0.2.7:8350', 'play.example.org', 'attic.local:8350'])
      expect(at(host)).toBe(`http://${host}`);
  });

  it('is the address on the local network, where the request names the machine only to itself', () => {
    const network = addressesOf('0.0.0.0', 8350).network.at(0);
    const shared = new URL(at('localhost:8350'));
    // A machine without a network has only itself.
    expect(shared.origin).toBe(network === undefined ? 'http://localhost:8350' : new URL(network).origin);
    if (network !== undefined) expect(isIP(shared.hostname)).toBe(4);
    expect(at('127.0.0.1:8350')).toBe(network === undefined ? 'http://127.0.0.1:8350' : shared.origin);
  });

  it('stays where the server listens to itself alone, or behind a proxy', () => {
    expect(at('localhost:8350', { HOST: '127.0.0.1' })).toBe('http://localhost:8350');
    expect(at('localhost', { MARCHLANDS_PROXY: '1' })).toBe('http://localhost');
  });
});

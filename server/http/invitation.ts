import type { FastifyReply, FastifyRequest } from 'fastify';
import QRCode from 'qrcode';
import { addressesOf } from '../ops/addresses.ts';
import type { Context } from './context.ts';

/** Names under which a machine reaches only itself. */
const LOCAL: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The origin under which others reach what was asked for: that of the request, unless it names the machine only to itself;
 * then the machine's first address on the local network, where the server listens there. Behind a proxy the request's
 * stays: addresses within are nothing to those outside.
 */
export function sharedOrigin(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  { config }: Pick<Context, 'config'>,
): string {
  const origin = `${protocol}://${host}`;
  if (config.isBehindProxy || !URL.canParse(origin)) return origin;
  const { hostname, port } = new URL(origin);
  if (!LOCAL.includes(hostname)) return origin;
  const network = addressesOf(config.host, Number(port) || 80).network.at(0);
  return network === undefined ? origin : new URL(network).origin;
}

/** Answers with an address of the page as a QR code that a phone can open. */
export async function sendCode(reply: FastifyReply, context: Pick<Context, 'config'>, path: string): Promise<unknown> {
  const address = `${sharedOrigin(reply.request, context)}${path}`;
  return reply.type('image/svg+xml').send(await QRCode.toString(address, { type: 'svg', margin: 2 }));
}

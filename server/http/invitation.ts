import type { FastifyReply, FastifyRequest } from 'fastify';
import QRCode from 'qrcode';
import { addressesOf } from '../ops/addresses.ts';
import type { Context } from './context.ts';

/** Loopback names. */
const LOCAL: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The origin for invitations: the request's own, unless it is a loopback name; then the machine's first local-network
 * address, if the server listens there. Behind a proxy the request's origin stays, since internal addresses are useless
 * outside.
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

/** Answers with a page address as a QR code. */
export async function sendCode(reply: FastifyReply, context: Pick<Context, 'config'>, path: string): Promise<unknown> {
  const address = `${sharedOrigin(reply.request, context)}${path}`;
  return reply.type('image/svg+xml').send(await QRCode.toString(address, { type: 'svg', margin: 2 }));
}

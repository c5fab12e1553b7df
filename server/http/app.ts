import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import websocket from '@fastify/websocket';
import { echo, MOST_ECHOED } from '@marchlands/core/result.ts';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { ServerMeters } from '../ops/meters.ts';
import { StoreError } from '../store/store-error.ts';
import { refuse } from '../table/refusal.ts';
import { codeRoutes } from './codes.ts';
import { limitConnections } from './connections.ts';
import type { Context } from './context.ts';
import { eventRoutes, openEventRoutes } from './events.ts';
import { gatheringRoutes } from './gathering.ts';
import { onlyForGuests } from './guest.ts';
import { guestRoutes, nameRoute } from './guests.ts';
import { lobbyRoutes } from './lobby.ts';
import { lookingRoutes } from './looking.ts';
import { openingRoutes } from './opening.ts';
import { operationRoutes } from './operations.ts';
import { isOwnHost, isOwnOrigin } from './origin.ts';
import { inlineScripts, pageRoutes } from './page.ts';
import { passkeyRoutes } from './passkeys.ts';
import { pushKeyRoute, pushRoutes } from './push.ts';
import { recordRoute } from './record.ts';
import { reportRoute } from './reports.ts';
import { sendRefusal } from './send-refusal.ts';
import { ownKeyRoute, signInRoutes } from './sign-in.ts';
import { MOST_BYTES, socketRoute } from './socket.ts';

/** Methods without side effects: other sites may send them, but cannot read the answers. */
const READING: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

const FOR_EVERYBODY = [nameRoute, signInRoutes, pushKeyRoute, lobbyRoutes, lookingRoutes, openEventRoutes];
const FOR_GUESTS = [
  guestRoutes,
  passkeyRoutes,
  ownKeyRoute,
  pushRoutes,
  openingRoutes,
  gatheringRoutes,
  eventRoutes,
  codeRoutes,
  recordRoute,
  reportRoute,
];

/** Parts of the server besides the context of its routes. */
export interface AppPlan {
  readonly context: Context;
  readonly meters: ServerMeters;
  readonly logger: FastifyBaseLogger;
  /** Key for signing guest cookies. */
  readonly cookieKey: string;
  /** The built page's folder; null serves no page. */
  readonly pageFolder: string | null;
}

/** The server's routes, ready to listen. */
export async function createApp({ context, meters, logger, cookieKey, pageFolder }: AppPlan): Promise<FastifyInstance> {
  const { config } = context;
  const app = Fastify({
    loggerInstance: logger,
    // One hop: anything the client writes into the header comes before the proxy's own entry.
    trustProxy: config.isBehindProxy ? (_address: string, hop: number) => hop === 0 : false,
    bodyLimit: MOST_BYTES,
    // Limits how long a slow sender or reader can hold a connection.
    requestTimeout: config.limits.patience,
    connectionTimeout: 4 * config.limits.patience,
    http: {
      headersTimeout: config.limits.patience,
      connectionsCheckingInterval: Math.ceil(config.limits.patience / 5),
    },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
  });

  // Behind a proxy all connections come from the proxy.
  if (!config.isBehindProxy) limitConnections(app.server, config.limits.connections);

  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Only the page's own inline script may run, identified by its hash.
        scriptSrc: ["'self'", ...inlineScripts(pageFolder)],
        scriptSrcAttr: ["'none'"],
        // Boards position pieces with style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // A local network usually has no HTTPS, so a proxy that has it must send this header itself.
    strictTransportSecurity: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
  });
  await app.register(cookie, { secret: cookieKey });
  // Set here, not only on guest routes: elsewhere it must be null, not missing.
  app.decorateRequest('guest', null);
  await app.register(websocket, { options: { maxPayload: MOST_BYTES, perMessageDeflate: false } });
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Marchlands',
        description: 'Tables online. docs/protocol.md describes the messages of a table\u2019s socket.',
        version: '1',
      },
    },
  });

  // Answers are current and often private to a guest, so they are not cached; the page's files override this.
  app.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!isOwnHost(request.headers.host, config.origins)) return sendRefusal(reply, refuse('host.unknown').problem);
  });
  app.addHook('onRequest', async (request, reply) => {
    if (READING.includes(request.method)) return;
    if (isOwnOrigin(request.headers.origin, request.headers.host, config.origins)) return;
    await sendRefusal(reply, refuse('origin.forged').problem);
  });

  answerErrors(app);

  // Rate limits apply to these routes, however their address is spelled. The page's many small files are free.
  await app.register(async (limited) => {
    await limited.register(rateLimit, {
      max: config.limits.requests,
      timeWindow: '1 minute',
      errorResponseBuilder: () =>
        Object.assign(new Error(refuse('limit.rate').problem.message), { statusCode: 429, code: 'limit.rate' }),
    });
    for (const routes of FOR_EVERYBODY) routes(limited, context);
    await limited.register(async (guests) => {
      onlyForGuests(guests, context.store);
      for (const routes of FOR_GUESTS) routes(guests, context);
    });
    operationRoutes(limited, context, meters);
    await limited.register(async (inner) => socketRoute(inner, context));
    limited.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
    await limited.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: true,
      transformStaticCSP: (policy) =>
        policy
          .replace("font-src 'self' https: data:", "font-src 'self'")
          .replace("style-src 'self' https:", "style-src 'self'")
          .replace("img-src 'self' data: validator.swagger.io", "img-src 'self' data:")
          .replace('upgrade-insecure-requests;', ''),
    });
    limited.all('/api/*', { schema: { hide: true } }, async (_, reply) =>
      sendRefusal(reply, refuse('route.unknown').problem),
    );
  });
  await pageRoutes(app, pageFolder);
  return app;
}

/** Answers every error as a refusal, without internal details. */
function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number; validation?: unknown; code?: string }, request, reply) => {
    if (error instanceof StoreError) {
      request.log.error({ error: error.message, url: request.routeOptions.url }, 'The store failed');
      return sendRefusal(reply, refuse('store.down').problem);
    }
    const status = error.statusCode ?? 500;
    if (error.validation !== undefined)
      return sendRefusal(reply, { code: 'message.form', message: `${echo(error.message, MOST_ECHOED)}.` });
    if (status === 413) return sendRefusal(reply, refuse('message.size').problem);
    if (status === 429) return sendRefusal(reply, refuse('limit.rate').problem);
    if (status < 500)
      return reply.code(status).send({ code: 'message.form', message: echo(error.message, MOST_ECHOED) });
    request.log.error({ error: error.message, url: request.routeOptions.url }, 'A request failed');
    return sendRefusal(reply, refuse('server.fault').problem);
  });
}

import { createHash, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { ok, type Result } from '@marchlands/core/result.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerMeters } from '../ops/meters.ts';
import { refuse } from '../table/refusal.ts';
import type { Context } from './context.ts';
import { TABLE_ID } from './schemas.ts';
import { sendRefusal } from './send-refusal.ts';

/** Most abuse reports on the admin page. */
const MOST_REPORTS = 200;

/** The files of the admin page, with their content types. */
const ADMIN_FILES = [
  ['admin.html', 'text/html; charset=utf-8'],
  ['admin.css', 'text/css; charset=utf-8'],
  ['admin.js', 'text/javascript; charset=utf-8'],
] as const;

/** How long a store check is cached, in milliseconds. */
const CHECK_TIME = 500;

/** Routes for the operator: health, metrics, and the data of the admin page. */
export function operationRoutes(
  app: FastifyInstance,
  { store, keeper, time, config, purses }: Context,
  meters: ServerMeters,
): void {
  const typed = app.withTypeProvider<TypeBoxTypeProvider>();

  /** Whether a request has the admin token; a wrong token counts as a guess. */
  async function admitted(request: FastifyRequest): Promise<Result<void>> {
    const { adminToken } = config;
    const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (adminToken === null || given === undefined) return refuse('admin.token');
    const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
    return purses.guess('admin', request.ip, async () =>
      timingSafeEqual(digest(given), digest(adminToken)) ? ok(undefined) : refuse('admin.token'),
    );
  }

  /** Whether the store is writable; shared by concurrent requests, since it costs a write. */
  let checked: Promise<boolean> = Promise.resolve(true);
  let checkedAt = Number.NEGATIVE_INFINITY;
  app.get(
    '/healthz',
    { config: { rateLimit: false }, schema: { tags: ['operation'], summary: 'Whether the store can be written to.' } },
    async (_, reply) => {
      if (performance.now() - checkedAt > CHECK_TIME) {
        checkedAt = performance.now();
        checked = store.check().then(
          () => true,
          () => false,
        );
      }
      return (await checked)
        ? reply.send({ status: 'ok' })
        : reply.code(503).send({ status: 'the store cannot be written to' });
    },
  );

  app.get(
    '/metrics',
    {
      config: { rateLimit: false },
      schema: { tags: ['operation'], summary: 'Metrics for Prometheus; with the admin token.' },
    },
    async (request, reply) => {
      const admin = await admitted(request);
      if (!admin.ok) return sendRefusal(reply, admin.problem);
      return reply.type(meters.registry.contentType).send(await meters.registry.metrics());
    },
  );

  app.get(
    '/api/admin',
    {
      schema: {
        tags: ['operation'],
        summary: 'Tables, connections, slow commands, damage, reports of abuse; with the admin token.',
      },
    },
    async (request, reply) => {
      const admin = await admitted(request);
      if (!admin.ok) return sendRefusal(reply, admin.problem);
      const reports = await store.moderation.reports(MOST_REPORTS);
      const lines = await Promise.all(reports.map(({ table, channel, seq }) => store.chats.line(table, channel, seq)));
      return reply.send({
        now: time.now(),
        tables: await store.lists.countByStatus(),
        here: keeper.size,
        lab: await store.lists.labOrders(),
        slow: meters.slow,
        damaged: store.damages.list,
        reports: reports.map((report, i) => ({ ...report, line: lines[i] })),
      });
    },
  );

  for (const [path, type] of ADMIN_FILES) {
    const file = readFileSync(new URL(`admin/${path}`, import.meta.url));
    const url = path === 'admin.html' ? '/admin' : `/admin/${path}`;
    app.get(url, { schema: { hide: true } }, async (_, reply) => reply.type(type).send(file));
  }

  typed.delete(
    '/api/admin/tables/:id',
    {
      schema: {
        tags: ['operation'],
        summary: 'Remove a table with all its data; with the admin token.',
        params: TABLE_ID,
      },
    },
    async (request, reply) => {
      const admin = await admitted(request);
      if (!admin.ok) return sendRefusal(reply, admin.problem);
      const removed = await keeper.remove(request.params.id);
      return removed.ok ? reply.send({}) : sendRefusal(reply, removed.problem);
    },
  );
}

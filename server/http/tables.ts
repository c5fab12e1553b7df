import { randomInt, randomUUID } from 'node:crypto';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { levelsOf } from '@marchlands/bots/levels.ts';
import { MOST_DEAL } from '@marchlands/core/match/dice-numbered.ts';
import { formatRecord } from '@marchlands/core/match/record-format.ts';
import { ok, type Result } from '@marchlands/core/result.ts';
import { SPECTATOR } from '@marchlands/core/seat.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import QRCode from 'qrcode';
import type { Static } from 'typebox';
import { Round } from '../keeper/round.ts';
import { hashSecret, newSecret } from '../keeper/secrets.ts';
import { ladderOf } from '../ratings/ladder.ts';
import type { Person, Plan } from '../table/change.ts';
import type { Command } from '../table/command.ts';
import { shownEntries } from '../table/look.ts';
import { refuse } from '../table/refusal.ts';
import { withCards } from './cards.ts';
import { type Context, dearOf, guestOf, payerOf, sendRefusal } from './context.ts';
import { inOrder, openlyListed } from './listed.ts';
import type { Passwords } from './password.ts';
import { ANSWERS, CODE, PLAN, QUICK, RECORD, REPORT, SEAT, SEAT_BOT, SEAT_KEY, SIT, TABLE_ID } from './schemas.ts';
import type { Payer } from './turns.ts';

/** Letters of a code that somebody types: none that looks like another. */
const CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** Milliseconds for which a code is good. */
const CODE_TIME = 10 * 60_000;
/** Public tables that the lobby lists, and lines of a ladder. */
const MOST_LISTED = 200;

function newCode(): string {
  return Array.from({ length: 8 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
}

/** Whether a password is the table's; a table without one takes any. */
export async function passes(
  passwords: Passwords,
  kept: string | null,
  given: string | undefined,
  payer: Payer,
): Promise<Result<void>> {
  if (kept === null) return ok(undefined);
  if (given === undefined) return refuse('table.password');
  const isTheirs = await passwords.matches(given, kept, payer);
  if (!isTheirs.ok) return isTheirs;
  return isTheirs.value ? ok(undefined) : refuse('table.password');
}

/** Routes of the lobby and of tables where people gather. */
export function tableRoutes(app: FastifyInstance, context: Context): void {
  const { store, keeper, time, loadGame, games, config, purses, passwords } = context;
  const dear = dearOf(config);
  const typed = app.withTypeProvider<TypeBoxTypeProvider>();
  const response = ANSWERS;

  /** @param payer who waits for the hash of the password */
  async function planOf(given: Static<typeof PLAN>, payer: Payer): Promise<Result<Plan>> {
    const game = await loadGame(given.game);
    if (!game.ok) return refuse('table.plan', game.problem.message);
    const { fill = null, password = null } = given;
    const kept = password === null ? ok(null) : await passwords.hash(password, payer);
    if (!kept.ok) return kept;
    return ok({
      game: given.game,
      seats: given.seats,
      options: given.options ?? {},
      clock: given.clock ?? null,
      standIn: given.standIn ?? standInOf(levelsOf(game.value).map(({ name }) => name)),
      spectators: given.spectators === undefined ? 0 : given.spectators,
      isRated: given.isRated ?? false,
      isPublic: given.isPublic ?? false,
      password: kept.value,
      deal: given.deal ?? null,
      fill: fill === null ? null : { at: time.now() + fill.after * 1000, level: fill.level },
    });
  }

  async function mayEnter(
    request: FastifyRequest,
    id: string,
    guest: string,
    kept: string | null,
    given: string | undefined,
  ): Promise<Result<void>> {
    const check = () => passes(passwords, kept, given, payerOf(request, id, guest));
    // Whoever shows no password guesses none.
    return given === undefined ? check() : purses.guess('table', request.ip, check);
  }

  /** Does something at a table for the guest of the request. */
  async function perform(reply: FastifyReply, id: string, command: Command): Promise<FastifyReply> {
    const done = await keeper.perform(id, command);
    return done.ok ? reply.send({}) : sendRefusal(reply, done.problem);
  }

  async function sit(id: string, person: Person, seat: number | null): Promise<Result<{ seat: number; key: string }>> {
    const key = newSecret();
    const done = await keeper.perform(id, { kind: 'sit', person, seat, key: hashSecret(key) });
    if (!done.ok) return done;
    const found = await keeper.look(id, ({ data }) =>
      data.seats.findIndex((one) => one.person?.guest === person.guest),
    );
    return found.ok ? ok({ seat: found.value, key }) : found;
  }

  typed.get('/api/games', { schema: { tags: ['lobby'], summary: 'What is played here.' } }, async (_, reply) => {
    const known = await Promise.all(
      games.map(async ({ id, title, seats }) => {
        const game = await loadGame(id);
        return { id, title, seats, levels: game.ok ? levelsOf(game.value).map(({ name }) => name) : [] };
      }),
    );
    return reply.send({ games: known });
  });

  typed.get('/api/lobby', { schema: { tags: ['lobby'], summary: 'Public tables.' } }, async (_, reply) => {
    const listed = withCards(await store.lists.openTables(MOST_LISTED, time.now()), store.damages);
    const tables = listed.map((table) => openlyListed(table, time.now()));
    return reply.send({ tables: inOrder(tables) });
  });

  typed.get(
    '/api/ladder/:id',
    {
      schema: { tags: ['lobby'], summary: 'The ladder of a game, from its rated matches.', params: TABLE_ID, response },
    },
    async (request, reply) => reply.send({ ladder: await ladderOf(store, request.params.id, MOST_LISTED, time.now()) }),
  );

  typed.post(
    '/api/tables',
    { config: dear, schema: { tags: ['lobby'], summary: 'Open a table.', body: PLAN, response } },
    async (request, reply) => {
      const guest = await guestOf(request, store);
      if (!guest.ok) return sendRefusal(reply, guest.problem);
      const plan = await planOf(request.body, payerOf(request, '', guest.value.id));
      if (!plan.ok) return sendRefusal(reply, plan.problem);
      const opened = await keeper.open(plan.value, { guest: guest.value.id, name: guest.value.name });
      return opened.ok ? reply.code(201).send({ id: opened.value }) : sendRefusal(reply, opened.problem);
    },
  );

  typed.post(
    '/api/quick',
    {
      config: dear,
      schema: {
        tags: ['lobby'],
        summary: 'Sit down at an open table for this game, or at a new one.',
        body: QUICK,
        response,
      },
    },
    async (request, reply) => {
      const guest = await guestOf(request, store);
      if (!guest.ok) return sendRefusal(reply, guest.problem);
      const person = { guest: guest.value.id, name: guest.value.name };
      const { game, seats, options = {}, fill = null } = request.body;
      const wanted = JSON.stringify(options);
      for (const { card, ...table } of withCards(
        await store.lists.openTables(MOST_LISTED, time.now()),
        store.damages,
      )) {
        const fits = table.game === game && table.status === 'gathering' && card.seats.length === seats;
        const isOpen = !card.hasPassword && card.seats.some(({ isFree }) => isFree);
        if (!fits || !isOpen || JSON.stringify(card.options) !== wanted) continue;
        const sat = await sit(table.id, person, null);
        if (!sat.ok) continue;
        await beginFull(table.id);
        return reply.send({ id: table.id, ...sat.value });
      }
      const plan = await planOf({ game, seats, options, isPublic: true, fill }, payerOf(request, '', guest.value.id));
      if (!plan.ok) return sendRefusal(reply, plan.problem);
      const opened = await keeper.open(plan.value, person);
      if (!opened.ok) return sendRefusal(reply, opened.problem);
      const sat = await sit(opened.value, person, null);
      if (!sat.ok) return sendRefusal(reply, sat.problem);
      await beginFull(opened.value);
      return reply.code(201).send({ id: opened.value, ...sat.value });
    },
  );

  /** A table of quick play begins when its last seat is taken. */
  async function beginFull(id: string): Promise<void> {
    const full = await keeper.look(id, ({ data }) =>
      data.seats.every(({ person, level }) => person !== null || level !== null) ? data.owner.guest : null,
    );
    if (full.ok && full.value !== null) await keeper.perform(id, { kind: 'begin', guest: full.value });
  }

  typed.get(
    '/api/tables/:id',
    { schema: { tags: ['table'], summary: 'A table, without its match.', params: TABLE_ID, response } },
    async (request, reply) => {
      const found = await keeper.look(request.params.id, (table, presence) =>
        new Round(table, presence, time.time).info(SPECTATOR),
      );
      return found.ok ? reply.send(found.value) : sendRefusal(reply, found.problem);
    },
  );

  typed.get(
    '/api/tables/:id/qr.svg',
    { schema: { tags: ['table'], summary: 'The address of a table as a QR code.', params: TABLE_ID } },
    async (request, reply) => {
      const address = `${request.protocol}://${request.host}/t/${request.params.id}`;
      return reply.type('image/svg+xml').send(await QRCode.toString(address, { type: 'svg', margin: 2 }));
    },
  );

  typed.post(
    '/api/tables/:id/sit',
    {
      config: dear,
      schema: {
        tags: ['table'],
        summary: 'Take a seat; the key that opens it is told once.',
        params: TABLE_ID,
        body: SIT,
        response,
      },
    },
    async (request, reply) => {
      const guest = await guestOf(request, store);
      if (!guest.ok) return sendRefusal(reply, guest.problem);
      const { id } = request.params;
      const kept = await keeper.look(id, ({ data }) => data.plan.password);
      if (!kept.ok) return sendRefusal(reply, kept.problem);
      const passed = await mayEnter(request, id, guest.value.id, kept.value, request.body.password);
      if (!passed.ok) return sendRefusal(reply, passed.problem);
      const sat = await sit(id, { guest: guest.value.id, name: guest.value.name }, request.body.seat ?? null);
      return sat.ok ? reply.send(sat.value) : sendRefusal(reply, sat.problem);
    },
  );

  typed.post(
    '/api/tables/:id/stand',
    {
      schema: {
        tags: ['table'],
        summary: 'Get up, or send somebody away, before the start.',
        params: TABLE_ID,
        body: SEAT,
        response,
      },
    },
    async (request, reply) => {
      const guest = await guestOf(request, store);
      if (!guest.ok) return sendRefusal(reply, guest.problem);
      return perform(reply, request.params.id, { kind: 'stand', guest: guest.value.id, seat: request.body.seat });
    },
  );

  typed.post(
    '/api/tables/:id/bot',
    {
      schema: {
        tags: ['table'],
        summary: 'Put a bot on a seat, or take it away.',
        params: TABLE_ID,
        body: SEAT_BOT,
        response,
      },
    },
    async (request, reply) => {
      const guest = await guestOf(request, store);
      if (!guest.ok) return sendRefusal(reply, guest.problem);
      const { seat, level } = request.body;
      return perform(reply, request.params.id, { kind: 'seatBot', guest: guest.value.id, seat, level });
    },
  );

  typed.put(
    '/api/tables/:id/plan',
    {
      schema: {
        tags: ['table'],
        summary: 'Change what is to be played, before the start.',
        params: TABLE_ID,
        body: PLAN,
        response,
      },
    },
    async (request, reply) => {
      const guest = await guestOf(request, store);
      if (!guest.ok) return sendRefusal(reply, guest.problem);
      const plan = await planOf(request.body, payerOf(request, request.params.id, guest.value.id));
      if (!plan.ok) return sendRefusal(reply, plan.problem);
      return perform(reply, request.params.id, { kind: 'plan', guest: guest.value.id, plan: plan.value });
    },
  );

  typed.post(
    '/api/tables/:id/begin',
    { schema: { tags: ['table'], summary: 'Begin the match.', params: TABLE_ID, response } },
    async (request, reply) => {
      const guest = await guestOf(request, store);
      if (!guest.ok) return sendRefusal(reply, guest.problem);
      return perform(reply, request.params.id, { kind: 'begin', guest: guest.value.id });
    },
  );

  typed.post(
    '/api/tables/:id/again',
    {
      config: dear,
      schema: { tags: ['table'], summary: 'The same people at a new table; its id.', params: TABLE_ID, response },
    },
    async (request, reply) => {
      const guest = await guestOf(request, store);
      if (!guest.ok) return sendRefusal(reply, guest.problem);
      const { id } = request.params;
      const found = await keeper.look(id, ({ data }) => data);
      if (!found.ok) return sendRefusal(reply, found.problem);
      const { again, plan, seats, status } = found.value;
      if (!seats.some(({ person }) => person?.guest === guest.value.id))
        return sendRefusal(reply, refuse('seat.spectator').problem);
      if (again !== null) return reply.send({ id: again });
      if (status !== 'over') return sendRefusal(reply, refuse('table.playing').problem);
      const kept = seats.map(({ person }) => (person === null || person.guest === '' ? null : person));
      const deal = plan.deal === null ? null : randomInt(1, MOST_DEAL + 1);
      const opened = await keeper.open(
        { ...plan, deal, fill: null },
        { guest: guest.value.id, name: guest.value.name },
        kept,
      );
      if (!opened.ok) return sendRefusal(reply, opened.problem);
      for (const [seat, { person, level }] of seats.entries()) {
        if (person === null)
          await keeper.perform(opened.value, { kind: 'seatBot', guest: guest.value.id, seat, level });
      }
      const done = await keeper.perform(id, { kind: 'again', table: opened.value });
      if (!done.ok) return sendRefusal(reply, done.problem);
      // Where two wanted it at once, both go to the table of the first.
      const meets = await keeper.look(id, ({ data }) => data.again);
      return meets.ok ? reply.send({ id: meets.value }) : sendRefusal(reply, meets.problem);
    },
  );

  typed.post(
    '/api/tables/:id/code',
    {
      config: dear,
      schema: {
        tags: ['table'],
        summary: 'A code that moves a seat to another device, good for ten minutes.',
        params: TABLE_ID,
        body: SEAT_KEY,
        response,
      },
    },
    async (request, reply) => {
      const guest = await guestOf(request, store);
      if (!guest.ok) return sendRefusal(reply, guest.problem);
      const { seat, key } = request.body;
      const may = await keeper.mayAct(request.params.id, seat, key, guest.value.id);
      if (!may.ok) return sendRefusal(reply, may.problem);
      const code = newCode();
      const now = time.now();
      const expires = now + CODE_TIME;
      await store.codes.keep(hashSecret(code), request.params.id, seat, expires, now);
      return reply.send({ code, expires });
    },
  );

  typed.post(
    '/api/codes',
    {
      config: dear,
      schema: { tags: ['table'], summary: 'Take a seat over to this device by its code.', body: CODE, response },
    },
    async (request, reply) => {
      const guest = await guestOf(request, store);
      if (!guest.ok) return sendRefusal(reply, guest.problem);
      const code = request.body.code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
      const taken = await purses.guess('table', request.ip, async () => {
        const led = await store.codes.take(hashSecret(code), time.now());
        return led === null ? refuse('seat.code') : ok(led);
      });
      if (!taken.ok) return sendRefusal(reply, taken.problem);
      const found = taken.value;
      const key = newSecret();
      const given = { hash: hashSecret(key), guest: guest.value.id };
      const done = await keeper.perform(found.table, { kind: 'key', seat: found.seat, key: given });
      return done.ok ? reply.send({ id: found.table, seat: found.seat, key }) : sendRefusal(reply, done.problem);
    },
  );

  typed.post(
    '/api/tables/:id/record',
    {
      config: dear,
      schema: {
        tags: ['table'],
        summary: 'The record of the match, as far as one may see it.',
        params: TABLE_ID,
        body: RECORD,
        response,
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { seat, key, password } = request.body;
      const guest = await guestOf(request, store);
      if (!guest.ok) return sendRefusal(reply, guest.problem);
      if (seat !== undefined) {
        const may = await keeper.mayAct(id, seat, key ?? '', guest.value.id);
        if (!may.ok) return sendRefusal(reply, may.problem);
      }
      const found = await keeper.look(id, ({ data }) => data);
      if (!found.ok) return sendRefusal(reply, found.problem);
      const { plan, status } = found.value;
      if (seat === undefined) {
        const passed = await mayEnter(request, id, guest.value.id, plan.password, password);
        if (!passed.ok) return sendRefusal(reply, passed.problem);
        const isBehind = shownEntries(found.value, SPECTATOR, time.now()) < found.value.entries;
        const mayWatch = !isBehind && (plan.spectators === 0 || status === 'over');
        if (!mayWatch) return sendRefusal(reply, refuse('table.spectators').problem);
      }
      const text = await keeper.look(id, ({ match }) =>
        match === null ? null : formatRecord(match, seat ?? SPECTATOR),
      );
      if (!text.ok) return sendRefusal(reply, text.problem);
      if (text.value === null) return sendRefusal(reply, refuse('table.gathering').problem);
      return reply.type('text/plain; charset=utf-8').send(text.value);
    },
  );

  typed.post(
    '/api/tables/:id/reports',
    {
      config: dear,
      schema: {
        tags: ['table'],
        summary: 'Report a line of chat to the operator.',
        params: TABLE_ID,
        body: REPORT,
        response,
      },
    },
    async (request, reply) => {
      const guest = await guestOf(request, store);
      if (!guest.ok) return sendRefusal(reply, guest.problem);
      const { id } = request.params;
      const { channel, seq, why } = request.body;
      const by = guest.value.id;
      const heard = await keeper.look(id, ({ data }) =>
        data.seats.some(({ keys }) => keys.some((key) => key.guest === by)),
      );
      if (!heard.ok) return sendRefusal(reply, heard.problem);
      // Whoever does not hear the players is not to find out how much they say.
      if (channel === 'players' && !heard.value) return sendRefusal(reply, refuse('chat.channel').problem);
      if ((await store.chats.line(id, channel, seq)) === null)
        return sendRefusal(reply, refuse('table.unknown').problem);
      await store.moderation.report({ id: randomUUID(), table: id, channel, seq, by, why, at: time.now() });
      return reply.send({});
    },
  );
}

/** The bot that plays on where nothing else is wished: a quick one that is no fool. */
function standInOf(levels: readonly string[]): string {
  return levels.includes('greedy') ? 'greedy' : (levels.at(-1) ?? 'random');
}

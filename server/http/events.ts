import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { levelsOf } from '@marchlands/bots/levels.ts';
import { ok, type Result } from '@marchlands/core/result.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Static } from 'typebox';
import type { EventPlan } from '../events/event.ts';
import { eventInfo, listedEvents } from '../events/told.ts';
import { planProblem } from '../table/gathering.ts';
import { refuse } from '../table/refusal.ts';
import { type Context, dearOf } from './context.ts';
import { guestOf } from './guest.ts';
import { sendCode } from './invitation.ts';
import { MOST_LISTED } from './lobby.ts';
import { readName } from './names.ts';
import { standInOf } from './plan.ts';
import { ANSWERS, EVENT, HAVE, LEAVE, TABLE_ID } from './schemas.ts';
import { personOf } from './seating.ts';
import { sendRefusal } from './send-refusal.ts';

/** Factor on the request limit for looking at an event: a whole hall shares one address. */
const LOOKS = 10;
/** Default rounds of a Swiss event. */
const USUAL_ROUNDS = 5;
/** Default minutes of an arena. */
const USUAL_MINUTES = 60;

/** Public routes for looking at events. */
export function openEventRoutes(app: FastifyInstance, context: Context): void {
  const { store, events, config } = context;
  const typed = app.withTypeProvider<TypeBoxTypeProvider>();
  const response = ANSWERS;

  typed.get(
    '/api/events',
    { schema: { tags: ['event'], summary: 'Public events that are not over.', response } },
    async (_, reply) => {
      const open = await store.events.open(MOST_LISTED);
      return reply.send({ events: listedEvents(open, store.damages, '') });
    },
  );

  typed.get(
    '/api/events/:id',
    {
      config: { rateLimit: { max: LOOKS * config.limits.requests, timeWindow: '1 minute' } },
      schema: {
        tags: ['event'],
        summary: 'An event with its standings; only its version if the client has that one.',
        params: TABLE_ID,
        querystring: HAVE,
        response,
      },
    },
    async (request, reply) => {
      const found = await events.find(request.params.id);
      if (!found.ok) return sendRefusal(reply, found.problem);
      const { id, seq } = found.value;
      if (request.query.have === String(seq)) return reply.send({ id, seq });
      return reply.send(eventInfo(found.value));
    },
  );

  typed.get(
    '/api/events/:id/qr.svg',
    { schema: { tags: ['event'], summary: 'The address of an event as a QR code.', params: TABLE_ID } },
    async (request, reply) => sendCode(reply, context, `/e/${request.params.id}`),
  );
}

/** Routes for guests who create events and play in them. */
export function eventRoutes(app: FastifyInstance, context: Context): void {
  const { store, events, config } = context;
  const typed = app.withTypeProvider<TypeBoxTypeProvider>();
  const response = ANSWERS;

  async function answer(reply: FastifyReply, doing: Promise<Result<void>>): Promise<FastifyReply> {
    const done = await doing;
    return done.ok ? reply.send({}) : sendRefusal(reply, done.problem);
  }

  typed.get(
    '/api/guest/events',
    { schema: { tags: ['event'], summary: 'Events that the guest plays in or has made.', response } },
    async (request, reply) => {
      const { id: guest } = guestOf(request);
      const own = await store.events.of(guest, MOST_LISTED);
      return reply.send({ events: listedEvents(own, store.damages, guest) });
    },
  );

  typed.post(
    '/api/events',
    { config: dearOf(config), schema: { tags: ['event'], summary: 'Make an event.', body: EVENT, response } },
    async (request, reply) => {
      const plan = await eventPlanOf(context, request.body);
      if (!plan.ok) return sendRefusal(reply, plan.problem);
      const made = await events.make(plan.value, personOf(guestOf(request)));
      return made.ok ? reply.code(201).send({ id: made.value }) : sendRefusal(reply, made.problem);
    },
  );

  typed.post(
    '/api/events/:id/join',
    { schema: { tags: ['event'], summary: 'Join, or return.', params: TABLE_ID, response } },
    (request, reply) => answer(reply, events.join(request.params.id, personOf(guestOf(request)))),
  );

  typed.post(
    '/api/events/:id/leave',
    {
      schema: { tags: ['event'], summary: 'Leave, or remove a player.', params: TABLE_ID, body: LEAVE, response },
    },
    (request, reply) => {
      const { id } = guestOf(request);
      return answer(reply, events.leave(request.params.id, id, request.body.guest ?? id));
    },
  );

  typed.post(
    '/api/events/:id/begin',
    { schema: { tags: ['event'], summary: 'Begin with the players who have joined.', params: TABLE_ID, response } },
    (request, reply) => answer(reply, events.begin(request.params.id, guestOf(request).id)),
  );

  typed.post(
    '/api/events/:id/end',
    { schema: { tags: ['event'], summary: 'End it before its last round.', params: TABLE_ID, response } },
    (request, reply) => answer(reply, events.end(request.params.id, guestOf(request).id)),
  );
}

/** An event's plan: the creator's request with defaults filled in. */
async function eventPlanOf({ loadGame }: Context, given: Static<typeof EVENT>): Promise<Result<EventPlan>> {
  const name = readName(given.name);
  if (!name.ok) return name;
  const game = await loadGame(given.game);
  if (!game.ok) return refuse('event.plan', game.problem.message);
  if (given.form !== 'swiss' && given.seats !== 2)
    return refuse('event.plan', 'Only a Swiss event is played at tables of more than two.');
  const { seats, options = {}, clock, arrive, isRated = false } = given;
  const standIn = given.standIn ?? standInOf(levelsOf(game.value).map((level) => level.name));
  const rest = { spectators: 0, isPublic: false, password: null, deal: null, fill: null };
  const wrong = planProblem(game.value, { game: given.game, seats, options, clock, standIn, isRated, ...rest });
  if (wrong !== null) return refuse('event.plan', wrong);
  return ok({
    name: name.value,
    form: given.form,
    rounds: given.rounds ?? USUAL_ROUNDS,
    minutes: given.minutes ?? USUAL_MINUTES,
    game: given.game,
    seats,
    options,
    clock,
    standIn,
    isWatched: given.isWatched ?? true,
    isRated,
    isPublic: given.isPublic ?? false,
    arrive,
    startAt: given.startAt ?? null,
  });
}
